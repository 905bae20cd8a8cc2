# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The landscape rule by rule, with the worked examples of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine_core.landscape import BOG, GRAIN, HOME, MEADOW, PASTURE, RUIN, STONE, Landscape, space
from engine_core.rules import RuleError
from host_tests.support.maps import cells, drawn, space_of, town
from host_tests.support.plain_landscape import groups

NOTHING = (0, 0, 0, 0)


def whiskey(steps: int, sheep: int = 0) -> tuple[int, int, int, int]:
    return (steps, 0, 0, sheep)


# The hometown.


def outlines() -> Iterator[list[tuple[int, int]]]:
    """Every outline of nine spaces in a box of 4 x 5 that has 18 around."""
    wide = 7  # with room on either side
    box = [1 << row * wide + column for row in range(1, 5) for column in range(1, 6)]
    for nine in combinations(box, 9):
        outline = sum(nine)
        across = outline | outline << 1 | outline >> 1
        if (across | across << wide | across >> wide).bit_count() == 9 + 18:
            yield [divmod(bit.bit_length() - 1, wide) for bit in nine]


def test_every_outline_with_9_spaces_and_18_around_is_one_piece_with_a_block_of_2_by_3():
    found = list(outlines())
    assert len(found) > 100
    for outline in found:
        assert len(groups(outline)) == 1
        assert any(
            {(r + d, c + a) for d in range(rows) for a in range(5 - rows)} <= set(outline)
            for r, c in outline
            for rows in (2, 3)
        )
        Landscape([(row, column, HOME) for row, column in outline])


@pytest.mark.parametrize(
    "picture", ["hhhm/hhhm/..m.", ".hh/mhh/.hh/.mm", "hhhmm/hhhm.", "..hh/mmhh/.mhh"]
)
def test_a_hometown_has_9_spaces_with_18_around(picture):
    assert drawn(Landscape(iter(cells(picture, -7, 1000)))) == picture


@pytest.mark.parametrize(
    "picture",
    [
        "hhh/hhh/mmm",  # 16 around
        "hhhmmm/hhh...",  # 20
        "hhhm/hhhm",  # eight spaces
        "hhhm/hhhm/.mm.",  # ten
        "hhh.m/hhh../m...m",  # in pieces
        "hhhhhhhhh",
        "",
    ],
)
def test_any_other_hometown_is_refused(picture):
    with pytest.raises(RuleError, match="9 spaces, with 18 around"):
        Landscape(cells(picture))


def test_a_space_of_the_hometown_counts_once():
    with pytest.raises(RuleError, match="9 spaces"):
        Landscape([*cells("hhhm/hhhm"), (0, 0, HOME)])


def test_what_is_printed_on_the_hometown_gains_nothing_by_itself():
    # Its symbol, its bogs, and its grain field beside a distillery were there before any tile.
    home = town("hhhG/hhhd/..B.")
    assert (home.whiskey, home.largest_flock()) == (0, 0)
    assert home.place(cells("b", 3, 2)) == (0, 0, 1, 0)
    assert home.place(cells("d", 0, 4)) == whiskey(1)


def test_a_landscape_can_begin_with_what_is_laid_already():
    landscape = Landscape(cells("hhhm/hhhm/..m."), cells("gd", 3, 2) + cells("^", -1, 0))
    assert drawn(landscape) == "^.../hhhm/hhhm/..m./..gd"
    assert landscape.whiskey == 0
    with pytest.raises(RuleError, match="hang together"):
        Landscape(cells("hhhm/hhhm/..m."), cells("m", 4, 2))
    with pytest.raises(RuleError, match="already"):
        Landscape(cells("hhhm/hhhm/..m."), cells("m", 1, 1))


# Flocks.


def test_a_flock_is_pastures_joined_along_edges_and_its_size_its_sheep():
    landscape = town()
    landscape.place(cells("ww/.s", 3, 1))
    assert landscape.largest_flock() == 5
    landscape.place(cells("gw", 5, 2))  # only a corner of the pasture touches the others
    assert landscape.largest_flock() == 5
    landscape.place(cells("s", 4, 3))
    assert landscape.largest_flock() == 8


def test_a_meadow_with_a_wooden_sheep_is_a_pasture_with_one_sheep():
    landscape = town()
    landscape.place(cells("sms", 3, 1))
    assert landscape.largest_flock() == 1
    landscape.place_sheep(3, 2)
    assert landscape.largest_flock() == 3


def test_a_symbol_is_a_wooden_sheep_to_come_and_not_a_sheep():
    landscape = town()
    assert landscape.place(cells("SMG", 3, 1)) == (0, 0, 0, 3)
    assert landscape.largest_flock() == 1
    assert landscape.place_bonus(4, 1, space_of("R")) == (0, 0, 0, 1)


def test_a_meadow_of_the_hometown_takes_a_wooden_sheep_too():
    landscape = town("hhh./hhhm/.mm.")
    landscape.place_sheep(2, 1)
    landscape.place_sheep(2, 2)
    assert landscape.largest_flock() == 2


# Whiskey.


def test_a_distillery_set_against_two_grain_fields_gives_two_steps():
    landscape = town()
    assert landscape.place(cells("g", 3, 1)) == NOTHING
    assert landscape.place(cells("g", 3, 2)) == NOTHING
    assert landscape.place(cells("d/m", 3, 3)) == whiskey(1)
    landscape = town()
    landscape.place(cells("g.g/mmm", 3, 1))
    assert landscape.place(cells("d", 3, 2)) == (2, 0, 0, 1)
    assert landscape.whiskey == 2


def test_an_edge_inside_the_new_tile_counts_and_so_do_all_four_of_a_space():
    assert town().place(cells("gd", 3, 1)) == whiskey(1)
    landscape = town()
    assert landscape.place(cells(".g./gdg/.g.", 3, 1)) == (4, 0, 0, 2)
    assert landscape.whiskey == 4


def test_an_edge_counts_only_when_it_is_new():
    landscape = town()
    landscape.place(cells("gd", 3, 1))
    assert landscape.place(cells("m", 3, 3)) == NOTHING
    assert landscape.place(cells("g", 4, 2)) == (1, 0, 0, 1)


def test_the_barrel_stays_at_the_end_of_the_track():
    landscape = town()
    assert landscape.place(cells("gdgdgd", 3, 1)) == (5, 0, 0, 2)
    assert landscape.place(cells("dgdg/....", 4, 1)) == (7, 0, 0, 1)
    assert landscape.whiskey == 8
    assert landscape.place(cells("g", 5, 1)) == whiskey(1)
    assert landscape.whiskey == 8


@pytest.mark.parametrize(
    ("before", "steps", "sheep"),
    [(0, 1, 0), (0, 2, 1), (1, 1, 1), (1, 2, 1), (2, 2, 1), (3, 4, 2), (5, 1, 1), (6, 3, 0)],
)
def test_reaching_or_passing_6_13_or_21_gives_a_wooden_sheep(before, steps, sheep):
    landscape = town()
    landscape.place(cells("g" * 9, 3, 1))
    for column in range(before):
        landscape.place(cells("d", 4, 1 + column))
    # Each distillery is one step; those beside each other make no edges of their own.
    assert landscape.whiskey == before
    assert landscape.place(cells("d" * steps, 4, 1 + before)) == whiskey(steps, sheep)


# Towers are gained for runs of ruins.


def towers_for(*pictures: tuple[str, int, int]) -> list[int]:
    landscape = town()
    return [landscape.place(cells(*picture))[1] for picture in pictures]


def test_a_run_of_three_ruins_in_a_row_or_column_gives_a_tower():
    assert towers_for(("rr", 3, 1), ("r", 3, 3)) == [0, 1]
    assert towers_for(("r/r", 3, 1), ("r", 5, 1)) == [0, 1]
    assert towers_for(("rrr", 3, 1)) == [1]
    assert towers_for(("r./rr/.r", 3, 1)) == [0]


def test_lengthening_a_run_that_had_three_gives_none():
    assert towers_for(("rrr", 3, 1), ("r", 3, 4), ("rr", 3, 5)) == [1, 0, 0]


def test_a_ruin_may_serve_again_in_the_other_direction():
    assert towers_for(("rrr", 3, 1), ("r/r", 4, 1)) == [1, 1]
    assert towers_for(("rrr/r../r..", 3, 1)) == [2]


def test_joining_a_run_of_three_to_other_ruins_lengthens_it():
    assert towers_for(("rrr.rr/mmmmmm", 3, 1), ("r", 3, 4)) == [1, 0]
    assert towers_for(("rrr.rrr/mmmmmmm", 3, 1), ("r", 3, 4)) == [2, 0]
    assert towers_for(("rrr", 3, 1), ("rrr/m..", 3, 4)) == [1, 0]


def test_a_run_that_reaches_five_at_once_is_one():
    assert towers_for(("rr.rr/mmmmm", 3, 1), ("r", 3, 3)) == [0, 1]


def test_a_tower_is_no_ruin():
    landscape = town()
    landscape.place(cells("rr/mm", 3, 1))
    landscape.place_tower(3, 3)
    assert landscape.place(cells("r/m/m", 3, 4)) == NOTHING


# Bonus tiles are gained for protected sites.


def sites_for(*pictures: tuple[str, int, int]) -> list[int]:
    landscape = town()
    return [landscape.place(cells(*picture))[2] for picture in pictures]


def test_two_bogs_joined_along_an_edge_are_a_protected_site():
    assert sites_for(("b", 3, 1), ("b", 3, 2)) == [0, 1]
    assert sites_for(("bb", 3, 1)) == [1]
    assert sites_for(("bm/mb", 3, 1)) == [0]


def test_one_new_bog_that_joins_two_single_ones_gives_one():
    assert sites_for(("b.b/mmm", 3, 1), ("b", 3, 2)) == [0, 1]


def test_enlarging_or_joining_sites_gives_none():
    assert sites_for(("bb", 3, 1), ("b", 3, 3)) == [1, 0]
    assert sites_for(("bb.bb/mmmmm", 3, 1), ("b", 3, 3)) == [2, 0]
    assert sites_for(("bb.b/mmmm", 3, 1), ("b", 3, 3)) == [1, 0]


def test_several_sites_in_one_placement_give_one_each():
    assert sites_for(("bbmbb", 3, 1)) == [2]
    assert sites_for(("b...b/mmmmm", 3, 1), ("bmb", 3, 2)) == [0, 2]


# Bonus tiles are placed.


def test_a_bonus_tile_goes_beside_the_landscape_along_an_edge():
    landscape = town()
    landscape.place_bonus(3, 1, space_of("7"))
    assert landscape.stones() == 7
    with pytest.raises(RuleError, match="touch the landscape along an edge"):
        landscape.place_bonus(4, 0, space(BOG))


def test_a_bonus_tile_on_a_meadow_changes_it_and_its_edges_are_new():
    landscape = town()
    landscape.place(cells("gmg/.g.", 3, 1))
    assert landscape.place_bonus(3, 2, space_of("d")) == (3, 0, 0, 1)
    assert landscape.at(3, 2) == space_of("d")


def test_a_bonus_tile_covers_only_a_meadow_without_sheep_or_bonus_tile():
    landscape = town()
    landscape.place(cells("mmg", 3, 1))
    landscape.place_sheep(3, 1)
    landscape.place_bonus(3, 2, space(MEADOW))
    landscape.place_bonus(4, 2, space(MEADOW))
    for row, column in (3, 1), (3, 2), (4, 2), (3, 3), (0, 0):
        with pytest.raises(RuleError, match="beside the landscape or on a meadow with no sheep"):
            landscape.place_bonus(row, column, space(GRAIN))


def test_a_meadow_that_came_as_a_bonus_tile_takes_a_wooden_sheep():
    landscape = town()
    landscape.place_bonus(3, 1, space(MEADOW))
    landscape.place_sheep(3, 1)
    assert landscape.at(3, 1) == space(PASTURE, 1)


def test_a_chain_of_bonus_tiles():
    landscape = town()
    landscape.place(cells("rmr", -1, 0))
    landscape.place(cells("bm./.mb", 3, 1))
    # A tile joins bogs: a bonus tile.
    assert landscape.place(cells("gb", 3, -1)) == (0, 0, 1, 0)
    # It is a bog, and laid beside another lone bog: a second site, and a bonus tile.
    assert landscape.place_bonus(5, 3, space(BOG)) == (0, 0, 1, 0)
    # It is a ruin, and on the meadow it finishes a line of three: a tower.
    assert landscape.place_bonus(-1, 1, space(RUIN)) == (0, 1, 0, 0)
    assert drawn(landscape) == ".rrr./.hhh./.hhhm/..mm./gbbm./...mb/....b"


# Area, exploration, stones, towers.


def test_the_rulebooks_area_of_7_by_8_is_56():
    landscape = town()
    above, beside_it = ("m" * 8 + "/") * 2, ("m" * 4 + "/") * 3
    landscape.place(cells(above, -2, 0))
    landscape.place(cells(beside_it, 0, 4))
    landscape.place(cells("m/", 0, 3))
    landscape.place(cells("m", 2, 3))
    landscape.place(cells("m", 2, 0))
    landscape.place(cells(above, 3, 0))
    landscape.place(cells("mm", -2, 8))
    assert landscape.largest_area() == (-2, 0, 7, 8)


def test_gaps_break_an_area_and_a_tower_closes_them():
    landscape = town("hhhm/hhhm/..m.")
    assert landscape.largest_area() == (0, 0, 2, 4)
    landscape.place_tower(2, 3)
    assert landscape.largest_area() == (0, 0, 2, 4)
    landscape.place_tower(2, 1)
    landscape.place_tower(2, 0)
    assert landscape.largest_area() == (0, 0, 3, 4)


def test_the_hometown_is_enclosed_when_all_18_around_are_occupied_diagonals_too():
    landscape = town("hhhm/hhhm/..m.")
    ring = [
        *(("m" * 5, -1, -1), ("m", -1, 4), ("m/m/m/m", 0, 4), ("m/m", 0, -1)),
        *(("m", 2, -1), ("mm", 2, 0), ("mm", 3, 1), ("m", 2, 3), ("m", 3, 3)),
    ]
    missing = []
    for tile in ring:
        missing.append(len(landscape.missing()))
        assert not landscape.is_enclosed()
        landscape.place(cells(*tile))
    assert missing == [18, 13, 12, 9, 7, 6, 4, 2, 1]
    assert landscape.is_enclosed()


def test_a_tower_counts_for_area_and_exploration_and_as_nothing_else():
    landscape = town()
    landscape.place(cells("w.w/ggg", 3, 1))
    missing = len(landscape.missing())
    landscape.place_tower(3, 2)
    assert len(landscape.missing()) == missing - 1
    assert landscape.largest_flock() == 2
    assert landscape.stones() == 0
    assert landscape.largest_area() == (0, 1, 5, 2)
    with pytest.raises(RuleError):
        landscape.place_sheep(3, 2)
    with pytest.raises(RuleError):
        landscape.place_bonus(3, 2, space(GRAIN))


def test_stone_circles_count_their_printed_values():
    landscape = town("hhh5/hhhm/..m.")
    landscape.place(cells("34/.9", 3, 1))
    assert landscape.stones() == 21
    landscape.place(cells("m", 3, 3))
    landscape.place_bonus(3, 3, space_of("1"))
    assert landscape.stones() == 22


def test_a_landscape_grows_without_limit_in_any_direction():
    landscape = town()
    for far in range(1, 40):
        for row, column in (-far, 0), (2 + far, 2), (1, -far), (1, 3 + far):
            landscape.place(cells("m", row, column))
    assert landscape.bounds() == (-39, -39, 81, 82)
    assert landscape.largest_area() == (1, -39, 1, 82)


def test_a_whole_landscape_is_laid_at_once_as_tile_by_tile() -> None:
    home = [(row, column, HOME) for row in range(3) for column in range(4)]
    home = [cell for cell in home if cell[:2] not in ((1, 3), (2, 2), (2, 3))]
    laid = Landscape(home, [(-1, 0, MEADOW), (-1, 1, space(PASTURE, 2)), (0, 4, space(STONE, 5))])
    filled = Landscape(home)
    top, left, rows, columns = laid.bounds()
    cells = [laid.at(top + at // columns, left + at % columns) for at in range(rows * columns)]
    filled.fill(top, left, columns, bytes(cells))
    assert filled.bounds() == laid.bounds()
    assert filled.missing() == laid.missing()
    assert filled.largest_area() == laid.largest_area()
    assert (filled.largest_flock(), filled.stones()) == (2, 5)
    assert filled.best_towers(4) == laid.best_towers(4)
    # What hangs on nothing is refused, and nothing has changed.
    with pytest.raises(RuleError, match="hang together"):
        filled.fill(top, left, columns, bytes([*cells[:-1], MEADOW]))
    assert filled.bounds() == laid.bounds()
    assert filled.at(-1, 1) == space(PASTURE, 2)
