# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Sheets to print and cut out: the five areas around the lights, in true scale."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.drawing.svg import Drawing, Point, colour, number, towards
from tools.support import firmware

SHEET_WORDS = Path(__file__).with_name("sheet_words")
LANGUAGES = firmware.languages_in(SHEET_WORDS)
Words = dict[str, str]
AREAS = 5
PAGE = (210.0, 297.0)  # A4; all of it also fits on US Letter
CENTRE: Point = (105.0, 108.0)
RIM = 98.0
PIXEL = 5.0
INK, SOFT, FAINT, CUT = "#222222", "#666666", "#bbbbbb", "1.5 1.2"
MIDDLE = {"text_anchor": "middle"}
DIGIT = 0.36  # half of a digit's height, in parts of its letter size
LETTER = 11.0  # the digits' size, small at the rim: the areas are for tiles
PLACE, PLACE_AT = (29.0, 35.0), 65.6  # where a tile lies, and how far from the middle
INNER_PLACE, INNER_AT = (20.0, 24.0), 46.0  # within a large ring


@dataclass(frozen=True)
class Size:
    """A ring as it is sold, in millimetres: Adafruit's rings; others come close."""

    pixels: int
    outer: float
    inner: float
    lights: float  # the circle on which the pixels sit


SIZES = (
    Size(12, 36.8, 23.4, 29.5),
    Size(16, 44.5, 31.8, 37.6),
    Size(24, 65.5, 52.3, 58.4),
    Size(60, 157.7, 144.8, 151.2),
)

# The MacroPad: keys of 19.05 mm in four rows of three; the board reaches further up than down.
KEY = 19.05
PAD_LEFT, PAD_RIGHT, PAD_UP, PAD_DOWN = 30.5, 30.5, 65.5, 39.5
# Where one area ends and the next begins, from the middle of the keys: two keys for each area.
EDGES = ((-1.5, -1.0), (0.5, -2.0), (1.5, 0.0), (0.5, 2.0), (-1.5, 1.0))
KEY_DIGITS = (0.885, 0.145, 0.355, 0.56, 0.75)  # in which direction each area has its digit
# Where there is room for two tiles of an area, from the middle of the keys; 0.25 lies on its side.
KEY_PLACE = (22.0, 26.0)
KEY_PLACES = (
    ((-44.0, -52.0, 0.0), (0.0, -81.0, 0.0)),
    ((46.0, -37.0, 0.25), (46.0, -13.0, 0.25)),
    ((46.0, 13.0, 0.25), (46.0, 37.0, 0.25)),
    ((-26.0, 55.0, 0.0), (-2.0, 55.0, 0.0)),
    ((-50.0, -12.0, 0.25), (-50.0, 12.0, 0.25)),
)
ROW_PITCH = 8.73  # between the five lights of a PyBadge


def sheet(name: str, language: str) -> str:
    """One of the SHEETS: the areas around the lights, then what every sheet has."""
    said = firmware.words_in(SHEET_WORDS, language)
    pen = Drawing(*PAGE, name, "mm")
    pen.box((0, 0), PAGE, "#ffffff")
    about = SHEETS[name](pen, said)
    _tabs(pen, firmware.texts(language)["CRESTS"].split("|"))
    left, ruler = CENTRE[0] - 25, 249.0
    pen.line((left, ruler), (left + 50, ruler), INK, 0.4)
    for mark in range(51):
        long = 4 if mark % 10 == 0 else 3 if mark % 5 == 0 else 2
        pen.line((left + mark, ruler - long), (left + mark, ruler), INK, 0.2)
    for row, line in enumerate((said["PRINT"], *about)):
        pen.text((CENTRE[0], ruler + 6 + 5 * row), line, 3.9, SOFT, **MIDDLE)
    return pen.svg()


def _tabs(pen: Drawing, names: list[str]) -> None:
    """A tab for each coat of arms."""
    wide, tall, top = 35.0, 28.0, 211.0
    for crest, (light, name) in enumerate(zip(firmware.crest_colours(), names, strict=True)):
        x = CENTRE[0] + (crest - AREAS / 2) * (wide + 2) + 1
        pen.box((x, top), (wide, tall), "#ffffff", 2, stroke=INK, stroke_width=0.3)
        pen.box((x + 2, top + 2), (wide - 4, 15), colour(light), 1.5, stroke=SOFT, stroke_width=0.4)
        red, green, blue = light >> 16, light >> 8 & 255, light & 255
        ink = INK if 0.3 * red + 0.59 * green + 0.11 * blue > 110 else "#ffffff"
        pen.group(firmware.emblem(crest), (x + wide / 2 - 6, top + 3.5), 0.6, ink)
        pen.text((x + wide / 2, top + 25), name, 6.4, INK, font_weight="bold", **MIDDLE)


def _ring_sheet(size: Size, pen: Drawing, said: Words) -> tuple[str, ...]:
    within = size.inner > PLACE_AT * 2  # a large ring has the areas inside it
    high = size.inner / 2 if within else RIM
    areas(pen, high, within)
    if not within:
        pen.circle(CENTRE, size.outer / 2, "#ffffff")
    for area in range(AREAS):
        _number(pen, area, area / AREAS, high - 7)
    for across in (size.outer, size.inner):
        pen.circle(CENTRE, across / 2, stroke=INK, stroke_width=0.3, stroke_dasharray=CUT)
    for pixel in range(size.pixels):
        turn = (pixel + 0.5) / size.pixels - 0.5 / AREAS
        x, y = towards(CENTRE, turn, size.lights / 2)
        fill, turned = "#ffffff" if pixel else "#cccccc", _turned(turn, x, y)
        corner = (x - PIXEL / 2, y - PIXEL / 2)
        side = (PIXEL, PIXEL)
        pen.box(corner, side, fill, 0.6, stroke=INK, stroke_width=0.25, transform=turned)
    outer, inner = (str(wide).replace(".", said["POINT"]) for wide in (size.outer, size.inner))
    text = said["RING"].format(pixels=size.pixels, outer=outer, inner=inner)
    return text, said["FIRST"], said["CUT"]


def areas(pen: Drawing, rim: float, within: bool = False) -> None:
    """Five areas around the middle, in each two dashed places for tiles and no other ink."""
    _sectors(pen, rim, [area / AREAS - 0.1 for area in range(AREAS)])
    size, away = (INNER_PLACE, INNER_AT) if within else (PLACE, PLACE_AT)
    for place in range(2 * AREAS):
        turn = (place - 0.5) / (2 * AREAS)
        _place(pen, towards(CENTRE, turn, away), size, turn)


def _keys_sheet(pen: Drawing, said: Words) -> tuple[str, ...]:
    turns = [(math.atan2(x, -y) / (2 * math.pi)) % 1 for x, y in EDGES]
    _sectors(pen, RIM, turns)
    for area, turn in enumerate(KEY_DIGITS):
        _number(pen, area, turn, RIM - 7)
        for x, y, lying in KEY_PLACES[area]:
            _place(pen, (CENTRE[0] + x, CENTRE[1] + y), KEY_PLACE, lying)
    corner = (CENTRE[0] - PAD_LEFT, CENTRE[1] - PAD_UP)
    size = (PAD_LEFT + PAD_RIGHT, PAD_UP + PAD_DOWN)
    pen.box(corner, size, "#ffffff", 2, stroke=INK, stroke_width=0.3, stroke_dasharray=CUT)
    for row in range(4):
        for column in range(3):
            x, y = CENTRE[0] + (column - 1.5) * KEY, CENTRE[1] + (row - 2) * KEY
            edge = FAINT if column == 1 and row in (1, 2) else SOFT
            pen.box((x + 1, y + 1), (KEY - 2, KEY - 2), "none", 1.5, stroke=edge, stroke_width=0.3)
    return said["KEYS"], said["TABS"]


def _row_sheet(pen: Drawing, said: Words) -> tuple[str, ...]:
    top, bottom, wide = 62.0, 190.0, 38.0
    for area in range(AREAS):
        middle = CENTRE[0] + (area - 2) * wide
        light = CENTRE[0] + (area - 2) * ROW_PITCH
        field = [(middle - wide / 2, bottom), (middle - wide / 2, top + 30)]
        field += [(light - ROW_PITCH / 2, top), (light + ROW_PITCH / 2, top)]
        field += [(middle + wide / 2, top + 30), (middle + wide / 2, bottom)]
        pen.path([*field, field[0]], SOFT, 0.4)
        for low in (2, 1):
            _place(pen, (middle, bottom + 4 - 38 * low), PLACE, 0)
        for pip in range(area + 1):
            pen.circle((middle + (pip - area / 2) * 4, bottom - 6), 1.2, INK)
        _digit(pen, area, (middle - 14, bottom - 6), 0)
        _digit(pen, area, (middle + 14, bottom - 6), 0.5)
        corner = (light - PIXEL / 2, top - 9)
        pen.box(corner, (PIXEL, PIXEL), "#ffffff", 0.6, stroke=INK, stroke_width=0.25)
    device = (CENTRE[0] - 43, top - 54)
    pen.box(device, (86, 53), "none", 4, stroke=INK, stroke_width=0.3, stroke_dasharray=CUT)
    return said["ROW"], said["TABS"]


# Each draws itself, and says what to do with it.
SHEETS: dict[str, Callable[[Drawing, Words], tuple[str, ...]]] = {
    **{f"ring-{size.pixels}": partial(_ring_sheet, size) for size in SIZES},
    "keys": _keys_sheet,
    "row": _row_sheet,
}


def _sectors(pen: Drawing, rim: float, starts: list[float]) -> None:
    """Five fields of a circle; each begins where it is said, clockwise."""
    for area, start in enumerate(starts):
        end = starts[(area + 1) % AREAS]
        (ax, ay), (bx, by) = towards(CENTRE, start, rim), towards(CENTRE, end, rim)
        field = (
            f"M{number(CENTRE[0])} {number(CENTRE[1])} L{number(ax)} {number(ay)} "
            f"A{number(rim)} {number(rim)} 0 0 1 {number(bx)} {number(by)} Z"
        )
        pen.shape("path", d=field, fill="none", stroke=SOFT, stroke_width=0.4)
    pen.circle(CENTRE, rim, stroke=INK, stroke_width=0.5)


def _digit(pen: Drawing, area: int, at: Point, turn: float) -> None:
    x, y = at
    more = {"font_weight": "bold", "transform": _turned(turn, x, y), **MIDDLE}
    pen.text((x, y + LETTER * DIGIT), str(area + 1), LETTER, INK, **more)


def _number(pen: Drawing, area: int, turn: float, radius: float) -> None:
    """An area's digit for those who sit there, for those across, and as pips for all."""
    aside = 14.0 / (2 * math.pi * radius)
    _digit(pen, area, towards(CENTRE, turn - aside, radius), turn - aside + 0.5)
    _digit(pen, area, towards(CENTRE, turn + aside, radius), turn + aside)
    for pip in range(area + 1):
        along = (pip - area / 2) * 3.6 / (2 * math.pi * radius)
        pen.circle(towards(CENTRE, turn + along, radius), 1.2, INK)


def _place(pen: Drawing, centre: Point, size: Point, turn: float) -> None:
    """Where a tile lies."""
    (x, y), (wide, tall) = centre, size
    look: dict[str, str | float] = {"stroke": SOFT, "stroke_width": 0.3, "stroke_dasharray": CUT}
    corner = (x - wide / 2, y - tall / 2)
    pen.box(corner, size, "none", 2, transform=_turned(turn, x, y), **look)


def _turned(turn: float, x: float, y: float) -> str:
    """Turned around a place."""
    return f"rotate({number(360 * turn)} {number(x)} {number(y)})"
