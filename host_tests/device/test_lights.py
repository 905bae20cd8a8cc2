# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Light where and when it should be: the winners', none when asleep, and words before the wheel."""

from __future__ import annotations

from typing import Any

import pytest

from engine_core.game import FINISHED, SCORING
from host_tests.support.device import Device
from host_tests.support.games import game_at
from tipperary.light.colours import LIGHT


def hue(colour: tuple[int, ...]) -> tuple[int, ...]:
    """A colour whatever its brightness, roughly."""
    most = max(colour) or 1
    return tuple(round(4 * part / most) for part in colour)


def hue_of(crest: int) -> tuple[int, ...]:
    return hue((LIGHT[crest] >> 16, LIGHT[crest] >> 8 & 255, LIGHT[crest] & 255))


def at_the_spin() -> Device:
    """A game of four that has just begun."""
    device = Device()
    device.app.saves.start((0, 1, 2, 3), 0)
    device.app.play()
    return device.run(100)


@pytest.mark.parametrize("winners", [(1,), (0, 2), (0, 1, 2)])
def test_the_ring_of_the_result_is_shared_by_the_winners(winners: tuple[int, ...]) -> None:
    crests = (4, 1, 3)
    game: Any = game_at(SCORING, crests=crests)
    for seat in range(3):
        for category, value in enumerate((50, 0, 0, 0, 0)):
            game.enter(seat, category, value if seat in winners else 0)
    # The marker's points are somebody's in any case.
    if game.marker is not None:
        short = 45 if game.marker in winners else 0
        game.enter(game.marker, 0, short)
    game.finish()
    assert game.winners() == winners
    device = Device()
    device.app.saves.game = game
    device.app.go("result")
    device.run(100)
    shown = [hue(colour) for colour in device.ring]
    assert set(shown) == {hue_of(crests[seat]) for seat in winners}
    # Each has a piece of the ring, and no piece is much larger than another.
    counts = [shown.count(hue_of(crests[seat])) for seat in winners]
    assert max(counts) - min(counts) <= 1
    assert sum(counts) == len(shown)


def test_a_device_that_sleeps_has_no_light_on_its_screen_and_little_on_its_ring() -> None:
    device = at_the_spin()
    device.app.saves.set("brightness", 3)
    device.app.adjust()
    awake = device.ring
    device.run(100)
    device.now += 300_000
    device.run(100)
    assert device.console[-1] == "asleep"
    assert device.painter.level == 0
    assert all(max(dim) <= max(lit) // 12 for dim, lit in zip(device.ring, awake, strict=True))
    assert device.ring != awake
    device.press("next")
    assert device.console[-1] == "awake"
    assert device.painter.level == 3
    assert device.ring == awake


def test_it_falls_asleep_after_five_minutes_and_not_before() -> None:
    device = Device()
    device.now += 299_900
    device.run(50)
    assert not device.app.asleep
    device.run(200)
    assert device.app.asleep


def test_the_press_that_wakes_it_does_nothing_else() -> None:
    device = Device()
    before = device.text
    device.now += 301_000
    device.run(10)
    device.press("next")
    assert device.text == before
    device.press("next")
    assert device.text != before


def test_the_screen_says_that_the_wheel_turns_before_it_does() -> None:
    device = at_the_spin()
    said: list[str] = []
    show = device.pixels.show

    def seen() -> None:
        said.append(device.text)
        show()

    device.pixels.show = seen  # type: ignore[method-assign]
    resting = device.text
    device.down("ok").run(100)
    assert device.app.ring.turning
    assert said
    assert resting not in said


def test_a_finished_game_is_in_the_light_of_its_result_after_power_on() -> None:
    device = Device()
    device.app.saves.start((0, 1), 0)
    device.app.saves.game = game = game_at(FINISHED, 2)
    device.app.saves.tidy()
    assert device.power_on().screen == "result"
    shown = {hue(colour) for colour in device.ring}
    assert shown == {hue_of(game.crests[seat]) for seat in game.winners()}
