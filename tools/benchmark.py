#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Measures what has a budget and prints the table; exit code 1 when a budget is broken."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import SetupError, perform, start

PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument("--only", metavar="TEXT", default="", help="only rows with this in them")
OPTIONS = start(PARSER, "check")

from tools.benchmarks import engine, page, spin

KIB = 1024


class Row(NamedTuple):
    """What is measured, and the budget it has to keep; the function itself says how.

    Times of this machine are worth nothing tomorrow: a row gives the ratio of two times of one run.
    """

    measure: Callable[[], float]
    what: str
    at_most: float
    unit: str
    aim: float = 0


ROWS = (
    Row(page.drive_bytes, "the Pico's drive tree, libraries included", 200 * KIB, "bytes"),
    Row(
        engine.heap_played,
        "heap of the play path, after a whole five-player game",
        12 * KIB,
        "bytes",
        aim=9 * KIB,
    ),
    Row(engine.saved_game, "a saved five-player game", 256, "bytes"),
    Row(engine.towers_growth, "best_towers(12), twice as wide and high", 8, "times as long"),
    Row(page.first_screen, "from an empty cache to the first screen in the page", 1000, "ms"),
    Row(page.weight, "the page for the first board, compressed", 450 * KIB, "bytes"),
    Row(page.longest, "the longest new screen, long names against none", 1.5, "times"),
    Row(spin.frame_allocation, "heap allocated by one frame of the spin", 0, "bytes"),
    Row(
        spin.frame_time,
        "time of one spin frame against LED_Animation's Comet",
        1.0,
        "times",
        aim=0.5,
    ),
)


def measured(row: Row) -> tuple[str, str]:
    """The figure, or why there is none, and the verdict."""
    try:
        figure = row.measure()
    except SetupError as reason:
        return str(reason), "not here"
    except Exception as problem:
        return " ".join(f"{type(problem).__name__}: {problem}".split()), "FAILED"
    return f"{number(figure)} {row.unit}", "ok" if figure <= row.at_most else "BROKEN"


def number(value: float) -> str:
    """A figure as people write it: whole where it is whole, else three digits."""
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.3g}"


def main(options: argparse.Namespace) -> int:
    chosen = [row for row in ROWS if options.only.lower() in row.what.lower()]
    if not chosen:
        sys.exit(f"No row has '{options.only}' in its name.")
    broken = 0
    for row in chosen:
        figure, verdict = measured(row)
        broken += verdict in ("BROKEN", "FAILED")
        budget = f"<= {number(row.at_most)}" + (f", aim {number(row.aim)}" if row.aim else "")
        how = " ".join((row.measure.__doc__ or "").split())
        print(f"{row.what:<53}  {figure:<25}  {budget:<23}  {verdict:<8}  {how}", flush=True)
    if broken:
        print(f"\n{broken} of {len(chosen)} rows broke their budget or could not be measured.")
    return 1 if broken else 0


if __name__ == "__main__":
    perform(main, OPTIONS)
