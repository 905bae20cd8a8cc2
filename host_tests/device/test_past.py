# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A finished game in a few bytes: the same game when it is read, and as many as memory allows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine_core import game as phases
from engine_core.game import Game
from engine_core.rules import AREA
from host_tests.support.games import full_game, game_at, next_action
from host_tests.support.store import ALL_STORES, Rp2Store, Samd51Store
from tipperary.store.finished_game import FinishedGame, pack
from tipperary.store.saves import Saves

NOBODY = [""] * 5
FAMILY = ["Marie", "Padraig", "Síle", "Fionnuala", "Áine"]


def same(past: Any, game: Game) -> bool:
    seats = range(game.players)
    return all(
        (
            (past.players, past.crests, past.marker) == (game.players, game.crests, game.marker),
            past.winners() == game.winners(),
            [past.total(seat) for seat in seats] == [game.total(seat) for seat in seats],
            [past.value(seat, category) for seat in seats for category in range(5)]
            == [game.value(seat, category) for seat in seats for category in range(5)],
        )
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_a_kept_game_reads_as_the_game_did(players: int, seed: int) -> None:
    game = game_at(phases.FINISHED, players, seed)
    past: Any = FinishedGame(pack(game, FAMILY, b""))
    assert same(past, game)
    assert past.names == [FAMILY[crest] for crest in game.crests]
    assert past.bag == Game.replay(game.log[: 1 + players]).bag


def test_it_is_short() -> None:
    assert len(pack(game_with(5), NOBODY, b"")) == 32
    assert len(pack(game_with(3), ["Marie"] * 5, b"")) == 37
    assert len(pack(full_game(), ["Ä" * 10] * 5, b"")) == 147


def game_with(players: int, turn: int = 0) -> Game:
    """A game as people play it, whatever the wheel does."""
    game = Game(tuple(range(players)))
    while game.phase != phases.TOWERS:
        game.spin(turn)
        game.end_placement()
        game.settle((game.round,) * players)
        if game.phase == phases.END_OF_ROUND:
            game.end_round()
    game.end_towers()
    for seat in range(players):
        for category, value in ((0, 56), (2, 5), (3, 10), (4, 7)):
            game.enter(seat, category, value)
    game.finish()
    return game


def identity(game: Game, before: bytes = b"") -> str:
    past: Any = FinishedGame(pack(game, NOBODY, before))
    name: str = past.identity
    return name


def test_the_same_values_twice_are_two_games_even_if_the_wheel_repeats_itself() -> None:
    game = game_with(3)
    assert identity(game) != identity(game_with(3, turn=1))
    assert identity(game) != identity(game_with(3), before=pack(game, NOBODY, b""))


def test_a_game_that_is_corrected_before_it_is_closed_stays_the_same_game() -> None:
    game = game_with(3)
    before = identity(game)
    while game.phase != phases.SHEEP:
        game.undo()
    game.settle((1, 2, 3))
    game.end_towers()
    for seat in range(3):
        for category in (0, 2, 3, 4):
            game.enter(seat, category, 0)
    game.finish()
    assert identity(game) == before


def test_the_running_number_never_outgrows_its_two_bytes() -> None:
    last = bytearray(pack(game_with(2), NOBODY, b""))
    last[2:4] = b"\xff\xff"
    assert identity(game_with(2), bytes(last)).endswith("-0")


def test_what_version_1_0_kept_has_totals_alone() -> None:
    past: Any = FinishedGame(bytes([3, 90, 0, 0, 44, 1]))
    assert (past.players, past.crests, past.winners()) == (2, (3, 0), (1,))
    assert (past.total(1), past.value(0, 0), past.marker, past.bag) == (300, None, None, None)


def test_no_byte_of_a_record_that_was_changed_is_more_than_nonsense() -> None:
    """It may still be a legal game, or it is one of the errors that the saves expect."""
    chance = random.Random(5)
    record = pack(full_game(3), FAMILY, b"")
    refused = 0
    for at in range(len(record)):
        broken = bytearray(record)
        broken[at] ^= 1 << chance.randrange(8)
        for data in (bytes(broken), record[:at]):
            try:
                assert FinishedGame(data).players == len(FinishedGame(data).names)
            except (ValueError, IndexError):
                refused += 1
    assert refused > len(record)


@pytest.mark.parametrize(
    ("store", "players", "names", "count"),
    [
        (Rp2Store, 5, FAMILY, 28),
        (Rp2Store, 4, NOBODY, 58),
        (Rp2Store, 3, FAMILY, 43),
        pytest.param(Samd51Store, 5, FAMILY, 86, marks=pytest.mark.slow),
        pytest.param(Samd51Store, 4, NOBODY, 175, marks=pytest.mark.slow),
        pytest.param(Samd51Store, 3, FAMILY, 130, marks=pytest.mark.slow),
    ],
)
def test_so_many_games_are_kept_and_the_oldest_go_first(
    store: type[Rp2Store], players: int, names: list[str], count: int
) -> None:
    saves: Any = Saves(store())
    for crest, name in enumerate(names):
        saves.rename(crest, name)
    made = []
    for _ in range(2 * count):
        saves.game = game_with(players)
        made.append(saves.result())
        saves.close()
        if saves.crowded():
            saves.tidy()
    saves.tidy()
    assert len(saves.past) == count
    assert saves.past == made[-count:]
    assert not saves.crowded()


@pytest.mark.parametrize("store", ALL_STORES)
def test_with_a_full_history_a_whole_game_is_still_written_without_an_erase(
    store: type[Rp2Store],
) -> None:
    saves: Any = Saves(store())
    for crest in range(5):
        saves.rename(crest, "Ü" * 10)
    saves.past = [pack(full_game(), saves.names, b"")] * 100
    saves.tidy()
    kept = len(saves.past)
    chance = random.Random(1)
    saves.start((0, 1, 2, 3, 4), 0)
    while saves.game.phase != phases.FINISHED:
        name, params = next_action(saves.game, chance)
        if name == "settle":
            for seat, flock in enumerate(params[0]):
                saves.draft(seat, flock)
        elif name == "enter" and params[1] == AREA:
            saves.draft(params[0], 31)  # the rows, before the columns
        saves.act(name, *params)
        assert not saves.crowded()
    saves.close()
    assert len(saves.past) == kept + 1


def test_a_rematch_keeps_the_game_that_was_finished() -> None:
    saves: Any = Saves(Rp2Store())
    saves.game = game_with(3)
    record = saves.result()
    saves.start((2, 1, 0), 1)
    assert saves.past == [record]
    loaded: Any = Saves(saves._journal._store)
    assert loaded.past == [record]
    assert loaded.game.crests == (2, 1, 0)
