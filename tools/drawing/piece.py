# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A piece of a drawing: something on the table that stays together, and what is live on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tools.drawing.paint import materials
from tools.drawing.svg import Drawing, Point

Box = tuple[float, float, float, float]  # left, top, right, bottom
PALE, DARK = "pale", "dark"


class Lamp(NamedTuple):
    """A light: its pixel on the wire, where it is, how large, and how it is turned."""

    pixel: int
    at: Point
    half: float
    turn: float = 0.0
    key: bool = False  # a lit key, and not a bare light


class Key(NamedTuple):
    """A key of the board: its label, where and how large it is, and where words for it stand."""

    label: str
    at: Point
    half: float
    said: Point | None = None
    ink: str = PALE


@dataclass
class Piece:
    """Its size, the pen that draws it, and where screen, lights and keys are."""

    size: Point
    name: str
    screen: Box | None = None
    lamps: list[Lamp] = field(default_factory=list)
    keys: list[Key] = field(default_factory=list)
    pen: Drawing = field(init=False)

    def __post_init__(self) -> None:
        self.pen = Drawing(*self.size, self.name)

    def svg(self) -> bytes:
        """A picture of it alone, without light."""
        alone = Drawing(*self.size, self.name)
        alone.group(materials(), (0, 0), 1, "none")
        alone.group(self.pen.shapes(), (0, 0), 1, "none")
        return alone.svg().encode()

    def places(self) -> dict[str, Any]:
        """Where everything is, for the page."""
        return {
            "size": self.size,
            "screen": self.screen,
            "lamps": [lamp._asdict() for lamp in self.lamps],
            "keys": [key._asdict() for key in self.keys],
        }
