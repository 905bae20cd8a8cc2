# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The case to print: closed, printable, and everything goes in, rests, is seen and is reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from host_tests.case import checks
from host_tests.case.changed import with_pins_at
from tools.enclosure.console import CABLE_AT, WALL, Console
from tools.enclosure.designs import DESIGNS, design
from tools.enclosure.puck import FLOOR

pytestmark = [pytest.mark.house, pytest.mark.slow]

CONSOLES = {
    "console-2.42": "oled_2_42",
    "console-2.42-wide": "oled_2_42_wide",
    "console-1.3": "oled_1_3",
    "console-0.96": "oled_0_96",
}
PRINTED = [(name, one.name) for name in DESIGNS for one in design(name).printed]
HALVES = [*((name, "lid", "shell") for name in CONSOLES), ("puck", "base", "diffuser")]

every_design = pytest.mark.parametrize("name", DESIGNS)
every_console = pytest.mark.parametrize("name", CONSOLES)
every_print = pytest.mark.parametrize(("name", "piece"), PRINTED)


@pytest.fixture(scope="module", autouse=True)
def solids_go_before_the_program_does() -> Iterator[None]:
    """Or the library that made them complains at the very end."""
    yield
    design.cache_clear()


@every_print
def test_a_piece_is_closed_and_in_one(name: str, piece: str) -> None:
    assert checks.not_closed(design(name)[piece].on_bed()) == []


@every_print
def test_a_piece_prints_without_supports(name: str, piece: str) -> None:
    assert checks.overhang(design(name)[piece].on_bed()) <= checks.STEEPEST


@every_print
def test_no_wall_is_thin(name: str, piece: str) -> None:
    assert checks.thinnest(design(name)[piece].solid) >= checks.THINNEST - checks.TINY


@every_print
def test_a_piece_fits_on_a_small_printer(name: str, piece: str) -> None:
    assert checks.too_large(design(name)[piece]) == []


@every_design
def test_every_part_has_its_room(name: str) -> None:
    assert checks.touching(design(name)) == []


@every_design
def test_every_part_lies_on_something(name: str) -> None:
    assert checks.falling(design(name)) == []


@every_design
def test_every_part_goes_in_on_its_way(name: str) -> None:
    assert checks.stuck(design(name)) == []


@pytest.mark.parametrize(("name", "lower", "upper"), HALVES)
def test_both_halves_close(name: str, lower: str, upper: str) -> None:
    assert checks.ajar(design(name), lower, upper) == []
    assert checks.lid_blocked(design(name), lower, (0.0, 0.0, -70.0)) == []


@every_console
def test_the_whole_picture_is_seen(name: str) -> None:
    assert checks.hidden(design(name)) == []


@every_console
def test_buttons_and_plug_reach_through(name: str) -> None:
    assert checks.out_of_reach(design(name)) == []


@every_console
def test_the_ring_s_cable_leaves_the_console(name: str) -> None:
    made = Console(CONSOLES[name])
    at = (CABLE_AT, made.deep, WALL + 2.5)
    assert checks.cable_blocked(design(name), at, 4.5, 12) == []


def test_the_cable_comes_into_the_puck_below_the_ring() -> None:
    assert checks.cable_blocked(design("puck"), (0, 30, FLOOR + 2), 3.8, 30) == []


@pytest.mark.parametrize("name", ["console-2.42", "console-2.42-wide"])
@pytest.mark.parametrize("side", [-1, 1])
def test_a_screen_with_seven_pins_at_a_side_fits_as_well(name: str, side: int) -> None:
    assert checks.touching(with_pins_at(design(name), side)) == []


@every_design
def test_every_screw_goes_through_and_holds(name: str) -> None:
    assert checks.loose_screws(design(name)) == []
