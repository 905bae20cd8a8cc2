# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Count for me: what the keys of each board do to a landscape."""

from __future__ import annotations

import pytest

from host_tests.device.brush import at_scores, box, count, count_for_me, cursor, go_to, town
from host_tests.support.device import Device
from tipperary.face.signs import HOLD, LEFT, RIGHT
from tipperary.store import land_map


def test_places_go_round_within_their_row_and_a_held_key_moves_exactly_one_row() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device, 9, 9)
    town(device)
    assert cursor(device) == (0, 0)
    device.press("prev")
    assert cursor(device) == (0, 8)
    device.press("next", "next")
    assert cursor(device) == (0, 1)
    for held, row in ((450, 1), (850, 2), (3000, 3)):
        device.hold("next", held)
        assert cursor(device) == (row, 1)
    device.hold("prev", 5000)
    assert cursor(device) == (2, 1)


@pytest.mark.parametrize("board", ["raspberry_pi_pico", "adafruit_macropad_rp2040"])
def test_up_and_down_of_a_computer_s_keyboard_are_up_and_down(board: str) -> None:
    device = count_for_me(at_scores(Device(board, frame_ms=10)))
    box(device, 9, 9)
    town(device)
    for key, place in (("down", (1, 0)), ("down", (2, 0)), ("next", (2, 1)), ("up", (1, 1))):
        device.send(f"key {key}\n")
        assert cursor(device) == place


def test_every_key_of_it_has_a_verb_and_every_verb_a_key() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    for words in ("- + go on", "- + go on", "go on", "go on", "hold : one row go on"):
        assert device.text.endswith(words)
        device.press("ok")
    # Which keys to hold for a row, and which for what comes next, by the signs on the bar.
    assert "hold : one row hold : count gap" in device.text
    assert LEFT + RIGHT in device.app.view.body
    assert HOLD in device.app.view.body
    assert device.app.view.ok == "gap"
    device.press("ok")
    assert device.app.view.ok == "land"
    land = device.app.screen._map
    go_to(device, (land.row + 1, land.column + 1))
    assert device.app.view.picture[4](*cursor(device)) == land_map.HOME
    # The town stays what it is.
    assert device.text.endswith("menu")
    device.press("ok")
    assert device.screen == "count"
    device.back()
    assert device.app.view.picture[4](*cursor(device)) == land_map.HOME
    count(device)
    assert device.text.endswith("- + take")


def test_a_knob_comes_to_every_place_and_means_the_same_when_it_is_quick() -> None:
    device = count_for_me(at_scores(Device("adafruit_macropad_rp2040", frame_ms=10)))
    box(device, 9, 9)
    town(device)
    device.press("prev")
    assert cursor(device) == (8, 8)
    device.press("next", *["next"] * 10)
    assert cursor(device) == (1, 1)
    device.down("next").run(20)
    device.down("next").run(200)
    assert cursor(device) == (1, 3)


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
def test_up_and_down_move_rows_and_are_previous_and_next_elsewhere(board: str) -> None:
    device = Device(board, frame_ms=10)
    assert "4 players" in device.text
    device.press("down")
    assert "5 players" in device.text
    device.press("up", "up")
    assert "3 players" in device.text
    count_for_me(at_scores(device))
    box(device, 9, 9)
    town(device)
    device.press("down", "down", "up", "next")
    assert cursor(device) == (1, 1)
    # A held key goes on in its own direction.
    device.hold("next", 650)
    assert cursor(device)[0] == 1
    assert cursor(device)[1] > 3


def test_a_click_places_the_town_and_marks_gaps() -> None:
    device = Device(draw=True, frame_ms=10)
    count_for_me(at_scores(device))
    box(device, 8, 8)
    device.send("touch 1 1\n")
    assert "1/9 shape" in device.text
    device.press("ok", "ok")
    # Places of six pixels, from the second column and the third row of pixels on.
    device.send("touch 20 15\n")
    assert cursor(device) == (3, 4)
    device.press("ok")
    device.send("touch 44 3\n")
    assert cursor(device) == (0, 7)
    assert device.app.view.picture[4](0, 7) == land_map.GAP
    for nonsense in ("touch", "touch 1", "touch a b", "touch 100 5", "touch -1 -1", "touch 1 2 3"):
        device.send(nonsense + "\n")
    assert cursor(device) == (0, 7)
    device.press("ok")
    assert device.app.view.picture[4](0, 7) == land_map.LAND
    device.back()
    device.send("touch 44 3\n")
    assert device.screen == "count"
