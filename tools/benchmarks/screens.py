# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What long names cost when a new screen is drawn."""

import time
from collections.abc import Iterable

from engine_core.game import SPIN
from tools.boards.board import load
from tools.machine.files import drive_files
from tools.machine.runner import Runner
from tools.page import FIRST
from tools.scenes.scenes import LONG_NAMES
from tools.scenes.stores import Store, played


def longest() -> float:
    """the compiled drive in the machine, whole games of five in German; the best of 3 for each
    screen"""
    games = [(_times(LONG_NAMES), _times(())) for _ in range(3)]
    named, plain = zip(*games, strict=True)
    return _slowest(named) / _slowest(plain)


def _slowest(games: Iterable[list[float]]) -> float:
    """Of the screens of a game the one that takes longest, each at its best."""
    best: list[float] = [min(times) for times in zip(*games, strict=True)]
    return max(best)


def _times(names: tuple[str, ...]) -> list[float]:
    """Seconds from each press that leads to a new screen to its picture, in a whole game."""
    board = load(FIRST)
    saved = Store(log=played(1, SPIN).log).image(board.nvm, "de", names)
    times = []
    with Runner(board, drive_files(board)) as device:
        device.power_on(saved, chance=3)
        while device.screen != "result":
            # OK is the menu where there is a question, and the key on its left is the no.
            device.python("from tipperary.main import app; print(app.view.ok == app.t.MENU)")
            key = "prev" if device.lines[-1] == "True" else "ok"
            before, start = device.screen, time.perf_counter()
            device.press(key)
            if device.screen != before:
                times.append(time.perf_counter() - start)
            elif before == "spin":
                device.run(8000)
    return times
