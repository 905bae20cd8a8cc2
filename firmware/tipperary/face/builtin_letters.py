# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The built-in font with every letter of ours: most builds of CircuitPython have only ASCII."""

from fontio import Glyph

from tipperary.face.accents import make
from tipperary.face.signs import GAP, THIN

_WIDE = 6
_SPACE, _LAST, _THIN = 0x20, 0x7E, ord(THIN)  # pictures lie between these two


class BuiltinLetters:
    """The built-in letters, accents set on them, and small pictures from another font."""

    ascent = 10
    descent = 2

    def __init__(self, font, pictures):
        self._font = font
        self._pictures = pictures
        self._accented = {}  # type: dict

    def width(self, text):
        """How wide a text is: nearly always six pixels a letter."""
        if len(text.encode()) == len(text):
            return _WIDE * len(text)
        return sum([self._width(ord(letter)) for letter in text])

    def _width(self, code):
        if code >= GAP:
            return code - GAP
        if code == _THIN:
            return _WIDE // 2
        return self._pictures.width(chr(code)) if _LAST < code < _THIN else _WIDE

    def read(self, text):
        """Have the pictures of a text in memory; the font's file is opened once for all."""
        self._pictures.read([letter for letter in text if _LAST < ord(letter) < _THIN])

    def forget(self, text=""):
        """Keep none of the letters that are in memory, unless there is a text."""
        if not text:
            self._accented.clear()
            self._pictures.forget()

    def get_bounding_box(self):
        """The size of a letter."""
        return self._font.get_bounding_box()

    def get_glyph(self, code):
        """A letter; a question mark for one that is unknown."""
        if _SPACE < code <= _LAST:
            return self._font.get_glyph(code)
        if _LAST < code < _THIN:
            return self._pictures.get_glyph(code)
        if code in (_SPACE, _THIN) or code >= GAP:
            return Glyph(None, 0, 0, 0, 0, 0, self._width(code), 0)  # a label makes no tile for it
        if code not in self._accented:
            self._accented[code] = make(self._font, code)
        return self._accented[code]
