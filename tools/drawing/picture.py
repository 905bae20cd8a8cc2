# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The whole device as a picture: what is on its screen, and its lights among the areas."""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from tools.boards.board import Board
from tools.drawing.devices import pieces
from tools.drawing.paint import SIZE, materials, rendered
from tools.drawing.piece import Box, Lamp, Piece
from tools.drawing.svg import Drawing, Point, number

WIRES = ("#c8443c", "#77797c", "#e8e4da")  # of a ring: 5 V, ground, data
SOFT = 2  # the glow is drawn so much smaller, as it is soft anyway
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
            pen.group(piece.shapes() + piece.notes.shapes(), at, scale, "none")
            for lamp in piece.lamps:
                where = (scale * lamp.at[0] + at[0], scale * lamp.at[1] + at[1])
                self.lamps.append(lamp._replace(at=where, half=scale * lamp.half))
            if piece.screen:
                self.device = _moved((0, 0, *piece.size), scale, at)
                self.screen = _moved(piece.screen, scale, at)
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
        lamps = _lamps(lights)
        picture.paste(lamps, (0, 0), lamps)
        if screen:
            self._draw_screen(picture, screen)
        return picture

    def _draw_screen(self, picture: Image.Image, screen: Image.Image) -> None:
        left, top, right, bottom = self.screen
        whole = math.ceil((right - left) / screen.width)
        sharp = ImageOps.scale(screen, whole, Image.Resampling.NEAREST)
        fitting = sharp.resize((right - left, bottom - top), Image.Resampling.BOX)
        picture.paste(fitting, (left, top))


def _moved(box: Box, scale: float, by: Point) -> tuple[int, int, int, int]:
    left, top, right, bottom = (scale * side + by[axis % 2] for axis, side in enumerate(box))
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


def _lamps(lights: Lights) -> Image.Image:
    """Each lamp as a body and what shines in it: a round core, or the top of a key."""
    pen = Drawing(*SIZE, "Lamps")
    for lamp, light, hue in lights:
        bright = min(1.0, 1.5 * light)
        body = mixed(BODY, hue, 0.8 * bright) if light else BODY_OFF
        core = mixed(BODY, mixed(hue, WHITE, 0.5 * light), bright) if light else CORE_OFF
        (x, y), half = lamp.at, lamp.half
        turned = f"rotate({number(360 * lamp.turn)} {number(x)} {number(y)})"
        corner, size = (x - half, y - half), (2 * half, 2 * half)
        pen.box(corner, size, f"rgb{body}", 0.32 * half, transform=turned)
        if lamp.key:
            corner, size = (x - 0.75 * half, y - 0.8 * half), (1.5 * half, 1.5 * half)
            pen.box(corner, size, f"rgb{core}", 0.28 * half)
        else:
            pen.circle(lamp.at, 0.68 * half, f"rgb{core}")
    return rendered(pen)
