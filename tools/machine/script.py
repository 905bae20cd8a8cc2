# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Scripts: a list of presses and waits, one a line, that ends in pictures.

press ok            a key by what it means (prev, next, ok, back) or by its label
hold ok 900         keep it down for so many milliseconds
choose Settings     go on to the option that says this, and take it
wait 500            let milliseconds pass
type Anna           a word on the serial console, for a screen that takes one
until placement     wait for a screen by the name that the console gives it
shot result         a picture of the whole device, result.png
film spin 4000 50   a picture every 50 ms for 4 seconds, spin-000.png and on
power               cut the power and switch on again
chance 7            from here on other, but always the same, luck
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from tools.boards.board import Board
from tools.drawing.picture import Picture
from tools.drive.build import BuildError
from tools.machine.files import drive_files
from tools.machine.runner import TAP_MS, MachineError, Runner, found_key

Keep = Callable[[str, Image.Image], None]
FRAME_MS = 10
PATIENCE_MS = 60_000  # how long `until` waits
MOST_OPTIONS = 40  # how many `choose` looks at
# Each command with what its words have to be.
COMMANDS = {
    "press": ("key",),
    "hold": ("key", "number"),
    "choose": ("text",),
    "wait": ("number",),
    "type": ("text",),
    "until": ("name",),
    "shot": ("name",),
    "film": ("name", "number", "number"),
    "power": (),
    "chance": ("number",),
}
FORMS = {
    "key": re.compile(r"[^\s].*"),
    "text": re.compile(r"[^\s].*"),
    "number": re.compile(r"[0-9]{1,7}"),
    "name": re.compile(r"[a-z0-9_-]+"),
}


class ScriptError(ValueError):
    """A script that cannot be played; says where and why."""


@dataclass(frozen=True)
class Step:
    line: int
    command: str
    words: tuple[str, ...]


def parse(text: str, board: Board) -> list[Step]:
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        command, *words = line.partition("#")[0].split() or [""]
        if command:
            with _line(number):
                steps.append(Step(number, command, _checked(command, words, board)))
    return steps


@contextmanager
def _line(number: int) -> Iterator[None]:
    """What is wrong in here is wrong in this line of the script."""
    try:
        yield
    except ValueError as problem:
        raise ScriptError(f"Line {number}: {problem}.") from None


def _checked(command: str, words: list[str], board: Board) -> tuple[str, ...]:
    """The words of a command, as many as it has to have."""
    if command not in COMMANDS:
        raise ValueError(f'"{command}" is not one of {", ".join(COMMANDS)}')
    kinds = COMMANDS[command]
    extra = len(words) - len(kinds)
    if kinds[:1] in (("key",), ("text",)) and extra > 0:  # these may have spaces in them
        words = [" ".join(words[: extra + 1]), *words[extra + 1 :]]
    if len(words) != len(kinds) or not all(
        FORMS[kind].fullmatch(word) for kind, word in zip(kinds, words, strict=True)
    ):
        raise ValueError("it should be: " + " ".join([command, *(f"<{kind}>" for kind in kinds)]))
    if kinds[:1] == ("key",):
        found_key(board, words[0])
    return tuple(words)


def play_file(
    path: Path, shots: Path, board: Board, language: str, say: Callable[[str], None]
) -> None:
    """Play a script on a new device; the name of each picture is said."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ScriptError(f"{path} cannot be read: {problem}.") from None

    def save(name: str, picture: Image.Image) -> None:
        path = shots / f"{name}.png"
        picture.save(path, compress_level=1)
        say(path.name)

    try:
        shots.mkdir(parents=True, exist_ok=True)
        play(text, board, save, language)
    except OSError as problem:
        raise ScriptError(f"{shots} cannot be written: {problem.strerror}.") from None


def play(text: str, board: Board, keep: Keep, language: str = "") -> None:
    """Play a script on a new device, whose pictures are to be kept."""
    steps = parse(text, board)
    try:
        with Runner(board, drive_files(board), frame_ms=FRAME_MS) as device:
            Player(device, board, keep).play(steps, language)
    except (BuildError, MachineError) as problem:
        raise ScriptError(str(problem)) from None


class Player:
    """Does the script's steps; the device's clock goes only while it waits."""

    def __init__(self, device: Runner, board: Board, keep: Keep) -> None:
        self._device = device
        self._picture = Picture(board)
        self._keep = keep

    def play(self, steps: list[Step], language: str) -> None:
        self._device.luck(0)
        self._device.power_on()
        if language:
            self._device.speak(language)
        for step in steps:
            with _line(step.line):
                getattr(self, f"_{step.command}")(*step.words)

    def _press(self, key: str) -> None:
        self._device.press(key)

    def _hold(self, key: str, ms: str) -> None:
        self._device.press(key, ms=int(ms))

    def _choose(self, option: str) -> None:
        for _ in range(MOST_OPTIONS):
            if option in self._device.text():
                self._device.press("ok")
                return
            self._device.press("next")
        raise ValueError(f'"{self._device.screen}" has no "{option}" to choose')

    def _wait(self, ms: str) -> None:
        self._device.run(int(ms))

    def _type(self, word: str) -> None:
        self._device.type(f"type {word}\n")

    def _until(self, screen: str) -> None:
        for _ in range(0, PATIENCE_MS, TAP_MS):
            found = self._device.screen
            self._device.run(TAP_MS)
            if found == screen:
                return
        raise ValueError(f'after a minute the screen is "{found}", not "{screen}"')

    def _shot(self, name: str) -> None:
        self._keep(name, self._picture.draw(self._device.picture(), self._device.lights()))

    def _film(self, name: str, ms: str, every: str) -> None:
        step = max(1, int(every))
        for frame, _ in enumerate(range(0, int(ms), step)):
            self._shot(f"{name}-{frame:03}")
            self._device.run(step)

    def _power(self) -> None:
        self._device.power_on()

    def _chance(self, number: str) -> None:
        self._device.luck(int(number))
