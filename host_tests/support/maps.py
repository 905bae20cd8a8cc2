# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Landscapes as pictures made of letters.

    .  a gap         h  hometown      m  meadow       s  pasture with one sheep
    g  grain field   d  distillery    r  ruin         w  pasture with two sheep
    b  bog           ^  tower         1 to 9  stone circle

A capital letter has a wooden-sheep symbol. A blank is a gap, too.
"""

from __future__ import annotations

from engine_core.landscape import (
    BOG,
    DISTILLERY,
    GRAIN,
    HOME,
    MEADOW,
    PASTURE,
    RUIN,
    STONE,
    TOWER,
    Landscape,
    space,
)

Cell = tuple[int, int, int]

KINDS = {"h": HOME, "m": MEADOW, "g": GRAIN, "d": DISTILLERY, "r": RUIN, "b": BOG, "^": TOWER}
KINDS |= {"s": PASTURE, "w": PASTURE}
SHEEP = {"s": 1, "w": 2}


def space_of(letter: str) -> int:
    """The space that a letter stands for."""
    if letter.isdigit():
        return space(STONE, int(letter))
    small = letter.lower()
    return space(KINDS[small], SHEEP.get(small, 0), letter.isupper())


def cells(picture: str, row: int = 0, column: int = 0) -> list[Cell]:
    """The cells of a picture whose first letter lies at a row and column; lines end at /."""
    return [
        (row + down, column + across, space_of(letter))
        for down, line in enumerate(picture.strip("/").split("/"))
        for across, letter in enumerate(line)
        if letter not in ". "
    ]


# A block of 3 x 4 without three of its corners: 9 spaces, 18 around.
TOWN = "hhh./hhhm/.mm."


def town(picture: str = TOWN) -> Landscape:
    """A landscape that is only the hometown, its box beginning at row 0, column 0."""
    return Landscape(cells(picture))


def drawn(landscape: Landscape) -> str:
    """The picture of a landscape, its lines separated by /."""
    row, column, rows, columns = landscape.bounds()

    def letter(at: int) -> str:
        if not at:
            return "."
        if at & 15 == STONE:
            return str(at >> 4)
        if at & 15 == PASTURE:
            return ".sw"[at >> 4]
        return next(name for name, kind in KINDS.items() if kind == at & 15)

    return "/".join(
        "".join(letter(landscape.at(row + down, column + across)) for across in range(columns))
        for down in range(rows)
    )
