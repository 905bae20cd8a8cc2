# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The options of tools/games.py. Of the standard library only: --help needs nothing installed."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.ledger.words import languages

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
    command = parser()
    options = command.parse_args(arguments)
    if options.port and options.lines:
        command.error("a board and a file are different places: choose one.")
    return options


def parser() -> argparse.ArgumentParser:
    command = argparse.ArgumentParser(
        prog="games.py",
        description="Collect finished games from the device, and show them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = command.add_argument_group("where from")
    where.add_argument("--port", metavar="NAME", help="the board's serial port, if it is not found")
    where.add_argument(
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
        "--language", choices=languages(), help="of the page (default: yours, or English)"
    )
    show.add_argument(
        "--bgstats",
        metavar="GAME",
        nargs="?",
        const="last",
        help="the link for the BG Stats app, of the last game or of the one named",
    )
    return command
