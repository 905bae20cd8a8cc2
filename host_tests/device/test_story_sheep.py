# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The sheep: all flocks on one screen, and keys that say what they do to which of them."""

from __future__ import annotations

import pytest

from host_tests.support.device import Device
from host_tests.support.table import (
    colour_on_ring,
    columns,
    count_sheep,
    play_round,
    set_up,
    step_back,
    verbs,
)
from tipperary.face.signs import CREST, SHEEP
from tools.boards.board import board_ids


def in_sheep(
    crests: tuple[int, ...] = (0, 1, 2, 3),
    *rounds: tuple[int, ...],
    board: str = "raspberry_pi_pico",
) -> Device:
    """A device that asks for the sheep, after some rounds."""
    device = set_up(Device(board, frame_ms=40), crests)
    for flocks in rounds:
        play_round(device, flocks)
    device.spin().press("ok")
    assert device.screen == "sheep"
    return device


def framed(device: Device) -> tuple[int, str] | None:
    """The emblem and the number in the frame, as they are seen."""
    layout = device.painter.layout
    if not layout.shapes:
        return None
    left = min(shape[1] for shape in layout.shapes)
    right = max(shape[1] + shape[3] for shape in layout.shapes)
    inside = [text[1] for text in layout.texts if left <= text[2] < right]
    (found,) = [pair for pair in columns(device) if CREST[pair[0]] in inside]
    return found


def test_all_flocks_are_in_sight_in_the_order_of_placing_and_start_from_last_round_s() -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2))
    # The bag has gone to the second player.
    assert columns(device) == [(1, "1"), (2, "0"), (3, "2"), (0, "4")]
    device.press("ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (4, 1, 0, 2)


def test_the_marker_s_sheep_stands_above_its_holder() -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2))
    texts = device.painter.layout.texts
    (sheep,) = [text for text in texts if text[1] == SHEEP]
    (castle,) = [text for text in texts if text[1] == CREST[0]]
    assert sheep[3] < castle[3]
    assert abs(sheep[2] - castle[2]) < 12
    device = in_sheep((0, 1), (2, 2))
    assert SHEEP not in [text[1] for text in device.painter.layout.texts]


@pytest.mark.parametrize("board", board_ids())
def test_a_display_with_room_says_what_is_counted_and_the_numbers_stay_as_large(board: str) -> None:
    device = in_sheep((0, 1, 2, 3, 4), (14, 1, 0, 2, 3), board=board)
    layout = device.painter.layout
    assert ("Largest flocks" in device.text) == (layout.height > 64)
    sizes = [text[0] for text in layout.texts if text[1].isdigit()]
    device.app.view.head = ""
    layout.arrange(device.app.view)
    assert [text[0] for text in layout.texts if text[1].isdigit()] == sizes


def test_three_keys_say_who_more_and_done_and_do_that() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0))
    assert verbs(device) == ("who", "+1", "done")
    assert framed(device) == (1, "1")
    device.press("prev")
    assert framed(device) == (2, "0")
    device.press("prev")
    assert framed(device) == (0, "4")
    assert verbs(device) == ("who", "+1", "done")
    device.press("prev")
    assert framed(device) == (1, "1")
    # Nothing was changed, and nothing was settled for anybody.
    assert device.screen == "sheep"
    assert columns(device) == [(1, "1"), (2, "0"), (0, "4")]
    assert device.app.saves.drafts == {}


def test_a_number_that_was_touched_is_lowered_by_the_key_that_says_so() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0))
    device.press("next", "next")
    assert framed(device) == (1, "3")
    assert verbs(device) == ("-1", "+1", "go on")
    device.press("prev")
    assert framed(device) == (1, "2")
    device.press("ok")
    assert framed(device) == (2, "0")
    assert verbs(device) == ("who", "+1", "done")
    # The last player's OK is done, as the bar says.
    device.press("prev", "next")
    assert verbs(device) == ("-1", "+1", "done")
    device.press("ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (5, 2, 0)


@pytest.mark.parametrize(
    ("key", "mends"), [("prev", "prev"), ("next", "prev"), ("ok", "prev")], ids=str
)
def test_a_key_pressed_out_of_curiosity_is_mended_with_the_next_press(key: str, mends: str) -> None:
    device = in_sheep((0, 1), (4, 2))
    seen = columns(device)
    before = device.text, framed(device)
    device.press(key)
    assert (device.text, framed(device)) != before
    device.press(mends)
    assert device.screen == "sheep"
    assert columns(device) == seen
    assert framed(device) == before[1]
    device.press("ok", "ok")
    if device.screen == "end_of_round":
        device.press("ok")
    assert device.game.flocks == (4, 2)


def test_done_too_early_is_counted_again_with_the_numbers_that_were_there() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0))
    device.press("next", "ok", "ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (4, 2, 0)
    assert verbs(device)[0] == "flocks"
    device.press("prev")
    assert device.screen == "sheep"
    assert columns(device) == [(1, "2"), (2, "0"), (0, "4")]
    count_sheep(device, (4, 2, 1))
    assert device.game.flocks == (4, 2, 1)


def test_a_cross_goes_to_the_players_and_changes_numbers_up_and_down() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0), board="pybadge")
    for words in ("who", "+1", "-1", "B menu", "A done"):
        assert words in device.text
    device.press("next", "up", "up", "down", "prev", "prev", "up")
    assert columns(device) == [(1, "1"), (2, "1"), (0, "5")]
    assert framed(device) == (0, "5")
    # The same four keys do the same all the time, and A is done whichever was touched.
    assert "A done" in device.text
    device.press("ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (5, 1, 1)


def test_a_knob_goes_to_the_players_and_to_done_and_pushed_changes_a_number() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0), board="adafruit_macropad_rp2040")
    assert colour_on_ring(device) == {0, 1, 2}  # nobody is in the frame
    # Nobody is in the frame: pushing is done.
    assert framed(device) is None
    assert "done" in device.text
    device.press("next", "next")
    assert framed(device) == (2, "0")
    assert "who" in device.text
    assert "change" in device.text
    device.press("ok")
    assert "- + go on menu" in device.text
    device.press("next", "next", "prev", "ok")
    assert columns(device) == [(1, "1"), (2, "1"), (0, "4")]
    assert framed(device) == (0, "4")
    device.press("next")
    assert framed(device) is None
    device.press("ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (4, 1, 1)


def test_an_arrow_of_a_computer_beside_a_knob_changes_what_is_in_the_frame() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0), board="adafruit_macropad_rp2040")
    assert framed(device) is None
    device.send("key up\n")
    assert framed(device) == (1, "2")
    assert colour_on_ring(device) == {1}
    assert "- + go on menu" in device.text
    # OK goes on from that number, and settles nothing for anybody.
    device.press("ok")
    assert device.screen == "sheep"
    assert framed(device) == (2, "0")
    assert columns(device) == [(1, "2"), (2, "0"), (0, "4")]


@pytest.mark.parametrize("board", board_ids())
def test_any_flocks_are_counted_with_the_keys_of_any_board(board: str) -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2), board=board)
    count_sheep(device, (5, 1, 3, 2))
    assert device.screen == "end_of_round"
    assert device.game.flocks == (5, 1, 3, 2)


def one_less(device: Device) -> None:
    """Bring the number in the frame below last round's."""
    before = framed(device)
    assert before
    device.press("next", "prev", "prev")
    assert framed(device) == (before[0], str(int(before[1]) - 1))


def test_a_smaller_number_is_asked_about_and_not_refused() -> None:
    device = in_sheep((0, 1), (4, 2))
    device.press("prev")
    one_less(device)
    device.press("ok")
    assert "Castle: 3 It was 4. Was that wrong?" in device.text
    assert verbs(device) == ("", "yes", "no")
    device.back()
    assert columns(device) == [(1, "2"), (0, "3")]
    assert framed(device) == (0, "3")
    device.press("ok", "next")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (3, 2)


def test_no_takes_the_question_away_and_leads_to_the_number() -> None:
    device = in_sheep((0, 1), (4, 2))
    one_less(device)
    device.press("ok", "ok")
    assert "Yellow: 1 It was 2. Was that wrong?" in device.text
    # The key without a word does nothing.
    device.press("prev")
    assert "Was that wrong?" in device.text
    device.press("ok")
    assert framed(device) == (1, "1")
    device.press("next", "ok", "ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (4, 2)


def test_each_smaller_number_is_asked_about() -> None:
    device = in_sheep((0, 1), (4, 2))
    count_sheep(device, (3, 1))
    assert "Yellow: 1 It was 2" in device.text
    assert colour_on_ring(device) == {1}
    device.press("next")
    assert "Castle: 3 It was 4" in device.text
    assert colour_on_ring(device) == {0}
    device.press("next")
    assert device.game.flocks == (3, 1)


def test_a_step_back_from_the_sheep_leads_to_the_placement() -> None:
    device = in_sheep()
    device.press("next", "ok").back()
    assert "Take back the placement" in device.text
    device.press("ok")
    assert device.screen == "placement"


@pytest.mark.parametrize("cut", [False, True])
def test_counted_flocks_are_there_again_when_the_placement_was_taken_back(cut: bool) -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0))
    device.press("next", "ok", "next", "next", "ok")
    seen = columns(device)
    assert seen == [(1, "2"), (2, "2"), (0, "4")]
    for spun in (False, True):
        step_back(device)
        assert device.screen == "placement"
        if spun:
            step_back(device)
            assert device.screen == "spin"
        if cut:
            device.app.saves.tidy()
            device.power_on().press("ok")
        if spun:
            device.spin()
        device.press("ok")
        assert columns(device) == seen
    # A new round starts from what was settled.
    device.press("ok", "ok")
    assert device.game.flocks == (4, 2, 2)
    device.spin().press("ok")
    assert device.app.saves.drafts == {}
    assert columns(device) == [(2, "2"), (0, "4"), (1, "2")]


def test_looking_at_the_menu_keeps_the_numbers_and_the_player() -> None:
    device = in_sheep()
    device.press("next", "next", "next", "ok", "next", "next").back()
    assert device.screen == "pause"
    device.back()
    assert columns(device) == [(0, "3"), (1, "2"), (2, "0"), (3, "0")]
    assert framed(device) == (1, "2")


def test_flocks_that_were_gone_on_from_survive_a_power_cut_one_by_one() -> None:
    device = in_sheep()
    device.press("next", "next", "next", "ok", "prev", "next", "ok", "next")
    device.power_on().press("ok")
    assert columns(device) == [(0, "3"), (1, "0"), (2, "1"), (3, "0")]
    device.press("ok")
    assert device.game.flocks == (3, 0, 1, 0)


def test_the_end_of_the_sheep_can_be_taken_back_from_the_menu() -> None:
    device = in_sheep((0, 1), (4, 2))
    count_sheep(device, (4, 3))
    step_back(device)
    assert device.screen == "sheep"
    assert columns(device) == [(1, "3"), (0, "4")]


def test_a_held_key_runs_to_large_flocks_and_stops_at_the_end() -> None:
    device = in_sheep()
    device.hold("next", 1800)
    assert 20 <= int(columns(device)[0][1]) < 99
    device.hold("next", 6000)
    assert columns(device)[0] == (0, "99")
    device.hold("prev", 6000)
    assert columns(device) == [(0, "0"), (1, "0"), (2, "0"), (3, "0")]


def test_the_flock_that_the_ring_shows_is_the_one_in_the_frame() -> None:
    device = in_sheep()
    seen = []
    for _ in range(4):
        assert len(set(device.ring) - {(0, 0, 0)}) == 1
        seen.append(max(device.ring))
        device.press("prev")
    assert len(set(seen)) == 4
    assert max(device.ring) == seen[0]
