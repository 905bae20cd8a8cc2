# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A damaged save is said once, with what is lost as far as it is known."""

from __future__ import annotations

from typing import Any

import pytest

from engine_core.journal import Journal
from host_tests.support.device import Device, option
from host_tests.support.store import Rp2Store
from tipperary.store.saves import LOSSES, Saves
from tipperary.texts import CODES


def saved() -> Any:
    """A save with something of everything, and a game at its sheep."""
    saves: Any = Saves(Rp2Store())
    saves.set("brightness", 2)
    saves.rename(3, "Zoë")
    saves.choose(b"\x02\x01\x00")
    saves.start((1, 0), 0)
    saves.act("spin", 2)
    saves.close()
    saves.start((0, 1, 2), 0)
    saves.act("spin", 3)
    saves.act("end_placement")
    saves.draft(0, 4)
    saves.draft(1, 3)
    saves.rename(4, "Bo")
    return saves


def lose(store: Any, number: int, upset: bytes = b"\xa0\x0b") -> None:
    """Make a record unreadable, all but its head and its first byte."""
    at = 0
    for record in Journal(store).records()[:number]:
        at += len(record) + 7
    end = at + 2 + len(Journal(store).records()[number]) + 4
    for place, turn in zip((end - 1, end - 3), upset, strict=True):
        store.cells[place] ^= turn


LOST = [
    (0, {"settings"}),
    (1, {"names"}),
    (2, set()),  # a set-up that is over
    (3, set()),  # a game that is over
    (4, set()),
    (6, {"game"}),
    (7, {"game"}),
    (8, {"game"}),
    (9, {"game"}),
]


@pytest.mark.parametrize(("number", "lost"), LOST)
def test_what_is_lost_is_known_by_what_is_left_of_the_record(number: int, lost: set[str]) -> None:
    store = saved()._journal._store
    lose(store, number)
    saves = Saves(store)
    assert saves.damaged
    assert saves.lost == lost


def test_a_past_game_that_is_lost_is_said() -> None:
    store = Rp2Store()
    journal = Journal(store)
    for record in (b"h\x00\x50\x00\x01\x40\x00", b"h\x02\x50\x00\x01\x41\x00", b"S\x01"):
        journal.append(record)
    lose(store, 0)
    assert Saves(store).lost == {"past"}


def test_once_acknowledged_it_is_not_said_again_and_nothing_more_is_lost() -> None:
    store = saved()._journal._store
    lose(store, 1)
    first: Any = Saves(store)
    log = first.game.log
    first.acknowledge()
    assert (first.damaged, first.lost) == (False, set())
    for _ in range(2):
        again: Any = Saves(store)
        assert (again.damaged, again.lost) == (False, set())
        assert again.game.log == log
        again.rename(1, "Kit")
    assert store.erases == 0


@pytest.mark.parametrize("number", [0, 8, -2])
def test_new_damage_is_said_again_wherever_it_is(number: int) -> None:
    store = saved()._journal._store
    lose(store, 3)
    Saves(store).acknowledge()
    Saves(store).rename(0, "Anna")
    Saves(store).rename(0, "Ann")
    assert not Saves(store).damaged
    records = Journal(store).records()
    lose_in = store.cells.index(records[number])
    store.cells[lose_in + len(records[number])] ^= 0xA0
    store.cells[lose_in + len(records[number]) + 2] ^= 0x0B
    saves = Saves(store)
    assert saves.damaged
    assert saves.lost <= {("settings", "game", "names")[(0, 8, -2).index(number)]}
    saves.acknowledge()
    assert not Saves(store).damaged


def test_tidying_leaves_nothing_to_acknowledge() -> None:
    store = saved()._journal._store
    lose(store, 8)
    Saves(store).tidy()
    assert not Saves(store).damaged
    lose(store, 0)
    assert Saves(store).damaged


def test_where_there_is_no_room_acknowledging_tidies() -> None:
    full = saved()._journal._store
    end = len(bytes(full.cells).rstrip(b"\xff"))
    store = Rp2Store(data=bytes(full.cells[: end + 3]))
    lose(store, 1)
    saves: Any = Saves(store)
    log = saves.game.log
    saves.acknowledge()
    again: Any = Saves(store)
    assert (again.damaged, again.game.log) == (False, log)


# At the table.


def damaged_device() -> Device:
    store = saved()._journal._store
    lose(store, 8)
    return Device(store=store)


def test_it_is_said_at_one_power_on_and_not_at_the_next() -> None:
    device = damaged_device()
    assert device.screen == "damaged"
    assert "game" in device.text
    device.press("prev", "next")
    assert device.screen == "damaged"
    device.press("ok")
    assert device.screen == "start"
    assert "action: acknowledge" in device.console
    assert device.power_on().screen == "start"


def test_a_power_cut_before_anybody_read_it_says_it_again() -> None:
    device = damaged_device()
    device.press("next").power_on()
    assert device.screen == "damaged"


@pytest.mark.parametrize("language", CODES)
def test_every_loss_has_its_word(language: str) -> None:
    device = Device()
    device.app.saves.settings["language"] = language
    device.app.adjust()
    device.app.saves.lost = set(LOSSES)
    device.app.go("damaged")
    device.run(0)
    words = device.app.t.LOST
    assert len(words) == len(LOSSES)
    assert [word for word in words if word not in device.text] == []


# What nobody has told the device: landscapes with a right checksum that make no sense.

FORGED = [
    b"T\x00" + bytes([8, 0, 24, 3, 3, 5, 0]) + b"\x01",
    b"T\x00" + bytes([0, 9, 24, 3, 3, 5, 0]) + b"\x01",
    b"T\x00" + bytes([0, 0, 0, 0, 0, 5, 0]),
    b"T\x00" + bytes([8, 9, 255, 3, 3, 5, 0]),
    b"T\x00" + bytes([8, 9, 24, 200, 3, 5, 0]),
    b"T\x00" + bytes([8, 9, 24, 3, 3, 255, 0]),
    b"T\x00" + bytes([8, 9, 24, 3, 3, 5, 255]),
    b"T\x00" + bytes([5, 5, 24, 1, 0, 5, 0]) + b"\x10" * 200,
    b"T\x00" + bytes([8, 9]),
    b"T\x09" + bytes([8, 9, 24, 3, 3, 5, 0]),
    b"T",
    b"O\x00\xff",
]


@pytest.mark.parametrize("playing", [True, False])
@pytest.mark.parametrize("record", FORGED)
def test_a_forged_landscape_is_said_once_and_the_device_goes_on(
    record: bytes, playing: bool
) -> None:
    store = Rp2Store()
    if playing:
        Saves(store).start((0, 1), 0)
        Saves(store).act("score_early")
    else:
        Saves(store).rename(0, "Anna")
    Journal(store).append(record)
    device = Device(store=store, frame_ms=40)
    assert device.screen == "damaged"
    device.press("ok")
    home = "start" if playing else "setup"
    assert device.screen == home
    assert device.power_on().screen == home
    assert device.power_on().screen == home
    if playing:
        assert device.app.saves.maps == {}
        device.press("ok")
        option(device.back(), "Count for me").press("ok", "ok")
        assert device.screen == "count_map"
    # Another one is said again, and once.
    Journal(store).append(record)
    assert device.power_on().screen == "damaged"
    device.press("ok")
    device.app.saves.tidy()
    assert device.power_on().screen == home
