#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Makes a zip for every board, to be dragged onto its drive by people without Python, and one
with the case to print."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, ensure, perform, start

PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument("--board", action="append", metavar="ID", help="only this board, no case")
PARSER.add_argument(
    "--into", type=Path, default=ROOT / "build" / "release", help="the folder for the zips"
)
OPTIONS = start(PARSER, "play")
if not OPTIONS.board:
    ensure("case")

from functools import cache

from tools.boards.board import board_ids, load
from tools.boards.declared import BoardError
from tools.bundle.contents import SUMS, archive, case_contents, contents, sums
from tools.drive.compiler import BuildError
from tools.page.site import site
from tools.support.firmware import version
from tools.support.visible import plural


def main(options: argparse.Namespace) -> int:
    try:
        say = cache(print)  # what is said of each board is read once
        boards = map(load, options.board or board_ids())
        files = {board.id: contents(board, say) for board in boards}
        if not options.board:
            files |= {"web": site(), "case": case_contents(version())}
        zips = {f"tipperary-{version()}-{name}.zip": archive(files[name]) for name in files}
        options.into.mkdir(parents=True, exist_ok=True)
        for name, data in zips.items():
            (options.into / name).write_bytes(data)
            print(f"{name}: {len(data):,} bytes")
        (options.into / SUMS).write_text(sums(zips), encoding="utf-8", newline="\n")
        print(f"{plural(len(zips), 'zip')} and {SUMS} are in {options.into}.")
    except (BoardError, BuildError) as problem:
        sys.exit(f"Not released: {problem}")
    except OSError as problem:
        sys.exit(f"{problem.filename} cannot be written: {problem.strerror}.")
    return 0


if __name__ == "__main__":
    perform(main, OPTIONS)
