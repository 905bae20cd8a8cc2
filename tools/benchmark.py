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

from tools.support.environment import ensure, perform

# The options are read first of all: --help and a wrong one need nothing installed.
PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument("--only", metavar="TEXT", default="", help="only rows with this in them")
OPTIONS = PARSER.parse_args()
ensure("check")

from tools.benchmarks import NotHere, engine, page, screens, spin

KIB = 1024


class Row(NamedTuple):
    """What is measured, and the budget it has to keep.

    Times of this machine are worth nothing tomorrow: a row gives the ratio of two times of one run.
    """

    what: str
    unit: str
    at_most: float
    measure: Callable[[], float]
    how: str
    aim: float | None = None


ROWS = (
    Row(
        "the Pico's drive tree, libraries included",
        "bytes",
        200 * KIB,
        page.drive_bytes,
        "every file that lies on the drive, manifest included",
    ),
    Row(
        "heap of the play path, after a whole five-player game",
        "bytes",
        12 * KIB,
        engine.heap_played,
        "engine_core as .mpy on the 32-bit VM, with the game and its journal alive and garbage "
        "collected; the store itself is nvm",
        aim=9 * KIB,
    ),
    Row(
        "a saved five-player game",
        "bytes",
        256,
        engine.saved_game,
        "len(game.log), all scores entered",
    ),
    Row(
        "best_towers(12), twice as wide and high",
        "times as long",
        8,
        engine.towers_growth,
        f"CPython, {engine.FULL:.0%} of {engine.SMALL} x {engine.SMALL} and of {engine.LARGE} x "
        f"{engine.LARGE} occupied, one run",
    ),
    Row(
        "from an empty cache to the first screen in the page",
        "ms",
        1000,
        page.first_screen,
        "the Pico in headless Chromium, less the time that an empty page takes there",
    ),
    Row(
        "the page for the first board, compressed",
        "bytes",
        450 * KIB,
        page.weight,
        "every file that it fetches for the Pico, each by gzip",
    ),
    Row(
        "the longest new screen, long names against none",
        "times",
        1.5,
        screens.longest,
        "the compiled drive in the machine, whole games of five in German; the best of "
        f"{screens.GAMES} for each screen",
    ),
    Row(
        "heap allocated by one frame of the spin",
        "bytes",
        0,
        spin.frame_allocation,
        "a step of the ring on the 32-bit VM, the most of 100",
    ),
    Row(
        "time of one spin frame against LED_Animation's Comet",
        "times",
        1.0,
        spin.frame_time,
        f"same VM, same 24 pixels, one run: best of {spin.ROUNDS} times {spin.FRAMES} frames, "
        "turn about",
        aim=0.5,
    ),
)


def measured(row: Row) -> tuple[str, str]:
    """The figure, or why there is none, and the verdict."""
    try:
        figure = row.measure()
    except NotHere as reason:
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
    verdicts = []
    for row in chosen:
        figure, verdict = measured(row)
        verdicts.append(verdict)
        budget = f"<= {number(row.at_most)}" + (f", aim {number(row.aim)}" if row.aim else "")
        print(f"{row.what:<53}  {figure:<25}  {budget:<23}  {verdict:<8}  {row.how}", flush=True)
    broken = sum(verdict in ("BROKEN", "FAILED") for verdict in verdicts)
    if broken:
        print(f"\n{broken} of {len(chosen)} rows broke their budget or could not be measured.")
    return 1 if broken else 0


if __name__ == "__main__":
    perform(main, OPTIONS)
