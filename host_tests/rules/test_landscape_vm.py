# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The landscape as compiled .mpy in a real 32-bit MicroPython, in a heap as small as a board's."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine_core.landscape import Landscape
from engine_core.rules import RuleError
from host_tests.support.daily import each
from host_tests.support.maps import cells
from host_tests.support.plain_landscape import PlainLandscape
from host_tests.support.random_landscapes import HOMES, random_calls, random_spots
from tools.support.vm import Vm

# Less than half of a Pico's heap; the machine cannot collect garbage within a step.
HEAP = 64 * 1024
READS = (
    "(land.largest_area(), land.largest_flock(), land.stones(), land.is_enclosed(),"
    " land.whiskey, land.missing(), land.bounds())"
)
REFUSED = "try:\n    land.{0}(*{1})\nexcept RuleError as error:\n    print(error, end='')"


@pytest.fixture
def vm() -> Iterator[Vm]:
    with Vm(heap=HEAP) as machine:
        machine.load("engine_core")
        machine.run("from engine_core.rules import RuleError")
        machine.run("from engine_core.landscape import Landscape, space")
        yield machine


@each("seed", range(4), [0])
def test_a_random_landscape_is_the_one_cpython_has(vm: Vm, seed: int) -> None:
    chance = random.Random(seed)
    home = cells(HOMES[seed], -3, 5)
    land, plain = Landscape(home), PlainLandscape(home)
    vm.run(f"land = Landscape({home})")
    gained, refused = 0, 0
    for name, params in random_calls(chance, 40, plain):
        said = ""
        try:
            expected = getattr(land, name)(*params)
        except RuleError as refusal:
            said = str(refusal)
        if said:
            refused += 1
            assert vm.run(REFUSED.format(name, params)) == said
        else:
            getattr(plain, name)(*params)
            gained += sum(expected or ())
            assert vm.value(f"land.{name}(*{params})") == expected
    assert vm.value(READS) == eval(READS, {"land": land})
    assert vm.value("land.best_towers(3)") == land.best_towers(3)
    assert gained > 5
    assert refused > 5
    assert not vm.grew


@pytest.mark.slow
def test_the_best_twelve_towers_for_24_by_24_are_found_in_a_small_heap(vm: Vm) -> None:
    chance = random.Random(24)
    home = cells(HOMES[0], 11, 10)
    laid = random_spots(chance, home, 24, 0.85)
    land = Landscape(home)
    vm.run(f"land = Landscape({home})")
    left = laid
    while left:
        # Space by space, as they come to touch what lies there.
        waiting = []
        for cell in left:
            try:
                land.place([cell])
            except RuleError:
                waiting.append(cell)
            else:
                vm.run(f"land.place([{cell}])")
        left = waiting
    assert land.bounds() == (0, 0, 24, 24)
    best, towers = land.best_towers(12)
    assert len(towers) > 6
    assert vm.value("land.best_towers(12)") == (best, towers)
    assert not vm.grew


def test_a_landscape_of_40_by_40_fits(vm: Vm) -> None:
    vm.run(f"land = Landscape({cells('hhhm/hhhm/..m.')})")
    vm.run("from engine_core.landscape import MEADOW")
    for column in range(4, 20):
        vm.run(f"land.place([(row, {column}, MEADOW) for row in range(20)])")
    for column in range(-1, -21, -1):
        vm.run(f"land.place([(row, {column}, MEADOW) for row in range(20)])")
    for row in range(-1, -21, -1):
        vm.run(f"land.place([({row}, column, MEADOW) for column in range(-20, 20)])")
    assert vm.value("land.bounds()") == (-20, -20, 40, 40)
    assert vm.value("land.largest_area()") == (-20, -20, 22, 40)
    vm.run("land.place_tower(2, 3)")
    assert not vm.grew
