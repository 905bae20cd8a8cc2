#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Makes the case to print, out of the sizes of its parts in boards/case_parts/."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, perform, start

PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument(
    "--to", type=Path, metavar="FOLDER", default=ROOT / "build" / "case", help="where the files go"
)
OPTIONS = start(PARSER, "case")

from tools.boards.declared import BoardError
from tools.enclosure.designs import about, prints
from tools.enclosure.files import files


def main(options: argparse.Namespace) -> int:
    options.to.mkdir(parents=True, exist_ok=True)
    for name, piece in prints():
        for file, data in files(name, piece).items():
            (options.to / file).write_bytes(data)
        print(about(name, piece))
    print(f"3MF and STL files are in {options.to}. Nobody has printed this case yet.")
    return 0


if __name__ == "__main__":
    perform(main, OPTIONS, BoardError, OSError)
