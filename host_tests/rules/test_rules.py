# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The numbers of the game, as rules.md states them."""

from __future__ import annotations

import pytest

from engine_core import rules
from engine_core.rules import RuleError
from host_tests.support.games import NOT_NUMBERS


def test_two_to_five_play_around_five_areas():
    assert (rules.MIN_PLAYERS, rules.MAX_PLAYERS, rules.AREAS) == (2, 5, 5)


def test_the_five_categories_are_numbered_in_the_order_of_the_scoring_pad():
    named = (rules.AREA, rules.SHEEP, rules.EXPLORATION, rules.WHISKEY, rules.STONES)
    assert named == (0, 1, 2, 3, 4)


def test_the_whiskey_track_is_eight_steps_after_the_start():
    assert rules.WHISKEY_TRACK == (0, 3, 6, 10, 13, 17, 21, 25, 30)


def test_three_fields_of_the_whiskey_track_give_a_wooden_sheep():
    assert rules.WHISKEY_SHEEP == (6, 13, 21)


@pytest.mark.parametrize(("players", "holes"), [(2, 12), (3, 12), (4, 12), (5, 10)])
def test_the_river_has_a_hole_for_each_round(players, holes):
    assert rules.rounds_for(players) == holes


@pytest.mark.parametrize(("players", "left"), [(2, 28), (3, 17), (4, 6), (5, 5)])
def test_the_tiles_left_before_the_final_round_are_those_of_the_rulebook(players, left):
    assert rules.tiles_in_bag(players, rules.rounds_for(players)) == left


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fifty_tiles_are_in_the_bag_at_first_and_each_round_takes_one_for_each_player(players):
    left = [rules.tiles_in_bag(players, hole) for hole in range(1, rules.rounds_for(players) + 1)]
    assert left == [60 - 10 - players * taken for taken in range(len(left))]


@pytest.mark.parametrize("players", [0, 1, 6, True, *NOT_NUMBERS])
def test_no_other_number_of_players_has_a_river(players):
    with pytest.raises(RuleError, match=r"^The game is for 2 to 5 players\.$"):
        rules.rounds_for(players)
    with pytest.raises(RuleError, match=r"^The game is for 2 to 5 players\.$"):
        rules.tiles_in_bag(players, 1)


@pytest.mark.parametrize(
    ("players", "hole", "rounds"),
    [(4, 0, 12), (4, 13, 12), (5, 11, 10), *((2, wrong, 12) for wrong in (True, *NOT_NUMBERS))],
)
def test_a_round_that_the_river_has_not_is_refused_with_the_number_there_are(players, hole, rounds):
    with pytest.raises(RuleError, match=rf"^There are only {rounds} rounds\.$"):
        rules.tiles_in_bag(players, hole)


def test_a_refusal_is_a_value_error_with_an_id_and_parameters_for_other_languages():
    refusal = RuleError("seat", 3)
    assert isinstance(refusal, ValueError)
    assert (refusal.message, refusal.params) == ("seat", (3,))
    assert str(refusal) == "There are only 3 players."
