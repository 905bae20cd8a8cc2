#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Draws every screen in each language and size into host_tests/gallery/."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, ensure

ensure("check")

import argparse

from host_tests.support.contact_sheets import sheets

PICTURES = ROOT / "host_tests" / "gallery"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=PICTURES, help="another folder")
    parser.add_argument("--only", default="", metavar="TEXT", help="sheets with this in the name")
    options = parser.parse_args()
    chosen = [(name, make) for name, make in sheets() if options.only in name]
    if not chosen:
        sys.exit(f"No sheet has '{options.only}' in its name.")
    try:
        options.into.mkdir(parents=True, exist_ok=True)
        for name, make in chosen:
            make().save(options.into / name, optimize=True)
            print(options.into / name)
    except OSError as problem:
        sys.exit(f"{options.into} cannot be written: {problem.strerror or problem}.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
