# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power-on: a new device, a game in progress, a damaged save, a full memory."""

from __future__ import annotations

import pytest

from engine_core import game as phases
from engine_core.journal import Journal
from host_tests.support.device import Device
from host_tests.support.kept import FIRST, SECOND, THIRD, device_with
from host_tests.support.store import Rp2Store
from host_tests.support.table import play_round, set_up, step_back, take
from tipperary.face.signs import SHEEP
from tools.boards.board import board_ids


def test_a_new_device_asks_how_many_play() -> None:
    device = Device()
    assert device.screen == "setup"
    assert "4 players" in device.text
    assert device.console[0] == "screen: setup"


@pytest.mark.parametrize("board", board_ids())
def test_the_first_screen_has_a_face_and_takes_keys_at_once(board: str) -> None:
    device = Device(board)
    texts = [text[1] for text in device.painter.layout.texts]
    assert any("Tipperary" in text for text in texts)
    assert any(SHEEP in text for text in texts)
    assert device.painter.river == (1, 12)
    assert set(device.ring) != {(0, 0, 0)}
    now = device.now
    device.down("next")
    assert "5 players" in device.text
    assert device.now == now


@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("leave", ["ok", "back"])
def test_a_history_without_games_says_so_and_leads_back(board: str, leave: str) -> None:
    device = Device(board)
    take(device, 2)
    for key in ("next", "prev", *(["up", "down"] if device.app.keys.pad else [])):
        device.press(key)
        assert device.screen == "history"
        assert "No games yet" in device.text
    device.press("ok") if leave == "ok" else device.back()
    assert device.screen == "setup"


def test_the_history_is_the_list_of_games_and_nothing_else() -> None:
    device = Device(store=device_with(FIRST, THIRD, SECOND))
    take(device, 2)
    shown = []
    for _ in range(3):
        shown.append(device.text)
        device.press("next")
    assert shown[0] == "Game 3 of 3 Anna 93 points, 3 players open"
    assert shown[1] == "Game 2 of 3 Shared victory 75 points, 2 players open"
    assert shown[2].startswith("Game 1 of 3 Zoë 81 points, 2 players")
    assert device.text == shown[0]  # and round again


def test_after_a_power_cut_the_ring_rests_where_it_rested() -> None:
    first = set_up(Device()).ring
    device = set_up(Device()).will_draw(3).spin()
    rested = device.ring
    assert rested != first
    assert device.power_on().ring == rested
    device.press("ok")
    assert (device.screen, device.ring) == ("placement", rested)
    device.press("ok", "ok", "ok")
    assert (device.screen, device.ring) == ("spin", rested)
    assert device.power_on().ring == rested
    device.press("ok")
    assert (device.screen, device.ring) == ("spin", rested)


@pytest.mark.parametrize("blank", [0x00, 0xFF])
def test_blank_memory_of_either_kind_is_a_new_device(blank: int) -> None:
    device = Device(store=bytearray([blank]) * 4096)
    assert device.screen == "setup"
    set_up(device)
    assert device.power_on().screen == "start"


def test_with_a_game_in_progress_it_offers_to_go_on() -> None:
    device = set_up(Device(), (0, 1, 2))
    for _ in range(4):
        play_round(device, device.game.flocks)
    device.power_on()
    assert device.screen == "start"
    assert "Go on" in device.text
    assert "Round 5 of 12 Go on Bag with Yellow" in device.text
    device.press("ok")
    assert device.screen == "spin"
    assert "Yellow spins the wheel" in device.text


def test_starting_anew_is_asked_twice_with_yes_on_two_keys_and_ok_means_no() -> None:
    device = set_up(Device())
    device.power_on()
    take(device, 1)
    assert "Give up this game? The whole game! yes no" in device.text
    device.press("prev")
    assert device.screen == "give_up"
    device.press("ok")
    assert device.screen == "start"

    # The menu stands where it was left.
    device.press("ok", "next")
    assert "Really give it up? The whole game! yes no" in device.text
    device.press("next")
    assert device.game is not None
    device.press("ok")
    assert device.screen == "start"
    assert device.game is not None

    device.press("ok", "next", "prev")
    assert device.screen == "setup"
    assert device.game is None
    assert device.power_on().screen == "setup"
    # A game that was given up is not in the history.
    take(device, 2)
    assert "No games yet" in device.text


def test_holding_ok_leaves_the_question_and_keeps_the_game() -> None:
    device = set_up(Device()).power_on()
    take(device, 1)
    device.press("next").back()
    assert device.screen == "start"
    assert device.game is not None


def test_history_and_settings_are_beside_the_game_and_lead_back_to_it() -> None:
    device = set_up(Device()).power_on()
    take(device, 2)
    assert device.screen == "history"
    device.press("ok")
    take(device, 1)
    assert device.screen == "settings"
    device.back()
    assert device.screen == "start"


def test_a_set_up_that_was_interrupted_goes_on_where_it_was() -> None:
    device = Device()
    take(device)
    take(device, 2)
    device.power_on()
    assert device.screen == "crests"
    assert "Player 2 of 4 has" in device.text


def test_part_of_a_save_that_is_lost_is_said_before_going_on() -> None:
    device = set_up(Device())
    play_round(device, (1, 1, 1, 1))
    records = Journal(device.store).records()
    at = bytes(device.store).find(records[-2])
    device.store[at] ^= 0xFF
    device.store[at + 1] ^= 0xFF
    device.power_on()
    assert device.screen == "damaged"
    assert "Lost in part: game. Please check" in device.text
    device.press("ok")
    assert device.screen == "start"
    assert device.game.round == 1


def damaged() -> Device:
    """A device in its second round, with a record of its game lost."""
    device = set_up(Device())
    play_round(device, (1, 1, 1, 1))
    records = Journal(device.store).records()
    at = bytes(device.store).find(records[-2])
    device.store[at] ^= 0xFF
    device.store[at + 1] ^= 0xFF
    return device.power_on()


def test_a_damaged_save_is_said_until_somebody_has_read_it_and_not_again() -> None:
    device = damaged()
    assert device.power_on().screen == "damaged"
    # Nothing but OK goes on from here.
    device.press("next", "prev").back()
    assert device.screen == "damaged"
    device.press("ok")
    assert device.power_on().screen == "start"
    assert device.power_on().screen == "start"


def test_what_is_lost_later_is_said_again() -> None:
    device = damaged().press("ok")
    device.app.saves.rename(0, "Anna")
    device.app.saves.rename(1, "Zoe")
    device.store[bytes(device.store).find(b"Anna")] ^= 0xFF
    assert device.power_on().screen == "damaged"
    assert "names" in device.text


def test_data_of_another_program_are_left_alone_until_somebody_agrees() -> None:
    theirs = b"another program's data" * 8
    store = Rp2Store(data=theirs.ljust(4096, b"\xff"))
    device = Device(store=store)
    assert device.screen == "foreign"
    assert "Unknown data in the memory. Erase it and save games here? yes no" in device.text
    device.press("ok")
    assert "Then nothing is saved when the power goes" in device.text
    device.press("ok")
    set_up(device)
    assert bytes(store.cells) == theirs.ljust(4096, b"\xff")
    device.power_on().press("next")
    assert device.screen == "setup"
    set_up(device)
    assert device.power_on().screen == "start"


def fill(device: Device) -> None:
    """Correct and correct again until the memory is full."""
    for _ in range(400):
        if device.screen == "tidy":
            return
        device.press("ok")
        if device.screen == "tidy":
            return
        step_back(device)
    raise AssertionError("the memory is never full")


def test_a_memory_full_of_corrections_is_tidied_without_a_question_and_nothing_is_lost() -> None:
    device = set_up(Device(frame_ms=40))
    play_round(device, (3, 1, 0, 2))
    device.spin()
    fill(device)
    log, room = device.game.log, device.app.saves._journal.room()
    # Long enough to be read, and keys do nothing meanwhile, nor later.
    assert device.text == "One moment ... Keep the power on while the memory is tidied up"
    device.press("prev", "next", "ok").run(300)
    assert device.screen == "tidy"
    assert device.app.saves._journal.room() == room
    device.run(1000)
    assert device.screen == ("placement", "sheep")[device.game.phase == phases.SHEEP]
    assert device.game.log == log
    assert device.app.saves._journal.room() > room + 2000
    device.power_on()
    assert device.game.log == log


def test_a_broken_source_of_chance_is_said_and_can_be_tried_again() -> None:
    device = set_up(Device())
    device.chance = lambda count: bytes([255 ^ device.app.now & 255] * count)
    device.press("ok")
    assert device.screen == "refused"
    assert "The wheel is stuck" in device.text
    assert any(line.startswith("error: ") for line in device.console)
    device.press("ok", "ok", "ok", "ok")
    assert device.screen == "spin"
    device.will_draw(2).spin()
    assert device.screen == "placement"
    assert device.game.turn == 2
