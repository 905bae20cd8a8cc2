# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A sheet to print and cut out: the ring with the five areas around it, in true scale."""

from __future__ import annotations

from dataclasses import dataclass

from tools.documents.svg import Drawing, Point, colour, number, towards

AREAS = 5
PAGE = (210.0, 297.0)  # A4; all of it also fits on US Letter
CENTRE: Point = (105.0, 112.0)
PIXEL = 5.0
INK, SOFT, FAINT = "#222222", "#666666", "#bbbbbb"
TINTS = ("#eef3ea", "#e3ebdf")
MIDDLE = {"text_anchor": "middle"}


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


def overlay(size: Size, colours: tuple[int, ...], names: list[str]) -> str:
    """The sheet as SVG; colours and names are those of the coats of arms."""
    title = f"Overlay for a ring of {size.pixels} pixels"
    pen = Drawing(*PAGE, title, "mm")
    pen.box((0, 0), PAGE, "#ffffff")
    _areas(pen, size)
    _ring(pen, size)
    _tabs(pen, colours, names)
    _scale(pen, size)
    return pen.svg()


def _areas(pen: Drawing, size: Size) -> None:
    rim = min(98.0, max(size.outer / 2 + 30, 64.0))
    for area in range(AREAS):
        start, end = (towards(CENTRE, (area + side) / AREAS, rim) for side in (-0.5, 0.5))
        sector = (
            f"M{number(CENTRE[0])} {number(CENTRE[1])} L{number(start[0])} {number(start[1])} "
            f"A{number(rim)} {number(rim)} 0 0 1 {number(end[0])} {number(end[1])} Z"
        )
        pen.shape("path", d=sector, fill=TINTS[area % 2], stroke=SOFT, stroke_width=0.4)
    pen.circle(CENTRE, size.outer / 2 + 1, "#ffffff")
    pen.circle(CENTRE, rim, stroke=INK, stroke_width=0.5)
    middle = (size.outer / 2 + rim) / 2
    letter = min(22.0, (rim - size.outer / 2) * 0.75)
    for area in range(AREAS):
        x, y = towards(CENTRE, area / AREAS, middle)
        turned = f"rotate({number(360 * area / AREAS)} {number(x)} {number(y)})"
        at = (x, y + letter * 0.36)
        pen.text(at, str(area + 1), letter, INK, font_weight="bold", transform=turned, **MIDDLE)


def _ring(pen: Drawing, size: Size) -> None:
    for across in (size.outer, size.inner):
        pen.circle(CENTRE, across / 2, stroke=INK, stroke_width=0.3, stroke_dasharray="1.5 1.2")
    for pixel in range(size.pixels):
        turn = (pixel + 0.5) / size.pixels - 0.5 / AREAS
        x, y = towards(CENTRE, turn, size.lights / 2)
        turned = f"rotate({number(360 * turn)} {number(x)} {number(y)})"
        corner = (x - PIXEL / 2, y - PIXEL / 2)
        first = {"fill": "#dddddd" if pixel == 0 else "#ffffff"}
        pen.box(
            corner,
            (PIXEL, PIXEL),
            round=0.6,
            stroke=INK,
            stroke_width=0.25,
            transform=turned,
            **first,
        )
    for start, end in (((-3, 0), (3, 0)), ((0, -3), (0, 3))):
        one = (CENTRE[0] + start[0], CENTRE[1] + start[1])
        other = (CENTRE[0] + end[0], CENTRE[1] + end[1])
        pen.line(one, other, FAINT, 0.3)


def _tabs(pen: Drawing, colours: tuple[int, ...], names: list[str]) -> None:
    """A tab for each coat of arms, to cut out and lay before its player."""
    wide, top = 34.0, 222.0
    for crest, name in enumerate(names):
        x = CENTRE[0] + (crest - AREAS / 2) * (wide + 2) + 1
        pen.box((x, top), (wide, 18), "#ffffff", 1.5, stroke=INK, stroke_width=0.3)
        light = colour(colours[crest])
        pen.box((x + 2, top + 2), (wide - 4, 7), light, 1, stroke=FAINT, stroke_width=0.3)
        pen.text((x + wide / 2, top + 15), name, 5, INK, **MIDDLE)


def _scale(pen: Drawing, size: Size) -> None:
    left, top = CENTRE[0] - 25, 252.0
    pen.line((left, top), (left + 50, top), INK, 0.4)
    for mark in range(51):
        long = 4 if mark % 10 == 0 else 3 if mark % 5 == 0 else 2
        pen.line((left + mark, top - long), (left + mark, top), INK, 0.2)
    lines = (
        "Print at 100 %, not fitted to the page: the line above is 50 mm long, so measure it.",
        f"Ring of {size.pixels} pixels: {size.outer} mm outside, {size.inner} mm inside, "
        f"pixels on a circle of {size.lights} mm.",
        "Makers differ: measure yours. The grey pixel is the first, the one next to DIN.",
        "Cut along the rim and the dashed circles, and lay a tab before each player.",
    )
    for row, line in enumerate(lines):
        pen.text((CENTRE[0], top + 7 + 5 * row), line, 3.6, SOFT, **MIDDLE)
