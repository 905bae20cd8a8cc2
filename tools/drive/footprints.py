# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where a board's pins lie: reads boards/footprints/<name>.toml for the wiring diagram."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.drive.boards import BOARDS, Wire
from tools.drive.schema import BoardError, check_footprint

FOLDER = BOARDS / "footprints"
SIDES = ("left", "right")


@dataclass(frozen=True)
class Pin:
    name: str
    number: int
    side: str
    x: float  # millimetres from the left edge and from the upper one
    y: float


@dataclass(frozen=True)
class Mark:
    """Something by which the board is recognised."""

    kind: str
    text: str
    centre: tuple[float, float]
    size: tuple[float, float]


@dataclass(frozen=True)
class Footprint:
    seen: str
    numbers: str
    size: tuple[float, float]
    round: bool
    pitch: float
    pins: tuple[Pin, ...]
    marks: tuple[Mark, ...]

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
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoardError(f"There is no footprint {path.name}: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoardError(f"{path.name} is not TOML: {error}.") from error
    check_footprint(table, path.name)
    rows = {side: table[side] for side in SIDES if side in table}
    return Footprint(
        seen=table["seen"],
        numbers=table["numbers"],
        size=(table["width"], table["height"]),
        round=table.get("round", False),
        pitch=min(row["pitch"] for row in rows.values()),
        pins=tuple(
            Pin(
                name=pin,
                number=row["number"] + row["step"] * place,
                side=side,
                x=row["x"],
                y=row["first"] + row["pitch"] * place,
            )
            for side, row in rows.items()
            for place, pin in enumerate(row["pins"])
        ),
        marks=tuple(
            Mark(
                mark["kind"],
                mark.get("text", ""),
                (mark["x"], mark["y"]),
                (mark["width"], mark["height"]),
            )
            for mark in table.get("marks", [])
        ),
    )
