# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The five areas in a picture: around a ring, around lit keys, or below a strip of lights."""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.boards.board import Board
from tools.documents.svg import Drawing, Point, number, towards
from tools.drawing.paint import label, shadow
from tools.page.board_view import ring_order

AREAS = 5
CENTRE: Point = (320, 320)
RIM, HOLE, RING, RING_WIDE = 296, 150, 118, 34
LINE, DEEP = "#e6dcbf", "#1b3226"
GROUNDS = ("#86b964", "#d8b052", "#7dae5c", "#8f7f68")  # meadow, grain, pasture, bog
# Two tiles an area, each as the squares that it covers: column, row.
TILES = (((0, 0), (1, 0), (0, 1)), ((0, 1), (1, 0), (1, 1)))
# In keys, from the middle of all keys: where an area begins, and where its digit is.
EDGES = ((-1.5, -1.0), (0.5, -2.0), (1.5, 0.0), (0.5, 2.0), (-1.5, 1.0))
KEY_DIGITS = ((-3.6, -2.92), (2.6, -1.7), (2.6, 1.2), (-2.15, 1.92), (-2.7, 0.0))
# The fourth area is cut off by the edge of the picture.
KEY_TILES = {0: (-2.5, -2.5), 1: (3.9, -1.7), 2: (3.9, 1.2), 4: (-4.0, 0.0)}


class Lamp(NamedTuple):
    """A light: its pixel on the wire, where it is, how large, and how it is turned."""

    pixel: int
    at: Point
    half: float
    turn: float = 0.0
    key: bool = False  # a lit key, and not a bare light


def ring(pen: Drawing, board: Board) -> list[Lamp]:
    """A board of five sectors with the ring in its middle."""
    shadow(pen, "circle", cx=CENTRE[0], cy=CENTRE[1], r=RIM)
    pen.circle(CENTRE, RIM, DEEP)
    edges = [(area - 0.5) / AREAS for area in range(AREAS)]
    sectors(pen, CENTRE, RIM - 5, edges)
    for area in range(AREAS):
        turn = area / AREAS
        tiles(pen, area, towards(CENTRE, turn, 197), turn, 25)
        digit(pen, area, towards(CENTRE, turn, 262), 50)
    pen.circle(CENTRE, HOLE, "url(#well)", stroke=DEEP, stroke_width=5)
    for width, tone in ((RING_WIDE + 3, "#4a4e52"), (RING_WIDE, "#15181b")):
        pen.circle(CENTRE, RING, stroke=tone, stroke_width=width)
    order = ring_order(board.ring)
    reach = math.sqrt(24 / max(AREAS, len(order)))
    return [
        Lamp(pixel, towards(CENTRE, turn, RING), 9 * min(reach, 1.5), turn)
        for place, pixel in enumerate(order)
        for turn in [(place + 0.5) / len(order) - 0.5 / AREAS]
    ]


def tiles(pen: Drawing, area: int, at: Point, turn: float, square: float) -> None:
    """The two tiles that lie in an area."""
    (x, y), gap = at, square * 0.35
    turned = f"rotate({number(360 * turn)} {number(x)} {number(y)})"
    for left, tile in zip((-2 * square - gap, gap), TILES, strict=True):
        for place, (column, row) in enumerate(tile):
            corner = (x + left + column * square, y + (row - 1) * square)
            size = (square - 1.5, square - 1.5)
            tone = GROUNDS[(place + area + (left > 0)) % len(GROUNDS)]
            pen.box(corner, size, tone, square / 8, transform=turned, fill_opacity=0.85)


def sectors(pen: Drawing, centre: Point, rim: float, starts: list[float]) -> None:
    """Five fields of a circle; each begins where it is said, clockwise."""
    x, y = centre
    for area, start in enumerate(starts):
        end = starts[(area + 1) % AREAS]
        (ax, ay), (bx, by) = towards(centre, start, rim), towards(centre, end, rim)
        arc = f"A{number(rim)} {number(rim)} 0 0 1 {number(bx)} {number(by)}"
        field = f"M{number(x)} {number(y)} L{number(ax)} {number(ay)} {arc} Z"
        fill = "url(#land)" if area % 2 else "url(#land-pale)"
        pen.shape("path", d=field, fill=fill, stroke=DEEP, stroke_width=3)


def digit(pen: Drawing, area: int, at: Point, size: float) -> None:
    label(pen, at, str(area + 1), size, LINE)


def around(pen: Drawing, middle: Point, key: float) -> None:
    """The areas around lit keys, as on the sheet to print: two keys for each."""
    turns = [(math.atan2(x, -y) / (2 * math.pi)) % 1 for x, y in EDGES]
    pen.circle(middle, 5.7 * key, DEEP)
    sectors(pen, middle, 5.7 * key - 6, turns)
    for area, (x, y) in enumerate(KEY_DIGITS):
        digit(pen, area, (middle[0] + x * key, middle[1] + y * key), 84)
    for area, (x, y) in KEY_TILES.items():
        tiles(pen, area, (middle[0] + x * key, middle[1] + y * key), 0, 34)


def strip(pen: Drawing, lights: list[float], top: float, step: float) -> None:
    """The areas below a row of lights, as on the sheet to print: one light for each."""
    middle = sum(lights) / len(lights)
    wide, knee, low = 236.0, top + 56, 660.0
    for area, x in enumerate(lights):
        out = middle + (area - 2) * wide
        field = [(x - step / 2, top), (x + step / 2, top), (out + wide / 2, knee)]
        field += [(out + wide / 2, low), (out - wide / 2, low), (out - wide / 2, knee)]
        fill = "url(#land)" if area % 2 else "url(#land-pale)"
        pen.path([*field, field[0]], DEEP, 3, fill=fill)
        digit(pen, area, (out - 60, knee + 36), 60)
        tiles(pen, area, (out + 42, knee + 36), 0, 27)
