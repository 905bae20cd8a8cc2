# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What never changes in a picture of the device: the table, the game board, the case, the keys."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from tools.drive.boards import Board

AREAS = 5
SIZE = (1280, 640)
FINE = 2  # drawn so much larger first, for smooth edges

TABLE, TABLE_EDGE = (40, 46, 50), (13, 15, 17)
LAND, LAND_DEEP, LAND_LINE = (46, 78, 61), (23, 42, 32), (214, 202, 170)
CASE, CASE_LOW, CASE_INK = (70, 75, 79), (36, 39, 42), (196, 191, 178)
BLACK, WHITE, BEZEL = (0, 0, 0), (255, 255, 255), (9, 10, 11)
CAP, CAP_OK = (92, 96, 99), (47, 140, 100)

CENTRE = (320, 320)
RIM, HOLE, RING, RING_WIDE = 298, 152, 119, 34
CASE_BOX = (652, 34, 1248, 606)
SCREEN_ROOM = (512, 372)
BEZEL_WIDE = 20
SIGNS = {"prev": "<", "next": ">", "ok": "OK", "back": "B", "up": "^", "down": "v", "": ""}

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def towards(turn: float, radius: float) -> tuple[float, float]:
    """A place around the centre; turn 0 is the top, clockwise."""
    angle = (turn - 0.25) * 2 * math.pi
    return CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle)


def screen_scale(board: Board) -> float:
    """How large the screen's pixels are: whole, or a half more where whole is too small."""
    room = min(SCREEN_ROOM[0] / board.screen.width, SCREEN_ROOM[1] / board.screen.height)
    return math.floor(room) if room >= 2 else math.floor(2 * room) / 2


def screen_box(board: Board) -> tuple[int, int, int, int]:
    wide = round(board.screen.width * screen_scale(board))
    tall = round(board.screen.height * screen_scale(board))
    left = (CASE_BOX[0] + CASE_BOX[2] - wide) // 2
    top = CASE_BOX[1] + 22 + BEZEL_WIDE + max(0, (SCREEN_ROOM[1] - 40 - tall) // 2)
    return left, top, left + wide, top + tall


class Pen:
    """Draws in the picture's own measures on a larger picture."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture
        self.pen = ImageDraw.Draw(picture)

    def dot(self, place: tuple[float, float], radius: float, fill: Colour) -> None:
        x, y = place
        self.pen.ellipse(_fine((x - radius, y - radius, x + radius, y + radius)), fill=fill)

    def slab(self, box: Box, radius: float, fill: Colour, low: Colour | None = None) -> None:
        """A rounded rectangle, perhaps darker towards its lower edge."""
        left, top, right, bottom = (round(part) for part in _fine(box))
        mask = Image.new("L", (right - left, bottom - top))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), radius * FINE, fill=255)
        shade = Image.linear_gradient("L").resize(mask.size)
        paint = Image.composite(
            Image.new("RGB", mask.size, low or fill), Image.new("RGB", mask.size, fill), shade
        )
        self.picture.paste(paint, (left, top), mask)

    def square(
        self,
        place: tuple[float, float],
        half: float,
        turn: float,
        fill: Colour | None,
        outline: Colour | None = None,
    ) -> None:
        angles = [turn * 2 * math.pi + (corner + 0.5) * math.pi / 2 for corner in range(4)]
        reach = half * math.sqrt(2)
        corners = [
            (FINE * (place[0] + reach * math.cos(a)), FINE * (place[1] + reach * math.sin(a)))
            for a in angles
        ]
        self.pen.polygon(corners, fill=fill, outline=outline, width=3)

    def text(self, place: tuple[float, float], text: str, size: int, fill: Colour) -> None:
        font = ImageFont.load_default(size * FINE)
        self.pen.text((place[0] * FINE, place[1] * FINE), text, fill, font, anchor="mm")


def draw_scenery(board: Board) -> Image.Image:
    fine = _table().resize((SIZE[0] * FINE, SIZE[1] * FINE))
    pen = Pen(fine)
    _draw_areas(pen)
    _draw_case(pen, board)
    _draw_keys(pen, board)
    return fine.resize(SIZE, Image.Resampling.LANCZOS)


def _fine(box: Box) -> Box:
    left, top, right, bottom = box
    return left * FINE, top * FINE, right * FINE, bottom * FINE


def _table() -> Image.Image:
    wide, tall = SIZE
    shade = Image.radial_gradient("L").resize((wide * 3 // 2, tall * 2))
    shade = shade.crop((wide // 5, tall // 2, wide // 5 + wide, tall // 2 + tall))
    table = Image.composite(
        Image.new("RGB", SIZE, TABLE_EDGE), Image.new("RGB", SIZE, TABLE), shade
    )
    dark = Image.new("L", SIZE)
    pen = ImageDraw.Draw(dark)
    x, y = CENTRE
    pen.ellipse((x - RIM, y - RIM + 9, x + RIM, y + RIM + 9), fill=190)
    left, top, right, bottom = CASE_BOX
    pen.rounded_rectangle((left, top + 12, right, bottom + 10), 36, fill=190)
    table.paste(BLACK, (0, 0), dark.filter(ImageFilter.GaussianBlur(14)))
    return table


def _draw_areas(pen: Pen) -> None:
    pen.dot(CENTRE, RIM, LAND_DEEP)
    x, y = CENTRE
    radius = RIM - 6
    box = _fine((x - radius, y - radius, x + radius, y + radius))
    for area in range(AREAS):
        turn = area / AREAS
        tone = mixed(LAND, LAND_LINE, 0.1 * (area % 2))
        middle = 360 * turn - 90
        pen.pen.pieslice(box, middle - 35.4, middle + 35.4, fill=tone)
        across = (math.cos(turn * 2 * math.pi), math.sin(turn * 2 * math.pi))
        for side in (-34, 34):
            cx, cy = towards(turn, 198)
            tile = (cx + side * across[0], cy + side * across[1])
            pen.square(tile, 29, turn, None, mixed(tone, LAND_LINE, 0.4))
        pen.text(towards(turn, 261), str(area + 1), 46, LAND_LINE)
    pen.dot(CENTRE, HOLE, mixed(LAND_DEEP, (12, 14, 13), 0.7))
    pen.dot(CENTRE, RING + RING_WIDE / 2 + 1, (42, 45, 48))
    pen.dot(CENTRE, RING + RING_WIDE / 2, (18, 20, 23))
    pen.dot(CENTRE, RING - RING_WIDE / 2, (42, 45, 48))
    pen.dot(CENTRE, RING - RING_WIDE / 2 - 1, (15, 18, 17))


def _draw_case(pen: Pen, board: Board) -> None:
    left, top, right, bottom = CASE_BOX
    pen.slab(CASE_BOX, 36, mixed(CASE, WHITE, 0.4), CASE_LOW)
    pen.slab((left + 1.5, top + 1.5, right - 1.5, bottom - 1.5), 35, CASE, CASE_LOW)
    x1, y1, x2, y2 = screen_box(board)
    edge = (x1 - BEZEL_WIDE, y1 - BEZEL_WIDE, x2 + BEZEL_WIDE, y2 + BEZEL_WIDE)
    pen.slab((edge[0], edge[1], edge[2], edge[3] + 1.5), 18, CASE_LOW, mixed(CASE, WHITE, 0.2))
    pen.slab(edge, 18, BEZEL)
    pen.slab((x1, y1, x2, y2), 0, BLACK)
    pen.text(((left + right) / 2, bottom - 19), board.name.upper(), 12, CASE_INK)


def _draw_keys(pen: Pen, board: Board) -> None:
    keys = [
        (label, intent)
        for source in board.keys
        for label, intent in zip(source.labels, source.intents, strict=True)
    ]
    left, _, right, bottom = CASE_BOX
    step = min(130, (right - left - 30) / len(keys))
    radius = min(34, step * 0.4)
    for index, (label, intent) in enumerate(keys):
        x = (left + right) / 2 + (index - (len(keys) - 1) / 2) * step
        y = bottom - 106
        cap = CAP_OK if intent == "ok" else CAP
        pen.dot((x, y + 4), radius + 3, (24, 26, 28))
        pen.dot((x, y + 4), radius, mixed(cap, BLACK, 0.6))
        pen.dot((x, y), radius, mixed(cap, WHITE, 0.25))
        pen.dot((x, y + 1), radius - 1, cap)
        sign = label if len(label) < 3 else SIGNS[intent]
        pen.text((x, y), sign, round(radius * 0.62), (240, 236, 226))
        words = label if len(label) < 9 else label.split()[-1]
        pen.text((x, y + radius + 22), words, max(10, round(radius * 0.42)), CASE_INK)
