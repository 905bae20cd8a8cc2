# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The built-in font with every letter of ours: most builds of CircuitPython have only ASCII."""

from fontio import Glyph

from tipperary.borrow import borrow

_PICTURES = 0x100  # how far up they are in the other font
_USUAL = range(0x180, 0x189)  # those of every game


class Letters:
    """The built-in letters, accents set on them, and small pictures from another font."""

    ascent = 10
    descent = 2

    def __init__(self, font, pictures):
        self._font = font
        self._pictures = pictures
        self.picture = pictures.get_glyph(0x80 + _PICTURES).shift_x  # they are all equally wide
        sheet = font.bitmap
        # Spaces need no tile.
        self._made = {
            0x20: Glyph(sheet, 0, 0, 0, 0, 0, 6, 0),
            0x9E: Glyph(sheet, 0, 0, 0, 0, 0, 6, 0),
            0x9F: Glyph(sheet, 0, 0, 0, 0, 0, 3, 0),
        }

    def width(self, text):
        """How wide a text is: nearly always six pixels a letter."""
        if len(text.encode()) == len(text):
            return 6 * len(text)
        wide = 0
        for letter in text:
            code = ord(letter)
            if code == 0x9F:
                wide += 3
            else:
                wide += self.picture if 0x80 <= code < 0x9E else 6
        return wide

    def get_bounding_box(self):
        """The size of a letter."""
        return self._font.get_bounding_box()

    def get_glyph(self, code):
        """A letter; a question mark for one that is unknown."""
        if 0x20 < code < 0x7F:
            return self._font.get_glyph(code)
        if code not in self._made:
            if code < 0xA0:
                if code + _PICTURES in _USUAL:
                    # All at once: the library tidies the memory for each call.
                    self._pictures.load_glyphs(_USUAL)
                self._made[code] = self._pictures.get_glyph(code + _PICTURES)
            else:
                self._made[code] = borrow("accents").make(self._font, code)
        return self._made[code]
