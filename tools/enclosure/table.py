# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How console, puck and sheet stand on a table, seen from above and in one scale."""

from __future__ import annotations

from tools.documents.sheets import AREAS, CENTRE, INK, RIM, SOFT, areas
from tools.documents.words import crest_colours
from tools.drawing.svg import Drawing, Point, colour, towards
from tools.enclosure.console import BUTTONS_UP, WIDE
from tools.enclosure.designs import design

TABLE = (900.0, 620.0)
MIDDLE: Point = (450.0, 300.0)
WOOD, CABLE, CASE, MILK = "#ead9bf", "#444444", "#3e7a62", "#f4f6f5"
ANCHOR = {"text_anchor": "middle"}


def on_the_table() -> str:
    pen = Drawing(*TABLE, "On the table, all in one scale")
    pen.box((10, 10), (TABLE[0] - 20, TABLE[1] - 20), WOOD, 40, stroke="#b79c74", stroke_width=3)
    # Chairs: the areas of the sheet look at the players.
    for seat in range(AREAS):
        x, y = towards(MIDDLE, 0.4 + seat / AREAS, 272)
        pen.circle((x, y), 20, "#ffffff", stroke=SOFT, stroke_width=1.5)
        pen.text((x, y + 6), str(seat + 1), 18, INK, **ANCHOR)
    deep = design("console-2.42")["shell"].solid.bounding_box()[4]
    corner = (MIDDLE[0] + 105, MIDDLE[1] + 110)
    usb = [(corner[0] + WIDE, corner[1] + 20), (TABLE[0] - 120, corner[1] + 20)]
    pen.path([*usb, (TABLE[0] - 120, TABLE[1])], CABLE, 5)
    shift = (MIDDLE[0] - CENTRE[0], MIDDLE[1] - CENTRE[1])
    sheet = Drawing(*TABLE, "")
    sheet.circle(CENTRE, RIM, "#ffffff")
    areas(sheet, RIM)
    pen.group(sheet.shapes(), shift, 1, "none")
    start = (corner[0] + 30, corner[1])
    edge = towards(MIDDLE, 0.5, 30)
    pen.path([start, (start[0], start[1] - 8), (MIDDLE[0], start[1] - 8), edge], CABLE, 4)
    across = design("puck")["base"].solid.bounding_box()[3]
    pen.circle(MIDDLE, across, MILK, stroke=CASE, stroke_width=3)
    for area, light in enumerate(crest_colours()):
        for step in range(8):
            turn = 0.4 + (area + (step - 3.5) / 9) / AREAS
            pen.circle(towards(MIDDLE, turn, 29.2), 3, colour(light), fill_opacity=0.8)
    pen.box(corner, (WIDE, deep), CASE, 5, stroke="#23483a", stroke_width=1)
    pen.box((corner[0] + WIDE / 2 - 27.5, corner[1] + 16), (55, 25), "#0b1014", 1)
    for place in (-27, 0, 27):
        pen.circle((corner[0] + WIDE / 2 + place, corner[1] + deep - BUTTONS_UP), 7, "#c4423a")
    pen.text((corner[0] - 12, corner[1] + deep / 2), "console", 17, INK, text_anchor="end")
    pen.text((MIDDLE[0], MIDDLE[1] + 6), "puck", 17, INK, **ANCHOR)
    pen.text((usb[1][0] - 12, TABLE[1] - 24), "to the power bank", 15, INK, text_anchor="end")
    return pen.svg().replace("tools/docs.py", "tools/case.py")
