# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The four sizes of text on a display: small, medium, large, and huge figures."""

from struct import unpack

import terminalio
from bitmaptools import readinto
from displayio import Bitmap
from fontio import Glyph
from micropython import const

from tipperary.face.builtin_letters import BuiltinLetters, Face, codes
from tipperary.face.signs import GAP

_FOLDER = "tipperary/fonts/"
_COMMON = const(256)  # letters that have their own number as their place
_MANY = const(8)


# With PCF files and adafruit_bitmap_font the code for reading took 9.8 KB of a Pico's heap, opening
# a font and reading one letter 15 ms, and a width could be had only with the letter itself.
class Typeface(Face):
    """A font file as tools/drive/fonts.py writes it; a letter is read when it is first used."""

    def __init__(self, path):
        self._path = path
        self._letters = {}  # type: dict
        with open(path, "rb") as file:
            self.ascent, self.descent, wide, high, rare, count = unpack("<BBBBHH", file.read(8))
            self._rare = codes(file.read(rare).decode())
            self._widths = file.read(count)
        self.cap = self.ascent
        self.line = self.ascent * 3 // 2
        self._box = (wide, high)
        self._places = 8 + rare + count

    def get_bounding_box(self):
        """The size of the largest letter, as a label asks for it."""
        return self._box

    def width(self, text):
        """How wide a text is."""
        widths = self._widths
        wide = 0
        for code in codes(text):
            wide += widths[code] if code < _COMMON else self.width_of(code)
        return wide

    def width_of(self, code):
        """How far a letter moves the pen; one that is not there has no width."""
        return code - GAP if code >= GAP else self._widths[self._place(code)]

    def _place(self, code):
        # The common letters are in order; 0 is no letter.
        if code < _COMMON:
            return code
        return _COMMON + self._rare.index(code) if code in self._rare else 0

    def read(self, wanted):
        """Have these letters in memory; the file is opened once for all of them."""
        letters = self._letters
        new = {code for code in wanted if code not in letters}
        if new:
            with open(self._path, "rb") as file:
                for code in new:
                    letters[code] = self._letter(file, code)

    def _letter(self, file, code):
        wide = self.width_of(code)
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
        if code not in self._letters:
            self.read((code,))
        return self._letters[code]

    def forget(self, text=""):
        """Of many letters in memory keep only those of this text; without one keep none."""
        letters = self._letters
        if len(letters) > _MANY or not text:
            kept = set(codes(text))
            for code in list(letters):
                if code not in kept:
                    del letters[code]


def load(folder=_FOLDER, builtin=terminalio.FONT):
    """Small, medium, large and huge text for the display that the font files were made for."""
    names = ("small", "medium", "large", "huge")
    faces = [Typeface(folder + name + ".font") for name in names]  # type: list
    if faces[0].width("A"):
        faces[0].line += 1
    else:
        # It has pictures only; the letters are the built-in font's.
        faces[0] = BuiltinLetters(builtin, faces[0])
    return faces
