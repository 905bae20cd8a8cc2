# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The reveal: from all values to the winner, with bars, light and a fanfare."""

from __future__ import annotations

import pytest

from host_tests.support.device import Device
from host_tests.support.table import colour_on_ring, enter_value, play_rounds, set_up, verbs


def revealing(players: int = 2, sound: bool = True) -> Device:
    """A device that has just been asked for the result."""
    device = set_up(Device(frame_ms=40), tuple(range(players)))
    device.app.saves.set("sound", sound)
    device.app.adjust()
    play_rounds(device, (3, *[2] * (players - 1)))
    device.press("ok")
    for category in range(5):
        for seat in range(players):
            area = (40, 42, 44, 45, 48)[seat]
            enter_value(device, category, (area, 2 if seat else 3, 5, 10, 2)[category])
    assert device.screen == "totals"
    return device.run(1000).press("ok")


def bars(device: Device) -> list[int]:
    """How long the bars are, from the top of the screen to its bottom."""
    found = sorted(device.painter.layout.shapes, key=lambda shape: shape[2])
    return [shape[3] for shape in found]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bars_grow_last_place_first_while_the_ring_fills(players: int) -> None:
    device = revealing(players)
    began = device.now
    order = sorted(range(players), key=device.game.total)
    sums: list[list[int]] = []
    lights: list[int] = []
    longest: list[int] = []
    while device.screen == "reveal":
        rows = device.app.view.rows
        sums.append([int(row[2] or 0) for row in rows][::-1])
        # Nobody is to be seen before the turn comes.
        assert [bool(row[0]) for row in rows] == [bool(row[2]) for row in rows]
        lights.append(sum(max(colour) > 0 for colour in device.ring))
        longest.append(sum(bars(device)))
        assert colour_on_ring(device) <= set(order[: sum(map(bool, sums[-1]))])
        assert verbs(device) == ("go on",) * 3  # any key
        device.run(40)
    assert device.screen == "result"
    assert device.now - began <= 8000
    # Everything only grows: no flash, and nobody before the one who has fewer points is done.
    for row in (lights, longest, *zip(*sums, strict=True)):
        assert list(row) == sorted(row)
    totals = [device.game.total(seat) for seat in order]
    assert sums[-1] == totals
    for now in sums:
        grown = sum(map(bool, now))
        assert now[: max(0, grown - 1)] == totals[: max(0, grown - 1)]
    assert lights[-1] == len(device.ring)
    # Category by category: area, sheep, exploration, whiskey and stone circles of the last one.
    points = [device.game.value(order[0], category) for category in range(5)]
    steps = [sum(points[:count]) for count in range(6)]
    assert sorted({now[0] for now in sums}) == sorted(set(steps))
    # The winner, alone on the ring, and the fanfare are the end of it.
    assert colour_on_ring(device) == {order[-1]}
    device.run(1000)
    tones = [tone for tone in device.voice.tones if tone]
    assert tones[-4:] == sorted(tones[-4:])
    assert tones[-1] > 1000


@pytest.mark.parametrize("key", ["prev", "next", "ok"])
def test_any_key_skips_to_the_winner(key: str) -> None:
    device = revealing().run(600)
    tones = len(device.voice.tones)
    assert device.screen == "reveal"
    device.press(key)
    assert device.screen == "result"
    assert "The winner" in device.text
    assert len(device.run(1000).voice.tones) > tones


def test_the_fanfare_is_not_heard_before_and_never_when_sound_is_off() -> None:
    device = revealing()
    tones = len(device.voice.tones)
    device.run(2000)
    assert device.screen == "reveal"
    assert len(device.voice.tones) == tones
    device = revealing(sound=False).run(9000)
    assert device.screen == "result"
    assert not any(device.voice.tones)
