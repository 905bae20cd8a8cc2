# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a refusal says: always a sentence, and every sentence can be met."""

from __future__ import annotations

from typing import Any

import pytest

from engine_core import game, marker, messages, rules, score, wheel
from engine_core.game import Game
from engine_core.landscape import TOWER, space
from engine_core.rules import RuleError
from host_tests.support.games import game_at
from host_tests.support.maps import cells, town


def met() -> dict[str, RuleError]:
    """Every refusal of the engine, by its id, provoked by a mistake."""
    start, scoring = Game((0, 1, 2)), game_at(game.SCORING)
    mistakes: list[tuple[Any, ...]] = [
        (rules.rounds_for, 6),
        (rules.tiles_in_bag, 2, 13),
        (Game, (0, 0)),
        (Game, (0, 1), 2),
        (start.spin, 5),
        (start.undo,),
        (wheel.draw_turn, lambda count: b"\xff" * count),
        (game_at(game.SHEEP).settle, (1, 2)),
        (marker.settle, 7, (1, 2)),
        (score.total, -1, 0, False, False, 0, 0),
        (scoring.enter, 0, rules.EXPLORATION, 3),
        (scoring.enter, 0, rules.WHISKEY, 4),
        (scoring.enter, 3, rules.AREA, 1),
        (scoring.enter, 0, 5, 1),
        (scoring.finish,),
        (Game.replay, b"?"),
        (Game.replay, b""),
        *((game_at(phase).spin, 0) for phase in range(game.PLACEMENT, game.FINISHED + 1)),
        (start.end_placement,),
        (town, "hhh/hhh/mmm"),
        (space, TOWER + 1),
        (town().place, [(3, 1)]),
        (town().place, cells("m.m", 3, 1)),
        (town().place, cells("m", 0, 0)),
        (town().place, cells("m", 9, 9)),
        (town().place_bonus, 0, 0, space(TOWER - 1)),
        (town().place_sheep, 0, 0),
    ]
    refusals = {}
    for call, *params in mistakes:
        with pytest.raises(RuleError) as refusal:
            call(*params)
        refusals[refusal.value.message] = refusal.value
    return refusals


def test_every_sentence_can_be_met_and_every_refusal_has_one():
    assert set(met()) == set(messages.TEXTS)


def test_every_refusal_is_a_whole_sentence_with_its_numbers_filled_in():
    for refusal in met().values():
        said = str(refusal)
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said
        assert said == said.strip()


def test_the_numbers_in_the_sentences_are_those_of_the_rules():
    said = {name: str(refusal) for name, refusal in met().items()}
    *track, last = map(str, rules.WHISKEY_TRACK)
    assert said["whiskey"] == f"Whiskey can only be {', '.join(track)} or {last}."
    assert said["seat"] == "There are only 3 players."
    assert said["round"] == "There are only 12 rounds."
    assert said["flocks"] == "Each of the 3 players needs one flock."
    assert said["players"] == f"The game is for {rules.MIN_PLAYERS} to {rules.MAX_PLAYERS} players."
