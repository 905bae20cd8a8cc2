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
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.boards.board import Board
from tools.drive.build import BuildError, build
from tools.support.environment import ROOT

POWER_CUT = 74  # the exit code of a device that was cut off by its script
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
    path: Path,
    shots: Path,
    board: Board,
    language: str,
    say: Callable[[str], None],
    saves: Path | None = None,
) -> int:
    """Play a script; what it saves is kept only where a file for it is named."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ScriptError(f"{path} cannot be read: {problem}.") from None
    steps = parse(text, board)
    try:
        shots.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="tipperary-") as folder:
            drive = Path(folder) / "drive"
            build(board, drive, mpy=False, libraries=False)
            nvm = saves or drive.with_name("nvm")
            return _play(path, steps, shots, board, language, drive, nvm, say)
    except BuildError as problem:
        raise ScriptError(str(problem)) from None
    except OSError as problem:
        raise ScriptError(f"{shots} cannot be written: {problem.strerror}.") from None


def _play(
    path: Path,
    steps: list[Step],
    shots: Path,
    board: Board,
    language: str,
    drive: Path,
    nvm: Path,
    say: Callable[[str], None],
) -> int:
    """Each time the power is on is a process of its own, all with the same nvm."""
    cuts = [index + 1 for index, step in enumerate(steps) if step.command == "power"]
    for first in [0, *cuts]:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "tools.simulator.unseen", str(drive), board.id, str(nvm)),
                *(language, str(path.resolve()), str(shots.resolve()), str(first)),
            ],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        for line in done.stdout.splitlines():
            say(line)
        if done.returncode not in (0, POWER_CUT):
            raise ScriptError((done.stderr.strip().splitlines() or ["The device ended."])[-1])
    return 0
