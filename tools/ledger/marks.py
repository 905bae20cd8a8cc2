# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The coats of arms as they are drawn on the page: each has its emblem and its colour."""

from __future__ import annotations

from tools.documents.words import emblem
from tools.drawing.svg import Drawing, Point, colour
from tools.support import firmware

COLOURS: tuple[int, ...] = firmware.module("light.colours").SCREEN
INK = "var(--ink)"
EDGE, EDGE_WIDTH = "#20281c", 1.4  # dark in the dark, too: a light one would fill the castle's gate
HALF = 10  # of the square that an emblem is drawn in


def tint(crest: int) -> str:
    return colour(COLOURS[crest])


def draw_mark(drawing: Drawing, crest: int, at: Point, size: float = 8) -> None:
    """The emblem around a place; some are made of several shapes, so the edge lies below."""
    scale = size / HALF
    corner = (at[0] - size, at[1] - size)
    shapes = emblem(crest)
    edge: dict[str, str | float] = {"stroke": EDGE, "stroke_width": 2 * EDGE_WIDTH / scale}
    drawing.group(shapes, corner, scale, EDGE, stroke_linejoin="round", **edge)
    drawing.group(shapes, corner, scale, tint(crest))
