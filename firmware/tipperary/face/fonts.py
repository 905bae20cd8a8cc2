# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The four sizes of text on a display: small, medium, large, and huge figures."""

from struct import unpack

import terminalio
from bitmaptools import readinto
from displayio import Bitmap
from fontio import Glyph

from tipperary.face.builtin_letters import BuiltinLetters
from tipperary.face.signs import GAP

_FOLDER = "tipperary/fonts/"
_MANY = 24


class Face:
    """A font with what a layout has to know of it."""

    def __init__(self, font, cap, line, drop=0):
        self.font = font
        self.width = font.width  # how wide a text is
        self.cap = cap  # pixels of a capital above the line
        self.line = line  # pixels from line to line
        self.drop = drop  # pixels from the line to where the font itself begins

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


# With PCF files and adafruit_bitmap_font the code for reading took 9.8 KB of a Pico's heap, opening
# a font and reading one letter 15 ms, and a width could be had only with the letter itself.
class Typeface:
    """A font file as tools/drive/fonts.py writes it; a letter is read when it is first used."""

    def __init__(self, path):
        self._path = path
        self._glyphs = {}  # type: dict
        with open(path, "rb") as file:
            self.ascent, self.descent, wide, high, rare, count = unpack("<BBBBHH", file.read(8))
            self._rare = file.read(rare).decode()
            self._widths = file.read(count)
        self._box = (wide, high)
        self._places = 8 + rare + count

    def get_bounding_box(self):
        """The size of the largest letter, as a label asks for it."""
        return self._box

    def width(self, text):
        """How wide a text is."""
        widths = self._widths
        wide = 0
        for letter in text:
            code = ord(letter)
            wide += widths[code if code < 256 else self._place(code)] if code < GAP else code - GAP
        return wide

    def _place(self, code):
        # The first 256 are in order; 0 is no letter, and has no width.
        if code < 256:
            return code
        at = self._rare.find(chr(code))
        return 256 + at if at >= 0 else 0

    def read(self, text):
        """Have the letters of a text in memory; the file is opened once for all of them."""
        glyphs = self._glyphs
        new = [letter for letter in set(text) if ord(letter) not in glyphs]
        if new:
            with open(self._path, "rb") as file:
                for letter in new:
                    glyphs[ord(letter)] = self._glyph(file, ord(letter))

    def _glyph(self, file, code):
        wide = self.width(chr(code))
        if not wide:
            return None
        width = 0
        if code < GAP:
            file.seek(self._places + 8 * self._place(code))
            pixels, width, height, left, below = unpack("<IBBbb", file.read(8))
        if not width:
            return Glyph(None, 0, 0, 0, 0, 0, wide, 0)  # a space: a label makes no tile for it
        bitmap = Bitmap(width, height, 2)
        file.seek(pixels)
        readinto(bitmap, file, bits_per_pixel=1, element_size=4, reverse_pixels_in_element=True)
        return Glyph(bitmap, 0, width, height, left, -below, wide, 0)

    def get_glyph(self, code):
        """A letter, None if the font lacks it."""
        if code not in self._glyphs:
            self.read(chr(code))
        return self._glyphs[code]

    def forget(self, text=""):
        """Of many letters in memory keep only those of this text; without one keep none."""
        glyphs = self._glyphs
        if len(glyphs) > _MANY or not text:
            for code in list(glyphs):
                if chr(code) not in text:
                    del glyphs[code]


def load(folder=_FOLDER, builtin=terminalio.FONT):
    """Small, medium, large and huge text for the display that the font files were made for."""
    fonts = [Typeface(folder + name + ".font") for name in ("small", "medium", "large", "huge")]
    faces = [Face(font, font.ascent, font.ascent * 3 // 2) for font in fonts]
    if fonts[0].width("A"):
        faces[0].line += 1
    else:
        # It has pictures only; the letters are the built-in font's.
        faces[0] = Face(BuiltinLetters(builtin, fonts[0]), 8, fonts[0].ascent, 2)
    return faces
