# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Text in the pictures of the page, whose typeface is the reader's: its width is an estimate."""

from __future__ import annotations

from unicodedata import combining, east_asian_width

from tools.drawing.svg import Drawing, Point
from tools.ledger.marks import INK

WIDE = 380  # of a picture: the width of a phone
FIGURE = 46  # room at the right for the number that a row is about
SOFT, RULE = "var(--soft)", "var(--line)"


def width(text: str, size: float) -> float:
    """How wide a text is about, rather too wide than too narrow."""
    return sum(map(_letter, text)) * size


def _letter(letter: str) -> float:
    if combining(letter):
        return 0
    if east_asian_width(letter) in "WF" or letter in "MWmw@%":
        return 1.15
    return 0.75 if letter.isupper() else 0.6


def write_name(drawing: Drawing, at: Point, name: str, room: float) -> None:
    """A name as large as there is room for; one that is longer than any is cut."""
    size = 15.0 if width(name, 15) <= room else 12.0
    if width(name, size) > room:
        while width(name + "…", size) > room:
            name = name[:-1]
        name += "…"
    write(drawing, at, name, size, weight=600)


def write(
    drawing: Drawing,
    at: Point,
    text: str,
    size: float = 14,
    fill: str = INK,
    anchor: str = "start",
    weight: int = 400,
) -> None:
    drawing.text(at, text, size, fill, text_anchor=anchor, font_weight=weight)
