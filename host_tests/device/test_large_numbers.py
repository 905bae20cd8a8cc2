# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Flocks and stones of a good game: numbers go as far as a display of tiles can."""

from __future__ import annotations

import pytest

from engine_core.rules import SHEEP, STONES
from host_tests.support.device import Device
from host_tests.support.table import play_rounds, set_up


def at_category(category: int) -> Device:
    """The first player's number of this category, after an evening of two."""
    device = set_up(Device(frame_ms=40), (0, 1))
    play_rounds(device, (3, 2))
    device.press("ok", "ok", "ok", "ok", "ok")  # the towers, then two areas, by rows and columns
    if category == STONES:
        device.press("ok", "ok", "next", "next", "ok", "ok")
    return device


@pytest.mark.parametrize("category", [SHEEP, STONES])
def test_a_held_key_runs_to_ninety_nine_and_that_is_entered(category: int) -> None:
    device = at_category(category)
    device.hold("next", 8000)
    assert " 99 " in f" {device.text} "
    device.press("ok")
    assert device.game.value(0, category) == 99
