# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The four sizes of text on a display: small, medium, large, and huge figures."""

import displayio
import terminalio
from fontio import Glyph

from tipperary.borrow import borrow
from tipperary.face.signs import FIGURE, LEFT, RIGHT, SHEEP, THIN

_FOLDER = "tipperary/fonts/"
_SPACES = (0x20, ord(FIGURE), ord(THIN))
_MANY = 24


class Face:
    """A font with what a layout has to know of it."""

    def __init__(self, font, cap, line, drop=0):
        self.font = font
        self.cap = cap  # pixels of a capital above the line
        self.line = line  # pixels from line to line
        self.drop = drop  # pixels from the line to where the font itself begins

    def width(self, text):
        """How wide a text is."""
        return self.font.width(text)

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


class Typeface:
    """A PCF font whose letters are read when they are first used, and can be forgotten."""

    def __init__(self, path, first=""):
        self._path = path
        self._glyphs = {}  # type: dict
        # In one go with what the first screen needs: a call takes 15 ms, a letter more 1 ms.
        font = self._read(_SPACES + tuple([ord(letter) for letter in first]))
        self.ascent = font.ascent
        self.descent = font.descent
        self._box = font.get_bounding_box()
        for code in _SPACES:
            space = self._glyphs[code]
            # Without a size: a label makes no tile for it.
            if space:
                self._glyphs[code] = Glyph(space.bitmap, 0, 0, 0, 0, 0, space.shift_x, 0)

    def _read(self, codes):
        from adafruit_bitmap_font.pcf import PCF

        # Opened for each reading: an open font takes 1.4 KB, and keeps every letter it has read.
        with open(self._path, "rb") as file:
            font = PCF(file, displayio.Bitmap)
            font.load_glyphs(codes)
        for code in codes:
            self._glyphs[code] = font.get_glyph(code)
        return font

    def get_bounding_box(self):
        """The size of the largest letter, as a label asks for it."""
        return self._box

    def load_glyphs(self, codes):
        """Read all letters at once: the library collects garbage at each call."""
        new = [code for code in set(codes) if code not in self._glyphs]
        if new:
            self._read(new)

    def get_glyph(self, code):
        """A letter, None if the font lacks it."""
        if code not in self._glyphs:
            self.load_glyphs((code,))
        return self._glyphs[code]

    def width(self, text):
        """How wide a text is."""
        glyphs = self._glyphs
        wide = 0
        for letter in text:
            code = ord(letter)
            if code not in glyphs:
                self.load_glyphs([ord(other) for other in text])
            glyph = glyphs[code]
            if glyph:
                wide += glyph.shift_x
        return wide

    def forget(self, text):
        """Where many letters are in memory, keep only those of this text."""
        glyphs = self._glyphs
        if len(glyphs) > _MANY:
            for code in list(glyphs):
                if chr(code) not in text and code not in _SPACES:
                    del glyphs[code]


def load(folder=_FOLDER, builtin=terminalio.FONT):
    """Small, medium, large and huge text for the display that the font files were made for."""
    fonts = [
        Typeface(folder + name + ".pcf", first)
        for name, first in (
            ("small", LEFT + RIGHT + "A"),
            ("medium", ""),
            ("large", SHEEP),
            ("huge", ""),
        )
    ]
    faces = [Face(font, font.ascent, font.ascent * 3 // 2) for font in fonts]
    if fonts[0].get_glyph(ord("A")):
        faces[0].line += 1
    else:
        # It has pictures only; the letters are the built-in font's.
        letters = borrow("face.builtin_letters").BuiltinLetters(builtin, fonts[0])
        faces[0] = Face(letters, 8, fonts[0].ascent, 2)
    return faces
