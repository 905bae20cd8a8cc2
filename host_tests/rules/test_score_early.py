# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""People have to leave: a game that is scored before its last round."""

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
from host_tests.support.games import CATEGORIES, game_at, reads, round_with

BEFORE_THE_TOWERS = (SPIN, PLACEMENT, SHEEP, END_OF_ROUND)


def second_round(phase: int) -> Game:
    """Three players in their second round; seat 2 got the marker in the first."""
    game = Game((3, 0, 4), 1)
    round_with(game, 2, (4, 3, 5))
    game.end_round()
    actions = (lambda: game.spin(4), game.end_placement, lambda: game.settle((6, 3, 6)))
    for action in actions[: BEFORE_THE_TOWERS.index(phase)]:
        action()
    assert game.phase == phase
    return game


@pytest.mark.parametrize("phase", BEFORE_THE_TOWERS)
def test_in_any_phase_before_the_towers_the_game_can_go_on_to_them(phase):
    game = second_round(phase)
    before = (game.round, game.bag, game.turn, game.marker, game.flocks, game.tiles_in_bag())
    game.score_early()
    assert game.phase == TOWERS
    assert game.areas_to_refill() == ()
    assert before == (
        game.round,
        game.bag,
        game.turn,
        game.marker,
        game.flocks,
        game.tiles_in_bag(),
    )


def test_the_flocks_and_the_marker_are_those_last_settled():
    game = second_round(SHEEP)
    game.score_early()
    game.end_towers()
    assert [game.value(seat, rules.SHEEP) for seat in range(3)] == [4, 3, 5]
    assert [game.total(seat) for seat in range(3)] == [4, 3, 5 + 5]


def test_before_the_first_sheep_phase_nobody_has_any():
    game = Game((0, 1))
    game.score_early()
    game.end_towers()
    assert (game.flocks, game.marker) == ((0, 0), None)
    for seat in range(2):
        for category in CATEGORIES:
            game.enter(seat, category, 0)
    game.finish()
    assert (game.phase, game.winners()) == (FINISHED, (0, 1))


@pytest.mark.parametrize("phase", [TOWERS, SCORING, FINISHED])
def test_later_it_is_refused_and_changes_nothing(phase):
    game = game_at(phase)
    before = reads(game)
    with pytest.raises(RuleError, match=r"towers are placed|scores are taken|game is over"):
        game.score_early()
    assert reads(game) == before


@pytest.mark.parametrize("phase", BEFORE_THE_TOWERS)
def test_it_can_be_taken_back_and_the_game_goes_on(phase):
    game = second_round(phase)
    before = reads(game)
    game.score_early()
    game.undo()
    assert reads(game) == before


@pytest.mark.parametrize("phase", BEFORE_THE_TOWERS)
def test_its_log_makes_the_same_game(phase):
    game = second_round(phase)
    copy = Game.replay(game.log)
    game.score_early()
    copy.apply(game.last_action)
    assert reads(copy) == reads(game) == reads(Game.replay(game.log))
    assert len(game.last_action) == 1


def test_turns_that_were_undone_before_come_back_when_it_is_taken_back():
    game = second_round(PLACEMENT)
    game.undo()
    game.score_early()
    game = Game.replay(game.log)
    game.undo()
    game.spin(0)
    assert game.turn == 4


def test_all_twelve_turns_undone_and_then_scored_are_still_a_game():
    game = game_at(TOWERS, players=2)
    while game.last_action:
        game.undo()
    game.score_early()
    assert reads(Game.replay(game.log)) == reads(game)
    with pytest.raises(RuleError):
        Game.replay(game.log + game.log[-1:])


# What version 1.0 wrote, byte for byte: three rounds and an undone spin; a whole game of two.
HALF_A_GAME_OF_1_0 = bytes.fromhex("4b030004 122030040105 20 112030060306 20 10203009068801 20 1b")
WHOLE_GAME_OF_1_0 = bytes.fromhex(
    "4a0401 1020300003 20 1320300103 20 1120300204 20 1420300305 20 1220300405 20 1020300506 20"
    "1320300607 20 1120300707 20 1420300808 20 1220300909 20 1020300a09 20 1320300b0a 20"
    "4038 410c 4205 430a 4407 458201 460b 4700 481e 4900 20"
)


def test_half_a_game_that_version_1_0_saved_is_the_same_game():
    game = Game.replay(HALF_A_GAME_OF_1_0)
    assert game.log == HALF_A_GAME_OF_1_0
    assert (game.crests, game.phase, game.round, game.bag) == ((3, 0, 4), SPIN, 4, 1)
    assert (game.marker, game.flocks) == (2, (9, 6, 136))
    game.spin(0)
    assert game.turn == 3


def test_a_whole_game_that_version_1_0_saved_is_the_same_game():
    game = Game.replay(WHOLE_GAME_OF_1_0)
    assert game.log == WHOLE_GAME_OF_1_0
    assert (game.phase, game.marker, game.flocks) == (FINISHED, 0, (11, 10))
    assert (game.total(0), game.total(1), game.winners()) == (95, 171, (1,))
