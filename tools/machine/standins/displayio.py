# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `displayio`: what is to be drawn, as data; compositor.js draws it.

A layer tells where it is by adding whole numbers to a list: its kind, its place and scale, and
the addresses of its pixels. compositor.js knows the same order.
"""

from array import array

from uctypes import addressof

_TILES = 1
_NOTHING = -1  # the colour of what is transparent


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

    def __getitem__(self, place):
        return self.pixels[_index(place, self.width, self.height)]

    def __setitem__(self, place, value):
        if not 0 <= value < self._count:
            raise ValueError("pixel value requires too many bits")
        self.pixels[_index(place, self.width, self.height)] = value

    def fill(self, value):
        self.pixels[:] = bytes([value]) * len(self.pixels)


class Palette:
    """Colours, some of them transparent."""

    def __init__(self, color_count):
        self._opaque = [0] * color_count
        self.colours = array("i", self._opaque)

    def __setitem__(self, index, colour):
        if not isinstance(colour, int):
            red, green, blue = colour
            colour = red << 16 | green << 8 | blue
        if not 0 <= colour <= 0xFFFFFF:
            raise ValueError("color must be between 0x000000 and 0xffffff")
        self._opaque[index] = colour
        if self.colours[index] != _NOTHING:
            self.colours[index] = colour

    def make_transparent(self, index):
        """Let what is below be seen."""
        self.colours[index] = _NOTHING

    def make_opaque(self, index):
        """Have the colour again."""
        self.colours[index] = self._opaque[index]


class Layer:
    """What can be in a group."""

    members = 0  # how many attributes it has: one more is a setting that is unknown here

    def __init__(self, x, y):
        self.x = x
        self.y = y
        self.hidden = False
        self.in_group = False

    def demand_known(self):
        """Refuse to draw what has settings that are unknown here."""
        members = self.__dict__
        if len(members) != self.members:
            names = ", ".join(sorted(members))
            raise NotImplementedError("the machine has no layer with all of " + names)


class TileGrid(Layer):
    """Tiles from a bitmap, side by side."""

    members = 12

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
        super().__init__(x, y)
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
        """Say what is to be drawn where."""
        self.demand_known()
        bitmap = self.bitmap
        colours = addressof(self.pixel_shader.colours)
        place = (x + self.x * scale, y + self.y * scale, scale)
        size = (self.width, self.height, self.tile_width, self.tile_height, bitmap.width)
        memory = (addressof(bitmap.pixels), addressof(self._tiles), colours)
        out.extend(array("i", (_TILES,) + place + size + memory))


class Group(Layer):
    """Layers, the last one on top."""

    def __init__(self, scale=1, x=0, y=0):
        super().__init__(x, y)
        self._scale = scale  # a Label has a `scale` of its own
        self._layers = []

    @property
    def scale(self):
        return self._scale

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def _take(self, layer):
        if layer.in_group:
            raise ValueError("Layer already in a group")
        layer.in_group = True
        return layer

    def __setitem__(self, index, layer):
        self._layers[index].in_group = False
        self._layers[index] = self._take(layer)

    def append(self, layer):
        self._layers.append(self._take(layer))

    def pop(self, index=-1):
        layer = self._layers.pop(index)
        layer.in_group = False
        return layer

    def remove(self, layer):
        self._layers.remove(layer)
        layer.in_group = False

    def tell(self, out, x, y, scale):
        """Say what is to be drawn where."""
        x += self.x * scale
        y += self.y * scale
        scale *= self._scale
        for layer in self._layers:
            if not layer.hidden:
                layer.tell(out, x, y, scale)
