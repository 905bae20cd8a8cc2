# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: how many, which coats of arms, who has the bag, what to lay out."""

from __future__ import annotations

import pytest

from host_tests.support.device import Device, option
from host_tests.support.table import set_up, take, verbs
from tipperary.light.colours import LIGHT
from tools.boards.board import board_ids


def test_two_to_five_players_history_and_settings_are_there_to_choose() -> None:
    device = Device()
    seen = []
    for _ in range(6):
        device.press("next")
        seen.append(device.text)
    for words in ("2 players", "3 players", "4 players", "5 players", "History", "Settings"):
        assert any(words in text for text in seen)


def test_each_player_takes_a_coat_of_arms_that_is_left() -> None:
    device = Device()
    take(device)
    assert "Player 1 of 4 has Castle" in device.text
    device.press("ok")
    assert "Player 2 of 4 has Yellow" in device.text
    for _ in range(4):
        device.press("next")
        assert "Castle" not in device.text
    device.press("prev", "ok")
    assert "Player 3 of 4 has" in device.text
    assert "Pink" not in device.text


def test_the_ring_shows_the_colour_that_is_being_chosen() -> None:
    device = Device("adafruit_macropad_rp2040")
    take(device)
    for crest in range(5):
        (colour,) = set(device.ring)
        full = (LIGHT[crest] >> 16, LIGHT[crest] >> 8 & 255, LIGHT[crest] & 255)
        scale = max(full) / max(colour)
        assert all(abs(a * scale - b) < 8 for a, b in zip(colour, full, strict=True))
        device.press("next")


def crest_back(device: Device) -> Device:
    """One coat of arms back: holding OK leads to a menu that has it beside the name."""
    device.back()
    assert device.screen == "crest_menu"
    return option(device, "Change the choice before").press("ok")


def test_a_step_back_takes_one_coat_of_arms_back_after_the_other() -> None:
    device = Device()
    take(device)
    device.press("ok", "ok")
    crest_back(device)
    assert "Player 2 of 4 has Yellow" in device.text
    crest_back(device)
    assert "Player 1 of 4 has Castle" in device.text
    crest_back(device)
    assert device.screen == "setup"
    assert "4 players" in device.text
    assert device.power_on().screen == "setup"


def test_a_player_is_named_where_the_coat_of_arms_is_chosen() -> None:
    device = Device()
    take(device)
    device.press("next", "next").back()
    assert "Name Name for Blue" in device.text
    device.press("ok")
    assert device.screen == "names"
    assert "Name for Blue _" in device.text
    device.press("ok", "ok", "prev", "ok")
    assert "Player 1 of 4 has B" not in device.text
    assert "Player 1 of 4 has A" in device.text
    assert device.app.saves.names == ["", "", "A", "", ""]
    # It is still this player's turn to choose, and the named one is chosen with OK.
    device.press("ok")
    assert device.app.saves.setup == bytes([4, 2])


def test_leaving_the_menu_beside_a_coat_of_arms_keeps_it_chosen() -> None:
    device = Device()
    take(device)
    device.press("next", "next")
    text = device.text
    device.back().back()
    assert device.text == text


def test_back_from_the_bag_leads_to_the_last_player() -> None:
    device = Device()
    take(device, 4)
    device.press("ok", "ok")
    assert device.screen == "bag"
    crest_back(device)
    assert device.screen == "crests"
    assert "Player 2 of 2 has" in device.text


def test_a_player_is_named_where_the_bag_is_given_and_the_draw_has_no_name() -> None:
    device = Device()
    take(device, 4)
    device.press("ok", "ok", "next").back()
    assert "Name Name for Yellow" in device.text
    device.press("ok", "ok", "ok", "prev", "ok")
    assert "Bag starts with A" in device.text
    device.press("next").back()
    assert "Change the choice before" in device.text
    assert verbs(device) == ("", "", "choose")
    device.back()
    assert "Draw the wheel decides" in device.text


def test_the_first_bag_holder_is_chosen() -> None:
    device = set_up(Device(), (2, 0, 4), bag=1)
    assert device.game.bag == 1
    assert "Castle spins the wheel" in device.text


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_bag_holder_is_drawn_with_a_turning_ring(seat: int) -> None:
    device = Device().will_draw(seat)
    take(device, 5)
    device.press("ok", "ok", "ok")
    assert device.screen == "bag"
    device.press("prev")
    assert "Draw the wheel decides" in device.text
    shown = len(device.pixels.frames)
    device.press("ok")
    # No key has a verb now.
    assert device.text == "Bag starts with Draw the wheel decides"
    # It is decided before the ring moves, and keys change nothing.
    assert device.game.bag == seat
    device.press("next", "ok", "prev").watch()
    assert len(device.pixels.frames) > shown + 50
    assert f"{('Castle', 'Yellow', 'Blue')[seat]} drawn by the wheel" in device.text
    assert len(set(device.ring) - {(0, 0, 0)}) == 1
    device.press("ok")
    assert device.screen == "prepare"


def test_power_lost_while_the_bag_is_drawn_changes_nothing_about_the_draw() -> None:
    device = Device().will_draw(2)
    take(device, 5)
    device.press("ok", "ok", "ok", "prev", "ok")
    device.power_on()
    assert device.screen == "start"
    assert "Round 1 of 12 Go on Bag with Blue" in device.text


@pytest.mark.parametrize(("players", "side"), [(2, "1-12"), (4, "1-12"), (5, "1-10")])
def test_what_to_set_up_is_said_on_two_pages(players: int, side: str) -> None:
    device = Device()
    take(device, (players - 4) % 6)
    device.press(*["ok"] * players, "ok")
    assert device.screen == "prepare"
    assert f"Set up River: side {side} Barrel in hole 1 Two tiles per area" in device.text
    device.press("ok")
    assert "Ready: towers, sheep, bonus tiles, marker. Barrels: first space" in device.text
    device.press("ok", "ok")
    assert device.screen == "spin"


def test_what_the_mark_beside_a_verb_means_is_said_once_on_a_new_device() -> None:
    device = Device()
    take(device, 4)
    device.press("ok", "ok", "ok", "ok", "ok")
    assert "One more thing beside a word: hold that key for the menu" in device.text
    # Nobody has read it to the end yet.
    device.power_on().press("ok", "ok", "ok")
    assert "One more thing" in device.text
    device.press("ok")
    assert device.screen == "spin"
    device.app.saves.close()
    device.power_on()
    take(device, 4)
    device.press("ok", "ok", "ok", "ok")
    assert "bonus tiles" in device.text
    device.press("ok")
    assert device.screen == "spin"


def test_a_board_with_a_key_for_the_menu_needs_no_mark_and_no_word_on_it() -> None:
    device = Device("pybadge")
    take(device, 4)
    device.press("ok", "ok", "ok", "ok", "ok")
    assert device.screen == "spin"


def test_the_first_page_can_be_read_again() -> None:
    device = Device()
    take(device, 4)
    device.press("ok", "ok", "ok")
    first = device.text
    device.press("ok")
    second = device.text
    assert second.endswith("back go on")
    device.back()
    assert device.screen == "pause"
    device.back()
    assert device.text == second
    device.press("prev")
    assert device.text == first


def test_a_knob_turns_the_pages_and_forgets_nothing() -> None:
    device = Device("adafruit_macropad_rp2040")
    take(device, 4)
    device.press("ok", "ok", "next", "ok")
    assert device.screen == "prepare"
    first = device.text
    device.press("next")
    second = device.text
    assert "Barrels" in second
    device.press("prev")
    assert device.text == first
    device.press("prev", "prev", "next", "next", "next")
    assert device.text == second
    assert device.game.bag == 1
    # Who has the bag is taken back in the menu, and nobody else is offered first.
    device.press("back")
    assert "Take back Bag" in device.text
    device.press("ok")
    assert device.screen == "bag"
    assert "Bag starts with Yellow" in device.text
    device.press("ok")
    assert device.game.bag == 1


@pytest.mark.parametrize("board", board_ids())
def test_what_means_back_is_a_menu_on_every_page_of_the_set_up(board: str) -> None:
    device = Device(board)
    take(device, 4)
    seen = []
    while device.screen != "spin":
        page = device.screen, device.text
        device.press("back")
        assert device.screen == ("pause" if page[0] == "prepare" else "crest_menu")
        assert device.text.startswith("Set up") == (page[0] == "prepare")
        device.press("back")
        assert (device.screen, device.text) == page
        seen.append(page[0])
        device.press("ok")
    assert seen[:5] == ["crests", "crests", "bag", "prepare", "prepare"]


@pytest.mark.parametrize("board", board_ids())
def test_a_word_for_each_key_of_the_set_up_is_on_the_bar(board: str) -> None:
    device = Device(board)
    take(device, 4)
    device.press("ok", "ok", "ok")
    assert device.screen == "prepare"
    assert "go on" in device.text
    assert ("menu" in device.text) == device.app.keys.has_back


@pytest.mark.parametrize("cut", [False, True])
def test_who_has_the_bag_can_be_chosen_again_before_anything_is_played(cut: bool) -> None:
    device = Device()
    take(device, 4)
    take(device)
    take(device, 1)
    assert device.screen == "bag"
    device.press("ok")
    assert device.screen == "prepare"
    assert verbs(device) == ("back", "", "go on")
    device.press("prev")
    if cut:
        device.power_on()
    assert device.screen == "bag"
    take(device, 1)
    assert (device.game.crests, device.game.bag) == ((0, 2), 1)
