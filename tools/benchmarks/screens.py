# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What long names cost when a new screen is drawn."""

import statistics
import time
from functools import cache

from engine_core.game import SPIN
from tools.benchmarks.rows import row
from tools.boards.board import load
from tools.drive.build import assemble, with_manifest
from tools.machine.runner import Runner
from tools.scenes.scenes import LONG_NAMES
from tools.scenes.stores import Store, played

GAMES = 3


def _times(names: tuple[str, ...]) -> list[float]:
    """Seconds from each press that leads to a new screen to its picture, in a whole game."""
    board = load("raspberry_pi_pico")
    drive = with_manifest(assemble(board), board)
    saved = Store(log=played(1, SPIN).log).image(board.nvm, "de", names)
    times = []
    with Runner(board, drive, saved) as device:
        device.power_on(chance=3)
        while device.screen != "result":
            # To a question, which has no word for OK, the key on the left is the no.
            device.python("from tipperary import main; print(main.app.view.ok is None)")
            key = "prev" if device.lines[-1] == "True" else "ok"
            before, start = device.screen, time.perf_counter()
            device.press(key)
            if device.screen != before:
                times.append(time.perf_counter() - start)
            elif before == "spin":
                device.run(8000)
    return times


@cache
def _ratios() -> tuple[float, float]:
    """The median and the longest with long names, each against the one without names."""
    runs = [(_times(LONG_NAMES), _times(())) for _ in range(GAMES)]
    named, plain = (
        [min(times) for times in zip(*games, strict=True)] for games in zip(*runs, strict=True)
    )
    return statistics.median(named) / statistics.median(plain), max(named) / max(plain)


@row(
    "a new screen with long names, median",
    "times that without",
    at_most=1.5,
    how=f"the compiled drive in the machine, {GAMES} games of five with accented names of ten "
    "letters, in German, against coats of arms alone",
)
def median() -> float:
    return _ratios()[0]


@row(
    "a new screen with long names, longest", "times that without", at_most=1.5, how="the same games"
)
def longest() -> float:
    return _ratios()[1]
