# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Reads words off a picture of the device's screen, letter by letter in the device's own font."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PIL import Image

from host_tests.support.parts import FONT

WIDE, HIGH = 6, 12
LIGHT = 100


def rows_of(image: Image.Image) -> list[int]:
    """Each row of pixels as a number, one bit a pixel, the left one highest."""
    grey = image.convert("L")
    width = grey.width
    data = grey.tobytes()
    rows = []
    for start in range(0, len(data), width):
        row = 0
        for value in data[start : start + width]:
            row = row << 1 | (value >= LIGHT)
        rows.append(row)
    return rows


def drawn(text: str, scale: int) -> list[int]:
    """The text's ink as rows of pixels."""
    picture = Image.new("1", (WIDE * len(text), HIGH))
    for index, letter in enumerate(text):
        glyph: Any = FONT.get_glyph(ord(letter))
        for y in range(HIGH):
            for x in range(WIDE):
                if glyph.bitmap[x + glyph.tile_index * WIDE, y]:
                    picture.putpixel((index * WIDE + x, y), 1)
    ink = picture.crop(picture.getbbox())
    return rows_of(ink.resize((ink.width * scale, ink.height * scale)).convert("L"))


def places(image: Image.Image, text: str, scale: int) -> Iterator[tuple[int, int]]:
    screen, word = rows_of(image), drawn(text, scale)
    width = max(row.bit_length() for row in word)
    mask = (1 << width) - 1
    for top in range(len(screen) - len(word) + 1):
        for shift in range(image.width - width + 1):
            if all(screen[top + y] >> shift & mask == row for y, row in enumerate(word)):
                yield image.width - shift - width, top


def can_read(image: Image.Image, text: str) -> bool:
    """Whether the text stands somewhere on the screen, in any size, light on dark."""
    return any(True for scale in range(1, 9) for _ in places(image, text, scale))
