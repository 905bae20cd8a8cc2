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
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from tools.boards.board import Board
from tools.drawing.picture import Picture
from tools.drive.build import BuildError
from tools.machine.files import drive_files
from tools.machine.runner import HOLD_MS, TAP_MS, MachineError, Runner

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

    def number(self, index: int) -> int:
        return int(self.words[index])


def parse(text: str, board: Board) -> list[Step]:
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        command, *words = line.partition("#")[0].split() or [""]
        if command:
            steps.append(_step(number, command, words, board))
    return steps


def _step(number: int, command: str, words: list[str], board: Board) -> Step:
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise ScriptError(f'Line {number}: "{command}" is not one of {known}.')
    kinds = COMMANDS[command]
    extra = len(words) - len(kinds)
    if kinds[:1] in (("key",), ("text",)) and extra > 0:  # these may have spaces in them
        words = [" ".join(words[: extra + 1]), *words[extra + 1 :]]
    if len(words) != len(kinds) or not all(
        FORMS[kind].fullmatch(word) for kind, word in zip(kinds, words, strict=True)
    ):
        form = " ".join([command, *(f"<{kind}>" for kind in kinds)])
        raise ScriptError(f"Line {number}: it should be: {form}.")
    if kinds[:1] == ("key",) and find_key(board, words[0]) is None:
        raise ScriptError(f'Line {number}: the {board.name} build has no key "{words[0]}".')
    return Step(number, command, tuple(words))


def find_key(board: Board, name: str) -> tuple[int, int, bool] | None:
    """The source and number of a key, and whether it has to be held to mean that."""
    for place, keys in enumerate(board.keys):
        if name in keys.labels:
            return place, keys.labels.index(name), False
    for place, keys in enumerate(board.keys):
        if name in keys.intents:
            return place, keys.intents.index(name), False
    for place, keys in enumerate(board.keys):
        if name == "back" and "ok" in keys.intents:
            return place, keys.intents.index("ok"), True
    return None


def play_file(
    path: Path, shots: Path, board: Board, language: str, say: Callable[[str], None]
) -> int:
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
    return 0


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
        self._board = board
        self._picture = Picture(board)
        self._keep = keep

    def play(self, steps: list[Step], language: str) -> None:
        self._device.luck(0)
        self._device.power_on()
        if language:
            self._device.speak(language)
        for step in steps:
            getattr(self, f"_{step.command}")(step)

    def _press(self, step: Step) -> None:
        self._down(step.words[0], TAP_MS)

    def _hold(self, step: Step) -> None:
        self._down(step.words[0], step.number(1))

    def _down(self, name: str, ms: int) -> None:
        found = find_key(self._board, name)
        assert found, "parse() has looked for it"
        source, number, held = found
        self._device.press_key(source, number, max(ms, HOLD_MS) if held else ms)

    def _choose(self, step: Step) -> None:
        for _ in range(MOST_OPTIONS):
            if step.words[0] in self._device.text():
                self._down("ok", TAP_MS)
                return
            self._down("next", TAP_MS)
        screen = self._device.screen
        raise ScriptError(f'Line {step.line}: "{screen}" has no "{step.words[0]}" to choose.')

    def _wait(self, step: Step) -> None:
        self._device.run(step.number(0))

    def _type(self, step: Step) -> None:
        self._device.type(f"type {step.words[0]}\n")

    def _until(self, step: Step) -> None:
        for _ in range(0, PATIENCE_MS, TAP_MS):
            if self._device.screen == step.words[0]:
                self._device.run(TAP_MS)
                return
            self._device.run(TAP_MS)
        raise ScriptError(
            f'Line {step.line}: after a minute the screen is "{self._device.screen}", '
            f'not "{step.words[0]}".'
        )

    def _shot(self, step: Step) -> None:
        self._draw(step.words[0])

    def _film(self, step: Step) -> None:
        every = max(1, step.number(2))
        for frame, _ in enumerate(range(0, step.number(1), every)):
            self._draw(f"{step.words[0]}-{frame:03}")
            self._device.run(every)

    def _power(self, step: Step) -> None:
        self._device.power_on()

    def _chance(self, step: Step) -> None:
        self._device.luck(step.number(0))

    def _draw(self, name: str) -> None:
        lights = self._device.lights(self._board.ring.order)
        self._keep(name, self._picture.draw(self._device.picture(), lights))
