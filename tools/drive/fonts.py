# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Draws the fonts of a board's screen: a typeface for what is large, and our pictures.

The device reads PCF with adafruit_bitmap_font. A picture is a letter there: firmware/pictures has
them as SVG files, firmware/tipperary/signs.py has their places.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import NamedTuple

import font_lato
import resvg_py
from pcffont import PcfFontBuilder, PcfGlyph
from PIL import Image, ImageDraw, ImageFont

from tools.drive.signs import FIRST, picture_names

FOLDER = "tipperary/fonts"
LICENCE = Path(font_lato.font_directory) / "OFL.txt"

# Every letter that names of English, German, French and Irish people have, figures, and points.
PLAIN = "".join(map(chr, range(0x20, 0x7F)))
UNUSED = '"#$%&*<>@\\^`{|}~'
ACCENTED = "ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒßàáâäçèéêëíîïñóôöùúûüœ×"
LETTERS = "".join(letter for letter in PLAIN if letter not in UNUSED) + ACCENTED
FIGURE_SPACE, THIN_SPACE = 0x9E, 0x9F
SMALL_FIRST = FIRST + 0x100  # small pictures beside the letters of another size
FINE = 8  # a picture is drawn so much larger, then a pixel is lit that is half covered


class Font(NamedTuple):
    """A size of the typeface, and of our pictures."""

    face: str
    size: int  # pixels of an em
    picture: int  # pixels of a picture
    small: int = 0  # pixels of a picture among the built-in font's letters
    signs: bool = True  # whether it has the pictures that stand only beside smaller text


# For each screen: what is large, medium and small. Small letters look best in the built-in font
# where pixels are large; where they are fine it is a typeface, too, or, on the board with the
# least memory, the built-in font twice as large: its pixels are then as large as on an OLED.
FACES = {
    (128, 64): (Font("LatoBlack", 22, 20, signs=False), Font("LatoBlack", 16, 12, 9)),
    (160, 128): (Font("LatoBlack", 30, 28, signs=False), Font("LatoBlack", 18, 16, 10)),
    (240, 135): (
        Font("LatoBlack", 42, 40, signs=False),
        Font("LatoBlack", 28, 24),
        Font("LatoBold", 17, 14),
    ),
    (240, 240): (Font("LatoBlack", 42, 40, signs=False), Font("LatoBlack", 28, 24, 9)),
}
NAMES = ("large", "medium", "small")
SIGNS = ("barrel", "left", "right", "push", "tile")
BUILTIN_CAP = 8 + 2 * 2  # its letters begin two rows below the line


class Letter(NamedTuple):
    """A letter's picture, its place left of and below the pen, and how far the pen moves."""

    ink: Image.Image
    left: int
    below: int
    wide: int


def font_files(screen: tuple[int, int], root: Path) -> dict[str, bytes]:
    """The font files for a screen of this size, by their path on the drive."""
    known = [size for size in FACES if size[0] <= screen[0] and size[1] <= screen[1]]
    fonts = zip(NAMES, FACES[max(known, key=lambda size: size[0] * size[1])], strict=False)
    folder = root / "firmware" / "pictures"
    pictures = tuple(
        (name, (folder / f"{name}.svg").read_text("utf-8")) for name in picture_names(root)
    )
    letters = letters_of(root)
    files = {f"{FOLDER}/{name}.pcf": font_file(font, letters, pictures) for name, font in fonts}
    return {**files, f"{FOLDER}/OFL.txt": LICENCE.read_bytes()}


def letters_of(root: Path) -> str:
    """The letters of our fonts: of names, and of whatever languages there are."""
    languages = (root / "firmware" / "tipperary" / "texts").glob("*.py")
    written = {letter for path in languages for letter in path.read_text("utf-8")}
    return LETTERS + "".join(sorted(set(filter(str.isalpha, written)) - set(LETTERS)))


@cache
def font_file(font: Font, wanted: str, pictures: tuple[tuple[str, str], ...]) -> bytes:
    """One font as PCF, in the one spelling of it that the device reads."""
    builder = PcfFontBuilder()
    builder.config.ms_byte_first = builder.config.ms_bit_first = True
    builder.config.glyph_pad = 4
    typeface = ImageFont.truetype(font_lato.font_files[font.face], font.size)
    cap = -int(typeface.getbbox("H", anchor="ls")[1])
    letters = {ord(letter): drawn(typeface, letter) for letter in wanted}
    # On so few pixels words run together with the typeface's own narrow space.
    letters[0x20] = letters[0x20]._replace(wide=round(font.size * 0.28))
    letters[FIGURE_SPACE] = letters[0x20]._replace(wide=letters[ord("0")].wide)
    letters[THIN_SPACE] = letters[0x20]._replace(wide=max(2, letters[0x20].wide // 2))
    for place, (name, svg) in enumerate(pictures):
        if font.signs or name not in SIGNS:
            letters[FIRST + place] = picture(svg, font.picture, cap)
        if font.small:
            letters[SMALL_FIRST + place] = picture(svg, font.small, BUILTIN_CAP)
    for code, letter in sorted(letters.items()):
        width, height = letter.ink.size
        pixels = letter.ink.tobytes("raw", "L")
        rows = [[value >> 7 for value in pixels[y * width :][:width]] for y in range(height)]
        builder.glyphs.append(
            PcfGlyph(
                name="",
                encodings={code},
                character_width=letter.wide,
                dimensions=(width, height),
                offset=(letter.left, -letter.below),
                bitmap=rows,
            )
        )
    builder.config.font_ascent = cap
    builder.config.font_descent = max(letters[ord(letter)].below for letter in wanted)
    made = builder.build()
    # What the device does not read: half the size of the file.
    made.glyph_names = made.scalable_widths = made.properties = made.accelerators = None
    file = io.BytesIO()
    made.dump(file)
    return file.getvalue()


def drawn(typeface: ImageFont.FreeTypeFont, letter: str) -> Letter:
    """A letter without grey: on one bit a smoothed edge is a ragged one."""
    left, top, right, bottom = (int(edge) for edge in typeface.getbbox(letter, "1", anchor="ls"))
    wide = round(typeface.getlength(letter, "1"))
    if right <= left or bottom <= top:
        return Letter(Image.new("L", (1, 1)), 0, 0, wide)
    ink = Image.new("1", (right - left, bottom - top))
    pen = ImageDraw.Draw(ink)
    pen.fontmode = "1"
    pen.text((-left, -top), letter, fill=1, font=typeface, anchor="ls")
    return Letter(ink.convert("L"), left, bottom, wide)


def picture(svg: str, size: int, cap: int) -> Letter:
    """A picture as a letter that stands in the middle of the capitals."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size * FINE, height=size * FINE))
    cover = Image.open(io.BytesIO(png)).getchannel("A").resize((size, size), Image.Resampling.BOX)
    ink = cover.point(lambda value: 255 * (value >= 120))
    return Letter(ink, 0, (size - cap) // 2, size + max(1, size // 10))
