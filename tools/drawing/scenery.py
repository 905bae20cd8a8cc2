# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The pieces of a board on a table, for a picture: what never changes, and where light goes."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from tools.boards.board import Board
from tools.drawing.devices import pieces
from tools.drawing.paint import SIZE, materials, rendered
from tools.drawing.piece import Box, Lamp
from tools.drawing.svg import Drawing, Point

# Of a ring: 5 V, ground, data.
WIRES = ("#c8443c", "#77797c", "#e8e4da")


class Scenery(NamedTuple):
    """The picture without light, where the device and its screen are, and the lights."""

    picture: Image.Image
    device: Box
    screen: Box
    lamps: list[Lamp]


def draw_scenery(board: Board) -> Scenery:
    pen = Drawing(*SIZE, board.name)
    pen.group(materials(), (0, 0), 1, "none")
    pen.box((0, 0), SIZE, "url(#table)")
    for plank in (0, SIZE[1] / 3, SIZE[1] * 2 / 3):
        pen.line((0, plank), (SIZE[0], plank), "#000000", 2, stroke_opacity=0.35)
        pen.line((0, plank + 2), (SIZE[0], plank + 2), "#ffffff", 1, stroke_opacity=0.05)
    made = pieces(board)
    if len(made) > 1:
        for place, tone in enumerate(WIRES):
            y = SIZE[1] / 2 + 8 * (place - 1)
            pen.line((SIZE[1] / 2, y), (SIZE[0] * 0.6, y), tone, 5)
    device = screen = (0.0, 0.0, 0.0, 0.0)
    lamps: list[Lamp] = []
    wide = sum(piece.size[0] for piece in made)
    scale = min(SIZE[0] / wide, SIZE[1] / max(piece.size[1] for piece in made))
    if len(made) > 1:
        scale = 1.0  # in which the screen's pixels are whole
    gap = (SIZE[0] - scale * wide) / (len(made) + 1)
    x = gap
    for piece in made:
        at = (round(x), round((SIZE[1] - scale * piece.size[1]) / 2))
        pen.group(piece.pen.shapes(), at, scale, "none")
        for lamp in piece.lamps:
            lamps.append(lamp._replace(at=_moved(lamp.at, scale, at), half=scale * lamp.half))
        if piece.screen:
            device = (*_moved((0, 0), scale, at), *_moved(piece.size, scale, at))
            left, top, right, bottom = piece.screen
            screen = (*_moved((left, top), scale, at), *_moved((right, bottom), scale, at))
        x += scale * piece.size[0] + gap
    return Scenery(rendered(pen).convert("RGB"), device, screen, lamps)


def _moved(point: Point, scale: float, by: Point) -> Point:
    return scale * point[0] + by[0], scale * point[1] + by[1]
