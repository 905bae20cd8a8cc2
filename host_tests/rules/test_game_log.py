# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A game is its log: replay, undo, and bytes that are no game."""

from __future__ import annotations

import random

import pytest

from engine_core import rules
from engine_core.game import FINISHED, SCORING, SPIN, Game
from engine_core.rules import RuleError
from host_tests.support.games import (
    CATEGORIES,
    LARGEST,
    act,
    full_game,
    game_at,
    legal_value,
    new_game,
    next_action,
    play,
    reads,
)


def undo_all(game: Game) -> list[dict[str, str]]:
    """Undo to the very start, and what was read on the way."""
    way = []
    while True:
        try:
            game.undo()
        except RuleError:
            return way
        way.append(reads(game))


def replayed(game: Game) -> Game:
    """The game that its log makes, after checking that it tells the same."""
    again = Game.replay(game.log)
    assert reads(again) == reads(game)
    return again


def but_the_log(told: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in told.items() if name != "log"}


def check_every_point(players: int, seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(players, chance)
    before = reads(game)
    for action in play(game, chance):
        now = reads(game)
        assert len(game.log) <= 256
        again = replayed(game)
        again.undo()
        game.undo()
        assert reads(again) == reads(game)
        # The log alone still knows of an undone spin.
        assert but_the_log(reads(game)) == but_the_log(before)
        act(game, action)
        assert reads(game) == now
        before = now
    assert undo_all(replayed(game)) == undo_all(game)


# Replay.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_every_point_of_a_random_game_its_log_makes_the_same_game(players):
    check_every_point(players, seed=players)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_at_every_point_of_many_random_games_their_logs_make_the_same_games(seed):
    check_every_point(2 + seed % 4, seed)


@pytest.mark.parametrize("seed", range(20))
def test_games_with_undo_anywhere_are_replayed_as_they_are(seed):
    chance = random.Random(seed)
    game = new_game(2 + seed % 4, chance)
    for _ in range(150):
        if game.phase == FINISHED or chance.random() < 0.3:
            for _ in range(chance.randint(1, 6)):
                if game.last_action:
                    game.undo()
        else:
            act(game, next_action(game, chance))
        replayed(game)
    assert undo_all(Game.replay(game.log)) == undo_all(game)


@pytest.mark.parametrize("bag", range(4))
def test_a_log_keeps_who_plays_and_who_had_the_bag(bag):
    again = Game.replay(Game((4, 2, 0, 1), bag).log)
    assert (again.crests, again.bag, again.players) == ((4, 2, 0, 1), bag, 4)


def test_replaying_does_not_share_anything_with_the_game():
    game = game_at(SCORING)
    before = reads(game)
    again = Game.replay(bytearray(game.log))
    again.enter(0, rules.AREA, 3)
    assert reads(game) == before


def test_an_action_is_handed_on_by_itself_for_the_journal():
    chance = random.Random(5)
    game, copy = Game((0, 3, 2, 1)), Game((0, 3, 2, 1))
    for _ in play(game, chance):
        copy.apply(game.last_action)
        assert reads(copy) == reads(game)


@pytest.mark.parametrize("action", [b"", b"\x20\x20", b"\x18", b"\xff", b"\x30\x01", b"\x4f\x01"])
def test_what_is_no_single_action_is_not_applied(action):
    game = game_at(SCORING)
    before = reads(game)
    with pytest.raises(RuleError):
        game.apply(action)
    assert reads(game) == before


# The size.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_with_the_largest_numbers_fits_in_256_bytes(players):
    game = full_game(players)
    assert len(game.log) <= 256
    replayed(game)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_however_often_scores_are_corrected_the_log_fits_and_undo_goes_back(seed):
    chance = random.Random(seed)
    game = full_game()
    game.undo()
    states = []
    for _ in range(200):
        states.append({k: v for k, v in reads(game).items() if k not in ("log", "last_action")})
        category = chance.choice(CATEGORIES)
        game.enter(chance.randrange(5), category, legal_value(chance, category))
        # One more, for the end of the game, must still have room.
        assert len(game.log) < 256
        replayed(game)
    for expected in reversed(states[-8:]):
        game.undo()
        assert expected.items() <= reads(game).items()
    game = Game.replay(game.log)
    while game.phase == SCORING:
        game.undo()
    game.end_towers()
    assert [game.value(seat, rules.SHEEP) for seat in range(5)] == [LARGEST] * 5
    assert game.value(0, rules.AREA) is None


def test_one_value_corrected_for_ever_keeps_every_other():
    game = full_game()
    game.undo()
    others = [game.value(seat, category) for seat in range(1, 5) for category in CATEGORIES]
    for value in range(300):
        game.enter(0, rules.STONES, value)
    assert game.value(0, rules.STONES) == 299
    assert others == [game.value(seat, category) for seat in range(1, 5) for category in CATEGORIES]
    game.finish()
    assert len(replayed(game).log) <= 256


def test_however_often_people_undo_and_play_on_the_log_does_not_grow():
    game = full_game()
    log = game.log
    for depth in [*range(1, 40, 3), 1000] * 2:
        chance = random.Random(depth)
        while depth and game.last_action:
            game.undo()
            assert len(game.log) <= 256
            depth -= 1
        for _ in play(game, chance):
            assert len(game.log) <= 256
    for _ in range(100):
        game.undo()
        game.finish()
    assert len(game.log) <= len(log)


# Chance is not undone.


def test_an_undone_spin_comes_back_with_the_same_turn():
    game = Game((0, 1))
    game.spin(3)
    game.undo()
    assert (game.phase, game.turn) == (SPIN, None)
    game.spin(1)
    assert game.turn == 3


def test_an_undone_spin_comes_back_after_a_replay_too():
    game = Game((0, 1))
    game.spin(3)
    game.undo()
    game = Game.replay(game.log)
    game.spin(1)
    assert game.turn == 3
    game.undo()
    game = Game.replay(Game.replay(game.log).log)
    game.spin(0)
    assert game.turn == 3


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("replay_between", [False, True])
def test_undone_to_the_very_start_all_turns_come_back_in_their_order(players, replay_between):
    chance = random.Random(players)
    game = new_game(players, chance)
    turns = [action[1][0] for action in play(game, chance) if action[0] == "spin"]
    start = new_game(players, random.Random(players))
    undo_all(game)
    assert (game.phase, game.round, game.bag, game.flocks) == (
        start.phase,
        start.round,
        start.bag,
        start.flocks,
    )
    came = []
    while game.phase != FINISHED:
        if replay_between:
            game = replayed(game)
        name, params = next_action(game, chance)
        if name == "spin":
            params = ((turns[len(came)] + 1) % 5,)
        act(game, (name, params))
        if name == "spin":
            came.append(game.turn)
    assert came == turns


def test_new_chance_is_only_drawn_where_the_wheel_was_never_spun():
    game = Game((0, 1))
    game.spin(3)
    game.end_placement()
    game.undo()
    game.undo()
    game.spin(0)
    game.end_placement()
    game.settle((0, 0))
    game.end_round()
    game.spin(1)
    assert game.turn == 1
