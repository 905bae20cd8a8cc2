# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A board in the machine under Node, with a person's hands and eyes."""

import base64
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from PIL import Image

from tools.boards.board import Board
from tools.drawing.picture import Light
from tools.machine.files import board_data, encoded, standin_files
from tools.support.node_program import NodeProgram
from tools.support.vm import MICROPYTHON

TAP_MS, HOLD_MS = 80, 650


class MachineError(Exception):
    """What went wrong inside, with MicroPython's traceback."""


class Runner(NodeProgram):
    """One board at the table; its clock goes only while it is told to run."""

    def __init__(self, board: Board, drive: Mapping[str, bytes], frame_ms: int = 40) -> None:
        self.frame_ms = frame_ms
        self.lines: list[str] = []  # of the console, since power-on
        self.tones: list[int] = []
        self.board = board
        super().__init__(Path(__file__).with_name("node.mjs"), MICROPYTHON)
        parts = {
            "standins": encoded(standin_files()),
            "drive": encoded(drive),
            "board": board_data(board),
            "nvm": _text(b"\xff" * board.nvm),
        }
        self.tell(["make", parts])

    # What happens to the board.

    def change(self, files: Mapping[str, bytes | None]) -> Self:
        """Other files on the drive from the next power-on; None for one that is gone."""
        changed = {path: None if data is None else _text(data) for path, data in files.items()}
        self.tell(["drive", changed])
        return self

    def power_on(self, nvm: bytes | None = None, chance: int | None = None) -> Self:
        """Off, and on again; from then on perhaps with other bytes in its memory."""
        self.lines, self.tones = [], []
        first = [] if nvm is None else [["nvm", _text(nvm)]]
        luck = [] if chance is None else [["chance", chance]]
        self.tell(*first, *luck, ["power"], ["run", 0, self.frame_ms])
        return self

    def run(self, ms: int) -> Self:
        """Let time pass."""
        self.tell(["run", ms, self.frame_ms])
        return self

    def press(self, *names: str, ms: int = TAP_MS) -> Self:
        """Press keys, as briefly as people do or for so long."""
        for name in names:
            place, held = found_key(self.board, name)
            at_once, pause = (["run", length, self.frame_ms] for length in (0, TAP_MS))
            wait = ["run", max(ms, HOLD_MS) if held else ms, self.frame_ms]
            down, up = (["key", place, moves] for moves in (True, False))
            self.tell(down, at_once, wait, up, at_once, pause)
        return self

    def luck(self, number: int) -> Self:
        """From here on other, but always the same, luck."""
        self.tell(["luck", number])
        return self

    def speak(self, language: str) -> Self:
        """Choose a language, as the device's own settings do, and start again."""
        return self.python(f"import page_view; page_view.choose({language!r})").power_on()

    def hear(self, text: str) -> Self:
        """A computer sends a line to the console."""
        self.tell(["type", text])
        return self.run(100 * self.frame_ms)

    def python(self, source: str) -> Self:
        """Run Python inside the machine, between two turns."""
        self.tell(["python", source])
        return self

    # What can be seen.

    def look(self) -> dict[str, Any]:
        """All that node.mjs tells of the board."""
        return self.tell(["look"])

    def picture(self) -> Image.Image | None:
        """The screen, None if nothing was ever drawn on it."""
        screen = self.look()["screen"]
        if screen is None:
            return None
        width, height, data = screen
        return Image.frombytes("RGBA", (width, height), base64.b64decode(data)).convert("RGB")

    def ring(self) -> bytes:
        """The bytes that went down the wire of the ring last."""
        return base64.b64decode(self.look()["ring"])

    def lights(self) -> list[Light]:
        """How bright each pixel of the ring seems, and its hue."""
        return [(pixel["light"], tuple(pixel["colour"])) for pixel in self.look()["lights"]]

    def text(self) -> list[str]:
        """What the screen says, line by line."""
        lines: list[str] = self.look()["text"]
        return lines

    def nvm(self) -> bytes:
        """What is saved."""
        return base64.b64decode(self.look()["nvm"])

    @property
    def screen(self) -> str:
        """The name of the screen, as the console has it."""
        return next((line[8:] for line in reversed(self.lines) if line[:8] == "screen: "), "")

    def tell(self, *orders: list[Any]) -> dict[str, Any]:
        """Give orders, and take what the board says to them."""
        answer = self.ask(orders)
        if answer is None:
            raise MachineError("The machine died or hung.")
        self.lines += answer["lines"]
        self.tones += answer["tones"]
        if answer["error"] is not None:
            raise MachineError("\n".join([*self.lines[-12:], answer["error"]]))
        return answer


def found_key(board: Board, name: str) -> tuple[tuple[int, int], bool]:
    """A key by its label or by what it means: its place, and if it has to be held to mean that."""
    for source, keys in enumerate(board.keys):
        for known in (keys.labels, keys.intents):
            if name in known:
                return (source, known.index(name)), False
    if name != "back":
        raise ValueError(f'the {board.name} build has no key "{name}"')
    return found_key(board, "ok")[0], True


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
