# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A whole game of three, from set-up to the winner, with every tile on the table.

The letters are those of host_tests/support/maps.py. Each player's landscape is shown as it is
at the end, and counted by hand beside it.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine_core import rules
from engine_core.game import FINISHED, SPIN, Game
from engine_core.landscape import Landscape
from engine_core.rules import WHISKEY_TRACK
from host_tests.support.maps import cells, drawn, space_of

# What a player does in a round: the tile, what it gains, and what is done with the gain.
Turn = tuple[tuple[str, int, int], tuple[int, int, int, int], list[tuple[Any, ...]]]
NOTHING = (0, 0, 0, 0)

FIRST_HOME = ("hhhm/hhhm/..m.", 2, 2)
FIRST: list[Turn] = [
    (("ww/ss", 0, 2), NOTHING, []),
    (("wm/sm", 0, 4), NOTHING, []),
    (("ms/mm", 0, 0), NOTHING, []),
    # A symbol: the wooden sheep joins the flock.
    (("Mg/mg", 0, 6), (0, 0, 0, 1), [("place_sheep", 1, 5)]),
    (("4m/mm", 2, 0), NOTHING, []),
    # The distillery between two grain fields: two steps, and 6 on the track is a sheep.
    (("md/mg", 2, 6), (2, 0, 0, 1), [("place_sheep", 0, 5)]),
    (("rm/rm", 4, 0), NOTHING, []),
    (("md/3m", 4, 6), (1, 0, 0, 0), []),
    (("mm/mb", 4, 2), NOTHING, []),
    (("rmm", 6, 0), (0, 1, 0, 0), []),
    (
        (".b/mm", 5, 3),
        (0, 0, 1, 0),
        [("place_bonus", 5, 5, "m", NOTHING)],
    ),
    (("mmm", 6, 5), NOTHING, []),
]
#  The tower goes into the last gap. Area: 7 rows of 8 = 56. Flock: 1 + 2 + 2 + 2 + 1 in the
#  first row, 1 + 1 + 1 + 1 in the second = 12. Enclosed: 5. Whiskey: three steps = 10.
#  Stones: 4 + 3 = 7. It is the rulebook's example: 90.
FIRST_END = "mswwwsmg/mmssssmg/4mhhhmmd/mmhhhmmg/rmmmm^md/rmmbbm3m/rmmmmmmm"

SECOND_HOME = ("hhhmm/hhhm.", 2, 2)
SECOND: list[Turn] = [
    (("ww", 1, 2), NOTHING, []),
    (("ww", 1, 4), NOTHING, []),
    (("ww", 1, 6), NOTHING, []),
    (("w/m", 1, 8), NOTHING, []),
    (("s/g", 2, 7), NOTHING, []),
    (("d/g", 3, 8), (2, 0, 0, 1), [("place_sheep", 2, 8)]),
    # Against both grain fields: from 6 over 10 to 13, another sheep.
    (("md", 4, 6), (2, 0, 0, 1), [("place_sheep", 2, 6)]),
    (("b/r", 4, 2), NOTHING, []),
    (("mr", 5, 3), NOTHING, []),
    (("b2", 5, 5), NOTHING, []),
    (("m6", 5, 7), NOTHING, []),
    # A chain: bogs are joined; the bonus bog joins a lone one; the bonus ruin ends a line.
    (
        ("bm", 4, 3),
        (0, 0, 1, 0),
        [
            ("place_bonus", 4, 5, "b", (0, 0, 1, 0)),
            ("place_bonus", 5, 3, "r", (0, 1, 0, 0)),
        ],
    ),
]
#  Area: with the tower 5 rows of 7 = 35. Flock: seven times 2 in the first row, 1 + 1 + 1 below
#  = 17, and the marker's 5. Not enclosed: nothing is to the left of the town. Whiskey: four
#  steps = 13. Stones: 2 + 6 = 8. Together 35 + 17 + 5 + 13 + 8 = 78.
SECOND_END = "wwwwwww/hhhmsss/hhhm^gd/bbmbmdg/rrrb2m6"

THIRD_HOME = ("mm/hh/hh/hh/m.", 1, 3)
THIRD: list[Turn] = [
    (("ww/ss", 1, 5), NOTHING, []),
    (("s/s", 3, 5), NOTHING, []),
    (("w/w", 3, 6), NOTHING, []),
    (("S/m", 5, 5), (0, 0, 0, 1), [("place_sheep", 1, 3)]),
    (("w/m", 5, 6), NOTHING, []),
    (("rm/rm", 1, 1), NOTHING, []),
    # Four ruins at once are one run; a fifth only makes it longer.
    (("rm/rm", 3, 1), (0, 1, 0, 0), []),
    (("r/m", 5, 1), NOTHING, []),
    # A run in the other direction, in which the corner serves again.
    (("rrr", 0, 1), (0, 1, 0, 0), []),
    (("mmm", 0, 4), NOTHING, []),
    (("m./mm", 5, 2), NOTHING, []),
    (("4/5", 1, 7), NOTHING, []),
]
#  Area: with two towers 7 rows of 6 = 42. Flock: 2 + 2 + 1 + 1 + 1 + 2 + 1 + 2 + 1 + 2 = 15;
#  the wooden sheep in the hometown stands alone. Enclosed: 5. Whiskey: 0. Stones: 4 + 5 = 9.
#  Together 42 + 15 + 5 + 0 + 9 = 71.
THIRD_END = "rrrmmm./rmsmww4/rmhhss5/rmhhsw./rmhhsw./rmm^sw./mmm^mm."

HOMES = (FIRST_HOME, SECOND_HOME, THIRD_HOME)
TURNS = (FIRST, SECOND, THIRD)
ENDS = (FIRST_END, SECOND_END, THIRD_END)
FLOCKS = [
    *((6, 4, 6), (9, 8, 8), (10, 12, 12), (11, 14, 13), (11, 15, 15), (12, 16, 15)),
    *[(12, 17, 15)] * 6,
]
# A tie, nobody holds it; the first alone; two tie above; the second alone; the third ties with it.
MARKERS = [None, 0, None, 1, 1, *[1] * 7]


def take(landscape: Landscape, turn: Turn) -> int:
    """Place a tile and what it gains, and return the towers that were gained on the way."""
    tile, gain, follow = turn
    assert landscape.place(cells(*tile)) == gain
    towers = gain[1]
    for name, *params in follow:
        if name == "place_sheep":
            landscape.place_sheep(*params)
        else:
            row, column, letter, gain = params
            assert landscape.place_bonus(row, column, space_of(letter)) == gain
            towers += gain[1]
    return towers


def test_a_whole_game_of_three_ends_in_the_totals_of_a_hand_count():
    game = Game((0, 2, 3), 1)
    landscapes = [Landscape(cells(*home)) for home in HOMES]
    towers = [0, 0, 0]

    for number in range(12):
        assert (game.round, game.phase, game.bag) == (number + 1, SPIN, (1 + number) % 3)
        game.spin(number * 2 % 5)
        for seat, landscape in enumerate(landscapes):
            towers[seat] += take(landscape, TURNS[seat][number])
        game.end_placement()
        flocks = tuple(landscape.largest_flock() for landscape in landscapes)
        assert flocks == FLOCKS[number]
        game.settle(flocks)
        assert game.marker == MARKERS[number]
        if number < 11:
            assert len(game.areas_to_refill()) == 3
            game.end_round()
    assert game.tiles_in_bag() == 17

    assert towers == [1, 1, 2]
    for landscape, count in zip(landscapes, towers, strict=True):
        for row, column in landscape.best_towers(count)[1]:
            landscape.place_tower(row, column)
    game.end_towers()
    assert [drawn(landscape) for landscape in landscapes] == list(ENDS)

    for seat, landscape in enumerate(landscapes):
        _, _, rows, columns = landscape.largest_area()
        game.enter(seat, rules.AREA, rows * columns)
        game.enter(seat, rules.EXPLORATION, landscape.is_enclosed())
        game.enter(seat, rules.WHISKEY, WHISKEY_TRACK[landscape.whiskey])
        game.enter(seat, rules.STONES, landscape.stones())
    game.finish()

    assert game.phase == FINISHED
    values = [[game.value(seat, category) for category in range(5)] for seat in range(3)]
    assert values == [[56, 12, 5, 10, 7], [35, 17, 0, 13, 8], [42, 15, 5, 0, 9]]
    assert [game.total(seat) for seat in range(3)] == [90, 78, 71]
    assert game.winners() == (0,)


@pytest.mark.parametrize("seat", range(3))
def test_the_same_landscapes_painted_at_once_are_worth_the_same(seat):
    # As on the device, where they are painted only for the count.
    home = cells(*HOMES[seat])
    spots = {(row, column) for row, column, _ in home}
    top, left = {0: (0, 0), 1: (1, 2), 2: (0, 1)}[seat]
    laid = [cell for cell in cells(ENDS[seat], top, left) if cell[:2] not in spots]
    landscape = Landscape(home, laid)
    _, _, rows, columns = landscape.largest_area()
    worth = (rows * columns, landscape.is_enclosed(), landscape.stones())
    assert worth == ((56, True, 7), (35, False, 8), (42, True, 9))[seat]
