# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power lost after every single write of a whole game, and at every byte of some, and resumed."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest

from engine_core import game as phases
from engine_core.game import Game
from engine_core.rules import AREA
from host_tests.support.daily import each
from host_tests.support.device import Device, option
from host_tests.support.kept import confirmed
from host_tests.support.store import ALL_STORES, PowerCut, Rp2Store
from host_tests.support.table import count_sheep, enter, enter_value, set_up, speak, step_back
from tipperary.store.saves import Saves

CRESTS = (3, 0, 4)
FLOCKS = (5, 9, 4)
SCORES = ((42, 5, 5, 10, 7), (40, 9, 0, 30, 3), (39, 4, 5, 6, 0))
RESULT = "The winner Castle with 87 points"


class Moment(NamedTuple):
    """The end of one write: what was in the store before and after, and what is confirmed."""

    before: bytes
    start: int
    data: bytes
    after: bytes
    state: dict[str, Any]
    turns: tuple[int, ...]  # of all spins so far


def recording(kind: type[Rp2Store]) -> tuple[Rp2Store, list[Moment], list[Device]]:
    """A store that notes every write; the device that uses it is put into the list."""
    moments: list[Moment] = []
    devices: list[Device] = []

    class Recording(kind):  # type: ignore[misc,valid-type]
        def _write(self, start: int, data: bytes) -> None:
            before = bytes(self.cells)
            super()._write(start, data)
            # The first write to some chips only makes them blank.
            if devices and data.strip(b"\xff"):
                saves = devices[0].app.saves
                moments.append(
                    Moment(before, start, data, bytes(self.cells), confirmed(saves), turns(saves))
                )

    return Recording(), moments, devices


def turns(saves: Saves) -> tuple[int, ...]:
    log = saves.game.log if saves.game else b""
    return tuple(byte & 7 for byte in log[1 + (log[0] & 7 if log else 0) :] if byte & 0xF8 == 0x10)


@cache
def a_whole_game(kind: Any) -> list[Moment]:
    """Every write of a game by presses: a language is set, a player is named, things are taken
    back, the scores are begun too early and that is taken back; and then a rematch, twice, as
    the end was taken back."""
    store, moments, devices = recording(kind)
    device = Device(store=store, frame_ms=40)
    devices.append(device)
    speak(device, "de")
    speak_english(device)
    set_up(device, CRESTS, bag=1)
    device.app.saves.rename(4, "Zoë")
    step_back(device.spin())
    assert device.screen == "spin"
    option(device.spin().press("back"), "Score now").press("ok", "next")
    assert device.screen == "towers"
    step_back(device)
    assert device.screen == "placement"
    device.press("ok", "next", "ok")
    assert device.app.saves.drafts == {1: 1}
    step_back(device)
    assert device.screen == "placement"
    device.press("ok", "next", "ok", "ok")
    assert device.screen == "end_of_round"
    device.press("prev")
    assert device.screen == "sheep"
    play_on(device, until="scoring")
    enter(device, 6)
    step_back(device)
    enter_value(device, AREA, 42)
    step_back(device)
    play_on(device)
    rematch(device)
    step_back(device)
    assert device.screen == "result"
    rematch(device)
    return moments


def speak_english(device: Device) -> None:
    device.press("next", "next", "next", "ok", "ok", "prev", "ok").back()


def rematch(device: Device) -> None:
    assert device.screen == "result"
    while device.screen == "result":
        device.press("ok")
    assert device.screen == "after"
    device.press("ok")
    assert device.screen == "prepare"


def play_on(device: Device, until: str = "result") -> None:
    """From anywhere in a game to its result, or to the first screen of this name."""
    while device.screen != until:
        game = device.game
        if device.screen == "spin":
            device.spin()
        elif device.screen == "sheep":
            grown = zip(FLOCKS, game.flocks, strict=True)
            count_sheep(device, [min(aim, flock + 1) for aim, flock in grown])
        elif device.screen == "scoring":
            enter_one(device)
        else:
            device.press("ok")


def enter_one(device: Device) -> None:
    """The value that is asked for; the rows of an area may be known already."""
    screen = device.app.screen
    value = SCORES[screen._seat][screen._category]
    if screen._category == AREA and screen._rows:
        enter(device, value // screen._rows)
    else:
        enter_value(device, screen._category, value)


def test_the_game_writes_often_enough_to_be_worth_cutting() -> None:
    moments = a_whole_game(Rp2Store)
    assert len(moments) > 100
    assert all(len(moment.data) < 300 for moment in moments)


@each("kind", ALL_STORES, [Rp2Store])
def test_after_every_single_write_everything_confirmed_is_there(kind: Any) -> None:
    for moment in a_whole_game(kind):
        saves = Saves(kind(data=moment.after))
        assert not saves.damaged
        assert confirmed(saves) == moment.state
        assert turns(saves) == moment.turns


@pytest.mark.slow
def test_a_cut_at_any_byte_of_any_write_costs_at_most_what_was_being_written() -> None:
    moments = a_whole_game(Rp2Store)
    states = [confirmed(Saves(Rp2Store())), *[moment.state for moment in moments]]
    for number, moment in enumerate(moments):
        # Every byte of every fifth write, and two bytes of the others.
        length = len(moment.data)
        for bytes_written in range(length) if number % 5 == 0 else (1, length - 1):
            store = Rp2Store(data=moment.before)
            store.power = bytes_written
            with pytest.raises(PowerCut):
                store[moment.start : moment.start + length] = moment.data
            store.power = None
            saves = Saves(store)
            assert not saves.damaged
            assert confirmed(saves) in (states[number], states[number + 1])
            # It can be written to again, and that is there after the next cut.
            saves.rename(2, "Nora")
            assert Saves(store).names[2] == "Nora"
            assert confirmed(Saves(store)) == confirmed(saves)


def resumed(moment: Moment) -> Device:
    """A device that was switched on again, played to the end of the game."""
    device = Device(store=bytearray(moment.after), frame_ms=40)
    if device.screen == "start":
        assert device.game.log == moment.state["game"]
        device.press("ok")
    play_on(device)
    return device


def in_a_game() -> list[Moment]:
    moments = a_whole_game(Rp2Store)
    # What is scored too early ends in another result, and so does a rematch.
    return [
        moment
        for moment in moments
        if moment.state["game"] and not moment.state["past"] and not too_early(moment)
    ]


def too_early(moment: Moment) -> bool:
    game = Game.replay(moment.state["game"])
    return game.phase >= phases.TOWERS and game.round < game.rounds


def check_resumed(moment: Moment) -> None:
    device = resumed(moment)
    assert device.screen == "result"
    assert RESULT in device.text
    assert device.game.phase == phases.FINISHED
    # Spins that were drawn before the cut are the same spins.
    assert turns(device.app.saves)[: len(moment.turns)] == moment.turns
    assert device.power_on().screen == "result"


def test_games_cut_here_and_there_are_played_to_the_same_result() -> None:
    moments = in_a_game()
    for moment in moments[:: len(moments) // 8]:
        check_resumed(moment)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_a_game_cut_after_any_write_is_played_to_the_same_result(part: int) -> None:
    for moment in in_a_game()[part::4]:
        check_resumed(moment)


def test_the_power_may_go_on_any_screen_between_two_writes() -> None:
    """Screens that were entered but confirmed nothing come back as they were before."""
    device = set_up(Device(frame_ms=40), CRESTS).spin()
    for presses in (["prev"], ["next"], ["back"], ["back", "next", "next", "ok"]):
        log = device.game.log
        before = device.text
        device.press(*presses)
        assert device.text != before
        device.power_on()
        assert device.screen == "start"
        assert device.game.log == log
        device.press("ok")
        assert device.screen == "placement"
        assert device.text == before


def test_before_the_first_spin_the_pages_on_the_set_up_come_again() -> None:
    device = set_up(Device(frame_ms=40), CRESTS)
    assert device.power_on().press("ok").screen == "prepare"
    play_on(device, until="spin")
    # Once the wheel was spun, and be it taken back, they were read.
    step_back(device.spin())
    assert device.screen == "spin"
    assert device.power_on().press("ok").screen == "spin"
