# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The three sizes of text on a display: small, medium, large."""

import displayio
import terminalio
from fontio import Glyph

_FOLDER = "tipperary/fonts/"
_SPACES = (0x20, 0x9E, 0x9F)
_MANY = 24


class Face:
    """A font with what a layout has to know of it."""

    def __init__(self, font, cap, line, drop=0, scale=1):
        self.font = font
        self.cap = cap  # pixels of a capital above the line
        self.line = line  # pixels from line to line
        self.drop = drop  # pixels from the line to where the font itself begins
        self.scale = scale

    def width(self, text):
        """How wide a text is."""
        if hasattr(self.font, "width"):
            return self.font.width(text) * self.scale
        get = self.font._glyphs.get
        wide = 0
        for letter in text:
            glyph = get(ord(letter))
            if glyph is None:
                self.font.load_glyphs(text)  # all at once: it tidies the memory for each call
                glyph = get(ord(letter))
            if glyph:
                wide += glyph.shift_x
        return wide

    def forget(self, text):
        """Where many letters are in memory, keep only those of this text."""
        glyphs = self.font._glyphs
        if len(glyphs) > _MANY:
            for code in list(glyphs):
                if chr(code) not in text and code not in _SPACES:
                    del glyphs[code]

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


def _read(name, folder):
    from adafruit_bitmap_font.pcf import PCF

    # The file stays open: letters are read when they are first used.
    font = PCF(open(folder + name + ".pcf", "rb"), displayio.Bitmap)
    font._accel = None  # done with
    # Spaces without a size: a label makes no tile for them.
    font.load_glyphs(_SPACES)
    for code in _SPACES:
        space = font.get_glyph(code)
        if space:
            font._glyphs[code] = Glyph(space.bitmap, 0, 0, 0, 0, 0, space.shift_x, 0)
    return font


def load(display_width, folder=_FOLDER, builtin=terminalio.FONT):
    """Small, medium and large text for a display of this width."""
    faces = []
    for name in ("medium", "large"):
        font = _read(name, folder)
        faces.append(Face(font, font.ascent, font.ascent * 3 // 2))
    pictures = faces[0].font
    if pictures.get_glyph(0x180):
        # The letters are the built-in font's, twice as large where pixels are small.
        from tipperary.letters import Letters

        scale = 2 if display_width >= 240 else 1
        line = 11 if display_width < 160 else 12
        small = Face(Letters(builtin, pictures), 8 * scale, line * scale, 2 * scale, scale)
    else:
        font = _read("small", folder)
        small = Face(font, font.ascent, font.ascent * 3 // 2 + 1)
    return [small] + faces
