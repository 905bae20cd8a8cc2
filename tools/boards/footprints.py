# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where a board's pins lie: reads boards/footprints/<name>.toml for the wiring diagram."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tools.boards.board import BOARDS, Wire
from tools.boards.declared import BoardError, read, toml

FOLDER = BOARDS / "footprints"


@dataclass(frozen=True)
class Pin:
    name: str
    number: int
    side: str
    x: float  # millimetres from the left edge and from the upper one
    y: float


@dataclass(frozen=True)
class Row:
    """A row of pins down one side."""

    x: float
    first: float
    number: int
    step: int
    pins: tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """Something by which the board is recognised."""

    kind: Literal["usb", "chip", "screen", "button"]
    x: float
    y: float
    width: float
    height: float
    text: str = ""


@dataclass(frozen=True)
class Footprint:
    seen: str
    numbers: str
    width: float
    height: float
    pitch: float  # from one pin of a row to the next
    right: Row
    left: Row | None = None
    marks: tuple[Mark, ...] = ()

    @property
    def pins(self) -> tuple[Pin, ...]:
        return tuple(
            Pin(name, row.number + row.step * place, side, row.x, row.first + self.pitch * place)
            for side, row in (("left", self.left), ("right", self.right))
            if row
            for place, name in enumerate(row.pins)
        )

    def pin(self, wire: Wire) -> Pin:
        """Where a wire ends; where several pins have its name, its number says which."""
        named = [pin for pin in self.pins if pin.name == wire.pin]
        chosen = [pin for pin in named if wire.number in (None, pin.number)]
        if len(chosen) != 1:
            which = f"{wire.pin} number {wire.number}" if wire.number else wire.pin
            count = "no pin" if not chosen else f"{len(chosen)} pins"
            raise BoardError(f"{wire.part} {wire.pad} goes to {which}: the footprint has {count}.")
        return chosen[0]


def load_footprint(name: str, folder: Path = FOLDER) -> Footprint:
    """One footprint; a BoardError says in a sentence what is wrong with its file."""
    path = folder / f"{name}.toml"
    if not path.exists():
        raise BoardError(f"There is no footprint {path.name}.")
    return read(Footprint, toml(path), path.name)
