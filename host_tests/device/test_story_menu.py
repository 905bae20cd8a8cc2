# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Holding OK in a game: a step back, the table at a glance, scoring early, and the menu."""

from __future__ import annotations

import pytest

from engine_core import game as phases
from engine_core.game import SCORING
from host_tests.support.device import Device, option
from host_tests.support.table import (
    count_sheep,
    play_round,
    play_rounds,
    score,
    set_up,
    step_back,
    take,
)
from tipperary.face.signs import SHEEP
from tools.boards.board import board_ids

# Taking back.


def test_what_will_be_taken_back_is_named_first() -> None:
    device = set_up(Device())
    play_round(device, (1, 2, 3, 4))
    device.press("prev")
    assert "Round 2 of 12 Take back the end of round" in device.text
    for what, screen in (
        ("the flocks", "end_of_round"),
        ("the placement", "sheep"),
        ("the spin", "placement"),
    ):
        device.press("ok")
        assert device.screen == screen
        device.back()
        assert f"Take back {what}" in device.text
    device.press("ok")
    assert device.screen == "spin"
    assert device.game.last_action == b""


def test_the_wheel_cannot_be_spun_again_for_a_better_result() -> None:
    device = set_up(Device()).will_draw(1).spin()
    step_back(device)
    assert device.screen == "spin"
    device.will_draw(4).spin()
    assert device.game.turn == 1
    step_back(device).power_on().press("ok", "ok", "ok")
    assert device.screen == "spin"
    device.will_draw(3).spin()
    assert device.game.turn == 1


def test_after_taking_back_the_flocks_the_counts_are_there_to_correct() -> None:
    device = set_up(Device(frame_ms=40), (0, 1, 2))
    play_round(device, (1, 1, 1))
    device.spin().press("ok")
    count_sheep(device, (4, 2, 1))
    step_back(device)
    # From the bag holder on, who is the second player now.
    columns = [column[:2] for column in device.app.view.columns]
    assert columns == [(1, "2"), (2, "1"), (0, "4")]
    device.press("next", "ok", "ok")
    assert device.game.flocks == (4, 3, 1)


# Every screen of a game.


def by_presses(name: str) -> Device:
    """A device at some screen of a game."""
    device = set_up(Device(frame_ms=40), (0, 1))
    if name == "spin":
        return device
    device.spin()
    if name == "placement":
        return device
    device.press("ok")
    if name == "sheep":
        return device.press("next", "ok")
    count_sheep(device, (1, 2))
    if name == "end_of_round":
        return device.run(1100)  # until the marker's colour is gone from the ring
    device.press("ok")
    play_rounds(device, (3, 4))
    if name == "towers":
        return device
    if name == "result":
        score(device, ((40, 3, 0, 0, 0), (40, 4, 0, 0, 0)))
        return device
    device.press("ok")
    if name == "scoring":
        return device.press("next", "ok", "next")
    device.press(*["ok"] * 6, "prev", "next", *["ok"] * 4)
    assert device.screen == "totals"
    return device.press("next")


IN_A_GAME = ["spin", "placement", "sheep", "end_of_round"]
IN_A_GAME += ["towers", "scoring", "totals"]
AT_ITS_END = [*IN_A_GAME, "result"]


@pytest.mark.parametrize("name", IN_A_GAME)
def test_every_screen_of_a_game_has_an_overview_of_the_table_and_nothing_changes(
    name: str,
) -> None:
    device = by_presses(name)
    assert device.screen == name
    before = bytes(device.store), device.text
    device.press("prev") if name == "spin" else device.back()
    assert device.screen == "pause"
    option(device, "Overview flocks, round, bag").press("ok")
    assert device.screen == "overview"
    flocks = {0: 1, 1: 0} if name == "sheep" else dict(enumerate(device.game.flocks))
    shown = [column[:2] for column in device.app.view.columns]
    assert shown == [(seat, str(flocks[seat])) for seat in (0, 1)]
    device.press("next")
    assert f"Round {device.game.round} of 12" in device.text
    holder = device.app.name(device.game.crests[device.game.bag])
    assert f"{holder} has the bag: {device.game.tiles_in_bag()} tiles" in device.text
    device.press("ok").back()
    assert (bytes(device.store), device.text) == before
    assert device.screen == name


@pytest.mark.parametrize("name", AT_ITS_END)
def test_go_on_and_holding_ok_again_leave_everything_as_it_is(name: str) -> None:
    device = by_presses(name)
    before = bytes(device.store), device.text, device.ring
    device.press("prev") if name == "spin" else device.back()
    option(device, "Go on").press("ok")
    assert (bytes(device.store), device.text, device.ring) == before
    device.press("prev") if name == "spin" else device.back()
    device.back()
    assert (bytes(device.store), device.text, device.ring) == before


def test_a_finished_game_is_not_given_up_its_last_page_has_what_comes_next() -> None:
    device = by_presses("result").back()
    shown = []
    for _ in range(device.app.screen.count):
        shown.append(device.app.view.big)
        device.press("next")
    assert shown == ["Take back", "Go on"]


@pytest.mark.parametrize("name", IN_A_GAME)
def test_the_menu_leads_to_the_start(name: str) -> None:
    device = by_presses(name)
    device.press("prev") if name == "spin" else device.back()
    option(device, "More settings, history").press("ok")
    assert device.screen == "start"


def test_the_overview_shows_who_has_the_marker() -> None:
    device = by_presses("end_of_round")
    option(device.back(), "Overview").press("ok")
    assert [column[2] for column in device.app.view.columns] == ["", SHEEP]


@pytest.mark.parametrize("board", board_ids())
def test_down_goes_on_in_a_menu_and_up_goes_back_with_a_cross_or_a_computer_s_arrows(
    board: str,
) -> None:
    device = set_up(Device(board, frame_ms=40), (0, 1)).spin()
    device.send("key back\n")
    assert "Take back" in device.text
    for key, words in (("down", "Go on"), ("down", "Overview"), ("up", "Go on")):
        device.press(key) if device.app.keys.pad else device.send(f"key {key}\n")
        assert words in device.text


@pytest.mark.parametrize("name", IN_A_GAME)
def test_what_is_behind_more_leads_back_to_where_one_was(name: str) -> None:
    device = by_presses(name)
    before = bytes(device.store), device.text
    device.press("prev") if name == "spin" else device.back()
    option(device, "More").press("ok")
    device.press("ok")  # go on
    assert (bytes(device.store), device.text) == before
    # Back from there, and from what is behind it, one comes to the option that one has left.
    device.press("prev") if name == "spin" else device.back()
    option(device, "More").press("ok")
    for words in ("New game", "History", "Settings"):
        option(device, words).press("ok")
        assert device.screen in ("give_up", "history", "settings")
        device.back()
        assert device.screen == "start"
        assert words in device.text
    device.back()
    assert "More settings, history" in device.text
    device.back()
    assert (bytes(device.store), device.text) == before


def test_before_the_first_spin_the_set_up_is_not_read_again_from_the_menu() -> None:
    device = set_up(Device())
    device.press("prev")
    option(device, "More").press("ok")
    option(device, "Go on").press("ok")
    assert device.screen == "spin"
    # At power-on it is, and there is nothing behind the start.
    device.power_on().back()
    assert device.screen == "start"
    device.press("ok")
    assert device.screen == "prepare"


def test_a_menu_is_headed_by_what_the_game_is_at() -> None:
    for name, words in (
        ("towers", "Round 12 of 12"),
        ("scoring", "Scoring"),
        ("totals", "Scoring"),
    ):
        device = by_presses(name).back()
        assert device.text.startswith(words)
        option(device, "More").press("ok")
        assert device.text.startswith(words)
    assert by_presses("result").back().text.startswith("The game is over Take back the end")


# Scoring early.


@pytest.mark.parametrize("name", ["spin", "placement", "sheep", "end_of_round"])
def test_a_game_can_be_scored_before_its_end(name: str) -> None:
    device = by_presses(name)
    flocks = device.game.flocks
    device.press("prev") if name == "spin" else device.back()
    option(device, "Score now stop before the end").press("ok")
    assert "Stop and score? No more rounds yes no" in device.text
    device.press("next")
    assert device.screen == "towers"
    assert device.game.flocks == flocks
    score(device, ((40, flocks[0], 0, 0, 0), (36, flocks[1], 5, 3, 0)))
    assert device.screen == "result"
    assert "The winner Yellow with" in device.text
    assert device.power_on().screen == "result"


def test_scoring_early_is_asked_and_ok_means_no() -> None:
    device = by_presses("sheep").back()
    log = device.game.log
    option(device, "Score now").press("ok", "ok")
    assert device.screen == "pause"
    option(device, "Go on").press("ok")
    assert device.screen == "sheep"
    assert [column[1] for column in device.app.view.columns] == ["1", "0"]
    assert device.game.log == log


def test_scoring_early_is_taken_back_like_everything_else() -> None:
    device = set_up(Device(frame_ms=40), (0, 1))
    device.spin().press("ok")
    device.press("next", "next", "next")
    option(device.back(), "Score now").press("ok", "next")
    assert device.screen == "towers"
    device.back()
    assert "Take back" in device.text
    device.press("ok")
    assert device.screen == "sheep"
    assert device.game.phase == phases.SHEEP


def test_scoring_early_survives_a_power_cut() -> None:
    device = by_presses("placement").back()
    option(device, "Score now").press("ok", "next")
    log = device.game.log
    device.power_on()
    assert device.screen == "start"
    assert device.game.log == log
    device.press("ok")
    assert device.screen == "towers"
    device.press("ok")
    assert device.game.phase == SCORING


def test_once_towers_are_placed_there_is_nothing_left_to_stop() -> None:
    device = by_presses("towers").back()
    for _ in range(device.app.screen.count):
        assert "Score now" not in device.text
        device.press("next")


# Before a game is given up.


def test_the_text_says_that_the_whole_game_is_given_up() -> None:
    device = by_presses("placement").back()
    option(device, "More").press("ok")
    take(device, 1)
    assert "Give up this game?" in device.text
    assert "The whole game!" in device.text
