# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A piece of a drawing: something on the table that stays together, and what is live on it."""

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


class Piece(Drawing):
    """Its shapes, and where its screen, lights and keys are."""

    def __init__(self, width: float, height: float, title: str) -> None:
        super().__init__(width, height, title)
        self.size = (width, height)
        self.screen: Box | None = None
        self.lamps: list[Lamp] = []
        self.keys: list[Key] = []
        self.notes = Drawing(width, height, title)  # words for pictures; the page has its own

    def svg(self) -> str:
        """A picture of it alone, without light."""
        alone = Drawing(*self.size, self.title)
        alone.group(materials() + self.shapes(), (0, 0), 1, "none")
        return alone.svg()

    def places(self) -> dict[str, Any]:
        """Where everything is, for the page."""
        return {
            "size": self.size,
            "screen": self.screen,
            "lamps": [lamp._asdict() for lamp in self.lamps],
            "keys": [key._asdict() for key in self.keys],
        }
