# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The compiled drive in the machine shows, pixel by pixel, what Blinka's displayio shows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from adafruit_pixelbuf import PixelBuf
from PIL import Image, ImageChops

from host_tests.machine.bench import Drawing, Twin, boards_that_differ, machine
from tipperary.texts import CODES
from tools.boards.board import load
from tools.scenes.scenes import LONG_NAMES, scenes

PRESSES = {"ok": 50, "next": 20, "prev": 10, "back": 6}


class Wire(PixelBuf):
    """Adafruit's own pixels, which keep the bytes that would go down the wire."""

    sent = b""

    def _transmit(self, buffer: bytearray) -> None:
        self.sent = bytes(buffer)


def ring_of(device: Twin) -> bytes:
    """What Adafruit's library sends for the colours that the ring has now."""
    if not device.pixels.frames:
        return b""  # nothing was ever sent
    ring = device.board["ring"]
    wire = Wire(ring["pixels"], byteorder=ring["order"])
    for index, colour in enumerate(device.pixels.frames[-1]):
        wire[index] = colour
    wire.show()
    return wire.sent


def demand_same(device: Twin, drawing: Drawing, name: str, folder: Path) -> None:
    """Screen and ring of the machine are those of its twin; pictures of what differs are kept."""
    device.meet()
    here, there = drawing.of(device), device.runner.picture()
    assert there is not None, f"{name}: the machine's screen is dark"
    if ImageChops.difference(here, there).getbbox():
        both = Image.new("RGB", (here.width, 2 * here.height + 2), (255, 0, 0))
        both.paste(here, (0, 0))
        both.paste(there, (0, here.height + 2))
        path = folder / f"{name}.png"
        both.save(path)
        raise AssertionError(f"{name}: {path} has Blinka's picture above the machine's")
    assert device.runner.ring() == ring_of(device), name


@pytest.mark.slow
@pytest.mark.parametrize("board", boards_that_differ())
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
