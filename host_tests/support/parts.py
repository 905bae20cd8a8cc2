# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The parts of a board that remember: keys, pixels, voice, and two kinds of screen."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from host_tests.support.font import BoardFont
from tipperary.face import fonts, signs
from tipperary.face.layout import Layout
from tipperary.face.view import View
from tipperary.input.keys import BACK, INTENTS, OK
from tools.drive.fonts import font_files
from tools.support.environment import ROOT

Colour = tuple[int, int, int]


class Keyboard:
    """One source of keys that the test presses."""

    def __init__(self, part: dict[str, Any]) -> None:
        self.taps = bytes(INTENTS.index(name) for name in part["intents"])
        if part["kind"] == "buttons" or part["kind"] == "shift":
            self.holds = bytes(BACK if tap == OK else 0 for tap in self.taps)
        else:
            self.holds = bytes(len(self.taps))
        self.turns = part["kind"] == "encoder"
        self.events: list[int] = []
        self.held = 0

    def get(self) -> int:
        return self.events.pop(0) if self.events else 0


class Pixels(list[Colour]):
    """A strip of pixels that remembers every frame it was shown."""

    def __init__(self, count: int) -> None:
        super().__init__([(0, 0, 0)] * count)
        self.frames: list[tuple[Colour, ...]] = []

    def __setitem__(self, index: Any, colour: Any) -> None:
        if isinstance(colour, int):
            colour = (colour >> 16, colour >> 8 & 255, colour & 255)
        super().__setitem__(index, colour)

    def fill(self, colour: int) -> None:
        for index in range(len(self)):
            self[index] = colour

    def show(self) -> None:
        self.frames.append(tuple(self))


class Voice:
    """A piezo that remembers its tones."""

    def __init__(self) -> None:
        self.tones: list[int] = []

    def tone(self, hertz: int) -> None:
        self.tones.append(hertz)


FONT = BoardFont()


@cache
def fonts_in(size: tuple[int, int]) -> str:
    """A folder with the font files for a screen of this size."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for path, data in font_files(size, ROOT).items():
        (folder / Path(path).name).write_bytes(data)
    return f"{folder}/"


@cache
def faces_of(width: int, height: int, drawn: bool = False) -> Any:
    """The fonts as the device reads them: for a size one set that is only measured, and one
    that is drawn with, whose letters a painter forgets and reads again."""
    return fonts.load(fonts_in((width, height)), FONT)


def plain(text: str) -> str:
    """A text without its pictures, as it is read aloud."""
    text = "".join(" " if a == signs.THIN or ord(a) >= signs.GAP else a for a in text)
    words = "".join(letter for letter in text if not 0x80 <= ord(letter) < 0xA0)
    return " ".join(words.split())


class Words:
    """A painter that keeps the words and where they go, and draws nothing: quick."""

    def __init__(self, width: int, height: int, bar: Any, bar_left: bool = False) -> None:
        self.level: int | None = None
        self.shown = 0
        self.river = (0, 0)
        self.layout: Any = Layout(width, height, faces_of(width, height), bar, bar_left)
        self.most_rows = self.layout.most_rows()

    def set_brightness(self, level: int) -> None:
        self.level = level

    def clear(self) -> None:
        pass

    def show(self, view: View, new: bool = False) -> None:
        self.shown += 1
        self.river = (view.river, view.holes)
        self.layout.arrange(view)


class Serial:
    """The computer's end of the console: sys.stdin and supervisor.runtime in one."""

    def __init__(self) -> None:
        self.waiting = b""

    @property
    def serial_bytes_available(self) -> int:
        return len(self.waiting)

    def readinto(self, buffer: bytearray) -> int:
        assert len(self.waiting) >= len(buffer), "a board would wait here for ever"
        buffer[:] = self.waiting[: len(buffer)]
        self.waiting = self.waiting[len(buffer) :]
        return len(buffer)
