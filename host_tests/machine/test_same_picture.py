# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The compiled drive in the machine shows, pixel by pixel, what Blinka's displayio shows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from host_tests.machine.bench import (
    Twin,
    boards_that_differ,
    boards_that_look_different,
    demand_same,
    machine,
)
from host_tests.support.gallery import Drawing
from host_tests.support.scenes import scenes
from tipperary.texts import CODES
from tools.boards.board import load
from tools.support.stores import LONG_NAMES

PRESSES = {"ok": 50, "next": 20, "prev": 10, "back": 6}


@pytest.mark.slow
@pytest.mark.parametrize("board", boards_that_look_different())
def test_every_scene_looks_the_same(board: str, tmp_path: Path) -> None:
    drawing = Drawing(board)
    with machine(board) as runner:
        for number, scene in enumerate(scenes()):
            language = CODES[number % len(CODES)]
            names = LONG_NAMES if number % 2 else ()
            device = Twin(runner, board, scene.store.image(load(board).nvm, language, names))
            for step in scene.steps:
                device.take(step)
            demand_same(device, drawing, scene.name, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("board", boards_that_differ())
def test_a_random_walk_looks_and_reads_the_same(board: str, tmp_path: Path) -> None:
    chance = random.Random(board)
    drawing = Drawing(board)
    with machine(board) as runner:
        device = Twin(runner, board)
        for number in range(240):
            device.press(chance.choices(list(PRESSES), list(PRESSES.values()))[0])
            if number % 8 == 0:
                demand_same(device, drawing, f"press {number}", tmp_path)
        device.meet()
        said = [line for line in runner.lines if not line.startswith("ready:")]
        assert said == device.console
        assert runner.nvm() == device.store
