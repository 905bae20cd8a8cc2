# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Bytes that are no game: refused, and never anything worse."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine_core.game import Game
from engine_core.rules import RuleError
from host_tests.support.games import full_game, new_game, play, reads


def believed(data: bytes) -> Game | None:
    """The game that some bytes make, if any; every other answer fails the test."""
    try:
        game = Game.replay(data)
    except RuleError:
        return None
    assert game.log == data
    reads(game)
    return game


@pytest.mark.parametrize(
    "log",
    [None, "", "log", 0, 5, 1.5, [64, 0], (66, 0, 1), {}, object(), memoryview(b"B\0\1"), b""],
)
def test_what_is_not_bytes_is_no_game(log):
    with pytest.raises(RuleError, match=r"^This is not a saved game\.$"):
        Game.replay(log)


@settings(deadline=None)
@given(st.binary(max_size=300))
@example(bytes(256))
@example(b"\xff" * 256)
def test_no_bytes_lead_to_anything_but_a_game_or_a_refusal(data):
    believed(data)


@settings(deadline=None)
@given(st.binary(max_size=60), st.integers(2, 5))
def test_no_bytes_after_a_real_head_lead_to_anything_else(data, players):
    believed(Game(tuple(range(players))).log + data)


@settings(max_examples=300, deadline=None)
@given(
    st.integers(0, 30),
    st.lists(
        st.tuples(
            st.sampled_from(("set", "flip", "drop", "insert", "cut", "repeat")),
            st.integers(0, 255),
            st.integers(0, 255),
        ),
        min_size=1,
        max_size=4,
    ),
)
def test_no_change_to_a_real_log_leads_to_anything_else(seed, changes):
    chance = random.Random(seed)
    game = new_game(2 + seed % 4, chance)
    for _ in play(game, chance):
        if chance.random() < 0.01:
            break
    data = bytearray(game.log)
    for kind, where, byte in changes:
        at = where % (len(data) or 1)
        if kind == "set":
            data[at : at + 1] = bytes([byte])
        elif kind == "flip" and data:
            data[at] ^= 1 << byte % 8
        elif kind == "drop":
            del data[at : at + 1]
        elif kind == "insert":
            data.insert(at, byte)
        elif kind == "cut":
            del data[at:]
        else:
            data[at:at] = data[at : at + 1 + byte % 12]
    believed(bytes(data))


def test_every_beginning_of_a_log_is_an_earlier_game_or_none():
    chance = random.Random(1)
    game = new_game(3, chance)
    points = {game.log} | {game.log for _ in play(game, chance)}
    log = game.log
    legal = {log[:end] for end in range(len(log)) if believed(log[:end])}
    assert legal == points - {log}


@pytest.mark.slow
def test_every_single_byte_changed_in_a_finished_game_is_refused_or_another_game():
    log = full_game(2).log
    for at in range(len(log)):
        for byte in range(256):
            believed(log[:at] + bytes([byte]) + log[at + 1 :])


def test_more_undone_spins_than_the_river_has_rounds_are_no_game():
    chance = random.Random(4)
    for players, rounds in (2, 12), (5, 10):
        game = new_game(players, chance)
        for _ in play(game, chance):
            pass
        while game.last_action:
            game.undo()
        spare = game.log[-1:]
        assert len(game.log) == 1 + players + rounds
        assert believed(game.log)
        assert believed(game.log + spare) is None
        game.spin(0)
        assert believed(game.log)
        assert believed(game.log + spare) is None


@pytest.mark.parametrize("turn", [5, 6, 7])
def test_an_undone_turn_that_the_wheel_has_not_is_no_game(turn):
    game = Game((0, 1))
    game.spin(4)
    game.undo()
    assert believed(game.log[:-1] + bytes([game.log[-1] - 4 + turn])) is None


def test_a_log_longer_than_a_game_can_be_is_refused():
    assert believed(full_game().log + b"\x20") is None
    assert believed(bytes(10_000)) is None
