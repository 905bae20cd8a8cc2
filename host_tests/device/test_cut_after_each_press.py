# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power lost after every press that confirms something: the same screen with the same values."""

from __future__ import annotations

from typing import Any, Self

import pytest

from host_tests.support.device import Device, option
from host_tests.support.kept import confirmed
from host_tests.support.table import count_sheep, enter, enter_value, set_up, step_back

BOARDS = ["raspberry_pi_pico", "adafruit_macropad_rp2040", "pygamer"]
CRESTS = (3, 0)
SCORES = ((42, 5, 5, 10, 7), (40, 9, 0, 30, 3))


class Cut(Device):
    """A board of which a twin is switched on after each press that was written down."""

    seen: set[str]

    def press(self, *names: str) -> Self:
        for name in names:
            before = bytes(self.store)
            super().press(name)
            self.watch()
            if self.store != before:
                self._compare()
        return self

    def _compare(self) -> None:
        twin = Device(self.board["id"], bytearray(self.store), frame_ms=40)
        assert confirmed(twin.app.saves) == confirmed(self.app.saves)
        if twin.screen == "start":
            twin.press("ok")
        self.seen.add(self.screen)
        if self.screen == "reveal":
            assert twin.screen == "result"
        elif self.screen == "spin" and not self.game.turns:
            # The last page before it was read, and that is not asked for a second time.
            assert twin.screen == "prepare"
        else:
            assert twin.screen == self.screen
            assert values(twin) == values(self)


def values(device: Device) -> dict[str, Any]:
    """What a screen says, without its keys and the frame that they move."""
    view = device.app.view
    keys = ("prev", "next", "ok", "back", "up", "down", "cursor")
    return {name: value for name, value in vars(view).items() if name not in keys}


@pytest.mark.parametrize("board", BOARDS)
def test_a_cut_after_a_press_that_confirms_comes_back_to_the_same_screen(board: str) -> None:
    device = Cut(board, frame_ms=40)
    device.seen = set()
    set_up(device, CRESTS, bag=1)
    rounds = device.game.rounds
    for number in range(rounds):
        device.press("ok")
        assert device.screen == "placement"
        if number == 1:
            step_back(device).press("ok")
        device.press("ok")
        count_sheep(device, [number // 2, number])
        if number == 2:
            # Taken back from the menu, and a flock is mended.
            step_back(device)
            count_sheep(device, [number // 2, number + 1])
        if device.screen == "end_of_round":
            device.press("ok")
    device.press("ok")
    enter(device, 6)
    step_back(device)
    assert device.app.screen.value == 6
    for category in range(5):
        for seat in range(2):
            assert device.screen == "scoring"
            enter_value(device, category, SCORES[seat][category])
            if seat:
                step_back(device)
                enter_value(device, category, SCORES[seat][category])
    assert device.screen == "totals"
    device.press("ok")
    device.press("ok")
    while device.screen == "result":
        device.press("ok")
    device.press("ok")
    assert device.screen == "prepare"
    option(device.press("back"), "Take back").press("ok")
    assert device.screen == "result"
    expected = "crests bag prepare spin placement sheep end_of_round towers scoring totals result"
    assert device.seen >= set(expected.split())
