# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The whole device as a picture: the game board with the ring on it, and the case beside it."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.drive.boards import Board
from tools.simulator.scenery import (
    AREAS,
    CENTRE,
    FINE,
    RING,
    RING_WIDE,
    SIZE,
    WHITE,
    Colour,
    Pen,
    draw_scenery,
    mixed,
    screen_box,
    screen_scale,
    towards,
)
from tools.simulator.view import ring_order

SOFT = 2  # light is drawn so much smaller, as it is soft anyway
# How far light is blurred, how large its source is then, and how strong.
GLOWS = ((52, 46, 1.7), (13, 17, 1.0))
BODY, BODY_OFF, CORE_OFF = (50, 49, 46), (62, 61, 57), (36, 35, 33)


def seen(red: int, green: int, blue: int) -> tuple[float, Colour]:
    """What an eye makes of a pixel: how bright it seems, and its hue."""
    most = max(red, green, blue)
    if not most:
        return 0.0, (0, 0, 0)
    hue = [round(255 * (part / most) ** (1 / 1.7)) for part in (red, green, blue)]
    return min(1.0, 1.3 * (most / 255) ** 0.42), (hue[0], hue[1], hue[2])


class Picture:
    """Draws one board again and again."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._order = ring_order(board.ring)
        self._scenery = draw_scenery(board)
        # The fewer pixels a ring has, the further the light of each goes.
        self._reach = math.sqrt(24 / max(AREAS, len(self._order)))

    def draw(self, screen: Image.Image | None, ring: bytes) -> Image.Image:
        """The device with this on its screen and in its ring."""
        lights = [seen(*ring[3 * pixel : 3 * pixel + 3]) for pixel in self._order]
        picture = self._scenery.copy()
        for blur, size, strength in GLOWS:
            glow = self._glow(lights, blur / SOFT, size / SOFT, strength)
            picture = ImageChops.screen(picture, glow)
        self._draw_pixels(picture, lights)
        if screen:
            self._draw_screen(picture, screen)
        return picture

    def _turn(self, place: int) -> float:
        return (place + 0.5) / len(self._order) - 0.5 / AREAS

    def _glow(
        self, lights: list[tuple[float, Colour]], blur: float, size: float, strength: float
    ) -> Image.Image:
        glow = Image.new("RGB", (SIZE[0] // SOFT, SIZE[1] // SOFT))
        pen = ImageDraw.Draw(glow)
        radius = size * min(self._reach, 1.6)
        for place, (light, colour) in enumerate(lights):
            x, y = (part / SOFT for part in towards(self._turn(place), RING))
            shade = mixed((0, 0, 0), colour, min(1.0, light * light * strength))
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=shade)
        return glow.filter(ImageFilter.GaussianBlur(blur)).resize(SIZE, Image.Resampling.BILINEAR)

    def _draw_pixels(self, picture: Image.Image, lights: list[tuple[float, Colour]]) -> None:
        side = 2 * (RING + RING_WIDE)
        corner = (CENTRE[0] - side // 2, CENTRE[1] - side // 2)
        fine = Image.new("RGBA", (side * FINE, side * FINE))
        pen = Pen(fine)
        half = 8.5 * min(self._reach, 1.5)
        for place, (light, colour) in enumerate(lights):
            x, y = towards(self._turn(place), RING)
            at = (x - corner[0], y - corner[1])
            bright = min(1.0, 1.5 * light)
            body = mixed(BODY, colour, 0.8 * bright) if light else BODY_OFF
            core = mixed(BODY, mixed(colour, WHITE, 0.5 * light), bright) if light else CORE_OFF
            pen.square(at, half, self._turn(place), body)
            pen.dot(at, 0.68 * half, core)
        fine = fine.resize((side, side), Image.Resampling.LANCZOS)
        picture.paste(fine, corner, fine)

    def _draw_screen(self, picture: Image.Image, screen: Image.Image) -> None:
        left, top, right, bottom = screen_box(self._board)
        whole = math.ceil(screen_scale(self._board))
        sharp = screen.resize(
            (screen.width * whole, screen.height * whole), Image.Resampling.NEAREST
        )
        if sharp.size != (right - left, bottom - top):
            sharp = sharp.resize((right - left, bottom - top), Image.Resampling.BOX)
        picture.paste(sharp, (left, top))
