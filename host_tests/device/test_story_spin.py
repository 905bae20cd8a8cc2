# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The spin: drawn and saved first, then shown; what the ring stops at is what was drawn."""

from __future__ import annotations

from typing import Any

import pytest

from host_tests.support.device import START, WRAP, Device
from host_tests.support.table import columns, play_round, set_up, step_back, verbs
from tipperary.input.keys import BACK
from tipperary.store.saves import Saves
from tools.boards.board import board_ids


def test_who_spins_is_said() -> None:
    device = set_up(Device(), (3, 1), bag=1)
    assert "Round 1 of 12 Yellow spins the wheel" in device.text
    assert verbs(device) == ("menu", "", "spin")


def test_the_turn_is_in_the_journal_before_the_ring_moves() -> None:
    device = set_up(Device()).will_draw(3)
    saved_at_frame: list[Any] = []
    show = device.pixels.show

    def watched_show() -> None:
        saved: Any = Saves(bytearray(device.store))
        saved_at_frame.append(saved.game.turn)
        show()

    device.pixels.show = watched_show  # type: ignore[method-assign]
    device.down("ok").run(200)
    assert len(saved_at_frame) > 5
    assert set(saved_at_frame) == {3}


@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("turn", range(5))
def test_the_screen_says_in_words_what_the_ring_shows(board: str, turn: int) -> None:
    device = set_up(Device(board, frame_ms=40), (0, 2, 3)).will_draw(turn)
    colour_of = {crest: device.arcs[crest] for crest in range(5)}
    assert all(len(colours) == 1 for colours in colour_of.values())
    device.spin()
    assert device.screen == "placement"
    for crest, name in ((0, "Castle"), (2, "Blue"), (3, "Green")):
        area = (crest + turn) % 5
        assert (crest, str(area + 1)) in columns(device)
        assert device.arcs[area] == colour_of[crest]
        device.press("next")
        assert (name, str(area + 1)) in [row[1:3] for row in device.app.view.rows]
        device.press("next")
    # Of the coats of arms that are not in play there is only a glow.
    for crest in (1, 4):
        (colour,) = device.arcs[(crest + turn) % 5]
        assert 0 < max(colour) < 30


@pytest.mark.parametrize("turn", range(5))
def test_the_longer_ok_is_held_the_longer_it_runs_to_the_same_result(turn: int) -> None:
    lasted = []
    ends = set()
    for held in (50, 1500, 3000):
        device = set_up(Device(frame_ms=20)).will_draw(turn)
        began = device.now
        device.hold("ok", held).watch()
        lasted.append(device.now - began)
        ends.add(tuple(device.ring))
        assert device.game.turn == turn
        assert device.screen == "placement"
    assert lasted[0] < lasted[1] < lasted[2]
    assert len(ends) == 1


def test_keys_pressed_during_the_spin_do_nothing_and_are_not_remembered() -> None:
    device = set_up(Device()).will_draw(1)
    device.press("ok")
    log = device.game.log
    device.press("ok", "next", "prev", "ok").hold("ok", 700)
    device.down("next").down("ok")
    assert device.app.ring.turning
    device.watch()
    assert device.screen == "placement"
    assert device.game.log == log
    # Two keys are still down; letting them go does nothing either.
    device.run(2000).up("next").up("ok").run(500)
    assert device.screen == "placement"
    assert device.game.log == log


def test_ok_held_until_after_the_spin_does_nothing_more() -> None:
    device = set_up(Device(frame_ms=20))
    device.hold("ok", 20_000)
    assert device.screen == "placement"
    assert device.run(2000).screen == "placement"


@pytest.mark.parametrize("before", [1, 50, 1000, 2500])
def test_the_clock_wraps_in_the_middle_of_a_spin(before: int) -> None:
    device = set_up(Device()).will_draw(4)
    device.now = WRAP - before
    began = device.now
    device.down("ok").run(500).up("ok").watch()
    assert device.screen == "placement"
    assert 2000 < device.now - began < 6000
    assert device.now > WRAP > START


def test_the_wheel_clicks_softly_if_sound_is_on() -> None:
    device = set_up(Device())
    device.spin()
    clicks = [tone for tone in device.voice.tones if tone]
    assert len(clicks) >= 5
    # Every click ends.
    assert device.run(100).voice.tones[-1] == 0


def test_power_lost_in_mid_spin_does_not_change_the_spin() -> None:
    device = set_up(Device()).will_draw(2)
    device.down("ok").run(300)
    device.will_draw(4).power_on()
    assert device.screen == "start"
    device.press("ok")
    assert device.screen == "placement"
    assert device.game.turn == 2
    assert (0, "3") in columns(device)


def test_while_it_turns_the_screen_names_the_holder_and_no_key_has_a_verb() -> None:
    device = set_up(Device(), (3, 1), bag=1).will_draw(2).press("ok")
    for _ in range(4):
        assert device.app.ring.turning
        assert device.text == "Round 1 of 12 Yellow the wheel turns"
        assert verbs(device) == ("", "", "")
        # No area, which the ring would contradict, and no drawing that would cost it a frame.
        shown = device.painter.shown
        device.run(500)
        assert device.painter.shown == shown


def test_the_menu_has_a_key_of_its_own_because_holding_ok_keeps_the_wheel_going() -> None:
    device = set_up(Device())
    assert verbs(device) == ("menu", "", "spin")
    device.press("next")
    assert device.screen == "spin"
    device.press("prev")
    assert device.screen == "pause"
    device.press("next")
    assert "Go on" in device.text
    device.press("ok")
    assert device.screen == "spin"
    assert device.game.turn is None


def test_before_the_first_spin_what_was_set_up_can_be_taken_back() -> None:
    device = set_up(Device())
    device.press("prev")
    assert "Take back Set up" in device.text
    device.press("ok", "prev")
    assert "Bag starts with" in device.text
    device.press("ok", "ok", "ok").will_draw(1).spin()
    step_back(device)
    # What the wheel has drawn stays drawn, so now there is no other set-up.
    assert device.screen == "spin"
    device.press("prev")
    assert "Go on" in device.text


@pytest.mark.parametrize("board", ["pybadge", "pygamer", "adafruit_macropad_rp2040"])
def test_a_key_for_back_is_the_menu_and_every_other_key_but_ok_does_nothing(board: str) -> None:
    device = set_up(Device(board, frame_ms=40))
    keys = device.app.keys
    device.press("prev", "next", *["up", "down"] if keys.pad else [])
    assert device.screen == "spin"
    assert "menu" in device.text
    device.press("back")
    assert device.screen == "pause"
    device.press("back")
    assert device.screen == "spin"
    assert device.game.turn is None


@pytest.mark.parametrize("board", board_ids())
def test_a_computer_s_esc_is_the_menu_and_never_a_spin(board: str) -> None:
    device = set_up(Device(board, frame_ms=40))
    device.app.keys.inject(BACK)
    assert device.run(200).screen == "pause"
    assert device.game.turn is None
    device.app.keys.inject(BACK)
    assert device.run(200).screen == "spin"
    assert device.game.turn is None


def test_after_a_cut_the_wheel_starts_from_where_it_rested() -> None:
    device = set_up(Device(frame_ms=40)).will_draw(3)
    play_round(device, (0, 0, 0, 0))
    rested = device.ring
    device.power_on().press("ok")
    assert device.screen == "spin"
    assert device.ring == rested
    frames = len(device.pixels.frames)
    device.frame_ms = 8
    device.down("ok").run(40)
    # In its first frame the wheel has moved by less than an area.
    first = [device.pixels.frames[frames][index] for index in device.order]
    same = sum(one == other for one, other in zip(first, rested, strict=True))
    assert same >= len(rested) - 10


def test_a_first_spin_that_was_taken_back_leaves_no_trace_on_the_ring() -> None:
    device = set_up(Device(frame_ms=40)).will_draw(3)
    begin = device.ring
    device.spin().back().press("ok")
    assert device.screen == "spin"
    assert device.ring == begin
    device.power_on().press("ok")
    assert device.ring == begin


@pytest.mark.parametrize("page", range(3))
def test_a_cut_on_the_set_up_pages_comes_back_to_them_and_not_to_the_spin(page: int) -> None:
    device = Device(frame_ms=40)
    device.press(*["ok"] * 6, *["ok"] * page)
    assert device.screen == "prepare"
    device.power_on()
    assert "Round 1 of 12 Go on" in device.text
    device.press("ok")
    assert device.screen == "prepare"
    assert "Set up River: side 1-12" in device.text
    device.press("ok", "ok", "ok")
    assert device.screen == "spin"
    # Once the wheel was spun they are done with.
    device.spin().power_on().press("ok")
    assert device.screen == "placement"
