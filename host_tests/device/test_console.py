# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The USB console: games go out as lines, commands come in, and nonsense changes nothing."""

from __future__ import annotations

import random
from binascii import crc32
from typing import Any

import pytest

from engine_core.game import Game
from host_tests.support.device import Device
from host_tests.support.kept import played
from host_tests.support.store import Rp2Store
from tipperary.store.saves import Saves

SCORES = ((40, 3, 0, 0, 0), (38, 2, 5, 13, 20))
FIRST = " 0 0 0,40,3,0,0,0,Z%C3%B6%20%2D 1,38,2,5,13,20, *"


def signed(line: str) -> bool:
    text, _, sum_ = line.rpartition(" *")
    return f"{crc32(text.encode()):08x}" == sum_


def device_at(game: Game | None) -> Device:
    """A device that is switched on with this game in its memory."""
    store = Rp2Store()
    saves: Any = Saves(store)
    saves.rename(0, "Zö -")
    saves.game = game
    saves.tidy()
    return Device(store=store, frame_ms=40)


def spinning() -> Device:
    """A device whose wheel can be set going."""
    device = device_at(Game((0, 1)))
    device.app.play()
    device.run(0)
    assert device.screen == "spin"
    return device


@pytest.fixture
def device() -> Device:
    """A game is finished and on the screen."""
    return device_at(played((0, 1), SCORES))


def test_a_finished_game_is_told_once(device: Device) -> None:
    device.run(1000)
    (line,) = device.told
    assert line.startswith("game 1 ")
    assert FIRST in line
    assert signed(line)


def test_a_game_that_is_corrected_is_told_again_under_the_same_name(device: Device) -> None:
    device.run(200)
    device.app.undo()
    device.run(200)
    device.app.act("enter", 0, 0, 41)
    device.app.act("finish")
    device.run(200)
    first, second = device.told
    assert "0,41,3," in second
    assert first.split()[2] == second.split()[2]


def test_asked_for_games_it_tells_all_of_them_and_how_many(device: Device) -> None:
    before = device.run(200).told
    device.send("games\r\n")
    assert device.told[1:-1] == before
    device.app.saves.close()
    device.app.saves.past = [bytes([3, 90, 0, 0, 44, 1]), *device.app.saves.past]
    device.console.clear()
    device.send("games\n")
    old, new, last = device.told
    assert " - - 3,90, 0,300, *" in old
    assert [new] == before
    assert last.startswith("games 1 2 *")
    assert all(signed(line) for line in device.told)


def test_asking_without_games_is_answered() -> None:
    fresh = Device(frame_ms=40)
    fresh.send("games\n")
    assert [line[:10] for line in fresh.told] == ["games 1 0 "]


def test_asking_while_the_wheel_turns_is_answered_when_it_stands() -> None:
    device = spinning()
    device.down("ok")
    assert device.app.ring.turning
    device.serial.waiting = b"games\n"
    device.run(500)
    assert device.app.ring.turning
    assert device.serial.waiting == b"games\n"
    device.up("ok").watch().run(400)
    assert device.screen == "placement"
    assert [line[:10] for line in device.told] == ["games 1 0 "]


def test_asking_in_the_middle_of_a_game_disturbs_nothing() -> None:
    asked, left_alone = spinning(), spinning()
    asked.send("games\n" * 30)
    left_alone.run(4000)
    assert (asked.screen, asked.text, asked.ring) == (
        left_alone.screen,
        left_alone.text,
        left_alone.ring,
    )
    assert asked.store[0:4096] == left_alone.store[0:4096]


def test_nonsense_changes_nothing() -> None:
    device = spinning()
    before = bytes(device.store[0:4096]), device.text, list(device.console)
    chance = random.Random(3)
    for nonsense in (
        b"\n\r\n",
        b"game\n",
        b"games \n",
        b" games\n",
        b"Games\n",
        b"gamesgames\n",
        b"x" * 5000 + b"games\n",
        b"\xff\xc3\n",
        b"type \xff\xc3\n",
        b"type \n",
        b"type Anna\n",
        b"AT+CGMI\r",
        b"\x01\x04\x02\x1b[A\n",
        chance.randbytes(5000).replace(b"games", b"") + b"\n",
    ):
        device.send(nonsense)
        assert (bytes(device.store[0:4096]), device.text, device.console) == before, nonsense
    assert device.serial.waiting == b""
    device.send("games\n")
    assert len(device.told) == 1


def test_a_letter_that_is_cut_short_does_not_make_it_wait() -> None:
    device = Device(frame_ms=40)
    device.send(b"type \xc3")
    assert device.serial.waiting == b""
    device.send(b"\ngames\n")
    assert len(device.told) == 1


def test_a_typed_name_goes_to_the_screen_that_takes_one() -> None:
    device = Device(frame_ms=40)
    typed: list[str] = []
    device.app.screen.typed = typed.append
    device.send("type  Áine Ní \r\ntype\n")
    device.send("type " + "A" * 60 + "\n")  # too long to be one
    assert typed == ["Áine Ní"]


def test_typing_wakes_the_device() -> None:
    device = Device(frame_ms=400)
    device.app.screen.typed = lambda text: None
    device.run(400_000)
    assert device.app.asleep
    device.send("type A\n")
    assert not device.app.asleep
