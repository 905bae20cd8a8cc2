# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Lost bits, noise and strangers' data: nothing confirmed is lost, nothing is invented."""

from __future__ import annotations

import importlib.util
import random
from types import ModuleType

import pytest

from engine_core import journal as engine_journal
from engine_core.journal import Journal
from host_tests.support.store import PowerCut, Rp2Store

VARIED = [b"\x01", b"spin", bytes(9), b"\xff" * 6, b"\xa5" * 5, bytes(range(40)), b"end"]


def store_with(records: list[bytes], size: int) -> Rp2Store:
    store = Rp2Store(size)
    journal = Journal(store)
    for record in records:
        assert journal.append(record)
    return store


def check_every_flip(store: Rp2Store, records: list[bytes]) -> None:
    assert Journal(store).records() == records
    for at in range(len(store)):
        for bit in range(8):
            store.flip(at, bit)
            journal = Journal(store)
            assert journal.records() == records, (at, bit)
            assert not journal.damaged
            store.flip(at, bit)


def other_version() -> ModuleType:
    """The journal as another version of it would be."""
    spec = importlib.util.find_spec("engine_core.journal")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module._VERSION += 1  # type: ignore[attr-defined]
    return module


# One bit.


def test_any_bit_of_a_store_filled_to_the_last_byte_may_be_lost():
    size = sum(len(record) + 7 for record in VARIED)
    check_every_flip(store_with(VARIED, size), VARIED)


def test_any_bit_of_the_blank_space_or_of_the_records_before_it_may_be_lost():
    check_every_flip(store_with(VARIED, 200), VARIED)


def test_any_bit_of_a_blank_store_may_be_lost():
    check_every_flip(Rp2Store(80), [])
    check_every_flip(Rp2Store(data=bytes(80)), [])


@pytest.mark.slow
def test_any_bit_of_a_record_of_256_bytes_may_be_lost():
    records = [b"before", random.Random(1).randbytes(256), b"after"]
    check_every_flip(store_with(records, 300), records)


@pytest.mark.parametrize("cut", [1, 2, 5, 12, 13, 14, 15, 16, 17, 18])
def test_any_bit_may_be_lost_in_a_store_that_also_has_a_torn_record(cut):
    store = store_with([b"one", b"two"], 100)
    journal = Journal(store)
    store.power = cut
    with pytest.raises(PowerCut):
        journal.append(b"torn by the cut")
    store.power = None
    assert Journal(store).append(b"three")
    assert Journal(store).append(b"four")
    check_every_flip(store, [b"one", b"two", b"three", b"four"])


@pytest.mark.slow
def test_any_bit_of_a_store_full_of_a_games_actions_may_be_lost():
    chance = random.Random(2)
    records = [chance.randbytes(chance.randint(1, 11)) for _ in range(60)]
    size = sum(len(record) + 7 for record in records)
    check_every_flip(store_with(records, size), records)


@pytest.mark.slow
def test_any_bit_of_a_store_that_went_round_all_sequences_may_be_lost():
    records = [bytes([number % 256]) for number in range(300)]
    store = store_with(records, 8 * 300)
    chance = random.Random(6)
    for at in [*range(8 * 250, 8 * 262), *chance.sample(range(8 * 300), 100)]:
        for bit in range(8):
            store.flip(at, bit)
            assert Journal(store).records() == records, (at, bit)
            store.flip(at, bit)


def test_after_a_lost_bit_the_journal_goes_on():
    for at in range(sum(len(record) + 7 for record in VARIED)):
        store = store_with(VARIED, 400)
        store.flip(at, at % 8)
        assert Journal(store).append(b"more")
        assert Journal(store).records() == [*VARIED, b"more"]
        assert store.erases == 0


def test_one_lost_bit_in_each_of_several_records_is_mended_too():
    store = store_with(VARIED, 200)
    at = 0
    for record in VARIED:
        store.flip(at + 2, 3)
        at += len(record) + 7
    assert Journal(store).records() == VARIED


# More than one bit: a record is gone, and that is said; the others are there.


@pytest.mark.parametrize("lost", range(len(VARIED) - 1))
def test_a_record_that_is_beyond_mending_is_missed_and_the_others_stay(lost):
    store = store_with(VARIED, 200)
    at = sum(len(record) + 7 for record in VARIED[:lost])
    store.flip(at + 2, 0)
    store.flip(at + 3, 7)
    journal = Journal(store)
    assert journal.records() == VARIED[:lost] + VARIED[lost + 1 :]
    assert journal.damaged
    assert journal.append(b"more")
    assert Journal(store).records()[-1] == b"more"
    journal.clear()
    assert (journal.records(), journal.damaged) == ([], False)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_happens_to_a_store_only_what_was_written_comes_out_of_it(seed):
    chance = random.Random(seed)
    store = store_with(VARIED, 200)
    for _ in range(chance.randint(2, 60)):
        store.cells[chance.randrange(200)] = chance.choice((0, 0xFF, chance.randrange(256)))
    left = iter(VARIED)
    assert all(record in left for record in Journal(store).records())


# No records at all.


def check_noise(seed: int, size: int) -> None:
    chance = random.Random(seed)
    noise = chance.randbytes(size)
    blank = bytes([chance.choice((0x00, 0xFF))]) * chance.choice((0, 0, 40, size // 2))
    noise = (noise + blank)[-size:]
    store = Rp2Store(data=noise)
    journal = Journal(store)
    assert journal.records() == []
    if not journal.append(b"1"):
        assert store.cells == noise
        journal.clear()
        assert journal.append(b"1")
    assert Journal(store).records() == [b"1"]


@pytest.mark.parametrize("size", [8, 40, 300, 4096])
def test_a_store_of_noise_has_no_records(size):
    for seed in range(25):
        check_noise(seed, size)


@pytest.mark.slow
def test_many_stores_of_noise_have_no_records():
    for seed in range(1000):
        check_noise(seed, 4096)


@pytest.mark.slow
def test_a_store_of_one_byte_over_and_over_has_no_records():
    for byte in range(256):
        store = Rp2Store(data=bytes([byte]) * 600)
        blank = byte in (0x00, 0xFF)
        assert Journal(store).records() == []
        assert Journal(store).append(b"new") == blank
        assert Journal(store).records() == ([b"new"] if blank else [])


@pytest.mark.parametrize("length", [1, 2, 3, 4, 8, 11, 50, 255, 256])
def test_the_records_of_another_version_are_not_believed_and_stay_until_cleared(length):
    theirs = other_version().Journal
    ours = engine_journal.Journal
    for writer, reader in (theirs, ours), (ours, theirs):
        store = Rp2Store()
        records = [bytes([number]) * length for number in range(6)]
        for record in records:
            assert writer(store).append(record)
        assert writer(store).records() == records
        assert reader(store).records() == []
        assert reader(store).append(b"mine")
        assert reader(store).records() == [b"mine"]
        assert writer(store).records() == records
        assert store.erases == 0


@pytest.mark.parametrize("change", [*(1 << bit for bit in range(30)), 3, 0x12345678])
def test_no_change_of_the_version_is_mended_away(change):
    other = other_version()
    other._VERSION = engine_journal._VERSION ^ change
    store = Rp2Store(600)
    for length in (1, 5, 30, 256):
        assert other.Journal(store).append(bytes(length))
    assert Journal(store).records() == []
