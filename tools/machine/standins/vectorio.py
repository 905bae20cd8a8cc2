# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `vectorio`: filled rectangles."""

from array import array

_BOX = 6  # how many numbers tell of a box


class Rectangle:
    def __init__(self, pixel_shader, width, height, x, y, color_index=0):
        if width < 1 or height < 1:
            raise ValueError("width and height must be 1 or more")
        self.x = x
        self.y = y
        self.hidden = False
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.color_index = color_index

    def tell(self, out, x, y, scale):
        colour = self.pixel_shader.colours[self.color_index]
        place = (x + self.x * scale, y + self.y * scale)
        size = (self.width * scale, self.height * scale)
        out.extend(array("i", (_BOX,) + place + size + (colour,)))
