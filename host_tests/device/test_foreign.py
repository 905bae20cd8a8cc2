# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A memory that somebody else used is left alone until a person has said what to do with it."""

from __future__ import annotations

import contextlib
import random
from itertools import product
from typing import Any

import pytest

from host_tests.support.device import Device
from host_tests.support.games import full_game
from host_tests.support.store import ALL_STORES, PowerCut, Rp2Store
from tipperary.store.saves import Saves

NOISE = random.Random(4).randbytes(4096)
THEIRS = [
    NOISE,
    (b"\x00\x00\xa5" * 4096)[:4096],
    b"\x2a" + b"\xff" * 4095,
    b"their settings" + bytes(4082),
    # Blank in front of it, as a clearing that was cut short would leave ours.
    b"\xff" * 64 + NOISE[64:],
]

ASKED = "Unknown data in the memory. Erase it and save games here? yes no"


@pytest.mark.parametrize("data", THEIRS)
def test_it_is_asked_about_and_not_touched_before_the_answer(data: bytes) -> None:
    store = Rp2Store(data=data)
    device = Device(store=store)
    assert device.screen == "foreign"
    assert device.text == ASKED
    device.press("prev")
    assert device.text == ASKED
    # Holding OK is no, as OK is, and what no means is said before anything else.
    device.back()
    assert device.text == "Unknown data Then nothing is saved when the power goes go on"
    device.press("next", "prev").back()
    assert device.screen == "foreign"
    assert (bytes(store.cells), store.erases, store.programs) == (data, 0, 0)
    assert device.power_on().text == ASKED
    device.press("next")
    assert device.screen == "setup"
    assert "action: adopt" in device.console
    device.app.saves.start((0, 1), 0)
    assert device.power_on().screen == "start"


@pytest.mark.parametrize("data", THEIRS)
def test_without_it_people_play_on_and_nothing_is_kept(data: bytes) -> None:
    store = Rp2Store(data=data)
    device = Device(store=store)
    device.press("ok", "ok")
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


@pytest.mark.parametrize("kind", ALL_STORES)
def test_a_save_of_ours_that_was_cut_twice_in_a_row_is_not_somebody_else_s(
    kind: type[Rp2Store],
) -> None:
    # The first record of a new device, and the one of a store that is being tidied.
    for game, first, second in product((None, full_game()), (2, 4, 7, 9), (1, 3, 9, 12, 17, 20)):
        store = kind()
        saves: Any = Saves(store)
        saves.game = game
        for power in (first, second):
            store.power = power
            with contextlib.suppress(PowerCut):
                saves.tidy() if saves.game else saves.choose(b"\x03")
            store.power = None
            saves = Saves(store)
            assert not saves.foreign, (first, second, power)
        if second == 17:
            device = Device(store=store)
            assert device.screen in ("setup", "crests", "damaged")
            device.app.saves.start((0, 1), 0)
            assert device.power_on().game.crests == (0, 1)
