# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One reading of the journal: the same each time, before and after tidying and every write."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine_core.game import FINISHED, SCORING, SHEEP, Game
from engine_core.journal import Journal
from host_tests.support.games import game_at, next_action
from host_tests.support.kept import confirmed
from host_tests.support.store import Rp2Store
from tipperary.settings import TABLE
from tipperary.store.finished_game import pack
from tipperary.store.saves import Saves

SIZE = 3600  # enough for all that counts, and quick to read
GAMES = [game_at(phase, players, seed) for phase in range(7) for players, seed in ((2, 1), (5, 2))]

OVER = [game for game in GAMES if game.phase == FINISHED]
# Landscapes: one that is only begun, one with gaps and towers, and one without a town inside.
MAPS = [bytes((8, 8, 0, 2, 2, 0, 0)), bytes((9, 7, 12, 3, 1, 5, 4, 0x10)), bytes((2, 2, 0, 9, 9))]


def store_of(records: list[bytes]) -> Rp2Store:
    store = Rp2Store(SIZE)
    journal = Journal(store)
    for record in records:
        journal.append(record)
    return store


def game_record(game: Game) -> bytes:
    return b"N" + game.log


def action_record(game: Game) -> bytes:
    """An action that fits where this game is, or nearly does."""
    name, params = next_action(game, random.Random(len(game.log)))
    before = len(game.log)
    copy = Game.replay(game.log)
    getattr(copy, name)(*params)
    return b"A" + bytes([before & 255]) + copy.last_action


small = st.integers(0, 6).map(lambda value: bytes([value]))
numbers = st.lists(st.integers(0, 6), max_size=16).map(bytes)
unfinished = [game for game in GAMES if game.phase != FINISHED]
KINDS = [b"%c" % kind for kind in b"NAUDPSLMHhXKRTOE?"]
# Of every kind, with data that make sense, nearly do, or do not.
records = st.one_of(
    st.tuples(st.sampled_from(KINDS), numbers).map(b"".join),
    st.binary(min_size=1, max_size=20),
    st.sampled_from(GAMES).map(game_record),
    st.sampled_from(OVER).map(lambda game: b"R" + game.log),
    st.sampled_from(OVER).map(lambda game: b"H" + pack(game, [""] * 5, b"")),
    st.tuples(small, st.sampled_from(MAPS)).map(lambda parts: b"T" + b"".join(parts)),
    st.sampled_from(unfinished).map(action_record),
    st.sampled_from(GAMES).map(lambda game: b"U" + bytes([len(game.log) & 255])),
    st.tuples(small, st.binary(min_size=2, max_size=2)).map(lambda parts: b"D" + b"".join(parts)),
    st.permutations(range(5)).map(lambda crests: b"P\x03" + bytes(crests[:2])),
    st.permutations(range(5)).map(lambda crests: b"H" + b"".join(b"%c\x50\0" % c for c in crests)),
    st.tuples(small, st.text(max_size=6)).map(lambda name: b"M" + name[0] + name[1].encode()),
    st.sampled_from([b"X", b"K\x00", b"K\x01", b"K\x02"]),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(records, max_size=25))
def test_records_of_any_content_read_the_same_before_and_after_tidying(found: list[bytes]) -> None:
    store = store_of(found)
    first = Saves(store)
    assert confirmed(Saves(store)) == confirmed(first)
    before = confirmed(first)
    first.tidy()
    assert confirmed(first) == before
    again = Saves(store)
    assert confirmed(again) == before
    assert not again.damaged


@pytest.mark.parametrize(
    "end",
    [b"X", b"H" + bytes([0, 9, 0, 1, 8, 0])],
    ids=["given up", "over"],
)
def test_no_draft_is_left_of_a_game_that_has_ended(end: bytes) -> None:
    game = game_at(SHEEP, 2)
    saves = Saves(store_of([game_record(game), b"D\x00\x07\x00", end]))
    assert saves.game is None
    assert saves.drafts == {}
    assert not saves.damaged


def test_a_game_that_is_given_up_takes_its_drafts_with_it() -> None:
    saves: Any = Saves(store_of([game_record(game_at(SHEEP, 2)), b"D\x00\x07\x00"]))
    assert saves.drafts == {0: 7}
    saves.close()
    assert saves.drafts == {}
    assert Saves(saves._journal._store).drafts == {}


@pytest.mark.parametrize("draft", [b"D\x02\x07\x00", b"D\x00\xe8\x03", b"D\x00"])
def test_a_draft_that_nobody_can_have_entered_is_not_believed(draft: bytes) -> None:
    saves = Saves(store_of([game_record(game_at(SHEEP, 2)), draft]))
    assert saves.drafts == {}
    assert saves.damaged
    assert saves.lost == {"game"}


class Evening(RuleBasedStateMachine):
    """Everything that the app may confirm, on a save with anything in it."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = random.Random(1)
        self.saves: Any = Saves(Rp2Store(SIZE))

    @initialize(found=st.lists(records, max_size=8))
    def begin(self, found: list[bytes]) -> None:
        self.saves = Saves(store_of(found))

    @property
    def game(self) -> Any:
        return self.saves.game

    @precondition(lambda self: self.game is None)
    @rule(crests=st.permutations(range(5)), players=st.integers(2, 5))
    def start(self, crests: list[int], players: int) -> None:
        self.saves.start(tuple(crests[:players]), players - 1)

    @precondition(lambda self: self.game is not None and self.game.phase != FINISHED)
    @rule()
    def act(self) -> None:
        name, params = next_action(self.game, self.chance)
        self.saves.act(name, *params)

    @precondition(lambda self: self.game is not None and self.game.last_action)
    @rule()
    def undo(self) -> None:
        self.saves.undo()

    @precondition(lambda self: self.game and self.game.phase in (SHEEP, SCORING))
    @rule(seat=st.integers(0, 1), number=st.integers(0, 130))
    def draft(self, seat: int, number: int) -> None:
        self.saves.draft(seat, number)

    @precondition(lambda self: self.game is not None)
    @rule()
    def close(self) -> None:
        self.saves.close()
        assert self.saves.drafts == {}

    @precondition(lambda self: self.saves.ended and not (self.game and self.game.last_action))
    @rule()
    def reopen(self) -> None:
        self.saves.reopen()
        assert self.game.phase == FINISHED

    @precondition(lambda self: self.game is not None)
    @rule(seat=st.integers(0, 1), data=st.sampled_from(MAPS[:2]))
    def keep_map(self, seat: int, data: bytes) -> None:
        self.saves.keep_map(seat, data)

    @rule(crest=st.integers(0, 4), outline=st.integers(0, 71))
    def remember(self, crest: int, outline: int) -> None:
        self.saves.remember(crest, outline)

    @rule()
    def explain(self) -> None:
        self.saves.explain()

    @rule(crests=st.permutations(range(5)), players=st.integers(2, 5), chosen=st.integers(0, 5))
    def choose(self, crests: list[int], players: int, chosen: int) -> None:
        self.saves.choose(bytes([players, *crests[: min(chosen, players)]]))

    @rule()
    def choose_nothing(self) -> None:
        self.saves.choose(b"")

    @rule(crest=st.integers(0, 4), name=st.sampled_from(["", "Anna", "Zoë", "Ō"]))
    def rename(self, crest: int, name: str) -> None:
        self.saves.rename(crest, name)

    @rule(chosen=st.sampled_from([(entry[0], value) for entry in TABLE for value in entry[2]]))
    def set(self, chosen: tuple[str, Any]) -> None:
        self.saves.set(*chosen)

    @rule()
    def acknowledge(self) -> None:
        self.saves.acknowledge()
        assert not Saves(self.saves._journal._store.copy()).damaged

    @rule()
    def tidy(self) -> None:
        self.saves.tidy()

    @rule()
    def restart(self) -> None:
        self.saves = Saves(self.saves._journal._store)

    @invariant()
    def what_is_seen_is_what_is_loaded(self) -> None:
        now = confirmed(self.saves)
        store = self.saves._journal._store.copy()
        loaded = Saves(store)
        assert confirmed(loaded) == now
        loaded.tidy()
        assert confirmed(Saves(store)) == now


class TestEvening(Evening.TestCase):  # type: ignore[valid-type, misc]
    settings = settings(max_examples=15, stateful_step_count=10, deadline=None)
