#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Puts the companion on a CircuitPython board: tests, builds, copies and verifies."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, ensure

EPILOG = """\
examples:
  python3 tools/flash.py                      the one board that is plugged in
  python3 tools/flash.py --dry-run            only show what would happen
  python3 tools/flash.py --all --skip-tests   every board that is plugged in, at once
  python3 tools/flash.py --watch --monitor    while you work on the code
  python3 tools/flash.py --build-only build/out --board pybadge

Your own files, settings.toml and saved games stay as they are; what is in the way of ours, such as
your code.py or a library of yours, is kept as code.py.bak. If the cable slips, run the command
again.

exit code: 0 done, 1 not copied whole, 2 wrong usage, 3 tests fail, 4 no usable board,
           5 not built, 6 too little space
"""


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options; ends the program at --help, and where they make no sense together."""
    command = argparse.ArgumentParser(
        description="Put the companion on a CircuitPython board: test, build, copy, verify.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = command.add_argument_group("which board")
    where.add_argument(
        "--board", metavar="ID", help="the board's id; overrides what the drive says"
    )
    where.add_argument("--drive", metavar="PATH", type=_drive, help="the drive, or any folder")
    where.add_argument("--all", action="store_true", help="every board found, one after the other")
    what = command.add_argument_group("what to build")
    what.add_argument("--no-mpy", action="store_true", help="ship source instead of compiled files")
    what.add_argument(
        "--mpy-cross", metavar="PATH", type=Path, help="compile with this one of CircuitPython's"
    )
    what.add_argument(
        "--build-only", metavar="DIR", type=Path, help="lay the drive out in a folder, and stop"
    )
    how = command.add_argument_group("how to flash")
    how.add_argument("--skip-tests", action="store_true", help="do not run the fast tests first")
    how.add_argument("--dry-run", action="store_true", help="show the plan and write nothing")
    how.add_argument("--watch", action="store_true", help="flash again whenever the code changes")
    how.add_argument("--monitor", action="store_true", help="follow the board's console afterwards")
    how.add_argument("--port", metavar="NAME", default="", help="the serial port for --monitor")
    options = command.parse_args(arguments)
    if options.drive and options.all:
        command.error("--drive names one board and --all takes every one: choose.")
    if options.monitor and options.all:
        command.error("--monitor follows one board, not --all.")
    if options.build_only and (options.drive or options.all or options.watch or options.monitor):
        command.error("--build-only touches no board.")
    return options


def _drive(text: str) -> Path:
    """A folder that may be written to: never one with sources in it, whose twins would go."""
    path = Path(text)
    place = path.resolve()
    inside = place.is_relative_to(ROOT) and not place.is_relative_to(ROOT / "build")
    if not text or inside or ROOT.is_relative_to(place) or (place / ".git").exists():
        raise argparse.ArgumentTypeError(f"{text!r} is not a drive, nor a folder to use as one")
    return path


if __name__ == "__main__":
    OPTIONS = parse(sys.argv[1:])  # first of all: --help and a wrong one need nothing installed
    ensure("run")

    from tools.drive.flash import main

    sys.exit(main(OPTIONS))
