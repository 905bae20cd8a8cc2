# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for CircuitPython's own `adafruit_pixelbuf`: pixels of three colours, full light."""


class PixelBuf:
    """Colours in the order that the pixels want them in."""

    def __init__(self, size, byteorder="BGR", brightness=1.0, auto_write=False):
        if len(byteorder) != 3 or brightness != 1.0 or auto_write:
            raise NotImplementedError("the machine has only pixels of three colours, full light")
        self._size = size
        self._places = [byteorder.index(colour) for colour in "RGB"]
        self._bytes = bytearray(3 * size)

    def __len__(self):
        return self._size

    def _at(self, index):
        if not -self._size <= index < self._size:
            raise IndexError("index out of range")
        return index % self._size * 3

    def __getitem__(self, index):
        at = self._at(index)
        return tuple([self._bytes[at + place] for place in self._places])

    def __setitem__(self, index, colour):
        at = self._at(index)
        red, green, blue = self._places
        if isinstance(colour, int):
            colour = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
        self._bytes[at + red], self._bytes[at + green], self._bytes[at + blue] = colour

    def fill(self, colour):
        for index in range(self._size):
            self[index] = colour

    def show(self):
        self._transmit(self._bytes)
