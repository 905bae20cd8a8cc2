# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How often people have to press, counted with three keys; holding a key is one press."""

from __future__ import annotations

import pytest

from host_tests.device.table import enter, play_round, play_rounds, set_up, take
from host_tests.support.device import Device


def second_round(bag: int = 0) -> Device:
    """Four players at their second spin, everybody with a flock; nothing is counted yet."""
    device = set_up(Device(frame_ms=40), (0, 1, 2, 3), bag)
    play_round(device, (3, 2, 1, 2))
    device.pressed = 0
    return device


def finish_round(device: Device) -> None:
    assert device.screen == "end_of_round"
    device.press("ok")
    assert device.screen == "spin"
    assert device.game.round == 3


def test_a_round_in_which_no_flock_grew() -> None:
    device = second_round()
    device.spin().press("ok", "prev")
    finish_round(device)
    assert device.game.flocks == (3, 2, 1, 2)
    assert device.pressed <= 5


@pytest.mark.parametrize("seat", range(4))
def test_a_round_in_which_one_flock_grew_by_one(seat: int) -> None:
    device = second_round()
    device.spin().press("ok")
    # The bag is with the second player, who is asked first.
    before = (seat - 1) % 4
    device.press(*["ok"] * before, "next", "ok")
    if before < 3:
        device.press("prev")
    finish_round(device)
    expected = [3, 2, 1, 2]
    expected[seat] += 1
    assert device.game.flocks == tuple(expected)
    assert device.pressed <= 8


def test_a_round_in_which_every_flock_grew_by_one() -> None:
    device = second_round()
    device.spin().press("ok", *["next", "ok"] * 4)
    finish_round(device)
    assert device.game.flocks == (4, 3, 2, 3)
    assert device.pressed <= 12


def test_the_rulebook_s_example_is_entered() -> None:
    device = set_up(Device(frame_ms=40), (0, 1))
    # Twelve sheep, and the other player has the marker.
    play_rounds(device, (12, 1))
    device.press("ok")
    assert device.screen == "scoring"
    device.pressed = 0
    enter(device, 7)
    enter(device, 8)
    enter(device, 12)
    device.press("next", "ok")
    device.press(*["next"] * 3, "ok")
    device.hold("next", 950)
    enter(device, 7)
    assert [device.game.value(0, category) for category in range(5)] == [56, 12, 5, 10, 7]
    assert "Yellow: Area" in device.text
    assert device.pressed <= 24


def test_anna_is_spelled() -> None:
    device = Device()
    take(device)
    device.back().press("next")
    assert "Name for Castle" in device.text
    device.press("ok")
    device.pressed = 0
    # Frequent letters come first, and each letter starts from there.
    take(device)
    take(device, 3)
    take(device, 3)
    take(device)
    assert "Anna_" in device.text
    device.press("prev", "ok")
    assert device.app.saves.names[0] == "Anna"
    assert device.screen == "crests"
    assert device.pressed <= 20
