# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The power goes at every byte of a write: what was confirmed is there, what was torn is not."""

from __future__ import annotations

import contextlib
import random
from itertools import product

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from engine_core.journal import Journal
from engine_core.mending import foreign
from host_tests.support.games import a_games_records
from host_tests.support.store import ALL_STORES, Nrf52Store, PowerCut, Rp2Store


def append_and_cut(store: Rp2Store, record: bytes, power: int) -> bool:
    """Append while the power lasts; whether it lasted."""
    journal = Journal(store)
    store.power = power
    try:
        journal.append(record)
    except PowerCut:
        return False
    finally:
        store.power = None
    return True


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_a_cut_at_any_byte_of_any_append_of_a_game_costs_that_record_at_most(players):
    records = a_games_records(players)
    kept = Rp2Store()
    for count, record in enumerate(records):
        confirmed = records[:count]
        power = 0
        while not append_and_cut(store := kept.copy(), record, power):
            journal = Journal(store)
            assert journal.records() == confirmed
            assert not journal.damaged
            # The game goes on from there, and comes to its end.
            rest = records[count : count + 3]
            for later in rest:
                assert journal.append(later)
            again = Journal(store)
            assert (again.records(), again.damaged) == (confirmed + rest, False)
            assert store.erases == 0
            power += 1
        assert power == len(record) + 7
        assert Journal(kept).append(record)


def test_a_game_in_which_every_append_is_cut_once_is_complete_in_the_end():
    chance = random.Random(3)
    records = a_games_records(4)
    store = Rp2Store()
    for record in records:
        append_and_cut(store, record, chance.randrange(len(record) + 7))
        assert Journal(store).append(record)
    again = Journal(store)
    assert (again.records(), again.damaged, store.erases) == (records, False, 0)


@pytest.mark.parametrize(
    "sequences",
    [
        # The mark, and what a lost bit makes of it.
        [0xA5, *(0xA5 ^ 1 << bit for bit in range(8)), 0, 1, 253, 254],
        pytest.param(range(255), marks=pytest.mark.slow),
    ],
)
def test_no_sequence_makes_a_torn_record_whole(sequences):
    # The first byte that is written after a torn record must not take the place of its mark.
    for count in sequences:
        kept = Rp2Store()
        journal = Journal(kept)
        written = [bytes([number]) for number in range(count)]
        for record in written:
            journal.append(record)
        for power in range(8):
            store = kept.copy()
            assert not append_and_cut(store, b"?", power)
            assert Journal(store).append(b"!")
            again = Journal(store)
            assert (again.records(), again.damaged, store.erases) == ([*written, b"!"], False, 0)


@pytest.mark.parametrize("filling", [0x00, 0xA5, 0xFF])
@pytest.mark.parametrize("length", [1, 2, 30, pytest.param(256, marks=pytest.mark.slow)])
def test_what_is_in_a_torn_record_does_not_matter(filling, length):
    record = bytes([filling]) * length
    for power in range(length + 7):
        store = Rp2Store(1000)
        assert Journal(store).append(b"before")
        assert not append_and_cut(store, record, power)
        assert Journal(store).append(b"after")
        again = Journal(store)
        assert (again.records(), again.damaged) == ([b"before", b"after"], False)
        assert store.erases == 0


@pytest.mark.parametrize("filling", [0x00, 0xFF])
def test_a_cut_at_the_very_end_of_the_store_loses_nothing(filling):
    record = bytes([filling]) * 256
    for power in range(256 + 7):
        store = Rp2Store(15 + len(record) + 7)
        assert Journal(store).append(b"for ever")
        assert not append_and_cut(store, record, power)
        journal = Journal(store)
        before = bytes(store.cells)
        assert journal.records() == [b"for ever"]
        assert journal.append(record) == (power == 0)
        if power:
            assert store.cells == before
        assert store.erases == 0


@pytest.mark.parametrize("kind", [Rp2Store, Nrf52Store])
@pytest.mark.parametrize("length", [3, 200])
def test_a_cut_while_clearing_leaves_all_or_nothing(kind, length):
    full = kind()
    journal = Journal(full)
    written = []
    while journal.append(record := bytes([len(written) % 256]) * length):
        written.append(record)
    steps = len(full) + (1 if kind is Rp2Store else 2)
    for power in [*range(5), *range(7, steps, 333), 4096, 4097, 4098, 4099, steps - 1]:
        store = full.copy()
        journal = Journal(store)
        store.power = min(power, steps - 1)
        with pytest.raises(PowerCut):
            journal.clear()
        store.power = None
        journal = Journal(store)
        left = journal.records()
        assert left in (written, [])
        assert (left == written) == (power == 0)
        assert not journal.damaged
        if not left:
            assert journal.append(b"new game")
            assert Journal(store).records() == [b"new game"]


def test_a_cut_before_the_first_record_of_a_store_of_zeros_loses_nothing():
    for power in [0, 1, 2, 100, 2000, 4095, 4096, 4097, 4100]:
        store = Rp2Store(data=bytes(4096))
        assert not append_and_cut(store, b"first", power)
        assert Journal(store).records() == []
        assert Journal(store).append(b"first")
        assert Journal(store).records() == [b"first"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ALL_STORES)
def test_where_every_write_erases_a_cut_may_cost_records_but_invents_none(kind):
    records = a_games_records(2)[:12]
    kept = kind()
    for record in records[:-1]:
        Journal(kept).append(record)
    for power in [*range(20), *range(20, len(kept) + 20, 1500)]:
        store = kept.copy()
        append_and_cut(store, records[-1], power)
        left = Journal(store).records()
        assert left == records[: len(left)]
        journal = Journal(store)
        if not journal.append(b"on we go"):
            journal.clear()
            left = []
            assert journal.append(b"on we go")
        assert Journal(store).records() == [*left, b"on we go"]


class Evenings(RuleBasedStateMachine):
    """Appends, cuts, restarts and clearings in any order, on a small store of a Pico."""

    def __init__(self) -> None:
        super().__init__()
        self.store = Rp2Store(700)
        self.journal = Journal(self.store)
        self.confirmed: list[bytes] = []
        self.clearings = 0

    @rule(record=st.binary(min_size=1, max_size=40))
    def append(self, record):
        fits = len(record) <= self.journal.room()
        assert self.journal.append(record) == fits
        if fits:
            self.confirmed.append(record)

    @rule(record=st.binary(min_size=1, max_size=40), power=st.integers(0, 46))
    def append_and_lose_power(self, record, power):
        self.store.power = power
        try:
            done = self.journal.append(record)
        except PowerCut:
            done = False
        self.store.power = None
        if done:
            self.confirmed.append(record)
        self.journal = Journal(self.store)

    @rule()
    def restart(self):
        self.journal = Journal(self.store)

    @rule(power=st.integers(0, 2000))
    def clear(self, power):
        self.store.power = power
        try:
            self.journal.clear()
        except PowerCut:
            self.journal = Journal(self.store)
        self.store.power = None
        if power:
            self.confirmed = []
        # An unfinished clearing is finished by the next append.
        self.clearings += 2

    @invariant()
    def what_was_confirmed_is_there(self):
        assert self.journal.records() == self.confirmed
        again = Journal(self.store)
        assert (again.records(), again.damaged) == (self.confirmed, False)
        assert self.store.erases <= self.clearings


class TestEvenings(Evenings.TestCase):  # type: ignore[valid-type, misc]
    settings = settings(max_examples=40, stateful_step_count=30, deadline=None)


@pytest.mark.parametrize("kind", ALL_STORES)
def test_what_several_cuts_in_a_row_leave_is_not_somebody_else_s(kind: type[Rp2Store]) -> None:
    """Each cut is in the first record, or in the one that was tried behind what it left."""
    for cuts in product((1, 2, 3, 5, 9, 14), repeat=3):
        store = kind()
        for power in cuts:
            journal = Journal(store)
            store.power = power
            with contextlib.suppress(PowerCut):
                for record in (b"P\x03", b"P\x03\x00", b"M\x01Anna"):
                    journal.append(record)
            store.power = None
        assert Journal(store).count or not foreign(store), (cuts, bytes(store.cells[:64]))


def test_a_store_that_only_begins_like_a_torn_record_is_somebody_else_s() -> None:
    blank = b"\xff" * 5
    for noise in (
        b"\x00\x01" + bytes(range(1, 40)),
        b"\x00\x01P" + blank + b"\x01\x02\x03",
        b"\x00\x01P" + blank + b"\x00\x01" + b"x" * 40,
    ):
        assert foreign(noise + b"\xff" * 400), noise
