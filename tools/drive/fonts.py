# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Draws the fonts of a board's screen: a typeface for what is large, and our pictures.

A picture is a letter: firmware/pictures has them as SVG files, and as pixels for the sizes in which
an emblem was drawn by hand; firmware/tipperary/face/signs.py has their places.

A file begins with the height of a capital, how deep letters hang, the size of the largest letter,
the length of the rare letters and the number of all; then the rare letters, those beyond the first
256 of Unicode, in UTF-8, and how far each letter moves the pen, the first 256 in order; 0 is for a
letter that is not there. Of each letter follows where its pixels are, their width and height, and
their place left of and below the pen; last, the pixels: rows of whole words of 32, the first pixel
in the highest bit of the first byte. firmware/tipperary/face/fonts.py reads it.
"""

from __future__ import annotations

import io
import string
import struct
from functools import cache
from pathlib import Path
from typing import NamedTuple

import font_lato
import resvg_py
from PIL import Image, ImageDraw, ImageFont

from tools.support import firmware

FOLDER = "tipperary/fonts"
LICENCE = Path(font_lato.font_directory) / "OFL.txt"

# Every letter that names of English, German, French and Irish people have, figures, and points.
ACCENTED = "ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒßàáâäçèéêëíîïñóôöùúûüœ×"
LETTERS = string.ascii_letters + string.digits + " !'()+,-./:;=?[]_" + ACCENTED
COMMON = 256  # letters that have their own number as their place
FINE = 8  # a picture is drawn so much larger, then a pixel is lit that is half covered


class Font(NamedTuple):
    """A size of the typeface, and of our pictures."""

    face: str
    size: int  # pixels of an em
    picture: int  # pixels of a picture; 0 for a font that has figures alone


# For each screen: what is small, medium, large and huge. Small letters look best in the built-in
# font where pixels are large; then the small font has only pictures, as high as that font's
# lines are apart.
BOLD, BLACK = "LatoBold", "LatoBlack"
FACES = {
    (128, 64): (Font("", 11, 9), Font(BLACK, 16, 12), Font(BLACK, 22, 20), Font(BLACK, 30, 0)),
    (160, 128): (Font("", 12, 9), Font(BLACK, 18, 16), Font(BLACK, 30, 26), Font(BLACK, 48, 0)),
    (240, 135): (Font(BOLD, 15, 13), Font(BLACK, 25, 22), Font(BLACK, 36, 30), Font(BLACK, 54, 0)),
}
NAMES = ("small", "medium", "large", "huge")
# Only what a place in small text needs.
SIGNS = ["left", "right", "up", "down", "push", "key", "hold"]
BUILTIN_CAP = 8 + 2 * 2  # the built-in font's letters begin two rows below the line


class Letter(NamedTuple):
    """A letter's picture, its place left of and below the pen, and how far the pen moves."""

    ink: Image.Image
    left: int
    below: int
    wide: int


NO_LETTER = Letter(Image.new("L", (1, 1)), 0, 0, 0)


def font_files(screen: tuple[int, int], root: Path) -> dict[str, bytes]:
    """The font files for a screen of this size, by their path on the drive."""
    known = [size for size in FACES if size[0] <= screen[0] and size[1] <= screen[1]]
    fonts = zip(NAMES, FACES[max(known, key=lambda size: size[0] * size[1])], strict=True)
    pictures = tuple(Picture.load(name, root) for name in firmware.picture_names(root))
    letters = letters_of(root)
    files = {f"{FOLDER}/{name}.font": font_file(font, letters, pictures) for name, font in fonts}
    return {**files, f"{FOLDER}/OFL.txt": LICENCE.read_bytes()}


def letters_of(root: Path) -> str:
    """The letters of our fonts: of names, and of whatever languages there are."""
    codes = firmware.languages(root)
    written = "".join(text for code in codes for text in firmware.texts(code, root).values())
    return LETTERS + "".join(sorted(set(filter(str.isalpha, written)) - set(LETTERS)))


@cache
def font_file(font: Font, wanted: str, pictures: tuple[Picture, ...]) -> bytes:
    """One font as the device reads it."""
    signs = firmware.data("face/signs")
    letters: dict[int, Letter] = {}
    cap = BUILTIN_CAP
    if font.face:
        typeface = ImageFont.truetype(font_lato.font_files[font.face], font.size)
        cap = -int(typeface.getbbox("H", anchor="ls")[1])
        letters = {ord(a): drawn(typeface, a) for a in (wanted if font.picture else string.digits)}
        # On so few pixels words run together with the typeface's own narrow space.
        space = NO_LETTER._replace(wide=round(font.size * 0.28))
        letters[0x20] = space
        letters[ord(signs["THIN"])] = space._replace(wide=max(2, space.wide // 2))
    for place, picture in enumerate(pictures):
        if font.picture and (picture.name not in SIGNS or font.picture < 26):
            letters[firmware.FIRST_PICTURE + place] = picture.letter(font.picture, cap)
    return _encoded(letters, cap if font.face else font.size)


def _encoded(letters: dict[int, Letter], ascent: int) -> bytes:
    drawn = letters.values()
    descent = max(0, *(letter.below for letter in drawn))
    wide = max(letter.left + letter.ink.width for letter in drawn)
    wide -= min(letter.left for letter in drawn)
    high = max(letter.ink.height - letter.below for letter in drawn) + descent
    rare = sorted(code for code in letters if code >= COMMON)
    listed = [letters.get(code, NO_LETTER) for code in (*range(COMMON), *rare)]
    names = "".join(map(chr, rare)).encode()
    head = struct.pack("<BBBBHH", ascent, descent, wide, high, len(names), len(listed))
    head += names + bytes(letter.wide for letter in listed)
    first = len(head) + 8 * len(listed)
    places = pixels = b""
    for letter in listed:
        # Whole words; a mode of one bit packs the first pixel into the highest bit.
        width, height = letter.ink.size if letter.ink.getbbox() else (0, 0)
        rows = Image.new("1", ((width + 31) // 32 * 32, height))
        rows.paste(letter.ink.crop((0, 0, width, height)))
        at = first + len(pixels)
        places += struct.pack("<IBBbb", at, width, height, letter.left, letter.below)
        pixels += rows.tobytes()
    return head + places + pixels


def drawn(typeface: ImageFont.FreeTypeFont, letter: str) -> Letter:
    """A letter without grey: on one bit a smoothed edge is a ragged one."""
    left, top, right, bottom = (int(edge) for edge in typeface.getbbox(letter, "1", anchor="ls"))
    ink = Image.new("1", (right - left, bottom - top))
    pen = ImageDraw.Draw(ink)
    pen.fontmode = "1"
    pen.text((-left, -top), letter, fill=1, font=typeface, anchor="ls")
    return Letter(ink.convert("L"), left, bottom, round(typeface.getlength(letter, "1")))


class Picture(NamedTuple):
    """One of firmware/pictures: shapes, and for small sizes pixels that were set by hand."""

    name: str
    svg: str
    by_hand: str

    @classmethod
    def load(cls, name: str, root: Path) -> Picture:
        paths = (root / f"firmware/pictures/{name}.{kind}" for kind in ("svg", "txt"))
        return cls(name, *(path.read_text("utf-8") if path.exists() else "" for path in paths))

    def letter(self, size: int, cap: int) -> Letter:
        """The picture as a letter that stands in the middle of the capitals."""
        ink = self._drawn_by_hand(size) or self._rendered(size)
        return Letter(ink, 0, (ink.height - cap) // 2, ink.width + max(1, size // 10))

    def _drawn_by_hand(self, size: int) -> Image.Image | None:
        found = None
        for block in self.by_hand.split("\n\n"):
            rows = [row for row in block.splitlines() if row and not row.startswith("# ")]
            # A picture without shapes is a small mark: about half as high as the others.
            if rows and (len(rows) == size if self.svg else 2 * len(rows) - 1 <= size):
                found = Image.new("L", (len(rows[0]), len(rows)))
                found.putdata([255 * (pixel == "#") for row in rows for pixel in row])
        return found

    def _rendered(self, size: int) -> Image.Image:
        fine = size * FINE
        png = bytes(resvg_py.svg_to_bytes(svg_string=self.svg, width=fine, height=fine))
        cover = Image.open(io.BytesIO(png)).getchannel("A")
        ink = cover.resize((size, size), Image.Resampling.BOX)
        return ink.point(lambda value: 255 * (value >= 120))
