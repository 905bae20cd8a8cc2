# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The built-in font with every letter of ours: most builds of CircuitPython have only ASCII."""

from fontio import Glyph

from tipperary.borrow import borrow
from tipperary.face.signs import FIGURE, THIN

_WIDE = 6


class BuiltinLetters:
    """The built-in letters, accents set on them, and small pictures from another font."""

    ascent = 10
    descent = 2

    def __init__(self, font, pictures):
        self._font = font
        self._pictures = pictures
        sheet = font.bitmap
        # Spaces need no tile.
        self._made = {
            0x20: Glyph(sheet, 0, 0, 0, 0, 0, _WIDE, 0),
            ord(FIGURE): Glyph(sheet, 0, 0, 0, 0, 0, _WIDE, 0),
            ord(THIN): Glyph(sheet, 0, 0, 0, 0, 0, _WIDE // 2, 0),
        }  # type: dict

    def width(self, text):
        """How wide a text is: nearly always six pixels a letter."""
        if len(text.encode()) == len(text):
            return _WIDE * len(text)
        wide = 0
        for letter in text:
            code = ord(letter)
            if 0x80 <= code < 0xA0:
                if code not in self._made:
                    self.load_glyphs([ord(other) for other in text])
                wide += self._made[code].shift_x
            else:
                wide += _WIDE
        return wide

    def load_glyphs(self, codes):
        """Make all letters at once: reading pictures takes 15 ms a call, lending accents 7."""
        new = [code for code in set(codes) if code > 0x7E and code not in self._made]
        self._pictures.load_glyphs([code for code in new if code < 0xA0])
        accents = None
        for code in new:
            if code < 0xA0:
                self._made[code] = self._pictures.get_glyph(code)
            else:
                accents = accents or borrow("face.accents")
                self._made[code] = accents.make(self._font, code)

    def get_bounding_box(self):
        """The size of a letter."""
        return self._font.get_bounding_box()

    def get_glyph(self, code):
        """A letter; a question mark for one that is unknown."""
        if 0x20 < code < 0x7F:
            return self._font.get_glyph(code)
        if code not in self._made:
            self.load_glyphs((code,))
        return self._made[code]
