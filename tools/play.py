#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Plays the companion on this computer: the real firmware, and a page that is the device."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.boards.board import board_ids
from tools.page import FIRST
from tools.support.environment import ensure
from tools.support.firmware import languages

PORT = 5220
EPILOG = """\
examples:
  python3 tools/play.py                       the Pico build, in your browser
  python3 tools/play.py --board pygamer       another board
  python3 tools/play.py --lan                 on the phone in the middle of the table
  python3 tools/play.py --build-only site     the files, for any web space
  python3 tools/play.py --script game.txt --shots pictures
"""


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options; ends the program at --help, and where they make no sense together."""
    layout = argparse.RawDescriptionHelpFormatter
    command = argparse.ArgumentParser(description=__doc__, epilog=EPILOG, formatter_class=layout)
    command.add_argument(
        "--board",
        metavar="ID",
        default=FIRST,
        help=f"one of {', '.join(board_ids())} (default: {FIRST})",
    )
    command.add_argument(
        "--language", choices=languages(), default="", help="start in this language"
    )
    command.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0: any free one")
    command.add_argument("--lan", action="store_true", help="let phones in this network play too")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.add_argument(
        "--build-only", metavar="DIR", type=Path, help="only write the page's files there"
    )
    command.add_argument("--script", metavar="FILE", type=Path, help="play these presses, unseen")
    command.add_argument("--shots", metavar="DIR", type=Path, help="where the script's pictures go")
    options = command.parse_args(arguments)
    if bool(options.script) != bool(options.shots):
        command.error("--script and --shots go together.")
    return options


if __name__ == "__main__":
    OPTIONS = parse(sys.argv[1:])  # first of all: --help and a wrong one need nothing installed
    ensure("play")

    from tools.page.command import main

    sys.exit(main(OPTIONS))
