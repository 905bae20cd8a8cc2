# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Scripts: a list of presses and waits, one a line, that ends in pictures."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.boards.board import Board
from tools.drawing.picture import Picture
from tools.drive.compiler import BuildError
from tools.machine.files import drive_files
from tools.machine.runner import TAP_MS, MachineError, Runner, found_key

FRAME_MS = 10
PATIENCE_MS = 60_000  # how long `until` waits
MOST_OPTIONS = 40  # how many `choose` looks at
# What has to stand behind each command, what it does, and what that looks like.
COMMANDS = {
    "press": "<key>",  # a key by what it means (prev, next, ok, back) or by its label
    "hold": "<key> <number>",  # keep it down for so many milliseconds
    "choose": "<text>",  # go on to the option that says this, and take it
    "wait": "<number>",  # let milliseconds pass
    "type": "<text>",  # a word on the serial console, for a screen that takes one
    "until": "<name>",  # wait for a screen by the name that the console gives it
    "shot": "<name>",  # a picture of the whole device, name.png
    "film": "<name> <number> <number>",  # for so many ms, a picture every so many: name-000.png
    "power": "",  # cut the power and switch on again
    "chance": "<number>",  # from here on other, but always the same, luck
}
FORMS = {"key": r"(.+)", "text": r"(.+)", "number": r"([0-9]{1,7})", "name": r"([a-z0-9_-]+)"}


class ScriptError(ValueError):
    """A script that cannot be played; says where and why."""


class Step(NamedTuple):
    line: int
    command: str
    words: tuple[str | int, ...]


def parse(text: str, board: Board) -> list[Step]:
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        command, _, rest = " ".join(line.partition("#")[0].split()).partition(" ")
        if command:
            with _line(number):
                steps.append(Step(number, command, _words(command, rest, board)))
    return steps


@contextmanager
def _line(number: int) -> Iterator[None]:
    """What is wrong in here is wrong in this line of the script."""
    try:
        yield
    except ValueError as problem:
        raise ScriptError(f"Line {number}: {problem}.") from None


def _words(command: str, rest: str, board: Board) -> tuple[str | int, ...]:
    """What stands behind a command, piece by piece."""
    if command not in COMMANDS:
        raise ValueError(f'"{command}" is not one of {", ".join(COMMANDS)}')
    form = COMMANDS[command]
    found = re.fullmatch(re.sub(r"<(\w+)>", lambda kind: FORMS[kind[1]], form), rest)
    if not found:
        raise ValueError(f"it should be: {command} {form}".rstrip())
    if form.startswith("<key>"):
        found_key(board, found[1])
    kinds = re.findall(r"\w+", form)
    words = zip(kinds, found.groups(), strict=True)
    return tuple(int(word) if kind == "number" else word for kind, word in words)


def play_file(
    path: Path, shots: Path, board: Board, language: str, say: Callable[[str], None]
) -> None:
    """Play a script on a new device; the name of each picture is said."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ScriptError(f"{path} cannot be read: {problem}.") from None
    steps = parse(text, board)
    try:
        shots.mkdir(parents=True, exist_ok=True)
        with Player(board, shots, say) as player:
            player.luck(0).power_on()
            if language:
                player.speak(language)
            for step in steps:
                with _line(step.line):
                    getattr(player, step.command)(*step.words)
    except OSError as problem:
        raise ScriptError(f"{shots} cannot be written: {problem.strerror}.") from None
    except (BuildError, MachineError) as problem:
        raise ScriptError(str(problem)) from None


class Player(Runner):
    """A device that does what the commands say; its clock goes only while it waits."""

    wait, power, chance = Runner.run, Runner.power_on, Runner.luck

    def __init__(self, board: Board, shots: Path, say: Callable[[str], None]) -> None:
        super().__init__(board, drive_files(board), frame_ms=FRAME_MS)
        self._drawing = Picture(board)
        self._shots, self._say = shots, say

    def hold(self, key: str, ms: int) -> None:
        self.press(key, ms=ms)

    def choose(self, option: str) -> None:
        for _ in range(MOST_OPTIONS):
            if option in self.text():
                self.press("ok")
                return
            self.press("next")
        raise ValueError(f'"{self.screen}" has no "{option}" to choose')

    def type(self, word: str) -> None:
        self.hear(f"type {word}\n")

    def until(self, screen: str) -> None:
        for _ in range(0, PATIENCE_MS, TAP_MS):
            found = self.screen
            self.run(TAP_MS)
            if found == screen:
                return
        raise ValueError(f'after a minute the screen is "{found}", not "{screen}"')

    def shot(self, name: str) -> None:
        path = self._shots / f"{name}.png"
        self._drawing.draw(self.picture(), self.lights()).save(path, compress_level=1)
        self._say(path.name)

    def film(self, name: str, ms: int, every: int) -> None:
        for frame, _ in enumerate(range(0, ms, max(1, every))):
            self.shot(f"{name}-{frame:03}")
            self.run(max(1, every))
