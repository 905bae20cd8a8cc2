# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Accents set on the built-in font's letters, and letters with a shape of their own."""

from bitmaptools import blit
from displayio import Bitmap
from fontio import Glyph
from micropython import const

_WIDE = const(6)
_HIGH = const(12)
# Letters from 0xC0 to 0xFF, as a plain letter and a mark on it; "?" is drawn below or unknown.
_PLAIN = "AAAAAA?CEEEEIIII?NOOOOO??UUUUY??aaaaaa?ceeeeiiii?nooooo??uuuuy?y"
_MARKED = b"\0\1\2\3\4\5\6\6\0\1\2\4\0\1\2\4\6\3\0\1\2\3\4\6\6\0\1\2\4\1\6\4" * 2
# Grave, acute, circumflex, tilde, two dots, ring: two rows of six pixels. And a cedilla.
_MARKS = b"\x10\x08\x04\x08\x08\x14\x0a\x14\x14\x14\x1c\x14\x08\x10"
# Letters with a shape of their own: eight rows, from the top of a capital to the line.
_OWN = {
    0xC6: b"\x1e\x28\x28\x2e\x38\x28\x28\x2e",  # Æ
    0xD7: b"\x00\x00\x22\x14\x08\x14\x22\x00",  # ×
    0xD8: b"\x1c\x26\x26\x2a\x2a\x32\x32\x1c",  # Ø
    0xDF: b"\x38\x24\x24\x3c\x22\x22\x32\x2c",  # ß
    0xE6: b"\x00\x00\x1c\x0a\x1e\x28\x28\x1e",  # æ
    0xF8: b"\x00\x00\x1c\x26\x2a\x2a\x32\x1c",  # ø
    0x152: b"\x1e\x28\x28\x2e\x28\x28\x28\x1e",  # Œ
    0x153: b"\x00\x00\x1c\x2a\x2a\x2c\x28\x1e",  # œ
}


class Accents:
    """The letters from 0xA0 on, drawn when they are first used on a sheet that has room for all."""

    def __init__(self, font):
        self._font = font
        self._drawn = []  # in the order of their places
        # One for each letter would take 160 bytes, and they would be drawn anew for each screen.
        self._sheet = Bitmap(_WIDE * (len(_PLAIN) + len(_OWN)), _HIGH, 2)

    def get_glyph(self, code):
        """A letter; a question mark for one that is unknown."""
        if code not in self._drawn:
            plain = _PLAIN[code - 0xC0] if 0xC0 <= code <= 0xFF else "?"
            left = _WIDE * len(self._drawn)
            if code in _OWN:
                self._set(_OWN[code], left, 2)
            elif plain == "?":
                return self._font.get_glyph(ord(plain))
            else:
                self._mark(code, plain, left)
            self._drawn.append(code)
        return Glyph(self._sheet, self._drawn.index(code), _WIDE, _HIGH, 0, 0, _WIDE, 0)

    def _mark(self, code, plain, left):
        base = self._font.get_glyph(ord(plain))
        # From the top of a capital, or of a small letter, where an i is without its dot.
        top = 4 if plain >= "a" else 2
        x = _WIDE * base.tile_index
        blit(self._sheet, base.bitmap, left, top, x1=x, y1=top, x2=x + _WIDE, y2=_HIGH)
        mark = _MARKED[code - 0xC0]
        top = 10 if mark == 6 else 2 if plain >= "a" else 0
        self._set(_MARKS[2 * mark : 2 * mark + 2], left, top)

    def _set(self, rows, left, top):
        for y in range(len(rows)):
            for x in range(_WIDE):
                if rows[y] & (32 >> x):
                    self._sheet[left + x, top + y] = 1
