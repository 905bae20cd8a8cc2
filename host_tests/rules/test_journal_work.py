# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Whatever is in a store, opening it is little work, and what is not a journal's is said."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import cache
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine_core.journal import Journal
from engine_core.mending import foreign
from host_tests.support.store import ALL_STORES, Esp32Store, PowerCut, Rp2Store

SIZE = 4096
# The worst took minutes on a Pico when there was no end to the work. Measured on the 32-bit
# machine, eight times a full store of records is well below a second more there.
MOST = 8


def work(deed: Callable[[], Any]) -> int:
    """How many lines of the engine a deed runs through: the same on every computer."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        if "engine_core" not in frame.f_code.co_filename:
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        deed()
    finally:
        sys.settrace(before)
    return count


@cache
def full_store() -> bytes:
    """A store filled with records as long as those of a game."""
    chance = random.Random(1)
    store = Rp2Store(SIZE)
    journal = Journal(store)
    while journal.append(chance.randbytes(chance.randint(2, 12))):
        pass
    return bytes(store.cells)


@cache
def most_work() -> int:
    store = Rp2Store(data=full_store())
    return MOST * work(lambda: Journal(store))


def of(piece: bytes) -> bytes:
    return (piece * SIZE)[:SIZE]


STRANGE = {
    "noise": random.Random(2).randbytes(SIZE),
    "marks": of(b"\xa5"),
    "heads and marks": of(b"\x00\x00\xa5"),
    "short heads and marks": of(b"\x00\xa5"),
    "long records of zeros": of(b"\x00\xff" + bytes(260) + b"\xa5"),
    "all sequences": of(bytes(range(256))),
    "a text": of(b"somebody else's settings;"),
    "marks behind blank": b"\xff" * 9 + of(b"\x00\x00\xa5")[9:],
    "noise before blank": random.Random(3).randbytes(1000) + b"\xff" * (SIZE - 1000),
}


@pytest.mark.parametrize("data", STRANGE.values(), ids=STRANGE.keys())
def test_a_strange_store_is_little_work_and_is_said_to_be_strange(data: bytes) -> None:
    store = Rp2Store(data=data)
    opened = []
    assert work(lambda: opened.append(Journal(store))) < most_work()
    journal = opened[0]
    # Looking again is next to none.
    assert work(journal.records) < 1000
    assert journal.records() == []
    assert foreign(store)
    assert work(lambda: foreign(store)) < most_work()
    assert (bytes(store.cells), store.erases, store.programs) == (data, 0, 0)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.binary(min_size=1, max_size=12), min_size=1, max_size=4), st.integers(0, 3000))
def test_a_store_of_repeated_bytes_is_little_work(pieces: list[bytes], records: int) -> None:
    data = full_store()[:records] + of(b"".join(pieces) + b"\xa5")[records:]
    assert work(lambda: Journal(Rp2Store(data=data))) < most_work()


def test_records_in_front_of_endless_marks_are_kept_and_new_ones_are_not_hidden_behind() -> None:
    store = Rp2Store(data=full_store()[:800] + of(b"\x00\x00\xa5")[:2000] + b"\xff" * 1296)
    journal = Journal(store)
    kept = journal.records()
    assert len(kept) > 40
    assert journal.damaged
    # There is room, and what is written there would not be found: so none is offered.
    assert not journal.append(b"new")
    journal.replace(kept)
    assert journal.append(b"new")
    again = Journal(store)
    assert (again.records(), again.damaged) == ([*kept, b"new"], False)


@pytest.mark.slow
def test_many_torn_records_are_no_strange_store() -> None:
    chance = random.Random(5)
    store = Rp2Store()
    written = []
    while True:
        record = chance.randbytes(chance.randint(1, 12))
        store.power = chance.randrange(len(record) + 7)
        try:
            if not Journal(store).append(record):
                break
        except PowerCut:
            store.power = None
        if chance.random() < 0.3:
            if not Journal(store).append(record):
                break
            written.append(record)
    store.power = None
    journal = Journal(store)
    assert len(written) > 30
    assert (journal.records(), journal.damaged) == (written, False)


# What is ours, though it holds no record.


@pytest.mark.parametrize("kind", ALL_STORES)
def test_a_new_chip_is_not_foreign(kind: Any) -> None:
    assert not foreign(kind())


@pytest.mark.parametrize("data", [bytes(SIZE), b"\xff" * 100 + bytes(SIZE - 100)])
def test_nothing_but_blank_of_either_kind_is_not_foreign(data: bytes) -> None:
    assert not foreign(Rp2Store(data=data))


@pytest.mark.parametrize("kind", [Rp2Store, Esp32Store])
def test_the_very_first_record_cut_short_is_not_foreign(kind: Any) -> None:
    for power in range(1, 400):
        store = kind()
        journal = Journal(store)
        store.power = power
        try:
            journal.append(b"N and a game")
        except PowerCut:
            assert not foreign(store), power


def test_a_clearing_cut_short_is_not_foreign() -> None:
    # Where it is done in two pieces, the first may be blank and the second not.
    store = Rp2Store(data=b"\xff" * 1024 + full_store()[1024:])
    assert Journal(store).records() == []
    assert not foreign(store)
    assert Journal(store).append(b"new")
    assert Journal(store).records() == [b"new"]


@pytest.mark.parametrize("data", [b"\x05", b"\x01\x00\x00\x00", b"{}", b"\x00\x03abcdefghijk"])
def test_the_little_that_another_program_keeps_is_foreign(data: bytes) -> None:
    assert foreign(Rp2Store(data=data + b"\xff" * (SIZE - len(data))))
