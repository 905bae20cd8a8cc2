# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A game from set-up to the winners, rule by rule."""

from __future__ import annotations

import pytest

from engine_core import rules
from engine_core.game import (
    END_OF_ROUND,
    FINISHED,
    PLACEMENT,
    SCORING,
    SHEEP,
    SPIN,
    TOWERS,
    Game,
)
from engine_core.rules import RuleError
from host_tests.support.games import (
    CATEGORIES,
    NOT_NUMBERS,
    act,
    game_at,
    round_with,
)

# Set-up.


def test_a_new_game_waits_for_the_first_spin_with_the_barrel_in_hole_1():
    game = Game((3, 0, 4), 1)
    assert (game.players, game.round, game.rounds, game.phase) == (3, 1, 12, SPIN)
    assert (game.bag, game.turn, game.marker, game.flocks) == (1, None, None, (0, 0, 0))
    assert game.areas_to_refill() == ()
    assert game.tiles_in_bag() == 50
    assert [game.value(seat, category) for seat in range(3) for category in CATEGORIES] == (
        [None] * 15
    )


def test_the_bag_is_with_the_first_seat_unless_said_otherwise():
    assert Game((0, 1)).bag == 0


@pytest.mark.parametrize("crests", [(), (2,), (0, 1, 2, 3, 4, 0), None, 5, True, object()])
def test_a_game_is_for_two_to_five_players(crests):
    with pytest.raises(RuleError, match=r"^The game is for 2 to 5 players\.$"):
        Game(crests)


@pytest.mark.parametrize(
    "crests", [(1, 1), (0, 5), "01", [[0], [1]], *((0, wrong) for wrong in (True, *NOT_NUMBERS))]
)
def test_each_player_needs_a_coat_of_arms_of_their_own(crests):
    with pytest.raises(RuleError, match="coat of arms that nobody else has"):
        Game(crests)


@pytest.mark.parametrize("bag", [2, True, *NOT_NUMBERS])
def test_the_bag_is_with_someone_who_plays(bag):
    with pytest.raises(RuleError, match="bag"):
        Game((0, 1), bag)


# A round.


def test_the_spin_sends_everyone_to_the_area_of_their_coat_of_arms():
    game = Game((3, 0, 4))
    with pytest.raises(RuleError, match="spun"):
        game.area_of(0)
    game.spin(2)
    assert game.phase == PLACEMENT
    assert game.turn == 2
    assert [game.area_of(seat) for seat in range(3)] == [0, 2, 1]


def test_a_round_is_placement_then_sheep_then_its_end():
    game = Game((0, 1))
    seen = [game.phase]
    for action in ("spin", (0,)), ("end_placement", ()), ("settle", ((1, 2),)), ("end_round", ()):
        act(game, action)
        seen.append(game.phase)
    assert seen == [SPIN, PLACEMENT, SHEEP, END_OF_ROUND, SPIN]
    assert (game.round, game.turn) == (2, None)


def test_the_marker_is_settled_from_the_flocks_of_every_round():
    game = Game((0, 1, 2))
    holders = []
    for flocks in (0, 0, 0), (5, 3, 3), (5, 5, 3), (5, 6, 6), (6, 6, 6), (6, 6, 7):
        round_with(game, 0, flocks)
        assert game.flocks == flocks
        holders.append(game.marker)
        game.end_round()
    assert holders == [None, 0, 0, None, None, 2]


def test_a_smaller_flock_than_last_rounds_is_taken_as_it_is():
    game = Game((0, 1))
    round_with(game, 0, (4, 1))
    game.end_round()
    round_with(game, 0, (3, 3))
    assert (game.flocks, game.marker) == ((3, 3), 0)


def test_after_a_round_the_barrel_moves_on_and_the_bag_goes_clockwise():
    game = Game((0, 1, 2), 1)
    went = []
    for _ in range(4):
        went.append((game.round, game.bag))
        round_with(game, 0, (0, 0, 0))
        assert (game.round, game.bag) == went[-1]
        game.end_round()
    assert went == [(1, 1), (2, 2), (3, 0), (4, 1)]


def test_one_tile_for_each_player_refills_the_areas_that_were_taken_from():
    game = Game((3, 0, 4))
    game.spin(2)
    game.end_placement()
    game.settle((1, 0, 0))
    assert game.areas_to_refill() == (0, 1, 2)
    assert game.tiles_in_bag() == 50
    game.end_round()
    assert game.tiles_in_bag() == 47


@pytest.mark.parametrize(("players", "rounds", "left"), [(2, 12, 28), (4, 12, 6), (5, 10, 5)])
def test_the_last_hole_is_the_final_round_after_which_nothing_is_refilled(players, rounds, left):
    game = Game(tuple(range(players)))
    for _ in range(rounds - 1):
        round_with(game, 1, (0,) * players)
        assert len(game.areas_to_refill()) == players
        assert game.phase == END_OF_ROUND
        game.end_round()
    assert (game.round, game.tiles_in_bag()) == (rounds, left)
    round_with(game, 1, (0,) * players)
    assert game.phase == TOWERS
    assert game.areas_to_refill() == ()


# Scores.


def scoring(flocks: tuple[int, ...] = (12, 3, 13)) -> Game:
    game = game_at(SHEEP, crests=(0, 1, 2))
    while game.round < game.rounds:
        game.settle((0, 0, 0))
        game.end_round()
        game.spin(0)
        game.end_placement()
    game.settle(flocks)
    game.end_towers()
    return game


def test_after_the_towers_the_flocks_are_filled_in_and_the_rest_is_open():
    game = scoring()
    assert game.phase == SCORING
    assert [game.value(seat, rules.SHEEP) for seat in range(3)] == [12, 3, 13]
    others = [c for c in CATEGORIES if c != rules.SHEEP]
    assert {game.value(seat, category) for seat in range(3) for category in others} == {None}


def test_before_the_towers_are_placed_no_value_is_filled_in():
    game = scoring()
    game.undo()
    assert game.phase == TOWERS
    assert game.value(0, rules.SHEEP) is None


def test_the_rulebooks_example_is_entered_and_comes_to_90():
    game = scoring()
    game.enter(0, rules.AREA, 7 * 8)
    game.enter(0, rules.EXPLORATION, 5)
    game.enter(0, rules.WHISKEY, 10)
    game.enter(0, rules.STONES, 7)
    assert game.total(0) == 90


def test_the_markers_five_points_are_the_engines_and_not_in_the_flock():
    game = scoring()
    assert (game.marker, game.value(2, rules.SHEEP), game.total(2)) == (2, 13, 18)
    game.enter(2, rules.SHEEP, 14)
    assert (game.value(2, rules.SHEEP), game.total(2)) == (14, 19)


def test_correcting_a_flock_in_the_scores_does_not_move_the_marker():
    game = scoring()
    game.enter(0, rules.SHEEP, 500)
    assert (game.marker, game.total(0), game.flocks) == (2, 500, (12, 3, 13))


def test_a_value_may_be_entered_again_and_the_last_counts():
    game = scoring()
    game.enter(1, rules.AREA, 40)
    game.enter(1, rules.AREA, 42)
    assert (game.value(1, rules.AREA), game.total(1)) == (42, 45)


def test_exploration_is_yes_or_no():
    game = scoring()
    for said, worth in (5, 5), (0, 0), (True, 5), (False, 0):
        game.enter(0, rules.EXPLORATION, said)
        assert repr(game.value(0, rules.EXPLORATION)) == repr(worth)
        assert game.total(0) == 12 + worth


def enter_all(game: Game, areas: tuple[int, ...]) -> None:
    for seat, area in enumerate(areas):
        values = (area, game.flocks[seat], 0, 0, 0)
        for category, value in zip(CATEGORIES, values, strict=True):
            game.enter(seat, category, value)


def test_the_game_is_finished_only_when_every_value_is_entered():
    game = scoring()
    enter_all(game, (10, 20, 5))
    game.undo()
    with pytest.raises(RuleError, match=r"^Some scores are still missing\.$"):
        game.finish()
    with pytest.raises(RuleError, match="missing"):
        game.winners()
    game.enter(2, rules.STONES, 0)
    game.finish()
    assert game.phase == FINISHED


def test_equal_tops_share_the_victory():
    game = scoring()
    enter_all(game, (11, 20, 5))  # 11 + 12, 20 + 3, 5 + 13 + 5
    game.finish()
    assert [game.total(seat) for seat in range(3)] == [23, 23, 23]
    assert game.winners() == (0, 1, 2)
    game.undo()
    game.enter(1, rules.STONES, 1)
    game.finish()
    assert game.winners() == (1,)
