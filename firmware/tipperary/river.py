# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The river on top of the screen: waves, holes, and the barrel in one of them."""

import displayio
import vectorio

from tipperary import colours

_WAVE = (0, 0, 1, 2, 2, 2, 1, 0)  # how low the water is, step by step


class River:
    """A strip as wide as the display; only holes and barrel ever move."""

    def __init__(self, painter, width, height):
        self._painter = painter
        self._width = width
        self._middle = height // 2
        self._shown = (0, 0)
        self.group = displayio.Group()
        self.group.hidden = True
        colour = painter.shade(colours.WATER) != 0xFFFFFF
        if colour:
            self._add(vectorio.Rectangle, colours.WATER, width=width, height=height, x=0, y=0)
        # One wave, and as many tiles of it as are needed.
        step = 1 if height < 12 else 2
        wave = displayio.Bitmap(len(_WAVE) * step, 3 * step, 2)
        for x in range(wave.width):
            for thick in range(step):
                wave[x, _WAVE[x // step] * step + thick] = 1
        palette = displayio.Palette(2)
        palette.make_transparent(0)
        palette[1] = painter.shade(colours.WAVE)
        y = self._middle - step
        tiles = width // wave.width + 1
        self.group.append(displayio.TileGrid(wave, pixel_shader=palette, width=tiles, y=y))
        self._holes = displayio.Group()
        self.group.append(self._holes)
        self._hole = colours.GROUND if colour else colours.TEXT
        self._radius = max(1, height // 6)
        # The barrel: staves, and a dark hoop on either side.
        high = height - 1
        self._barrel = displayio.Group()
        for x, wide, shade in (
            (0, high, colours.WOOD),
            (high // 4, 1, colours.INK),
            (high - high // 4 - 1, 1, colours.INK),
        ):
            box = vectorio.Rectangle(
                pixel_shader=painter.palette(shade), x=x, y=0, width=wide, height=high
            )
            self._barrel.append(box)
        self.group.append(self._barrel)

    def _add(self, shape, colour, **place):
        self.group.append(shape(pixel_shader=self._painter.palette(colour), **place))

    def _at(self, hole, holes):
        return (2 * hole - 1) * self._width // (2 * holes)

    def show(self, hole, holes):
        """Put the barrel into a hole; 0 for no river."""
        if (hole, holes) == self._shown:
            return
        self.group.hidden = not hole
        if hole:
            if holes != self._shown[1]:
                while self._holes:
                    self._holes.pop()
                palette = self._painter.palette(self._hole)
                for number in range(1, holes + 1):
                    x = self._at(number, holes)
                    dot = vectorio.Circle(
                        pixel_shader=palette, radius=self._radius, x=x, y=self._middle
                    )
                    self._holes.append(dot)
            self._barrel.x = self._at(hole, holes) - self._middle
        self._shown = (hole, holes)
