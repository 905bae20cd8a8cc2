#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Makes what is generated in the documents: the board table, wiring, sheets and pictures."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, ensure, perform, start

PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument("--check", action="store_true", help="write nothing; say what is out of date")
PARSER.add_argument(
    "--quick", action="store_true", help="leave out the pictures, which take a minute"
)
OPTIONS = start(PARSER, "play")
if not OPTIONS.quick:
    ensure("case")

from tools.boards.declared import BoardError
from tools.documents import pages
from tools.drive.compiler import BuildError
from tools.machine.runner import MachineError


def main(options: argparse.Namespace) -> int:
    check = options.check
    made = dict(pages.drawn_pages())
    if not options.quick:
        made |= pages.picture_pages()
    changes = [(path, "is out of date", "is made anew") for path in pages.stale(made)]
    changes += [(path, "is left over", "is removed") for path in pages.left_over(made)]
    for path, found, done in changes:
        print(f"{path} {found if check else done}.")
        if not check and path in made:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_bytes(made[path])
        elif not check:
            (ROOT / path).unlink()
    if not changes:
        print(f"All {len(made)} documents are up to date.")
    elif check:
        print("Run python3 tools/docs.py to bring them up to date.")
    return 1 if check and changes else 0


if __name__ == "__main__":
    perform(main, OPTIONS, pages.PageError, BoardError, BuildError, MachineError, OSError)
