#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Makes the case to print, out of the sizes of its parts in boards/case_parts/."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, ensure

# The options are read first of all: --help and a wrong one need nothing installed.
PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument(
    "--to", type=Path, metavar="FOLDER", help="where the files go (build/case unless said)"
)
PARSER.add_argument(
    "--pictures", action="store_true", help="draw the pictures in docs/case anew instead"
)
OPTIONS = PARSER.parse_args()
ensure("case")

from tools.boards.declared import BoardError
from tools.enclosure.designs import about, prints
from tools.enclosure.pictures import ALBUM, FOLDER, picture
from tools.enclosure.table import on_the_table


def main(options: argparse.Namespace) -> int:
    try:
        if options.pictures:
            return draw(ROOT / FOLDER)
        return make(options.to or ROOT / "build" / "case")
    except BoardError as problem:
        print(problem, file=sys.stderr)
    except OSError as problem:
        print(f"{problem.filename} cannot be used: {problem.strerror}.", file=sys.stderr)
    return 1


def make(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for piece in prints():
        for name, data in piece.files().items():
            (folder / name).write_bytes(data)
        print(about(piece))
    print(f"3MF and STL files are in {folder}. Nobody has printed this case yet.")
    return 0


def draw(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ALBUM:
        (folder / f"{name}.webp").write_bytes(picture(name))
        print(f"{FOLDER}/{name}.webp is drawn.")
    (folder / "table.svg").write_text(on_the_table(), encoding="utf-8", newline="\n")
    print(f"{FOLDER}/table.svg is drawn.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(OPTIONS))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
