# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Asleep on a power bank: a soft glow that draws enough, often enough, and only if it is wanted."""

from __future__ import annotations

from itertools import pairwise

import pytest

from host_tests.support.device import Device
from host_tests.support.parts import Colour, Pixels
from tipperary.light.ring import Ring
from tipperary.light.sleep import Sleep
from tipperary.settings import first_values
from tools.boards.board import Board, load_all

WIRED = [board for board in load_all() if board.wiring]
EVERY_MS, STEP_MS = 20_000, 10


def milliamperes(frame: tuple[Colour, ...]) -> float:
    """A WS2812: 20 mA a colour at full light, and 1 mA when dark."""
    return sum(1 + sum(colour) * 20 / 255 for colour in frame)


def sleeping(board: Board) -> list[tuple[Colour, ...]]:
    """What a ring shows in twenty seconds of sleep, every ten milliseconds."""
    pixels = Pixels(board.ring.pixels)
    ring = Ring(pixels, board.device_data()["ring"])
    ring.adjust(3, 0, False)
    ring.set_crests(range(5))
    ring.show_turn(0)
    sleep = Sleep(ring)
    seen = []
    for now in range(0, EVERY_MS, STEP_MS):
        sleep.glow(now + 300_000)
        seen.append(tuple(pixels))
    return seen


@pytest.mark.parametrize("board", WIRED, ids=lambda board: board.id)
def test_every_ten_seconds_at_least_a_hundred_milliamperes_flow_for_a_while(board: Board) -> None:
    drawn = [milliamperes(frame) for frame in sleeping(board)]
    assert max(drawn) <= board.ring.limit_ma
    ten_seconds = 10_000 // STEP_MS
    for start in range(0, len(drawn) - ten_seconds, 50):
        enough = sum(current > 100 for current in drawn[start : start + ten_seconds])
        assert enough * STEP_MS >= 330  # a third of a second at the least
    # In between it sleeps: most of the time there is little light.
    assert sum(current < 70 for current in drawn) > 0.7 * len(drawn)


@pytest.mark.parametrize("board", WIRED, ids=lambda board: board.id)
def test_it_comes_and_goes_softly(board: Board) -> None:
    frames = sleeping(board)
    light = [max(max(colour) for colour in frame) for frame in frames]
    top = max(light)
    assert max(abs(after - before) for before, after in pairwise(light)) <= top / 8
    peaks = [at for at in range(1, len(light)) if light[at] == top and light[at - 1] != top]
    assert len(peaks) == 2
    assert all(
        len(set(frame)) == 1
        for frame, bright in zip(frames, light, strict=True)
        if bright > top / 2
    )


def asleep(on: int) -> Device:
    device = Device()
    device.app.saves.set("power_bank", on)
    device.run(100)
    device.now += 300_000
    return device.run(100)


def test_it_is_off_unless_somebody_wants_it() -> None:
    assert first_values()["power_bank"] == 0
    device = asleep(on=0)
    before = device.ring
    for _ in range(40):
        assert device.run(500).ring == before


def test_a_sleeping_device_glows_and_a_key_wakes_it_with_the_light_it_had() -> None:
    device = Device()
    awake = device.ring
    device = asleep(on=1)
    dim = device.ring
    shown = {tuple(device.run(200).ring) for _ in range(60)}
    assert len(shown) > 4
    assert tuple(dim) in shown
    device.press("next")
    assert device.console[-1] == "awake"
    assert device.ring == awake
