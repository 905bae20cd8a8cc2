# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Finished games for tests of what comes after them: as lines, as a device's memory, on a wire."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine_core.game import END_OF_ROUND, TOWERS, Game
from engine_core.journal import Journal
from host_tests.support.device import Device
from host_tests.support.games import next_action
from host_tests.support.store import Rp2Store
from tipperary.console.game_lines import game_line
from tipperary.store.finished_game import pack
from tipperary.store.saves import Saves

Values = tuple[int, int, int, int, int]


def played(crests: tuple[int, ...], scores: tuple[Values, ...], turns: int = 0) -> Game:
    """A finished game with these scores; `turns` makes another one of it."""
    game = Game(crests)
    while game.phase != TOWERS:
        game.spin((turns + game.round * turns) % 5)
        game.end_placement()
        game.settle(tuple(score[1] for score in scores))
        if game.phase == END_OF_ROUND:
            game.end_round()
    game.end_towers()
    for seat, values in enumerate(scores):
        for category, value in enumerate(values):
            game.enter(seat, category, value)
    game.finish()
    return game


FIRST = played((0, 2), ((52, 6, 0, 10, 3), (55, 4, 5, 13, 4)))
SECOND = played((2, 0, 4), ((40, 9, 5, 25, 0), (61, 9, 5, 6, 12), (33, 2, 0, 0, 1)), 1)
THIRD = played((1, 3), ((50, 5, 5, 10, 5), (50, 5, 5, 10, 5)), 2)
NAMES = ["Anna", "", "Zoë", "", "Ben O"]


def record(game: Game, names: list[str] | None = None, before: bytes = b"") -> bytes:
    data: bytes = pack(game, names or NAMES, before)
    return data


def line(game: Game, names: list[str] | None = None, before: bytes = b"") -> str:
    text: str = game_line(record(game, names, before))
    return text


def device_with(*games: Game, names: list[str] | None = None, size: int = 4096) -> bytearray:
    """The memory of a device on which these games were closed, one after the other."""
    store = bytearray(b"\xff" * size)
    saves: Any = Saves(store)
    for crest, name in enumerate(names or NAMES):
        saves.rename(crest, name)
    for game in games:
        saves.game = game
        saves.close()
    return store


def confirmed(saves: Any) -> dict[str, Any]:
    """All that outlives a power cut."""
    return {
        "game": saves.game and saves.game.log,
        "ended": saves.ended,
        "setup": saves.setup,
        "drafts": dict(saves.drafts),
        "maps": dict(saves.maps),
        "settings": dict(saves.settings),
        "names": list(saves.names),
        "outlines": bytes(saves.outlines),
        "past": list(saves.past),
        "explained": saves.explained,
    }


def again(saves: Any) -> Any:
    """The same memory after a power cut."""
    return Saves(saves._journal._store)


def play_to(saves: Any, phase: int, seed: int = 3) -> Any:
    """Play at random, everything written down, until a phase is reached."""
    chance = random.Random(seed)
    while saves.game.phase != phase:
        name, params = next_action(saves.game, chance)
        saves.act(name, *params)
    return saves


def journal_with(*records: bytes) -> Rp2Store:
    """A memory with these records."""
    store = Rp2Store()
    journal = Journal(store)
    for record in records:
        assert journal.append(record)
    return store


Spoil = Callable[[bytes], bytes]


@contextmanager
def on_a_wire(device: Device, spoil: Spoil = lambda line: line) -> Iterator[str]:
    """A device behind a serial port, which it gives; `spoil` changes the lines on the wire.

    A line that is spoiled to nothing unplugs the board.
    """
    board, computer = os.openpty()
    ended = threading.Event()

    def loop() -> None:
        told = len(device.console)
        while not ended.is_set():
            device.serial.waiting += _read(board)
            device.run(device.frame_ms)
            for text in device.console[told:]:
                sent = spoil(text.encode() + b"\r\n")
                if not sent:
                    # Hanging up drops what nobody has read yet.
                    time.sleep(0.5)
                    os.close(board)
                    return
                os.write(board, sent)
            told = len(device.console)
            time.sleep(0.002)
        os.close(board)

    os.set_blocking(board, False)
    import tty  # not on every system

    # As over USB: nothing is echoed, nothing translated.
    tty.setraw(computer)
    runner = threading.Thread(target=loop, daemon=True)
    runner.start()
    try:
        yield os.ttyname(computer)
    finally:
        ended.set()
        runner.join(timeout=10)
        os.close(computer)


def _read(board: int) -> bytes:
    try:
        return os.read(board, 1024)
    except OSError:
        return b""
