# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How console, puck and sheet stand on a table, seen from above and in one scale."""

from tools.documents.sheets import AREAS, CENTRE, INK, LETTER, PLACE, PLACE_AT, RIM, SOFT, areas
from tools.drawing.svg import Drawing, Point, colour, number, towards
from tools.enclosure.console import BUTTONS, BUTTONS_UP, CABLE_AT, WIDE, Console
from tools.enclosure.designs import design
from tools.support.firmware import crest_colours

PAGE = (1200.0, 860.0)
TABLE: tuple[Point, Point] = ((70.0, 80.0), (1060.0, 700.0))
MIDDLE: Point = (600.0, 430.0)
CONSOLE: Point = (712.0, 600.0)  # its back left corner
WOOD, CABLE, CASE, MILK, TILE = "#ead9bf", "#444444", "#3e7a62", "#f4f6f5", "#b9c99a"
ANCHOR = {"text_anchor": "middle"}
# Each chair, what its player has of the device, and where the landscape grows.
SEATS: tuple[tuple[Point, str, Point, Point], ...] = (
    ((760, 812), "presses and reads for all", (850, 644), (220, 120)),
    ((420, 812), "reads along", (300, 620), (240, 140)),
    ((36, 430), "", (90, 320), (150, 220)),
    ((420, 40), "sees the ring", (300, 100), (240, 140)),
    ((760, 40), "sees the ring", (640, 100), (240, 140)),
)


def on_the_table() -> str:
    pen = Drawing(*PAGE, "On the table, all in one scale")
    pen.box(*TABLE, WOOD, 40, stroke="#b79c74", stroke_width=4)
    for seat, (chair, said, corner, size) in enumerate(SEATS):
        pen.circle(chair, 28, "#ffffff", stroke=SOFT, stroke_width=2)
        pen.text((chair[0], chair[1] + 8), str(seat + 1), 24, INK, **ANCHOR)
        pen.text((chair[0] + 42, chair[1] + 8), said, 22, INK)
        pen.box(corner, size, "none", 8, stroke=SOFT, stroke_width=1.5, stroke_dasharray="7 6")
        at = (corner[0] + size[0] / 2, corner[1] + size[1] / 2 + 7)
        pen.text(at, "landscape", 20, SOFT, **ANCHOR)
    _sheet(pen)
    _device(pen)
    return pen.svg()


def _sheet(pen: Drawing) -> None:
    """The paper with its areas, and two tiles in each."""
    sheet = Drawing(*PAGE, "")
    sheet.circle(CENTRE, RIM, "#ffffff")
    areas(sheet, RIM)
    wide, tall = PLACE[0] - 3, PLACE[1] - 3
    for place in range(2 * AREAS):
        turn = (place - 0.5) / (2 * AREAS)
        x, y = towards(CENTRE, turn, PLACE_AT)
        turned = f"rotate({number(360 * turn)} {number(x)} {number(y)})"
        sheet.box((x - wide / 2, y - tall / 2), (wide, tall), TILE, 2, transform=turned)
    for area in range(AREAS):
        x, y = towards(CENTRE, area / AREAS, RIM - 7)
        sheet.text((x, y + 4), str(area + 1), LETTER + 2, INK, font_weight="bold", **ANCHOR)
    pen.group(sheet.shapes(), (MIDDLE[0] - CENTRE[0], MIDDLE[1] - CENTRE[1]), 1, "none")
    pen.text((MIDDLE[0] + RIM + 14, MIDDLE[1] - 20), "sheet, with two tiles in each area", 22, INK)


def _device(pen: Drawing) -> None:
    """Console, puck and power bank, and the cables between them."""
    made, (left, top) = Console("oled_2_42"), CONSOLE
    ring = (left + WIDE / 2 + CABLE_AT, top)
    between = towards(MIDDLE, 0.5, 20)  # two areas
    pen.path([ring, (ring[0], top - 44), (MIDDLE[0], top - 44), between], CABLE, 5)
    plug = top + made.deep - made.pico_at[1]
    bank = (left + WIDE + 92, plug - 60)
    usb = [(left + WIDE, plug), (bank[0] - 46, plug), (bank[0] - 46, bank[1] + 30)]
    pen.path([*usb, (bank[0], bank[1] + 30)], CABLE, 5)
    pen.box(bank, (130, 62), "#3b4046", 8)
    pen.text((bank[0] + 65, bank[1] + 38), "power bank", 20, "#ffffff", **ANCHOR)
    radius = design("puck")["base"].solid.bounding_box()[3]
    pen.circle(MIDDLE, radius, MILK, stroke=CASE, stroke_width=4)
    for area, light in enumerate(crest_colours()):
        for step in range(5):
            turn = (area + (step - 2) / 5.4) / AREAS
            at = towards(MIDDLE, turn, 29.2)
            pen.circle(at, 3, colour(light), stroke="#8b8f92", stroke_width=0.6)
    pen.text((MIDDLE[0], MIDDLE[1] + 6), "puck", 18, INK, **ANCHOR)
    pen.box((left, top), (WIDE, made.deep), CASE, 5, stroke="#23483a", stroke_width=1.5)
    pen.box((left + WIDE / 2 - 27.5, top + 16), (55, 25), "#0b1014", 1)
    for place in BUTTONS.values():
        pen.circle((left + WIDE / 2 + place, top + made.deep - BUTTONS_UP), 8.7, "#2b3034")
        pen.circle((left + WIDE / 2 + place, top + made.deep - BUTTONS_UP), 5.5, "#c4423a")
    pen.text((left + WIDE / 2, top + made.deep + 26), "console", 22, INK, **ANCHOR)
