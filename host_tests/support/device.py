# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The app with a recording screen, ring and keys, and a clock that the test turns."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, Self

from PIL import Image

from host_tests.support.panel import Panel, make_display
from host_tests.support.parts import (
    Colour,
    Keyboard,
    Pixels,
    Serial,
    Voice,
    Words,
    faces_of,
    plain,
)
from tipperary.app import App
from tipperary.face.painter import Painter
from tipperary.input.keys import INTENTS, Keys
from tipperary.light.ring import Ring
from tipperary.sound.notes import Sound
from tipperary.store.saves import Saves
from tools.boards.board import load

WRAP = 1 << 29  # where ticks_ms begins again
START = WRAP - 65_000  # ticks_ms at power-on


class Device:
    """A board at the table."""

    def __init__(
        self,
        board: str = "raspberry_pi_pico",
        store: Any = None,
        chance: Callable[[int], bytes] = os.urandom,
        draw: bool = False,
        frame_ms: int = 8,
    ) -> None:
        self.board = load(board).device_data()
        self.store = bytearray(b"\xff" * self.board["nvm"]) if store is None else store
        self.chance = chance
        self.draw = draw
        self.frame_ms = frame_ms
        self.now = START
        self.pressed = 0  # how many times a key was pressed
        # The app collects garbage at every new screen: what the tests have is not to be searched.
        gc.freeze()
        self.power_on()

    def power_on(self) -> Self:
        """Start from what the store holds; also after a power cut."""
        screen = self.board["screen"]
        bar = self.board["bar"], self.board["bar_left"]
        self.painter: Any
        if self.draw:
            self.panel = Panel(screen["width"], screen["height"], screen["colour"])
            display = make_display(self.panel)
            faces = faces_of(screen["width"], screen["height"], drawn=True)
            self.painter = Painter(display, screen["colour"], faces, *bar)
        else:
            self.painter = Words(screen["width"], screen["height"], *bar)
        self.keyboards = [Keyboard(part) for part in self.board["keys"]]
        self.pixels = Pixels(self.board["ring"]["pixels"])
        self.voice = Voice()
        self.console: list[str] = []
        self._has_board_data()
        self.app: Any = App(
            self.painter,
            Ring(self.pixels, self.board["ring"]),
            Keys(self.keyboards),
            Sound(self.voice),
            self.saves_in(self.store),
            lambda count: self.chance(count),
            lambda *words: self.console.append(" ".join(str(word) for word in words)),
        )
        self.serial = Serial()
        self.app.begin(self.now % WRAP)
        return self.run(0)

    def saves_in(self, store: Any) -> Any:
        """What is saved in a store, read as this board reads its nvm."""
        return Saves(store)

    def _has_board_data(self) -> None:
        # The build writes this module from the board file.
        module = ModuleType("tipperary.board_data")
        vars(module)["BOARD"] = self.board
        sys.modules[module.__name__] = module

    # What a person does.

    def run(self, ms: int) -> Self:
        """Let time pass, a frame at a time."""
        end = self.now + ms
        while True:
            self.app.step(self.now % WRAP)
            if not self.app.ring.turning:
                self.app.talk(self.serial, self.serial)
            if self.now >= end:
                return self
            self.now = min(end, self.now + self.frame_ms)

    def down(self, name: str) -> Self:
        keyboard, key, _ = self._key(name)
        keyboard.events.append(key)
        self.pressed += 1
        return self.run(0)

    def up(self, name: str) -> Self:
        keyboard, key, _ = self._key(name)
        if not keyboard.turns:
            keyboard.events.append(-key)
        return self.run(0)

    def press(self, *names: str) -> Self:
        """Press keys one after the other, as briefly as people do."""
        for name in names:
            _, _, held = self._key(name)
            self.down(name)
            self.run(650 if held else 80)
            self.up(name)
            self.run(80)
        return self

    def hold(self, name: str, ms: int = 700) -> Self:
        """Keep a key down."""
        self.down(name)
        self.run(ms)
        self.up(name)
        return self.run(80)

    def back(self) -> Self:
        """Hold OK."""
        return self.hold("ok")

    def spin(self) -> Self:
        """Press OK where the wheel can be set going, and watch it to its end."""
        self.press("ok")
        return self.watch()

    def watch(self) -> Self:
        """Wait until the wheel stands still."""
        end = self.now + 60_000
        while self.app.ring.turning:
            assert self.now < end, "the wheel never stops"
            self.run(48)
        return self.run(0)

    def send(self, text: str | bytes) -> Self:
        """What a computer sends to the console, and time to answer it."""
        self.serial.waiting += text.encode() if isinstance(text, str) else text
        return self.run(100 * self.frame_ms)

    @property
    def told(self) -> list[str]:
        """What the console told a computer about games."""
        return [line for line in self.console if line.startswith("game")]

    def will_draw(self, number: int) -> Self:
        """Let chance give this number, below 5, from now on."""
        # The app mixes the moment of the press into what it draws.
        self.chance = lambda count: bytes([number ^ self.app.now & 255] * count)
        return self

    def _key(self, name: str) -> tuple[Keyboard, int, bool]:
        """The keyboard and the number of a key, and whether it has to be held."""
        intent = INTENTS.index(name)
        for keyboard in self.keyboards:
            if intent in keyboard.taps:
                return keyboard, keyboard.taps.index(intent) + 1, False
        for keyboard in self.keyboards:
            if intent in keyboard.holds:
                return keyboard, keyboard.holds.index(intent) + 1, True
        raise AssertionError(f"no key for {name}")

    # What a person sees.

    @property
    def screen(self) -> str:
        """The name of the screen, as the console has it."""
        return next(line[8:] for line in reversed(self.console) if line.startswith("screen: "))

    @property
    def text(self) -> str:
        """All words on the screen, a space between two pieces."""
        texts = self.painter.layout.texts
        words = [plain(text[1]) for text in sorted(texts, key=lambda text: text[3:1:-1])]
        return " ".join(" ".join(words).split())

    @property
    def ring(self) -> list[Colour]:
        """The colours around the ring, clockwise from the first area."""
        return [self.pixels.frames[-1][index] for index in self.order]

    @property
    def order(self) -> list[int]:
        """The wire's pixels that form the ring, clockwise from the first area."""
        ring = self.board["ring"]
        order = [*ring["map"][ring["first"] :], *ring["map"][: ring["first"]]]
        return order if ring["clockwise"] else [order[0], *reversed(order[1:])]

    @property
    def arcs(self) -> list[set[Colour]]:
        """The colours in each area, the pixels between two areas left out."""
        ring = self.ring
        found: list[set[Colour]] = [set() for _ in range(5)]
        for position, colour in enumerate(ring):
            area = position * 5 // len(ring)
            if (position + 1) * 5 <= (area + 1) * len(ring):
                found[area].add(colour)
        return found

    @property
    def picture(self) -> Image.Image:
        """The screen, pixel for pixel; only of a device that draws."""
        return self.panel.image()

    @property
    def game(self) -> Any:
        return self.app.saves.game


def option(device: Device, words: str) -> Device:
    """Bring a menu to the option that begins with these words."""
    device.run(0)
    for _ in range(device.app.screen.count):
        view = device.app.view
        if f"{view.big} {view.body}".startswith(words):
            return device
        device.press("next")
    raise AssertionError(f"no {words} here")
