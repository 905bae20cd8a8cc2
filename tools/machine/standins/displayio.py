# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `displayio`: what is to be drawn, as data; compositor.js draws it.

A layer tells where it is by adding whole numbers to a list: how many, its place and scale, and
the addresses of its pixels. compositor.js knows the same order.
"""

from array import array

from uctypes import addressof

_TILES = 12  # how many numbers tell of tiles


def release_displays():
    """There are none from an earlier program: the machine starts from nothing."""


def _index(place, width, height):
    """Where something is in a row of rows, from its number or from its x and y."""
    x, y = (place % width, place // width) if isinstance(place, int) else place
    if not (0 <= x < width and 0 <= y < height):
        raise IndexError("coordinates out of bounds")
    return y * width + x


class Bitmap:
    """Pixels, a byte each."""

    def __init__(self, width, height, value_count):
        if value_count > 256:
            raise NotImplementedError("the machine has no bitmaps of more than 256 colours")
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height)
        self._count = value_count

    def __setitem__(self, place, value):
        if not 0 <= value < self._count:
            raise ValueError("pixel value requires too many bits")
        self.pixels[_index(place, self.width, self.height)] = value

    def fill(self, value):
        self.pixels[:] = bytes([value]) * len(self.pixels)


class Palette:
    """Colours; one that is transparent is kept as its complement, which is below zero."""

    def __init__(self, color_count):
        self.colours = array("i", [0] * color_count)

    def __setitem__(self, index, colour):
        if not 0 <= colour <= 0xFFFFFF:
            raise ValueError("color must be between 0x000000 and 0xffffff")
        self.colours[index] = colour if self.colours[index] >= 0 else ~colour

    def make_transparent(self, index):
        self.colours[index] = min(self.colours[index], ~self.colours[index])

    def make_opaque(self, index):
        self.colours[index] = max(self.colours[index], ~self.colours[index])


class TileGrid:
    """Tiles from a bitmap, side by side."""

    # Nothing of ours is drawn like this: to set one of them is an error.
    flip_x = flip_y = transpose_xy = property(lambda self: False)

    def __init__(
        self,
        bitmap,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        self.x = x
        self.y = y
        self.hidden = False
        self.width = width
        self.height = height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        if bitmap.width % self.tile_width or bitmap.height % self.tile_height:
            raise ValueError("Tile width must exactly divide bitmap width")
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self._tiles = array("H", [default_tile] * (width * height))
        self._count = (bitmap.width // self.tile_width) * (bitmap.height // self.tile_height)

    def __getitem__(self, place):
        return self._tiles[_index(place, self.width, self.height)]

    def __setitem__(self, place, tile):
        if not 0 <= tile < self._count:
            raise ValueError("Tile index out of bounds")
        self._tiles[_index(place, self.width, self.height)] = tile

    def tell(self, out, x, y, scale):
        bitmap = self.bitmap
        colours = addressof(self.pixel_shader.colours)
        place = (x + self.x * scale, y + self.y * scale, scale)
        size = (self.width, self.height, self.tile_width, self.tile_height, bitmap.width)
        memory = (addressof(bitmap.pixels), addressof(self._tiles), colours)
        out.extend(array("i", (_TILES,) + place + size + memory))


class Group(list):
    """A list of layers, the last one on top."""

    def __init__(self, scale=1, x=0, y=0):
        super().__init__()
        self.x = x
        self.y = y
        self.hidden = False
        self._scale = scale  # a Label has a `scale` of its own

    @property
    def scale(self):
        return self._scale

    def tell(self, out, x, y, scale):
        x += self.x * scale
        y += self.y * scale
        scale *= self._scale
        for layer in self:
            if not layer.hidden:
                layer.tell(out, x, y, scale)
