# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The journal while the power lasts: records in, records out, on every kind of store."""

from __future__ import annotations

import pytest

from engine_core.game import Game
from engine_core.journal import Journal
from host_tests.support.games import a_games_records, full_game
from host_tests.support.store import ALL_STORES, Esp32Store, Rp2Store


def fill(journal: Journal, length: int) -> list[bytes]:
    """Append records of a length until there is no room; what was confirmed."""
    written = []
    while journal.append(record := bytes([len(written) % 256]) * length):
        written.append(record)
    return written


@pytest.mark.parametrize("kind", ALL_STORES)
def test_a_blank_store_has_no_records_and_is_not_touched_by_looking(kind):
    store = kind()
    journal = Journal(store)
    assert journal.records() == []
    assert not journal.damaged
    assert (store.cells, store.erases, store.programs) == (kind().cells, 0, 0)


@pytest.mark.parametrize("kind", ALL_STORES)
def test_what_is_appended_is_there_in_order_now_and_after_a_restart(kind):
    records = a_games_records(5)
    store = kind()
    journal = Journal(store)
    for count, record in enumerate(records, 1):
        assert journal.append(record)
        if count % 9 == 0:
            assert journal.records() == records[:count]
            journal = Journal(store)
    assert journal.records() == records
    assert Journal(store).records() == records
    assert not Journal(store).damaged


def test_a_whole_game_is_saved_on_a_pico_without_a_single_erase():
    store = Rp2Store()
    journal = Journal(store)
    for record in a_games_records(5):
        assert journal.append(record)
    assert store.erases == 0
    assert store.programs > 0


def test_a_record_has_one_to_256_bytes():
    for length in range(1, 257):
        records = [bytes([byte]) * length for byte in (length % 256, 0x00, 0xA5, 0xFF)]
        store = Rp2Store()
        for record in [*records, b"last"]:
            assert Journal(store).append(record)
        assert Journal(store).records() == [*records, b"last"]
        assert store.erases == 0


def test_a_bytearray_is_a_record_too():
    journal = Journal(Rp2Store())
    assert journal.append(bytearray(b"flock"))
    assert journal.records() == [b"flock"]


def test_an_empty_or_too_long_record_is_not_taken():
    store = Rp2Store()
    journal = Journal(store)
    assert not journal.append(b"")
    assert not journal.append(bytes(257))
    assert store.cells == Rp2Store().cells


@pytest.mark.parametrize("length", [1, 2, 13, 100, 256])
@pytest.mark.parametrize("size", [300, 4096])
def test_a_full_store_says_so_and_stays_as_it_is(length, size):
    store = Rp2Store(size)
    journal = Journal(store)
    written = fill(journal, length)
    assert len(written) == size // (length + 7)
    full = bytes(store.cells)
    assert not journal.append(bytes(length))
    assert not Journal(store).append(bytes(length))
    assert store.cells == full
    assert store.erases == 0
    assert Journal(store).records() == journal.records() == written


def test_in_a_full_store_a_shorter_record_may_still_fit():
    store = Rp2Store(100)
    journal = Journal(store)
    assert journal.append(bytes(80))
    assert not journal.append(bytes(20))
    assert journal.room() == 6
    assert journal.append(bytes(6))
    assert journal.room() < 0
    assert Journal(store).records() == [bytes(80), bytes(6)]


@pytest.mark.parametrize("kind", ALL_STORES)
def test_clearing_is_one_erase_of_each_sector_and_makes_room_again(kind):
    store = kind()
    journal = Journal(store)
    written = fill(journal, 200)
    erases = store.erases
    journal.clear()
    assert store.erases - erases == (2 if kind.__name__.startswith("Nrf") else 1)
    assert fill(journal, 200) == written
    again = Journal(store)
    assert (again.records(), again.damaged) == (written, False)
    journal.clear()
    assert journal.records() == Journal(store).records() == []


def test_the_sequence_goes_round_and_nothing_is_missed():
    store = Rp2Store()
    journal = Journal(store)
    written = fill(journal, 1)
    assert len(written) == 512
    again = Journal(store)
    assert (again.records(), again.damaged) == (written, False)


def test_reading_only_a_part_does_not_disturb_what_is_written_next():
    store = Rp2Store()
    journal = Journal(store)
    records = [b"one", b"two", b"three"]
    for record in records:
        journal.append(record)
    assert next(iter(journal)) == b"one"
    for record in journal:
        assert record == b"one"
        break
    assert journal.append(b"four")
    again = Journal(store)
    assert (again.records(), again.damaged) == ([*records, b"four"], False)


@pytest.mark.parametrize("blank", [0x00, 0xFF])
@pytest.mark.parametrize("size", [0, 1, 2, 6, 7, 8, 9, 20, 63, 64, 65, 255, 256, 300])
def test_a_tiny_store_holds_what_it_can(blank, size):
    store = Rp2Store(data=bytes([blank]) * size)
    journal = Journal(store)
    assert journal.records() == []
    written = fill(journal, 1)
    assert len(written) == size // 8
    assert journal.records() == Journal(store).records() == written
    assert len(store) == size


@pytest.mark.parametrize("kind", [Rp2Store, Esp32Store, bytearray])
def test_a_store_of_zeros_is_blank_too(kind):
    store = bytearray(4096) if kind is bytearray else kind(data=bytes(4096))
    assert Journal(store).records() == []
    for count, record in enumerate(a_games_records(5)):
        assert Journal(store).append(record)
        assert len(Journal(store).records()) == count + 1
    if isinstance(store, Rp2Store) and not isinstance(store, Esp32Store):
        assert store.erases == 1


def test_a_finished_game_comes_back_from_the_journal():
    store = Rp2Store()
    game = full_game()
    assert Journal(store).append(game.log)
    assert Game.replay(Journal(store).records()[-1]).winners() == game.winners()


def test_a_bit_lost_in_a_record_of_zeros_is_mended_too() -> None:
    for length in (5, 9, 17, 33):
        store = bytearray(b"\xff" * 64)
        Journal(store).append(bytes(length))
        for bit in range(8):
            store[1] ^= 1 << bit
            assert Journal(store).records() == [bytes(length)]
            store[1] ^= 1 << bit


def test_replacing_everything_keeps_what_fits_and_is_one_erase() -> None:
    store = Rp2Store()
    journal = Journal(store)
    journal.append(b"old")
    journal.replace([b"one", b"two"])
    assert store.erases == 1
    assert Journal(store).records() == [b"one", b"two"]
    small = bytearray(b"\xff" * 36)  # the third would need one byte more
    Journal(small).replace([b"first", b"second", b"third"])
    assert Journal(small).records() == [b"first", b"second"]
