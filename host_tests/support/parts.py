# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The parts of a board that remember: keys, pixels, voice, and two kinds of screen."""

from __future__ import annotations

from typing import Any

from tipperary.keys import BACK, INTENTS, OK
from tipperary.layout import View, arrange
from tipperary.painter import Painter, spell
from tools.simulator.font import BoardFont

Colour = tuple[int, int, int]
# A text, x, y, scale, anchor and colour.
Item = tuple[str, int, int, int, int, int]


class Keyboard:
    """One source of keys that the test presses."""

    def __init__(self, part: dict[str, Any]) -> None:
        self.taps = bytes(INTENTS.index(name) for name in part["intents"])
        if part["hold"]:
            self.holds = bytes(INTENTS.index(name) for name in part["hold"])
        elif part["kind"] == "buttons" or part["kind"] == "shift":
            self.holds = bytes(BACK if tap == OK else 0 for tap in self.taps)
        else:
            self.holds = bytes(len(self.taps))
        self.turns = part["kind"] == "encoder"
        self.events: list[int] = []

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


class Words:
    """A painter that keeps the words and where they go, and draws nothing: quick. One without
    width keeps nothing."""

    def __init__(self, width: int, height: int, two_keys: bool) -> None:
        self.width = width
        self.height = height
        self.two_keys = two_keys
        self.level: int | None = None
        self.shown = 0
        self.river = (0, 0)
        self.items: list[Item] = []

    def light(self, level: int) -> None:
        self.level = level

    def show(self, view: View, new: bool = False) -> None:
        self.shown += 1
        self.river = (view.river, view.holes)
        spell(view, FONT)
        if self.width:
            self.items = arrange(view, self.width, self.height)


class RecordingPainter(Painter):  # type: ignore[misc]
    """The real painter, which also remembers the words and where they go."""

    def show(self, view: View, new: bool = False) -> None:
        spell(view, FONT)
        self.items: list[Item] = arrange(view, self.display.width, self.display.height)
        super().show(view, new)


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
