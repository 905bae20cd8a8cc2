# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The whole device as a picture: what is on its screen, and its lights among the areas."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.boards.board import Board
from tools.drawing.devices import pieces
from tools.drawing.paint import SIZE, materials, rendered
from tools.drawing.piece import Lamp, Piece
from tools.drawing.svg import Drawing, Point

WIRES = ("#c8443c", "#77797c", "#e8e4da")  # of a ring: 5 V, ground, data
FINE = 2  # lights are drawn so much larger first, for smooth edges
SOFT = 2  # and the glow so much smaller, as it is soft anyway
# How far light is blurred, how large its source is then, and how strong: in halves of a lamp.
GLOWS = ((6.0, 5.4, 1.7), (1.5, 2.0, 1.0))
FURTHEST = 60
BODY, BODY_OFF, CORE_OFF = (50, 49, 46), (62, 61, 57), (36, 35, 33)
WHITE = (255, 255, 255)

Colour = tuple[int, int, int]
Light = tuple[float, Colour]  # how bright a pixel seems, and its hue


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Picture:
    """Draws one board again and again, on a table: what never changes is drawn only once."""

    def __init__(self, board: Board) -> None:
        self.lamps: list[Lamp] = []
        self.device = self.screen = (0, 0, 0, 0)  # where they are: left, top, right, bottom
        pen = Drawing(*SIZE, board.name)
        pen.group(materials(), (0, 0), 1, "none")
        pen.box((0, 0), SIZE, "url(#table)")
        for plank in (0, SIZE[1] / 3, SIZE[1] * 2 / 3):
            pen.line((0, plank), (SIZE[0], plank), "#000000", 2, stroke_opacity=0.35)
            pen.line((0, plank + 2), (SIZE[0], plank + 2), "#ffffff", 1, stroke_opacity=0.05)
        made = pieces(board)
        if len(made) > 1:
            for place, tone in enumerate(WIRES):
                y = SIZE[1] / 2 + 8 * (place - 1)
                pen.line((SIZE[1] / 2, y), (SIZE[0] * 0.6, y), tone, 5)
        self._lay(made, pen)
        self._scenery = rendered(pen).convert("RGB")

    def _lay(self, made: list[Piece], pen: Drawing) -> None:
        """The pieces side by side, and where the live parts are then."""
        wide = sum(piece.size[0] for piece in made)
        scale = 1.0  # in which the screen's pixels are whole
        if len(made) == 1:
            scale = min(SIZE[0] / wide, SIZE[1] / made[0].size[1])
        gap = (SIZE[0] - scale * wide) / (len(made) + 1)
        x = gap
        for piece in made:
            at = (round(x), round((SIZE[1] - scale * piece.size[1]) / 2))
            pen.group(piece.pen.shapes(), at, scale, "none")
            for lamp in piece.lamps:
                where = _moved(lamp.at, scale, at)
                self.lamps.append(lamp._replace(at=where, half=scale * lamp.half))
            if piece.screen:
                self.device = _box((0, 0), piece.size, scale, at)
                self.screen = _box(piece.screen[:2], piece.screen[2:], scale, at)
            x += scale * piece.size[0] + gap

    def draw(self, screen: Image.Image | None, seen: Sequence[Light]) -> Image.Image:
        """The device with this on its screen and in its lights."""
        dark = (0.0, (0, 0, 0))
        lights = [
            (lamp, *(seen[lamp.pixel] if lamp.pixel < len(seen) else dark)) for lamp in self.lamps
        ]
        picture = self._scenery.copy()
        for blur, size, strength in GLOWS:
            picture = ImageChops.screen(picture, _glow(lights, blur, size, strength))
        _draw_lamps(picture, lights)
        if screen:
            self._draw_screen(picture, screen)
        return picture

    def _draw_screen(self, picture: Image.Image, screen: Image.Image) -> None:
        left, top, right, bottom = self.screen
        whole = math.ceil((right - left) / screen.width)
        sharp = screen.resize(
            (screen.width * whole, screen.height * whole), Image.Resampling.NEAREST
        )
        if sharp.size != (right - left, bottom - top):
            sharp = sharp.resize((right - left, bottom - top), Image.Resampling.BOX)
        picture.paste(sharp, (left, top))


def _moved(point: Point, scale: float, by: Point) -> Point:
    return scale * point[0] + by[0], scale * point[1] + by[1]


def _box(corner: Point, opposite: Point, scale: float, by: Point) -> tuple[int, int, int, int]:
    (left, top), (right, bottom) = (_moved(point, scale, by) for point in (corner, opposite))
    return round(left), round(top), round(right), round(bottom)


Lights = list[tuple[Lamp, float, Colour]]


def _glow(lights: Lights, blur: float, size: float, strength: float) -> Image.Image:
    glow = Image.new("RGB", (SIZE[0] // SOFT, SIZE[1] // SOFT))
    pen = ImageDraw.Draw(glow)
    half = max(lamp.half for lamp, _, _ in lights)
    for lamp, light, colour in lights:
        x, y = (part / SOFT for part in lamp.at)
        reach = min(size * half, FURTHEST) / SOFT
        shade = mixed((0, 0, 0), colour, min(1.0, light * light * strength))
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=shade)
    soft = ImageFilter.GaussianBlur(min(blur * half, FURTHEST) / SOFT)
    return glow.filter(soft).resize(SIZE, Image.Resampling.BILINEAR)


def _draw_lamps(picture: Image.Image, lights: Lights) -> None:
    """Each lamp as a body and what shines in it: a round core, or the top of a key."""
    places = [lamp.at for lamp, _, _ in lights]
    room = max(lamp.half for lamp, _, _ in lights) * 1.5
    left, top = (math.floor(min(at[axis] for at in places) - room) for axis in (0, 1))
    right, bottom = (math.ceil(max(at[axis] for at in places) + room) for axis in (0, 1))
    size = (right - left, bottom - top)
    layer = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    for lamp, light, colour in lights:
        turned = _lamp(lamp, light, colour).rotate(
            -360 * lamp.turn, Image.Resampling.BICUBIC, expand=True
        )
        x, y = (lamp.at[0] - left) * FINE, (lamp.at[1] - top) * FINE
        layer.alpha_composite(turned, (round(x - turned.width / 2), round(y - turned.height / 2)))
    layer = layer.resize(size, Image.Resampling.LANCZOS)
    picture.paste(layer, (left, top), layer)


def _lamp(lamp: Lamp, light: float, colour: Colour) -> Image.Image:
    bright = min(1.0, 1.5 * light)
    body = mixed(BODY, colour, 0.8 * bright) if light else BODY_OFF
    core = mixed(BODY, mixed(colour, WHITE, 0.5 * light), bright) if light else CORE_OFF
    side = round(2 * lamp.half * FINE)
    fine = Image.new("RGBA", (side, side), (*body, 0))
    pen = ImageDraw.Draw(fine)
    pen.rounded_rectangle((0, 0, side - 1, side - 1), side * 0.16, fill=(*body, 255))
    if lamp.key:
        sides, shine = (Image.new("RGB", fine.size, tone) for tone in (body, core))
        lit = Image.composite(sides, shine, Image.radial_gradient("L").resize(fine.size))
        top = Image.new("L", fine.size)
        box = (side * 0.1, side * 0.06, side * 0.9, side * 0.86)
        ImageDraw.Draw(top).rounded_rectangle(box, side * 0.14, fill=255)
        fine.paste(lit, (0, 0), top)
        pen.rounded_rectangle(box, side * 0.14, outline=(*mixed(body, WHITE, 0.25), 255), width=2)
    else:
        inset = side * 0.16
        pen.ellipse((inset, inset, side - inset, side - inset), fill=(*core, 255))
    return fine
