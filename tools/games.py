#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Collects finished games from the device and shows them: a table, files, a page with pictures."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.ledger.words import LANGUAGES
from tools.support.environment import ensure

EPILOG = """\
examples:
  python3 tools/games.py                    collect from the board that is plugged in, show all
  python3 tools/games.py --from FILE        take in lines that the page, or you, have saved
  python3 tools/games.py --html games.html  a page with pictures
  python3 tools/games.py --export csv       for a spreadsheet
  python3 tools/games.py --bgstats          the last game, for the BG Stats app

The games are in a file that you can read and mend; who is who is in people.toml beside it.
docs/games.md describes both.
"""


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options; ends the program at --help, and where they make no sense together."""
    command = argparse.ArgumentParser(
        description="Collect finished games from the device, and show them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = command.add_argument_group("where from")
    place = where.add_mutually_exclusive_group()
    place.add_argument("--port", metavar="NAME", help="the board's serial port, if it is not found")
    place.add_argument(
        "--from", metavar="FILE", type=Path, dest="lines", help="take in saved lines of games"
    )
    where.add_argument(
        "--book", metavar="DIR", type=Path, help="where to keep games (default: your data folder)"
    )
    what = command.add_argument_group("what to show, instead of a table")
    show = what.add_mutually_exclusive_group()
    show.add_argument("--export", choices=("csv", "json"), help="all games for another program")
    show.add_argument("--html", metavar="FILE", type=Path, help="write a page with pictures")
    what.add_argument(
        "--language", choices=LANGUAGES, help="of the page (default: yours, or English)"
    )
    show.add_argument(
        "--bgstats",
        metavar="GAME",
        nargs="?",
        const="last",
        help="the link for the BG Stats app, of the last game or of the one named",
    )
    return command.parse_args(arguments)


if __name__ == "__main__":
    OPTIONS = parse(sys.argv[1:])  # first of all: --help and a wrong one need nothing installed
    ensure("run")

    from tools.ledger.command import main

    sys.exit(main(OPTIONS))
