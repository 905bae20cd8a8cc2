# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Landscapes at random against the same rules said plainly, and every illegal placement."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine_core.landscape import HOME, MEADOW, PASTURE, STONE, TOWER, Landscape, space
from engine_core.rules import RuleError
from host_tests.support.games import NOT_NUMBERS
from host_tests.support.maps import cells, space_of, town
from host_tests.support.plain_landscape import PlainLandscape, Refused
from host_tests.support.random_landscapes import HOMES, random_calls


def told(landscape: Landscape) -> dict[str, Any]:
    """All that a landscape tells."""
    row, column, rows, columns = landscape.bounds()
    return {
        "bounds": (row, column, rows, columns),
        "spaces": {
            (r, c): landscape.at(r, c)
            for r in range(row - 2, row + rows + 2)
            for c in range(column - 2, column + columns + 2)
        },
        "area": landscape.largest_area(),
        "flock": landscape.largest_flock(),
        "stones": landscape.stones(),
        "missing": landscape.missing(),
        "whiskey": landscape.whiskey,
    }


def refuse(landscape: Landscape, name: str, *params: Any) -> str:
    """The sentence with which a call is refused, after checking that nothing has changed."""
    before = told(landscape)
    with pytest.raises(RuleError) as refusal:
        getattr(landscape, name)(*params)
    assert told(landscape) == before
    return str(refusal.value)


def same(landscape: Landscape, plain: PlainLandscape) -> None:
    row, column, rows, columns = landscape.bounds()
    spots = {
        (r, c): landscape.at(r, c) & 15
        for r in range(row - 1, row + rows + 1)
        for c in range(column - 1, column + columns + 1)
        if landscape.at(r, c)
    }
    assert spots == {spot: space & 15 for spot, space in plain.spaces.items()}
    top, left, tall, wide = landscape.largest_area()
    assert {(top + d, left + a) for d in range(tall) for a in range(wide)} <= set(spots)
    assert tall * wide == plain.largest_area()
    assert landscape.largest_flock() == plain.largest_flock()
    assert landscape.stones() == plain.stones()
    assert landscape.is_enclosed() == plain.is_enclosed()
    assert set(landscape.missing()) == plain.around - set(spots)
    assert landscape.whiskey == plain.whiskey


def play(seed: int, steps: int) -> list[int]:
    """The same calls on both: what was gained in all, and how often there was a refusal."""
    chance = random.Random(seed)
    home = cells(chance.choice(HOMES), chance.randint(-9, 9), chance.randint(-9, 9))
    landscape, plain = Landscape(home), PlainLandscape(home)
    gained = [0, 0, 0, 0, 0]
    for name, params in random_calls(chance, steps, plain):
        try:
            expected = getattr(plain, name)(*params)
        except Refused:
            refuse(landscape, name, *params)
            gained[4] += 1
            continue
        assert getattr(landscape, name)(*params) == expected, (name, params)
        for at, more in enumerate(expected or ()):
            gained[at] += more
    same(landscape, plain)
    return gained


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**9), st.integers(1, 40))
def test_random_landscapes_are_those_of_the_plain_rules(seed, steps):
    play(seed, steps)


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**9), st.integers(40, 90))
def test_many_large_random_landscapes_are_those_of_the_plain_rules(seed, steps):
    play(seed, steps)


def test_the_random_landscapes_have_of_everything():
    played = [play(seed, 40) for seed in range(20)]
    *gained, refused = [sum(column) for column in zip(*played, strict=True)]
    assert min(gained) > 10
    assert 100 < refused < 400


# What may not be placed.

LAID = ("smg/.b.", 3, 1)  # below the hometown "hhh./hhhm/.mm."


@pytest.mark.parametrize(
    ("tile", "why"),
    [
        (cells("m", 0, 0), "already"),  # on the hometown
        (cells("m", 3, 2), "already"),  # on a meadow
        (cells("mm/.m", 3, 0), "already"),  # overlapping with one space of three
        (cells("m", 4, 4), "touch"),  # only a corner touches
        (cells("m", 0, 4), "touch"),
        (cells("m", 30, 30), "touch"),
        (cells("m", 10**40, 0), "touch"),
        (cells("m.m", 4, 1), "hang together"),
        (cells("m./.m", 5, 2), "hang together"),
        ([*cells("m", 5, 2), *cells("g", 5, 2)], "already"),
        (cells("h", 5, 2), "no such space"),
        (cells("^", 5, 2), "no such space"),
        (cells("m^", 5, 2), "no such space"),
        ([], "hang together"),
        ((), "hang together"),
    ],
)
def test_a_tile_that_may_not_lie_there_is_refused(tile, why):
    landscape = town()
    landscape.place(cells(*LAID))
    assert why in refuse(landscape, "place", tile)


NONSENSE = tuple(thing for thing in NOT_NUMBERS if type(thing) is not int)
NO_SPACES = (0, -1, 10, 15, 1000, 10**30, -(10**30), True, *NONSENSE)
NO_SPACES += (MEADOW | 0x10, PASTURE | 0x30, MEADOW | 0x200, TOWER | 0x10, STONE | 0x400)


@pytest.mark.parametrize("tile", [None, 5, "mmm", "m", b"\1\2\3", [None], [()], [(3, 1)], object()])
def test_what_is_no_list_of_cells_is_refused(tile):
    refuse(town(), "place", tile)
    with pytest.raises(RuleError):
        Landscape(tile)


@pytest.mark.parametrize("wrong", [True, *NONSENSE])
def test_a_row_or_column_that_is_no_number_is_refused(wrong):
    landscape = town()
    for row, column in (wrong, 1), (3, wrong):
        refuse(landscape, "place", [(row, column, MEADOW)])
        refuse(landscape, "place_bonus", row, column, MEADOW)
        refuse(landscape, "place_sheep", row, column)
        refuse(landscape, "place_tower", row, column)
        with pytest.raises(RuleError):
            Landscape([*cells("hhhm/hhhm"), (row, column, MEADOW)])


@pytest.mark.parametrize("wrong", NO_SPACES)
def test_what_is_no_space_is_refused(wrong):
    landscape = town()
    refuse(landscape, "place", [(3, 1, wrong)])
    refuse(landscape, "place_bonus", 3, 1, wrong)
    with pytest.raises(RuleError):
        Landscape([*cells("hhhm/hhhm"), (2, 1, wrong)])


@pytest.mark.parametrize(
    "params",
    [
        *((wrong,) for wrong in (0, 10, True, *NOT_NUMBERS)),
        *((PASTURE, wrong) for wrong in (3, True, *NOT_NUMBERS)),
        *((STONE, wrong) for wrong in (16, True, *NOT_NUMBERS)),
        *((kind, 1) for kind in range(HOME, TOWER + 1) if kind not in (PASTURE, STONE)),
    ],
)
def test_a_kind_or_value_that_no_space_has_is_refused(params):
    with pytest.raises(RuleError, match=r"^There is no such space\.$"):
        space(*params)


def test_every_space_is_a_small_number_of_its_own():
    spaces = [
        space(kind, value, symbol)
        for kind in range(HOME, TOWER + 1)
        for value in range({PASTURE: 3, STONE: 16}.get(kind, 1))
        for symbol in (False, True)
    ]
    assert len(set(spaces)) == len(spaces)
    assert min(spaces) > 0
    assert max(spaces) < 1 << 14


@pytest.mark.parametrize("kind", "h^")
def test_a_bonus_tile_is_a_space_of_the_landscape(kind):
    assert "no such space" in refuse(town(), "place_bonus", 3, 1, space_of(kind))


def test_a_tower_inside_a_hometown_is_refused():
    with pytest.raises(RuleError, match="no such space"):
        town("hhhm/hhhm/..^.")


@pytest.mark.parametrize(("row", "column"), [(0, 0), (3, 1), (3, 3), (2, 0), (30, 30)])
def test_a_wooden_sheep_goes_only_on_a_meadow(row, column):
    landscape = town()
    landscape.place(cells(*LAID))
    assert "on a meadow" in refuse(landscape, "place_sheep", row, column)


def test_a_meadow_has_room_for_one_wooden_sheep():
    landscape = town()
    landscape.place_sheep(2, 1)
    assert "on a meadow" in refuse(landscape, "place_sheep", 2, 1)


@pytest.mark.parametrize(("row", "column"), [(0, 0), (3, 2), (4, 4), (0, 5), (30, 30)])
def test_a_tower_goes_beside_the_landscape_and_not_on_top(row, column):
    landscape = town()
    landscape.place(cells(*LAID))
    refuse(landscape, "place_tower", row, column)


@pytest.mark.parametrize("count", [True, *NOT_NUMBERS])
def test_a_number_of_towers_that_cannot_be_is_refused(count):
    refuse(town(), "best_towers", count)
