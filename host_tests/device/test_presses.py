# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How often people have to press, counted with three keys; holding a key is one press."""

from __future__ import annotations

import pytest

from engine_core.rules import WHISKEY_TRACK
from host_tests.support.device import Device
from host_tests.support.table import enter, enter_value, play_round, play_rounds, set_up


def second_round() -> Device:
    """Four players at their second spin, everybody with a flock; nothing is counted yet."""
    device = set_up(Device(frame_ms=40), (0, 1, 2, 3))
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
    device.spin().press("ok", "ok")
    finish_round(device)
    assert device.game.flocks == (3, 2, 1, 2)
    assert device.pressed == 4


@pytest.mark.parametrize("seat", range(4))
def test_a_round_in_which_one_flock_grew_by_one(seat: int) -> None:
    device = second_round()
    device.spin().press("ok")
    # The bag is with the second player, who is in the frame first.
    before = (seat - 1) % 4
    device.press(*["prev"] * before, "next", "ok")
    if before < 3:
        device.press("ok")
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


# The rulebook's example: 7 x 8, twelve sheep, the town enclosed, the barrel at 10, stones for 7.
EXAMPLE = (56, 12, 5, 10, 7)


def scoring() -> Device:
    """Four players at their scores; the first has twelve sheep and not the marker."""
    device = set_up(Device(frame_ms=40), (0, 1, 2, 3))
    play_rounds(device, (12, 1, 1, 12))
    device.press("ok")
    assert device.screen == "scoring"
    device.pressed = 0
    return device


def others(device: Device, category: int) -> None:
    """What the other three enter, which is not counted."""
    counted = device.pressed
    for _ in range(3):
        enter_value(device, category, (16, device.app.screen.value, 0, 0, 0)[category])
    device.pressed = counted


def test_the_rulebook_s_example_is_entered() -> None:
    device = scoring()
    assert device.game.marker != 0
    enter(device, 7)
    enter(device, 8)
    others(device, 0)
    enter(device, 12)
    others(device, 1)
    device.press("next")
    others(device, 2)
    device.press(*["next"] * WHISKEY_TRACK.index(10), "ok")
    others(device, 3)
    device.hold("next", 950)
    enter(device, 7)
    others(device, 4)
    assert device.screen == "totals"
    assert tuple(device.game.value(0, category) for category in range(5)) == EXAMPLE
    assert device.pressed <= 18


@pytest.mark.parametrize("category", range(5))
def test_a_wrong_score_is_taken_back_and_mended(category: int) -> None:
    device = scoring()
    for earlier in range(category):
        enter_value(device, earlier, EXAMPLE[earlier])
        others(device, earlier)
    wrong = (49, 11, 0, 6, 6)[category]
    enter_value(device, category, wrong)
    assert device.game.value(0, category) == wrong
    device.pressed = 0
    device.back()
    assert "Take back Castle" in device.text
    device.press("ok")
    if category == 0:
        device.press("ok")  # the rows were right
    device.press("next")
    if category != 2:
        device.press("ok")
    assert device.game.value(0, category) == EXAMPLE[category]
    assert device.pressed <= 5


def test_wrong_rows_are_taken_back_and_mended() -> None:
    device = scoring()
    enter(device, 6)
    device.pressed = 0
    device.back()
    assert "Take back Castle: rows" in device.text
    device.press("ok", "next", "ok")
    assert "7× 4 =28" in device.text
    assert device.pressed <= 5
