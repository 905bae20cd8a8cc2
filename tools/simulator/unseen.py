# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A device process that nobody sees: a script presses its keys, and its clock is the script's."""

from __future__ import annotations

import io
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.boards.board import load
from tools.simulator import device
from tools.simulator.clock import ScriptClock
from tools.simulator.nvm import Nvm, blank
from tools.simulator.picture import Picture
from tools.simulator.script import POWER_CUT, ScriptError, Step, find_key, parse
from tools.simulator.wires import Wires

TAP_MS = 80
HOLD_MS = 700
PATIENCE_MS = 60_000  # how long `until` waits
MOST_OPTIONS = 40  # how many `choose` looks at
LUCK = random.Random()  # one for all the time: the firmware keeps what it found in `os`


class Off(BaseException):
    """The power is gone; the firmware must not catch this."""


class Player:
    """Does the script's steps as the simulated time comes."""

    def __init__(self, steps: list[Step], shots: Path) -> None:
        self._steps = steps
        self._shots = shots
        self._run = self._script()
        self._due: int | None = None
        self.lines: list[str] = []
        self.wires: Wires | None = None
        self.problem = ""
        self.exit_code = 0
        self._picture: Picture | None = None

    def at(self, now: int) -> None:
        """Do what is due; nothing is before the device is ready."""
        if self._due is None and any(line.startswith("ready:") for line in self.lines):
            self._due = now
        while self._due is not None and now >= self._due:
            try:
                self._due += next(self._run)
            except ScriptError as error:
                self.problem = str(error)
                raise Off from None

    @property
    def _screen(self) -> str:
        names = [line[8:] for line in self.lines if line.startswith("screen: ")]
        return names[-1] if names else ""

    def _script(self) -> Iterator[int]:
        """Steps; each yield is a wait in milliseconds."""
        for step in self._steps:
            if step.command == "press":
                yield from self._hold(step.words[0], TAP_MS)
            elif step.command == "hold":
                yield from self._hold(step.words[0], step.number(1))
            elif step.command == "choose":
                yield from self._choose(step)
            elif step.command == "wait":
                yield step.number(0)
            elif step.command == "type":
                assert self.wires
                self.wires.type(f"type {step.words[0]}")
            elif step.command == "until":
                yield from self._until(step)
            elif step.command == "shot":
                self._shot(step.words[0])
            elif step.command == "film":
                every = max(1, step.number(2))
                for frame, _ in enumerate(range(0, step.number(1), every)):
                    self._shot(f"{step.words[0]}-{frame:03}", effort=1)
                    yield every
            elif step.command == "chance":
                LUCK.seed(step.number(0))
            else:
                self.exit_code = POWER_CUT
                raise Off
        raise Off

    def _hold(self, name: str, ms: int) -> Iterator[int]:
        assert self.wires
        found = find_key(self.wires.board, name)
        assert found, "parse() has looked for it"
        source, key, held = found
        self.wires.press(source, key, True)
        yield max(ms, HOLD_MS) if held else ms
        self.wires.press(source, key, False)
        yield TAP_MS

    def _choose(self, step: Step) -> Iterator[int]:
        from tools.simulator.reading import screen_lines

        for _ in range(MOST_OPTIONS):
            if step.words[0] in screen_lines():
                yield from self._hold("ok", TAP_MS)
                return
            yield from self._hold("next", TAP_MS)
        raise ScriptError(f'Line {step.line}: "{self._screen}" has no "{step.words[0]}" to choose.')

    def _until(self, step: Step) -> Iterator[int]:
        waited = 0
        while self._screen != step.words[0]:
            if waited > PATIENCE_MS:
                raise ScriptError(
                    f'Line {step.line}: after a minute the screen is "{self._screen}", '
                    f'not "{step.words[0]}".'
                )
            waited += 10
            yield 10
        yield TAP_MS

    def _shot(self, name: str, effort: int = 6) -> None:
        assert self.wires
        path = self._shots / f"{name}.png"
        self._picture = self._picture or Picture(self.wires.board)
        screen = self.wires.panel.image() if self.wires.panel else None
        self._picture.draw(screen, self.wires.ring).save(path, compress_level=effort)
        print(path.name, file=sys.__stdout__)


class Console(io.StringIO):
    """Keeps whole lines for the player."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        self._lines += lines
        return len(text)


def main(arguments: list[str]) -> int:
    folder, board_id, nvm_file, language, script, shots, first = arguments
    drive = Path(folder).resolve()
    board = load(board_id)
    steps = parse(Path(script).read_text(encoding="utf-8"), board)[int(first) :]
    player = Player(steps, Path(shots))
    clock = ScriptClock(player.at)
    wires = Wires(board, clock, Nvm(Path(nvm_file), blank(board.id, board.nvm)))
    player.wires = wires
    device.plug_in(wires, drive)
    LUCK.seed(int(first))
    os.urandom = LUCK.randbytes
    sys.stdout = sys.stderr = Console(player.lines)
    try:
        if language:
            device.set_language(wires, language)
        player.problem = device.run(drive) or "The firmware has ended."
    except Off:
        pass
    if player.problem:
        print(player.problem, file=sys.__stderr__)
        return 1
    return player.exit_code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
