# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Two copies of the saves outlive what one copy on the nRF52 would not: a cut in any write."""

from __future__ import annotations

import contextlib

import pytest

from engine_core.journal import Journal
from host_tests.support.store import Nrf52Store, PowerCut
from tipperary.mirror import Mirror

RECORDS = [bytes([number]) * (number % 7 + 1) for number in range(6)]


def written(store: Nrf52Store) -> int:
    """Append all records until the power goes; how many were confirmed."""
    confirmed = 0
    try:
        journal = Journal(Mirror(store))
        for record in RECORDS:
            assert journal.append(record)
            confirmed += 1
    except PowerCut:
        pass
    return confirmed


@pytest.mark.slow
def test_a_cut_anywhere_in_any_write_loses_nothing_confirmed():
    # A write is an erase and the bytes of a page, twice; a prime stride visits all of its parts.
    for cut in range(0, len(RECORDS) * 2 * 4097, 61):
        store = Nrf52Store()
        store.power = cut
        confirmed = written(store)
        store.power = None
        kept = Journal(Mirror(store)).records()
        # The record being written may be there or not; everything before it is.
        assert kept in (RECORDS[:confirmed], RECORDS[: confirmed + 1]), cut


def test_a_copy_that_fell_behind_catches_up():
    store = Nrf52Store()
    written(store)
    store[0:4096] = b"\xff" * 4096
    assert Journal(Mirror(store)).records() == RECORDS
    assert store[0:4096] == store[4096:8192]


def test_both_copies_are_the_same_after_every_write():
    store = Nrf52Store()
    written(store)
    assert store[0:4096] == store[4096:8192]
    assert len(Mirror(store)) == 4096


def test_tidying_leaves_one_whole_copy_at_any_moment():
    for cut in range(0, 2 * 4097, 61):
        store = Nrf52Store()
        journal = Journal(Mirror(store))
        for record in RECORDS:
            journal.append(record)
        store.power = cut
        with contextlib.suppress(PowerCut):
            journal.replace(RECORDS[:2])
        store.power = None
        assert Journal(Mirror(store)).records() in (RECORDS, RECORDS[:2]), cut
