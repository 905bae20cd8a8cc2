# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Settings, names, the about page, reset; and a device that is left alone."""

from __future__ import annotations

import pytest

from host_tests.device.table import set_up, speak, take
from host_tests.support.device import WRAP, Device
from tipperary import __version__
from tipperary.screens.names import _LETTERS as LETTERS
from tipperary.screens.settings import BEHIND
from tipperary.settings import TABLE
from tipperary.texts import CODES, Texts
from tools.drive.boards import board_ids

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
    assert "place 2" in device.text
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


# Names.


def spell(device: Device, text: str) -> None:
    """Spell a name, letter by letter; each starts from the first one."""
    for letter in text.lower():
        by = LETTERS.index(letter)
        if by <= len(LETTERS) // 2:
            take(device, by)
        else:
            device.press(*["prev"] * (len(LETTERS) + 2 - by), "ok")


def naming(crest: int = 0) -> Device:
    """A device that asks for the first letter of a name."""
    device = settings(Device(), "names").press("ok")
    assert "Names Castle" in device.text
    device.press(*["next"] * crest, "ok")
    return device


def test_a_coat_of_arms_gets_a_name_of_the_players_own_and_keeps_it() -> None:
    device = naming(1)
    assert "Name for Yellow" in device.text
    spell(device, "anna")
    assert "Anna_" in device.text
    # Done is the last thing before the first letter.
    device.press("prev")
    assert "[done]" in device.text
    device.press("ok")
    assert "Names Anna" in device.text
    device.back().back()
    set_up(device, (1, 0))
    assert "Anna spins the wheel" in device.text
    device.power_on()
    assert "Bag with Anna" in device.text


@pytest.mark.parametrize("name", ["Zoë", "Jörg", "Anne-Marie", "Björk 2", "Œuvre", "Éva", "Groß"])
def test_accents_hyphens_figures_and_capitals_are_there(name: str) -> None:
    device = naming()
    spell(device, name)
    assert f"{name}_" in device.text
    if len(name) < 10:
        device.press("prev")
    device.press("ok")
    assert device.app.saves.names[0] == name
    assert device.power_on().app.saves.names[0] == name


def test_a_name_has_at_most_ten_letters_and_ends_by_itself() -> None:
    device = naming()
    device.press(*["ok"] * 10)
    assert "Aaaaaaaaaa_ [done]" in device.text
    device.press("next")
    assert "[delete]" in device.text
    device.press("ok")
    assert "Aaaaaaaaa_" in device.text
    device.press("next", "ok")
    assert device.app.saves.names[0] == "Aaaaaaaaa"


def test_a_held_key_stops_at_the_end_of_the_letters() -> None:
    device = naming()
    device.hold("next", 12_000)
    assert "[_]" in device.text
    device.hold("prev", 12_000)
    assert "[delete]" in device.text


def test_an_empty_name_brings_the_usual_one_back() -> None:
    device = naming().press("ok", "prev", "ok")
    assert "Names A" in device.text
    device.press("ok", "prev", "ok")
    assert "_ [delete]" in device.text
    device.press("next", "ok")
    assert "Names Castle" in device.text
    assert device.power_on().app.saves.names == [""] * 5


def test_leaving_asks_before_it_throws_a_name_away() -> None:
    device = naming().press("ok", "next", "ok")
    device.back()
    assert "Keep this name? Ae" in device.text
    device.press("ok")
    assert "Names Ae" in device.text
    assert device.power_on().app.saves.names[0] == "Ae"


@pytest.mark.parametrize("no", ["prev", "next"])
def test_a_name_is_thrown_away_only_when_asked_for(no: str) -> None:
    device = naming().press("ok", "next", "ok")
    device.back().press(no)
    assert "Names Castle" in device.text
    assert device.app.saves.names[0] == ""


def test_holding_ok_at_the_question_neither_keeps_nor_loses_the_name() -> None:
    device = naming().press("ok", "next", "ok")
    device.back().back()
    assert "Keep this name? Ae" in device.text


def test_a_name_that_was_not_changed_is_left_without_a_question() -> None:
    device = naming()
    device.back()
    assert "Names Castle" in device.text
    device.back()
    assert device.screen == "settings"


def test_a_name_can_be_typed_on_a_keyboard() -> None:
    device = naming(2)
    device.send("type Siobhán Ní Bhriain\n")
    assert "Names Siobhán Ní" in device.text
    assert device.power_on().app.saves.names[2] == "Siobhán Ní"


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
    assert "Nein" in device.text
    device.press("ok")
    assert device.screen == "settings"
    device.press("ok", "next", "ok")
    assert "Nein" in device.text
    device.press("next", "ok")
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
