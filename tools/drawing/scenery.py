# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What never changes in a picture of the device: the table, the areas, the board and its keys."""

from __future__ import annotations

from PIL import Image

from tools.boards.board import Board
from tools.documents.svg import Drawing
from tools.drawing.cases import Places, draw_device
from tools.drawing.paint import SIZE, materials, rendered


def draw_scenery(board: Board) -> tuple[Image.Image, Places]:
    """The picture without light, and where light goes."""
    pen = Drawing(*SIZE, board.name)
    pen.group(materials(), (0, 0), 1, "none")
    pen.box((0, 0), SIZE, "url(#table)")
    for plank in (0, 213, 426):
        pen.line((0, plank), (SIZE[0], plank), "#000000", 2, stroke_opacity=0.35)
        pen.line((0, plank + 2), (SIZE[0], plank + 2), "#ffffff", 1, stroke_opacity=0.05)
    places = draw_device(pen, board)
    return rendered(pen).convert("RGB"), places
