# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The built-in font with every letter of ours: most builds of CircuitPython have only ASCII."""

from fontio import Glyph
from micropython import const

from tipperary.face.signs import GAP

_WIDE = const(6)
_SPACE = const(0x20)
_LAST = const(0x7E)  # pictures begin behind it
_ACCENTED = const(0xA0)
_THIN = const(0x202F)


def codes(text):
    """The numbers of a text's letters; each letter as a text of its own takes 65 µs to make."""
    data = text.encode()
    if len(data) == len(text):
        return data
    found = []
    for byte in data:
        if byte < 0x80:
            found.append(byte)
        elif byte < 0xC0:
            found[-1] = found[-1] << 6 | byte & 0x3F
        else:
            found.append(byte & (0x1F if byte < 0xE0 else 0x0F))
    return found


class Face:
    """What a layout has to know of a font."""

    cap = 0  # pixels of a capital above the line
    line = 0  # pixels from line to line
    drop = 0  # pixels from the line to where the font itself begins

    def width(self, text):
        """How wide a text is."""
        raise NotImplementedError

    def wrap(self, text, width):
        """The text in lines that are no wider than this."""
        lines = []
        space = self.width(" ")
        for paragraph in text.split("\n"):
            line = ""
            used = 0
            for word in paragraph.split(" "):
                wide = self.width(word)
                if line and used + space + wide > width:
                    lines.append(line)
                    line = ""
                if line:
                    line += " " + word
                    used += space + wide
                else:
                    line = word
                    used = wide
            lines.append(line)
        return lines


class BuiltinLetters(Face):
    """The built-in letters, accents set on them, and small pictures from another font."""

    ascent = 10
    descent = 2
    cap = 8
    drop = 2

    def __init__(self, font, pictures):
        self.line = pictures.ascent
        self._font = font
        self._pictures = pictures
        self._accents = None

    def width(self, text):
        """How wide a text is: nearly always six pixels a letter."""
        wide = _WIDE * len(text)
        data = text.encode()
        if len(text) == 1:
            wide = self._width(ord(text))
        elif b"\xc2" in data or b"\xe2" in data or b"\xee" in data:
            # Only what is written with these bytes can have another width: pictures, spaces, gaps.
            for code in codes(text):
                if not _SPACE <= code <= _LAST:
                    wide += self._width(code) - _WIDE
        return wide

    def _width(self, code):
        if code >= GAP:
            return code - GAP
        if code == _THIN:
            return _WIDE // 2
        return self._pictures.width_of(code) if _LAST < code < _ACCENTED else _WIDE

    def read(self, wanted):
        """Have these letters' pictures in memory; their file is opened once for all of them."""
        self._pictures.read([code for code in wanted if _LAST < code < _ACCENTED])

    def forget(self, text=""):
        """Keep none of the letters that are in memory, unless there is a text."""
        if not text:
            self._pictures.forget()

    def get_bounding_box(self):
        """The size of a letter."""
        return self._font.get_bounding_box()

    def get_glyph(self, code):
        """A letter, or a picture."""
        if _SPACE < code <= _LAST:
            return self._font.get_glyph(code)
        if _LAST < code < _ACCENTED:
            return self._pictures.get_glyph(code)
        if code in (_SPACE, _THIN) or code >= GAP:
            return Glyph(None, 0, 0, 0, 0, 0, self._width(code), 0)  # a label makes no tile for it
        if self._accents is None:
            # English does without: 2 KB that only those have in memory who need it.
            from tipperary.face.accents import Accents

            self._accents = Accents(self._font)
        return self._accents.get_glyph(code)
