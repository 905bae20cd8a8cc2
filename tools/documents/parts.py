# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How the parts of a wiring diagram look."""

from __future__ import annotations

from textwrap import wrap

from tools.documents.svg import Drawing, Point, colour, towards

INK, SOFT, PAPER, CARD, EDGE = "#22303a", "#5b6a74", "#fbfaf6", "#ffffff", "#cfd4d2"
GOLD, METAL, PCB, PCB_EDGE = "#e0b64a", "#b9bfc3", "#1f6b4a", "#154a33"
MIDDLE = {"text_anchor": "middle"}
BOLD = {"font_weight": "bold"}


def card(pen: Drawing, corner: Point, size: Point, title: str) -> None:
    pen.box(corner, size, CARD, 12, stroke=EDGE, stroke_width=1.5)
    pen.text((corner[0] + 16, corner[1] + 25), title, 15, INK, **BOLD)


def pad(pen: Drawing, at: Point) -> None:
    pen.circle(at, 5.5, GOLD, stroke="#8a6a1c", stroke_width=1)
    pen.circle(at, 2, "#fff8e6")


def oled(pen: Drawing, centre: Point, title: str) -> None:
    x, y = centre
    pen.box((x - 62, y - 38), (124, 76), "#12171b", 5)
    pen.box((x - 55, y - 31), (110, 62), "#04080a", 3, stroke="#2c3a44", stroke_width=1)
    pen.path([(x - 48 + 8 * i, y - 20 - 3 * (i % 2)) for i in range(13)], "#9fd8ff", 1.5)
    pen.circle((x - 44, y - 22), 4, "#ffffff")
    pen.text((x, y + 12), title, 22, "#ffffff", **MIDDLE, **BOLD)


def ring(pen: Drawing, centre: Point, pixels: int, colours: tuple[int, ...], radius: float) -> None:
    """The ring with its pixels, lit as five arcs."""
    pen.circle(centre, radius - 10, stroke="#14181b", stroke_width=20)
    size = min(11.0, 4.6 * radius / pixels)
    for pixel in range(pixels):
        turn = (pixel + 0.5) / pixels - 0.1
        light = colour(colours[pixel * 5 // pixels])
        pen.circle(towards(centre, turn, radius - 10), size / 2 + 1, light, fill_opacity=0.35)
        pen.circle(towards(centre, turn, radius - 10), size / 2 - 1, light)


def button(pen: Drawing, centre: Point, title: str) -> None:
    x, y = centre
    pen.box((x - 19, y - 15), (38, 30), "#2b3237", 5)
    pen.circle((x, y), 11, "#2f8c64" if title == "OK" else "#8b959b", stroke="#14181b")


def piezo(pen: Drawing, centre: Point) -> None:
    pen.circle(centre, 30, "#20262a")
    pen.circle(centre, 30, stroke="#000000", stroke_width=1)
    pen.circle(centre, 17, "#2f383e")
    pen.circle(centre, 4, "#0b0e10")


def resistor(pen: Drawing, centre: Point) -> None:
    x, y = centre
    for side in (-1, 1):
        pen.line((x + side * 18, y), (x + side * 28, y), METAL, 3)
    pen.box((x - 20, y - 7), (40, 14), "#e4cfa3", 6, stroke="#8d7442", stroke_width=1)
    for place, band in ((-11, "#e07b1c"), (-3, "#e07b1c"), (5, "#6b3d1e"), (13, "#c9a227")):
        pen.box((x + place - 1.5, y - 7), (3, 14), band)


def capacitor(pen: Drawing, top: Point, bottom: Point) -> None:
    """An electrolytic capacitor between two wires, its stripe at the lower one."""
    x, middle = top[0], (top[1] + bottom[1]) / 2
    pen.line(top, (x, middle - 5), METAL, 3)
    pen.line((x, middle + 5), bottom, METAL, 3)
    pen.line((x - 15, middle - 5), (x + 15, middle - 5), INK, 4)
    pen.line((x - 15, middle + 5), (x + 15, middle + 5), INK, 4)
    pen.text((x + 12, middle - 11), "+", 15, INK, **MIDDLE, **BOLD)
    for at in (top, bottom):
        pen.circle(at, 4, INK)


def circuit_board(pen: Drawing, corner: Point, size: Point, name: str) -> None:
    y = corner[1]
    middle = corner[0] + size[0] / 2
    pen.box(corner, size, PCB, 14, stroke=PCB_EDGE, stroke_width=2)
    pen.box((middle - 26, y - 14), (52, 34), METAL, 4, stroke="#7f878c", stroke_width=1)
    pen.text((middle, y - 22), "USB", 12, SOFT, **MIDDLE)
    pen.box((middle - 22, y + 40), (44, 44), "#101416", 4)
    for row, line in enumerate(wrap(name, 14, break_on_hyphens=False)):
        pen.text((middle, y + 112 + 19 * row), line, 14, "#ffffff", **MIDDLE, **BOLD)
