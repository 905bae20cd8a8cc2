# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the phase or the rules do not allow is refused in a sentence and changes nothing."""

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
from host_tests.support.games import NOT_NUMBERS, act, game_at, reads

PHASES = (SPIN, PLACEMENT, SHEEP, END_OF_ROUND, TOWERS, SCORING, FINISHED)
EVERY_ACTION = {
    SPIN: ("spin", (0,)),
    PLACEMENT: ("end_placement", ()),
    SHEEP: ("settle", ((1, 2, 3),)),
    END_OF_ROUND: ("end_round", ()),
    TOWERS: ("end_towers", ()),
}
WRONG_FLOCKS = (
    None,
    5,
    "123",
    (),
    (1, 2),
    (1, 2, 3, 4),
    *((1, 2, w) for w in (True, *NOT_NUMBERS)),
)
WRONG_VALUES = (
    *((0, rules.WHISKEY, wrong) for wrong in (1, 31, 3.0, True, False, *NOT_NUMBERS)),
    *((0, rules.EXPLORATION, wrong) for wrong in (1, 4, 6, 5.0, 0.0, *NOT_NUMBERS)),
    *((0, rules.AREA, wrong) for wrong in (True, *NOT_NUMBERS)),
    *((0, rules.SHEEP, wrong) for wrong in (True, *NOT_NUMBERS)),
    *((0, rules.STONES, wrong) for wrong in (True, *NOT_NUMBERS)),
    *((wrong, rules.AREA, 1) for wrong in (3, True, *NOT_NUMBERS)),
    *((0, wrong, 0) for wrong in (5, True, *NOT_NUMBERS)),
)


def refuse(game: Game, action: tuple[str, tuple[object, ...]]) -> str:
    before = reads(game)
    with pytest.raises(RuleError) as refusal:
        act(game, action)
    assert reads(game) == before
    return str(refusal.value)


@pytest.mark.parametrize("phase", PHASES)
def test_in_each_phase_the_actions_of_the_others_are_refused_and_change_nothing(phase):
    game = game_at(phase)
    say = {
        SPIN: "First the wheel must be spun.",
        PLACEMENT: "First everyone places a tile.",
        SHEEP: "First the sheep are counted.",
        END_OF_ROUND: "First this round must be ended.",
        TOWERS: "First the towers are placed.",
        SCORING: "First the scores are taken.",
        FINISHED: "The game is over.",
    }
    others = [action for where, action in EVERY_ACTION.items() if where != phase]
    if phase != SCORING:
        others += [("enter", (0, rules.AREA, 1)), ("finish", ())]
    assert {refuse(game, action) for action in others} == {say[phase]}


@pytest.mark.parametrize("turn", [5, True, *NOT_NUMBERS])
def test_a_turn_that_the_wheel_has_not_is_refused_even_when_an_undone_one_would_come_back(turn):
    game = game_at(SPIN)
    assert refuse(game, ("spin", (turn,))) == "The wheel turns by 0 to 4 areas."
    game.spin(3)
    game.undo()
    assert refuse(game, ("spin", (turn,))) == "The wheel turns by 0 to 4 areas."


@pytest.mark.parametrize("flocks", WRONG_FLOCKS)
def test_flocks_that_are_not_one_number_for_each_player_are_refused(flocks):
    refuse(game_at(SHEEP), ("settle", (flocks,)))


@pytest.mark.parametrize("params", WRONG_VALUES)
def test_a_score_that_cannot_be_is_refused(params):
    refuse(game_at(SCORING), ("enter", params))


@pytest.mark.parametrize("wrong", [3, True, *NOT_NUMBERS])
def test_questions_about_nobody_are_refused(wrong):
    game = game_at(SCORING)
    for question in ("area_of", (wrong,)), ("total", (wrong,)), ("value", (wrong, 0)):
        assert refuse(game, question) == "There are only 3 players."


@pytest.mark.parametrize("phase", PHASES[:-2])
def test_nobody_has_won_before_the_scores_are_taken(phase):
    refuse(game_at(phase), ("winners", ()))


def test_at_the_very_start_there_is_nothing_to_take_back():
    assert refuse(Game((0, 1)), ("undo", ())) == "There is nothing to take back."
