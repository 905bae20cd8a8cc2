# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where towers help most: never a point less than trying everything finds."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine_core.landscape import Landscape
from host_tests.support.maps import cells, town
from host_tests.support.plain_landscape import (
    Spot,
    around,
    best_by_every_rectangle,
    best_by_trying,
)
from host_tests.support.random_landscapes import HOMES, random_spots


def points(landscape: Landscape) -> int:
    _, _, rows, columns = landscape.largest_area()
    return rows * columns + (5 if landscape.is_enclosed() else 0)


def some_landscape(seed: int, size: int, full: float) -> tuple[Landscape, set[Spot], set[Spot]]:
    """A landscape, its spots, and those around its hometown."""
    chance = random.Random(seed)
    place = max(0, size // 2 - 2)
    home = cells(chance.choice(HOMES), place, place)
    laid = random_spots(chance, home, size, full)
    spots = {(row, column) for row, column, _ in home + laid}
    return Landscape(home, laid), spots, around({(row, column) for row, column, _ in home})


def promised(landscape: Landscape, count: int) -> tuple[int, int]:
    """What best_towers says, after doing it: points, and how many towers."""
    best, towers = landscape.best_towers(count)
    assert len(towers) <= count
    for row, column in towers:
        landscape.place_tower(row, column)
    assert points(landscape) == best
    return best, len(towers)


def test_without_towers_it_is_what_there_is():
    assert town("hhhm/hhhm/..m.").best_towers(0) == (8, ())


def test_towers_fill_gaps():
    landscape = Landscape(cells("hhhm/hhhm/..m."), cells("mmm.", 3, 0))
    best, towers = landscape.best_towers(4)
    assert best == 16
    assert set(towers) == {(2, 0), (2, 1), (2, 3), (3, 3)}


def test_towers_widen_the_landscape_beyond_its_edge():
    best, towers = town("hhhmm/hhhm.").best_towers(3)
    assert best == 12
    assert {(1, 4)} < set(towers)
    assert set(towers) - {(1, 4)} in ({(0, 5), (1, 5)}, {(0, -1), (1, -1)})


def test_towers_widen_it_by_several_columns_when_that_is_best():
    # The corner and three columns: 2 x 8. The third row would make 3 x 5.
    assert town("hhhmm/hhhm.").best_towers(7)[0] == 16


def test_of_two_ways_to_the_same_points_the_one_with_fewer_towers_is_taken():
    # 5 x 14 with the hometown in it. Another column is worth 5 and costs five towers; the
    # missing corner around the hometown is worth 5 and costs one.
    home = cells("hhhmm/hhhm.")
    town_spots = {cell[:2] for cell in home}
    field = cells(("m" * 14 + "/") * 5, 0, -1)
    laid = [cell for cell in field if cell[:2] not in town_spots] + cells("mmmmmm", -1, 0)
    assert Landscape(home, laid).best_towers(5) == (70 + 5, ((-1, -1),))


def test_no_more_towers_are_used_than_help():
    # Two towers make 2 x 5; the third would help nobody.
    assert len(town("hhhm/hhhm/..m.").best_towers(2)[1]) == 2
    landscape = Landscape(cells("hhhmm/hhhm."), cells("mmmmm/" * 4, 2, 0))
    assert landscape.best_towers(4) == (30, ((1, 4),))


def test_enclosing_the_hometown_is_worth_it_when_it_gives_more_than_area():
    # Only the upper right corner is missing around the hometown; a row below costs three.
    landscape = Landscape(
        cells("hhhmm/hhhm."),
        cells("mmmmmm", -1, -1) + cells("m/m/m", 0, -1) + cells("mmmmmm", 2, 0),
    )
    landscape.place(cells("mm", 1, 4))
    landscape.place(cells("m", 0, 5))
    assert len(landscape.missing()) == 1
    best, towers = landscape.best_towers(1)
    assert towers == ((-1, 5),)
    assert best == 4 * 7 + 5


def test_towers_that_lean_on_one_another_come_in_a_legal_order():
    # The corner diagonal to the town can only be reached along its neighbours.
    landscape = town("hhhmm/hhhm.")
    best, towers = landscape.best_towers(18)
    assert promised(landscape, 18) == (best, len(towers))
    assert landscape.is_enclosed()


@settings(deadline=None, max_examples=40)
@given(
    st.integers(0, 10**9),
    st.integers(5, 8),
    st.floats(0.3, 1.0),
    st.integers(0, 2),
)
def test_a_few_towers_reach_what_trying_every_way_reaches(seed, size, full, count):
    landscape, spots, ring = some_landscape(seed, size, full)
    assert promised(landscape, count)[0] == best_by_trying(spots, ring, count)


@pytest.mark.slow
@settings(deadline=None, max_examples=10)
@given(st.integers(0, 10**9), st.integers(5, 7), st.floats(0.3, 1.0))
def test_three_towers_reach_what_trying_every_way_reaches(seed, size, full):
    landscape, spots, ring = some_landscape(seed, size, full)
    assert promised(landscape, 3)[0] == best_by_trying(spots, ring, 3)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**9), st.integers(5, 9), st.floats(0.0, 1.0), st.integers(0, 5))
def test_no_rectangle_in_reach_is_better_or_cheaper(seed, size, full, count):
    landscape, spots, ring = some_landscape(seed, size, full)
    assert promised(landscape, count) == best_by_every_rectangle(spots, ring, count)


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**9), st.integers(5, 14), st.floats(0.0, 1.0), st.integers(6, 12))
def test_with_many_towers_no_rectangle_in_reach_is_better_or_cheaper(seed, size, full, count):
    landscape, spots, ring = some_landscape(seed, size, full)
    assert promised(landscape, count) == best_by_every_rectangle(spots, ring, count)
