# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a design is made of: what is printed, what is bought, and how it comes together."""

from dataclasses import dataclass

from manifold3d import Manifold

from tools.enclosure.parts import Part
from tools.enclosure.shapes import Triple


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
    name: str
    printed: tuple[Printed, ...]
    placed: tuple[Placed, ...]
    screws: tuple[Screw, ...]

    def __getitem__(self, name: str) -> Printed:
        return next(one for one in self.printed if one.name == name)
