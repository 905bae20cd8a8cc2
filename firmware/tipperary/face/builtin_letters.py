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
        # Spaces: a label makes no tile for them.
        self._made = {
            0x20: Glyph(None, 0, 0, 0, 0, 0, _WIDE, 0),
            ord(FIGURE): Glyph(None, 0, 0, 0, 0, 0, _WIDE, 0),
            ord(THIN): Glyph(None, 0, 0, 0, 0, 0, _WIDE // 2, 0),
        }  # type: dict

    def width(self, text):
        """How wide a text is: nearly always six pixels a letter."""
        wide = _WIDE * len(text)
        if len(text.encode()) > len(text):
            for letter in text:
                if letter == THIN:
                    wide -= _WIDE - _WIDE // 2
                elif "\x7f" < letter < FIGURE:
                    wide += self._pictures.width(letter) - _WIDE
        return wide

    def read(self, text):
        """Have the letters of a text in memory: lending the accents takes 7 ms a time."""
        made = self._made
        self._pictures.read([letter for letter in text if "~" < letter < FIGURE])
        accents = None
        for letter in text:
            if letter > "\x9f" and ord(letter) not in made:
                accents = accents or borrow("face.accents")
                made[ord(letter)] = accents.make(self._font, ord(letter))

    def get_bounding_box(self):
        """The size of a letter."""
        return self._font.get_bounding_box()

    def get_glyph(self, code):
        """A letter; a question mark for one that is unknown."""
        if 0x20 < code < 0x7F:
            return self._font.get_glyph(code)
        if code not in self._made:
            if code < 0xA0:
                return self._pictures.get_glyph(code)
            self.read(chr(code))
        return self._made[code]
