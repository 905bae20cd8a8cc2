# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Boards in the machine, a twin on CPython that is pressed alike, and eyes that read a screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Self

from adafruit_pixelbuf import PixelBuf
from PIL import Image, ImageChops

from host_tests.support.device import Device
from host_tests.support.gallery import Drawing, take
from host_tests.support.parts import FONT
from tools.boards.board import board_ids, load
from tools.machine.files import drive_files
from tools.machine.runner import Runner, found_key

FRAME_MS = 40
TROUBLE = """
from tipperary import main
from tipperary.borrow import borrow
borrow("sorry").say(main.app, ValueError("trouble"))
"""


@cache
def tree_of(board: str) -> dict[str, bytes]:
    """What is copied to this board's drive, to the last byte."""
    return drive_files(load(board))


def boards_that_differ() -> list[str]:
    """A board for everything that a board can be; some differ in their name only."""
    return _one_of_each(lambda data: {**data, "id": "", "board": "", "name": ""})


def boards_that_look_different() -> list[str]:
    """A board for every size of screen, and for every bar of keys on it."""
    parts = ("width", "height", "colour")
    return _one_of_each(
        lambda data: [data["bar"], data["bar_left"], *(data["screen"][part] for part in parts)]
    )


def _one_of_each(what: Callable[[dict[str, Any]], object]) -> list[str]:
    found: dict[str, str] = {}
    for board in board_ids():
        found.setdefault(repr(what(load(board).device_data())), board)
    return list(found.values())


def machine(board: str, drive: str | None = None) -> Runner:
    """A board with its drive's files, or with those of another board."""
    return Runner(load(board), tree_of(drive or board), frame_ms=FRAME_MS)


class Twin(Device):
    """A device on CPython whose every press and every moment the machine gets too."""

    def __init__(self, runner: Runner, board: str, nvm: bytes | None = None, chance: int = 3):
        self.orders: list[list[Any]] = []
        self.runner = runner
        store = bytearray(nvm or b"\xff" * load(board).nvm)
        runner.power_on(bytes(store), chance)
        super().__init__(board, store, frame_ms=FRAME_MS)
        self.will_draw(chance)
        self.orders.clear()  # of the power-on

    def run(self, ms: int) -> Self:
        self.orders.append(["run", ms, self.frame_ms])
        return super().run(ms)

    def down(self, name: str) -> Self:
        self.orders.append(["key", found_key(self.runner.board, name)[0], True])
        return super().down(name)

    def up(self, name: str) -> Self:
        self.orders.append(["key", found_key(self.runner.board, name)[0], False])
        return super().up(name)

    def take(self, step: str) -> None:
        """One step of a scene."""
        if step == "trouble":
            self.orders.append(["python", TROUBLE])
        take(self, step)

    def meet(self) -> Self:
        """Bring the machine to where this device is."""
        self.runner.tell(*self.orders)
        self.orders.clear()
        return self


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


@cache
def _letters(scale: int) -> dict[bytes, str]:
    """What a letter of the built-in font looks like, a byte a pixel."""
    found = {}
    sheet: Any = FONT.bitmap
    for code in range(32, 127):
        left = (code - 32) * 6
        rows = [[255 * sheet[left + x, y] for x in range(6)] for y in range(12)]
        picture = Image.frombytes("L", (6, 12), bytes(value for row in rows for value in row))
        found[picture.resize((6 * scale, 12 * scale), Image.Resampling.NEAREST).tobytes()] = chr(
            code
        )
    return found


def read(picture: Image.Image | None) -> str:
    """The words of a message that code.py has drawn, without spaces, letter by letter."""
    if picture is None:
        return ""
    scale = 2 if picture.width >= 240 else 1
    wide, high = 6 * scale, 12 * scale
    grey = picture.convert("L")
    text = ""
    for top in range(0, picture.height - high + 1, high):
        for left in range(0, picture.width - wide + 1, wide):
            text += _letters(scale)[grey.crop((left, top, left + wide, top + high)).tobytes()]
    return text.replace(" ", "")
