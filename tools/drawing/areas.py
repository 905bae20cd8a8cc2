# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The five areas in a drawing: around a ring, around lit keys, or below a strip of lights."""

import math

from tools.boards.board import Board, Ring
from tools.drawing.paint import UNIT, label, shadow
from tools.drawing.piece import Lamp, Piece
from tools.drawing.svg import Drawing, Point, number, towards

AREAS = 5
SIDE, RIM = 800, 392
# Of a ring with 24 pixels, in millimetres: the board's middle line and width, and a pixel.
RING, RING_WIDE, PIXEL = 29.2, 6.7, 5.0
MOST = 24  # pixels; with more, each is smaller
HOLE = 36.5  # in the game board, where its own wheel was
LINE, DEEP = "#e6dcbf", "#1b3226"
GROUNDS = ("#86b964", "#d8b052", "#7dae5c", "#8f7f68")  # meadow, grain, pasture, bog
# Two tiles an area, each as the squares that it covers: column, row.
TILES = (((0, 0), (1, 0), (0, 1)), ((0, 1), (1, 0), (1, 1)))
# In keys, from the middle of all keys: where an area begins, where its digit is and its tiles.
EDGES = ((-1.5, -1.0), (0.5, -2.0), (1.5, 0.0), (0.5, 2.0), (-1.5, 1.0))
KEY_DIGITS = ((-3.6, -2.92), (2.6, -1.7), (2.6, 1.2), (-2.15, 1.92), (-2.7, 0.0))
KEY_TILES = {0: (-2.5, -2.5), 1: (3.9, -1.7), 2: (3.9, 1.2), 4: (-4.0, 0.0)}
# The same where there is little room beside the board.
NEAR_DIGITS = ((-1.96, -2.4), (1.96, -1.7), (1.96, 1.2), (-1.96, 1.92), (-1.96, 0.0))


def ring_order(ring: Ring) -> list[int]:
    """The pixels on the wire in the order of the ring: clockwise, the first area's first."""
    places = list(ring.map[ring.first :] + ring.map[: ring.first])
    return places if ring.clockwise else places[:1] + places[:0:-1]


def disc(board: Board) -> Piece:
    """A game board of five sectors with the ring in its middle."""
    pen, centre = Piece(SIDE, SIDE, board.name), (SIDE / 2, SIDE / 2)
    shadow(pen, "circle", cx=centre[0], cy=centre[1], r=RIM - 22)
    pen.circle(centre, RIM, DEEP)
    sectors(pen, centre, RIM - 5, [(area - 0.5) / AREAS for area in range(AREAS)])
    for area in range(AREAS):
        turn = area / AREAS
        tiles(pen, area, towards(centre, turn, 300), turn, 27)
        label(pen, towards(centre, turn, 360), str(area + 1), 46, LINE)
    pen.circle(centre, HOLE * UNIT, "url(#well)", stroke=DEEP, stroke_width=5)
    for width, tone in ((RING_WIDE * UNIT + 3, "#4a4e52"), (RING_WIDE * UNIT, "#15181b")):
        pen.circle(centre, RING * UNIT, stroke=tone, stroke_width=width)
    order = ring_order(board.ring)
    half = PIXEL * UNIT / 2 * min(1.0, MOST / len(order))
    pen.lamps = [
        Lamp(pixel, towards(centre, turn, RING * UNIT), half, turn)
        for place, pixel in enumerate(order)
        for turn in [(place + 0.5) / len(order) - 0.5 / AREAS]
    ]
    return pen


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


def around(pen: Drawing, middle: Point, key: float, upright: bool) -> None:
    """The areas around lit keys, as on the sheet to print: two keys for each."""
    turns = [(math.atan2(x, -y) / (2 * math.pi)) % 1 for x, y in EDGES]
    pen.circle(middle, 5.7 * key, DEEP)
    sectors(pen, middle, 5.7 * key - 6, turns)
    for area, (x, y) in enumerate(NEAR_DIGITS if upright else KEY_DIGITS):
        at = (middle[0] + x * key, middle[1] + y * key)
        label(pen, at, str(area + 1), 40 if upright else 84, LINE)
    for area, (x, y) in {} if upright else KEY_TILES.items():
        tiles(pen, area, (middle[0] + x * key, middle[1] + y * key), 0, 34)


def strip(pen: Drawing, lights: list[float], top: float, step: float, wide: float) -> None:
    """The areas below a row of lights, as on the sheet to print: one light for each."""
    middle = sum(lights) / len(lights)
    knee, low = top + 0.24 * wide, top + 0.7 * wide
    for area, x in enumerate(lights):
        out = middle + (area - 2) * wide
        field = [(x - step / 2, top), (x + step / 2, top), (out + wide / 2, knee)]
        field += [(out + wide / 2, low), (out - wide / 2, low), (out - wide / 2, knee)]
        fill = "url(#land)" if area % 2 else "url(#land-pale)"
        pen.path([*field, field[0]], DEEP, 3, fill=fill)
        at = (out - 0.25 * wide, knee + 0.16 * wide)
        label(pen, at, str(area + 1), 0.25 * wide, LINE)
        tiles(pen, area, (out + 0.18 * wide, knee + 0.16 * wide), 0, 0.115 * wide)
