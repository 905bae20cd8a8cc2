# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Settings, the about page, reset; and a device that is left alone."""

from __future__ import annotations

import pytest

from host_tests.support.device import WRAP, Device
from host_tests.support.table import set_up, speak, take
from tipperary import __version__
from tipperary.screens.settings import BEHIND
from tipperary.settings import TABLE
from tipperary.texts import CODES, Texts
from tools.boards.board import board_ids

FIVE_MINUTES = 300_000


NAMES = [*(entry[0] for entry in TABLE), *(entry[0] for entry in BEHIND)]


def settings(device: Device, name: str = NAMES[0]) -> Device:
    take(device, 3)
    assert device.screen == "settings"
    return device.press(*["next"] * NAMES.index(name))


def test_the_language_changes_at_once_and_stays() -> None:
    device = Device()
    speak(device, "de")
    assert "zu viert" in device.text
    assert "zu viert" in device.power_on().text
    settings(device)
    assert "Sprache Deutsch" in device.text
    device.press("ok", "next")
    following = Texts(CODES[CODES.index("de") + 1])
    assert f"{following.LANGUAGE} {following.NAME}" in device.text


def test_brightness_changes_ring_and_screen_at_once_and_never_to_nothing() -> None:
    device = settings(Device(), "brightness").press("ok")
    seen = {}
    for _ in range(5):
        level = device.painter.level
        assert f"Light {level} of 5" in device.text
        seen[level] = sum(map(sum, device.ring))
        device.press("next")
    assert sorted(seen) == [1, 2, 3, 4, 5]
    assert all(seen[level] < seen[level + 1] for level in range(1, 5))
    assert seen[1] > 0


def test_without_sound_nothing_is_heard() -> None:
    device = settings(Device(), "sound")
    assert "Sound on" in device.text
    device.press("ok", "next")
    assert "Sound off" in device.text
    device.press("ok").back()
    set_up(device).spin()
    assert device.voice.tones == []


def test_first_area_and_direction_turn_the_ring() -> None:
    device = Device("adafruit_macropad_rp2040")
    usual = device.ring
    settings(device, "first").press("ok", "next")
    assert "light 2" in device.text
    assert device.ring == usual[-2:] + usual[:-2]
    device.press("ok", "next", "ok", "next")
    assert "anticlockwise" in device.text
    assert device.ring == [usual[(1 - position) % 10] for position in range(10)]
    ring = device.press("ok").ring
    assert device.power_on().ring == ring


def test_a_setting_that_is_not_changed_is_not_written_again() -> None:
    device = settings(Device())
    room = device.app.saves._journal.room()
    device.press("ok", "ok", "next", "ok").back().back()
    assert device.app.saves._journal.room() == room


# What is behind the settings.


@pytest.mark.parametrize("name", [entry[0] for entry in BEHIND])
def test_what_is_behind_the_settings_comes_back_to_itself(name: str) -> None:
    device = settings(Device(), name)
    shown = device.text
    device.press("ok")
    assert device.screen == name
    device.back()
    assert (device.screen, device.text) == ("settings", shown)


@pytest.mark.parametrize("board", board_ids())
def test_the_about_page_has_version_board_and_memory(board: str) -> None:
    device = settings(Device(board), "about").press("ok")
    assert device.screen == "about"
    assert __version__ in device.text
    assert device.board["name"] in device.text
    assert "KB" not in device.text  # a computer does not count its memory
    device.press("ok")
    assert device.screen == "settings"


def test_reset_is_asked_twice_and_forgets_everything() -> None:
    device = Device()
    speak(device, "de")
    device.app.saves.past = [bytes([0, 90, 0, 1, 80, 0])]
    settings(device, "reset").press("ok")
    assert device.screen == "reset"
    assert device.text.endswith("ja nein")
    device.press("prev", "ok")
    assert device.screen == "settings"
    device.press("ok", "next")
    assert device.text.endswith("ja nein")
    # The key that was yes is not yes again.
    device.press("next")
    assert device.app.saves.past
    device.press("prev")
    assert device.screen == "setup"
    assert "4 players" in device.text
    assert device.app.saves.past == []
    assert device.power_on().app.saves.settings["language"] == "en"


# A device that is left alone.


@pytest.mark.parametrize("key", ["next", "prev", "ok"])
def test_after_five_minutes_the_light_goes_down_and_the_waking_key_does_nothing_else(
    key: str,
) -> None:
    device = set_up(Device(frame_ms=100)).spin()
    bright, level, log = device.ring, device.painter.level, device.game.log
    device.run(FIVE_MINUTES - 10_000)
    assert device.ring == bright
    device.run(11_000)
    assert device.painter.level == 0
    assert sum(map(sum, device.ring)) < sum(map(sum, bright)) / 8
    device.press(key)
    assert device.painter.level == level
    assert device.ring == bright
    assert (device.screen, device.game.log) == ("placement", log)
    device.press("ok")
    assert device.screen == "sheep"


def test_a_waking_key_that_is_held_does_nothing_else_either() -> None:
    device = set_up(Device(frame_ms=100)).spin().run(FIVE_MINUTES + 1000)
    device.hold("ok", 3000)
    assert device.screen == "placement"


def test_every_press_starts_the_five_minutes_again() -> None:
    device = set_up(Device(frame_ms=100))
    for _ in range(3):
        device.run(FIVE_MINUTES - 10_000)
        device.press("prev", "ok")
    assert not device.app.asleep


def test_the_clock_wraps_while_it_dozes_and_while_it_waits() -> None:
    device = set_up(Device(frame_ms=1000))
    device.now = WRAP - 60_000
    device.press("prev", "ok")
    device.run(FIVE_MINUTES - 10_000)
    assert not device.app.asleep
    device.run(20_000)
    assert device.app.asleep
    device.now = 2 * WRAP - 500
    device.run(3000)
    assert device.app.asleep
    device.press("next")
    assert not device.app.asleep
