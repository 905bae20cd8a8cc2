# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The river on top of the screen: waves, holes, and the barrel in one of them."""

import displayio

from tipperary.light import colours

_WAVE = (0, 0, 1, 2, 2, 2, 1, 0)  # how low the water is, step by step


def make(painter, width, height):
    """A strip as wide as the display: all of it, the barrel in it, and the groups of holes."""
    river = displayio.Group()
    river.hidden = True
    colour = painter.shade(colours.WATER) != 0xFFFFFF
    if colour:
        river.append(painter.box(0, 0, width, height, colours.WATER))
    # One wave, and as many tiles of it as are needed.
    step = 1 if height < 12 else 2
    wave = displayio.Bitmap(len(_WAVE) * step, 3 * step, 2)
    for x in range(wave.width):
        for thick in range(step):
            wave[x, _WAVE[x // step] * step + thick] = 1
    tiles = width // wave.width + 1
    y = height // 2 - step
    river.append(displayio.TileGrid(wave, pixel_shader=painter.ink(colours.WAVE), width=tiles, y=y))
    ink = painter.ink(colours.GROUND if colour else colours.TEXT)
    radius = max(1, height // 6)
    for holes in (10, 12):
        picture = displayio.Bitmap(width, 2 * radius + 1, 2)
        for number in range(1, holes + 1):
            x = (2 * number - 1) * width // (2 * holes)
            for y in range(-radius, radius + 1):
                for dx in range(abs(y) - radius, radius - abs(y) + 1):
                    picture[x + dx, radius + y] = 1
        river.append(displayio.TileGrid(picture, pixel_shader=ink, y=height // 2 - radius))
    # The barrel: staves, and a dark hoop on either side.
    high = height - 1
    barrel = displayio.Group()
    barrel.append(painter.box(0, 0, high, high, colours.WOOD))
    for x in (high // 4, high - high // 4 - 1):
        barrel.append(painter.box(x, 0, 1, high, colours.INK))
    river.append(barrel)
    return river
