# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What every picture of the page has: coats of arms, and text in a typeface of the reader's."""

from unicodedata import combining, east_asian_width

from tools.drawing.svg import Drawing, Point, colour
from tools.support import firmware

TINTS = tuple(map(colour, firmware.module("light.colours").SCREEN))  # of the coats of arms
INK, SOFT, RULE = "var(--ink)", "var(--soft)", "var(--line)"
EDGE, EDGE_WIDTH = "#20281c", 1.4  # dark in the dark, too: a light one would fill the castle's gate
HALF = 10  # of the square that an emblem is drawn in
WIDE = 380  # of a picture: the width of a phone
NAME, ROOM = 27, 307  # where a name begins, and how wide it may be beside a number


def width(text: str, size: float) -> float:
    """How wide a text is about, rather too wide than too narrow."""
    return sum(map(_letter, text)) * size


def _letter(letter: str) -> float:
    if combining(letter):
        return 0
    if east_asian_width(letter) in "WF" or letter in "MWmw@%":
        return 1.15
    return 0.75 if letter.isupper() else 0.6


class Pen(Drawing):
    """Draws what every picture of the page has."""

    def mark(self, crest: int, at: Point, size: float = 8) -> None:
        """The emblem around a place; some are made of several shapes, so the edge lies below."""
        scale = size / HALF
        corner = (at[0] - size, at[1] - size)
        shapes = firmware.emblem(crest)
        edge: dict[str, str | float] = {"stroke": EDGE, "stroke_width": 2 * EDGE_WIDTH / scale}
        self.group(shapes, corner, scale, EDGE, stroke_linejoin="round", **edge)
        self.group(shapes, corner, scale, TINTS[crest])

    def head(self, y: float, crest: int, name: str, figure: float) -> None:
        """Whom a row is about, as large as there is room for, and a number at its end."""
        self.mark(crest, (10, y + 13), 8)
        size = 15.0 if width(name, 15) <= ROOM else 12.0
        if width(name, size) > ROOM:  # longer than any
            while width(name + "…", size) > ROOM:
                name = name[:-1]
            name += "…"
        self.text((NAME, y + 18), name, size, INK, font_weight=600)
        self.text((WIDE, y + 19), f"{figure:.0f}", 20, INK, text_anchor="end", font_weight=700)
