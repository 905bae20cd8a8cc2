# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What counting a landscape costs: room on the board's heap, and time for the best towers."""

from __future__ import annotations

import random
import time
from functools import cache

from engine_core.landscape import Landscape
from host_tests.support.maps import TOWN, cells
from host_tests.support.plain_landscape import around, best_by_every_rectangle
from host_tests.support.random_landscapes import random_spots
from tools.benchmarks.rows import row
from tools.support.vm import Vm

KIB = 1024
TOWERS = 12
FULL = 0.85  # of the spaces, the rest are gaps
HOW = f"CPython, {FULL:.0%} of 24 x 24 occupied"


@row(
    "heap of a landscape of 40 x 40, with all that counts it",
    "bytes",
    at_most=16 * KIB,
    how="landscape, effects and towers as .mpy on the 32-bit VM, after each was used",
)
def heap() -> float:
    with Vm(heap=64 * KIB) as vm:
        vm.load("engine_core")
        vm.run("import engine_core.rules")  # there anyway, for the game
        before = vm.heap_used()
        vm.run("from engine_core.landscape import MEADOW, Landscape")
        vm.run(f"land = Landscape({cells(TOWN)})")
        for row_below in range(3, 40):
            vm.run(f"land.place([({row_below}, column, MEADOW) for column in range(40)])")
        for column in range(4, 40):
            vm.run(f"land.place([(row, {column}, MEADOW) for row in range(3)])")
        vm.run("assert land.bounds() == (0, 0, 40, 40)")
        vm.run("land.best_towers(1)")
        return vm.heap_used() - before


@cache
def _times() -> tuple[float, float]:
    """Seconds for the best twelve towers: found our way, and by trying every rectangle."""
    home = cells(TOWN, 10, 10)
    laid = random_spots(random.Random(24), home, 24, FULL)
    landscape = Landscape(home, laid)
    spots = {(row, column) for row, column, _ in home + laid}
    town = around({(row, column) for row, column, _ in home})
    start = time.perf_counter()
    points, _ = landscape.best_towers(TOWERS)
    ours = time.perf_counter() - start
    start = time.perf_counter()
    expected, _ = best_by_every_rectangle(spots, town, TOWERS)
    plain = time.perf_counter() - start
    assert points == expected
    return ours, plain


@row(
    "best_towers(12) against trying every rectangle",
    "of its time",
    at_most=0.1,
    how=f"{HOW}, one run",
)
def towers_ratio() -> float:
    ours, plain = _times()
    return ours / plain


@row("best_towers(12)", "ms", at_most=1000, how=HOW)
def towers_time() -> float:
    return 1000 * _times()[0]
