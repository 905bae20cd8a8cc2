# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How the parts of a wiring diagram look."""

from tools.drawing.svg import Drawing, Point, colour, towards

INK, SOFT, PAPER, CARD, EDGE = "#22303a", "#5b6a74", "#fbfaf6", "#ffffff", "#cfd4d2"
GOLD, METAL, PCB, PCB_EDGE = "#e0b64a", "#b9bfc3", "#1f6b4a", "#154a33"
MIDDLE = {"text_anchor": "middle"}
BOLD = {"font_weight": "bold"}

# The parts beside the board are all in one scale: this many of the drawing's units a millimetre.
SCALE = 2.68
Size = tuple[Point, Point]  # a module's board, and its picture
# By the driver: 2.42 inch, as Waveshare has it, and 1.3 inch.
SCREENS: dict[str, Size] = {
    "ssd1306": ((61.5, 39.5), (55.01, 27.49)),
    "sh1106": ((35.4, 33.5), (29.42, 14.7)),
}
BUTTON, PIEZO = 12.0, 12.2


def card(pen: Drawing, corner: Point, size: Point, title: str) -> None:
    pen.box(corner, size, CARD, 12, stroke=EDGE, stroke_width=1.5)
    pen.text((corner[0] + 16, corner[1] + 25), title, 15, INK, **BOLD)


def pad(pen: Drawing, at: Point, used: bool) -> None:
    pen.circle(at, 6.5, GOLD if used else "#9c8c55", stroke="#8a6a1c", stroke_width=1)
    pen.circle(at, 2.4, "#fff8e6" if used else "#6c6242")


def screen(pen: Drawing, centre: Point, size: Size, pixels: tuple[int, int]) -> None:
    """A module with its picture, and how many points that has."""
    (x, y), (board, picture) = centre, size
    wide, tall = (side * SCALE for side in board)
    pen.box((x - wide / 2, y - tall / 2), (wide, tall), "#12171b", 5)
    wide, tall = (side * SCALE for side in picture)
    corner = (x - wide / 2, y - tall / 2)
    pen.box(corner, (wide, tall), "#04080a", 3, stroke="#2c3a44", stroke_width=1)
    text = f"{pixels[0]} × {pixels[1]}"
    pen.text((x, y + wide / 20), text, wide / 7, "#ffffff", **MIDDLE, **BOLD)


def ring(pen: Drawing, centre: Point, pixels: int, colours: tuple[int, ...], across: float) -> None:
    """The ring with its pixels, lit as five arcs."""
    radius = across * SCALE / 2
    wide = min(7.0 * SCALE, radius / 3)
    pen.circle(centre, radius - wide / 2, stroke="#14181b", stroke_width=wide)
    size = min(5.0 * SCALE, 4.6 * radius / pixels)
    for pixel in range(pixels):
        turn = (pixel + 0.5) / pixels - 0.1
        light = colour(colours[pixel * 5 // pixels])
        at = towards(centre, turn, radius - wide / 2)
        pen.circle(at, size / 2 + 1, light, fill_opacity=0.35)
        pen.circle(at, size / 2 - 1, light)


def button(pen: Drawing, centre: Point, title: str) -> None:
    """A push button with its four legs; the wires are at two that lie across."""
    (x, y), half = centre, BUTTON * SCALE / 2
    for leg in (-9, 9):
        pen.line((x - half - 7, y + leg), (x + half + 7, y + leg), METAL, 4)
    pen.box((x - half, y - half), (2 * half, 2 * half), "#2b3237", 5)
    pen.circle((x, y), half * 0.7, "#2f8c64" if title == "OK" else "#8b959b", stroke="#14181b")


def piezo(pen: Drawing, centre: Point) -> None:
    radius = PIEZO * SCALE / 2
    pen.circle(centre, radius, "#20262a", stroke="#000000", stroke_width=1)
    pen.circle(centre, radius * 0.6, "#2f383e")
    pen.circle(centre, 2.5, "#0b0e10")


def anything(pen: Drawing, centre: Point) -> None:
    """A part that this page knows nothing of."""
    pen.box((centre[0] - 40, centre[1] - 24), (80, 48), "#2b3237", 5)


def resistor(pen: Drawing, centre: Point) -> None:
    x, y = centre
    for side in (-1, 1):
        pen.line((x + side * 18, y), (x + side * 28, y), METAL, 3)
    pen.box((x - 20, y - 7), (40, 14), "#e4cfa3", 6, stroke="#8d7442", stroke_width=1)
    for place, band in ((-11, "#e07b1c"), (-3, "#e07b1c"), (5, "#6b3d1e"), (13, "#c9a227")):
        pen.box((x + place - 1.5, y - 7), (3, 14), band)


def capacitor(pen: Drawing, top: Point, bottom: Point, out: int) -> None:
    """An electrolytic capacitor between two wires: plus at the upper one, stripe at the lower."""
    x, middle = top[0], (top[1] + bottom[1]) / 2
    pen.line(top, (x, middle - 15), METAL, 3)
    pen.line((x, middle + 15), bottom, METAL, 3)
    pen.box((x - 12, middle - 16), (24, 32), "#274b8f", 4, stroke="#16305f", stroke_width=1)
    pen.box((x - 12, middle + 7), (24, 9), "#c9d3e6", 3)
    pen.text((x, middle + 15), "\u2212", 11, INK, **MIDDLE, **BOLD)
    pen.text((x + 16 * out, middle - 16), "+", 14, INK, **MIDDLE, **BOLD)
    for at in (top, bottom):
        pen.circle(at, 4, INK)


def mark(pen: Drawing, kind: str, centre: Point, size: Point, text: str) -> None:
    """Something on the board by which one recognises it and how it lies."""
    corner = (centre[0] - size[0] / 2, centre[1] - size[1] / 2)
    if kind == "usb":
        pen.box(corner, size, METAL, 4, stroke="#7f878c", stroke_width=1)
        pen.text((centre[0], corner[1] - 8), "USB", 12, SOFT, **MIDDLE)
    elif kind == "button":
        pen.box(corner, size, PCB_EDGE, 3)
        pen.text((centre[0], corner[1] - 6), text, 12, METAL, **MIDDLE, **BOLD)
    else:
        pen.box(corner, size, "#0c1114", 5, stroke="#2c3a44", stroke_width=1.5)
        if kind == "screen":
            pen.text((centre[0], centre[1] + 4), "Screen", 12, "#9fb4c0", **MIDDLE)
