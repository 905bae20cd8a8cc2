# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A design with one thing in it exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from manifold3d import Manifold

from tools.enclosure.design import Design, Placed


def part_of(made: Design, name: str) -> Placed:
    return next(one for one in made.placed if one.name == name)


def with_piece(made: Design, name: str, solid: Manifold) -> Design:
    printed = tuple(replace(one, solid=solid) if one.name == name else one for one in made.printed)
    return replace(made, printed=printed)


def with_part(made: Design, name: str, **changed: Any) -> Design:
    placed = tuple(replace(one, **changed) if one.name == name else one for one in made.placed)
    return replace(made, placed=placed)


def with_pins_at(made: Design, side: int) -> Design:
    """A screen with a row of seven pins at its left or right edge."""
    screen = part_of(made, "screen")
    board, pins = screen.part["board"], screen.part["pins"]
    edge = board.at[0] + side * (board.size[0] / 2 - 2)
    moved = replace(pins, box=(2.5, 17.8, 9.0), at=(edge, board.at[1], pins.at[2]))
    pieces = tuple(moved if piece is pins else piece for piece in screen.part.piece)
    return with_part(made, "screen", part=replace(screen.part, piece=pieces))
