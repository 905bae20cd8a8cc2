# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A memory that somebody else used is left alone until a person has said what to do with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from host_tests.support.device import Device
from host_tests.support.store import Nrf52Store, Rp2Store
from tipperary.mirror import Mirror
from tipperary.saves import Saves

NOISE = random.Random(4).randbytes(4096)
THEIRS = [
    NOISE,
    (b"\x00\x00\xa5" * 4096)[:4096],
    b"\x2a" + b"\xff" * 4095,
    b"their settings" + bytes(4082),
    # Blank in front of it, as a clearing that was cut short would leave ours.
    b"\xff" * 64 + NOISE[64:],
]


@pytest.mark.parametrize("data", THEIRS)
def test_it_is_asked_about_and_not_touched_before_the_answer(data: bytes) -> None:
    store = Rp2Store(data=data)
    device = Device(store=store)
    assert device.screen == "foreign"
    assert "No nothing is saved" in device.text
    device.press("next", "prev", "prev").back()
    assert device.screen == "foreign"
    assert (bytes(store.cells), store.erases, store.programs) == (data, 0, 0)
    device.press("ok")
    assert device.screen == "setup"
    assert "action: adopt" in device.console
    device.app.saves.start((0, 1), 0)
    assert device.power_on().screen == "start"


@pytest.mark.parametrize("data", THEIRS)
def test_without_it_people_play_on_and_nothing_is_kept(data: bytes) -> None:
    store = Rp2Store(data=data)
    device = Device(store=store)
    device.press("ok")
    assert device.screen == "setup"
    saves = device.app.saves
    saves.start((0, 1), 0)
    saves.act("spin", 2)
    saves.tidy()
    saves.reset()
    assert bytes(store.cells) == data
    assert device.power_on().screen == "foreign"
    assert device.game is None


def test_a_save_of_ours_is_never_asked_about() -> None:
    device = Device(store=Rp2Store())
    device.app.saves.start((0, 1), 0)
    assert device.power_on().screen == "start"


# Two copies.


@pytest.mark.parametrize("first", [NOISE, b"\xff" * 4096])
@pytest.mark.parametrize("second", [NOISE[::-1], b"\xff" * 4096, bytes(4096)])
def test_neither_copy_is_touched_before_the_answer(first: bytes, second: bytes) -> None:
    strange = NOISE[0] in (first[0], second[-1])
    store = Nrf52Store(data=first + second)
    saves: Any = Saves(Mirror(store))
    assert saves.foreign == strange
    if strange:
        assert (bytes(store.cells), store.erases) == (first + second, 0)
        saves.adopt()
    saves.rename(2, "Nora")
    assert store.cells[:4096] == store.cells[4096:]
    assert Saves(Mirror(store)).names[2] == "Nora"


@pytest.mark.parametrize("at", [0, 4096])
def test_a_copy_of_ours_wins_over_noise(at: int) -> None:
    store = Nrf52Store()
    Saves(Mirror(store)).rename(2, "Nora")
    store.cells[at : at + 4096] = NOISE
    saves = Saves(Mirror(store))
    assert not saves.foreign
    assert saves.names[2] == "Nora"
    assert store.cells[:4096] == store.cells[4096:]


def test_of_two_copies_with_as_many_records_the_one_that_is_written_first_is_newer() -> None:
    store = Nrf52Store()
    saves: Any = Saves(Mirror(store))
    saves.rename(2, "Nora")
    older = bytes(store.cells)
    saves.reset()
    saves.rename(2, "Zoë")
    store.cells[4096:] = older[4096:]
    assert Saves(Mirror(store)).names[2] == "Zoë"
