#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Measures what has a budget and prints the table; exit code 1 when a budget is broken."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ensure

# The options are read first of all: --help and a wrong one need nothing installed.
PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument("--only", metavar="TEXT", default="", help="only rows with this in them")
OPTIONS = PARSER.parse_args()
ensure("check")

import importlib
import pkgutil

from tools import benchmarks
from tools.benchmarks.rows import ROWS, NotHere, Row, number

HEAD = ("what", "figure", "budget", "", "how it was measured")


def line(row: Row) -> tuple[tuple[str, ...], bool]:
    """A row as it is printed, and whether all is well with it."""
    try:
        figure = row.measure()
    except NotHere as reason:
        return (row.what, "-", row.budget(), "not here", str(reason)), True
    except Exception as problem:
        reason_given = " ".join(f"{type(problem).__name__}: {problem}".split())
        return (row.what, "-", row.budget(), "FAILED", reason_given), False
    fine = row.keeps(figure)
    verdict = "BROKEN" if not fine else "" if row.budget() == "-" else "ok"
    return (row.what, f"{number(figure)} {row.unit}", row.budget(), verdict, row.how), fine


def print_table(lines: list[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for cells in lines:
        padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        print("  ".join(padded).rstrip())


def main(options: argparse.Namespace) -> int:
    for module in pkgutil.iter_modules(benchmarks.__path__):
        importlib.import_module(f"{benchmarks.__name__}.{module.name}")
    chosen = [row for row in ROWS if options.only.lower() in row.what.lower()]
    if not chosen:
        sys.exit(f"No row has '{options.only}' in its name.")
    measured = [line(row) for row in chosen]
    print_table([HEAD, *(cells for cells, _ in measured)])
    broken = sum(not fine for _, fine in measured)
    if broken:
        print(f"\n{broken} of {len(measured)} rows broke their budget or could not be measured.")
    return 1 if broken else 0


if __name__ == "__main__":
    try:
        sys.exit(main(OPTIONS))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
