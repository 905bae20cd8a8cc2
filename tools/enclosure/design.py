# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a design is made of: what is printed, what is bought, and how it comes together.

How large the bought parts are is in boards/case_parts/<name>.toml. A part is made of pieces, in
millimetres and in the part's own axes, which its file explains.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from manifold3d import Manifold

from tools.boards.board import BOARDS
from tools.boards.declared import demand, read, toml
from tools.enclosure.shapes import Triple, box, tube

PARTS = BOARDS / "case_parts"


@dataclass(frozen=True)
class Piece:
    """A box (length, width, height) or a tube (outside, inside, height), on its lower middle."""

    name: str
    at: Triple
    box: Triple | None = None
    tube: Triple | None = None
    later: bool = False  # whether it comes when the rest is in its place

    def __post_init__(self) -> None:
        demand((self.box is None) != (self.tube is None), "a piece is a box or a tube.")

    @property
    def size(self) -> Triple:
        """How much room it takes along each axis."""
        if self.box:
            return self.box
        assert self.tube
        return (self.tube[0], self.tube[0], self.tube[2])

    def solid(self) -> Manifold:
        made = tube(*self.tube) if self.tube else box(self.size)
        return made.translate(self.at)


@dataclass(frozen=True)
class Part:
    name: str
    source: tuple[str, ...]
    measured: bool  # whether somebody has held a caliper to one
    tolerance: float
    piece: tuple[Piece, ...]
    holes: tuple[tuple[float, float], ...] = ()
    astray: float = 0.0  # of a screen: how far above or below its place the picture may be

    def __post_init__(self) -> None:
        demand(bool(self.source), "source must say where the sizes are from.")
        demand(0 < self.tolerance < 2, "tolerance must be more than 0 and less than 2 mm.")

    def __getitem__(self, name: str) -> Piece:
        return next(piece for piece in self.piece if piece.name == name)


@cache
def load_part(name: str, folder: Path = PARTS) -> Part:
    return read(Part, toml(folder / f"{name}.toml"), f"{name}.toml")


@dataclass(frozen=True)
class Printed:
    """Something to print, as it lies when all is together."""

    name: str
    solid: Manifold
    turned: Triple  # degrees around x, y and z, to lie on the printer's bed
    away: Triple  # where it goes in the exploded picture

    def on_bed(self) -> Manifold:
        """As it is printed: on the bed, in the middle of it."""
        solid = self.solid.rotate(self.turned)
        x0, y0, z0, x1, y1, _ = solid.bounding_box()
        return solid.translate((-(x0 + x1) / 2, -(y0 + y1) / 2, -z0))


@dataclass(frozen=True)
class Placed:
    """A bought part in its place."""

    name: str
    part: Part
    turned: Triple
    at: Triple
    host: str  # the printed piece that it is mounted in
    ways: tuple[Triple, ...]  # how it comes out of there again, one straight way after the other
    rest: Triple  # the direction in which it lies on something
    away: Triple

    def moved(self, solid: Manifold) -> Manifold:
        return solid.rotate(self.turned).translate(self.at)


@dataclass(frozen=True)
class Screw:
    """A screw: its head is at `at`, it goes through one thing and cuts its thread into another."""

    at: Triple
    turned: Triple  # from upright, with its head below
    thread: float
    length: float
    through: str
    into: str


@dataclass(frozen=True)
class Design:
    printed: tuple[Printed, ...]
    placed: tuple[Placed, ...]
    screws: tuple[Screw, ...]

    def __getitem__(self, name: str) -> Printed:
        return next(one for one in self.printed if one.name == name)
