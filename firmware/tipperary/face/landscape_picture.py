# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A landscape as a picture: a tile for each cell, a block behind the best, a frame as cursor."""

import displayio
import vectorio
from micropython import const

from tipperary.light import colours

# What the places look like, as land_map.py numbers them: corners, edges and middle.
# 0 is nothing, 1 a hole, 2 the place's own colour.
_TILES = (
    b"000000000"  # a gap
    b"222222222"  # land
    b"222212222"  # the hometown
    b"212121212"  # a tower
    b"020222020"  # missing around the hometown
    b"000000000"  # nothing
)
_KINDS = const(6)
_HOME = const(2)
_OWN = const(2)
_CURSOR = const(7)
_GRASS = const(0x2F8F4E)
_COLOURS = (colours.QUIET, _GRASS, 0, colours.WOOD, colours.WAVE, colours.TEXT)


class Drawer:
    """Draws `(top, left, rows, columns, place(row, column), block, cursor, crest)`."""

    def __init__(self, painter):
        self._painter = painter
        self._form = None

    def show(self, picture, form):
        """The group with a picture in it; its form is what the layout made of its size."""
        top, left, rows, columns, place, block, cursor, crest = picture
        cell, _, _, high, wide = form
        if form != self._form:
            self._form = form
            self._make(*form)
        self._palette[_OWN + _HOME] = self._painter.shade(colours.SCREEN[crest])
        # Where not all of it fits, what matters is in the middle.
        focus = block or (cursor or (top, left)) + (1, 1)
        top += max(0, min(rows - high, focus[0] - top + (focus[2] - high) // 2))
        left += max(0, min(columns - wide, focus[1] - left + (focus[3] - wide) // 2))
        self._corner = top, left
        grid = self._grid
        for row in range(high):
            for column in range(wide):
                now = place(top + row, left + column)
                if grid[column, row] != now:
                    grid[column, row] = now
        self._block.hidden = not block
        self._frame.hidden = not cursor
        part = self._frame
        if block:
            part = self._block
            part.width = block[3] * cell - 1
            part.height = block[2] * cell - 1
        part.x = (focus[1] - left) * cell - (not block)
        part.y = (focus[0] - top) * cell - (not block)
        return self._group

    def spot(self, x, y):
        """The row and column of the cell that is drawn at a place on the display, or None."""
        cell, left, top, high, wide = self._form
        row = (y - top) // cell
        column = (x - left) // cell
        if 0 <= row < high and 0 <= column < wide:
            return self._corner[0] + row, self._corner[1] + column

    def _make(self, cell, x, y, high, wide):
        shade = self._painter.shade
        palette = self._palette = displayio.Palette(_OWN + _KINDS)
        palette.make_transparent(0)
        palette[1] = shade(colours.INK)
        for kind in range(_KINDS):
            palette[_OWN + kind] = shade(_COLOURS[kind])
        sheet = displayio.Bitmap(cell * _KINDS, cell, _OWN + _KINDS)
        last = cell - 2
        for kind in range(_KINDS):
            # A town's wall is thinner than the corners of a tower.
            edge = (cell + 3) // 6 if kind == _HOME else (cell - 1) // 3
            for x_of in range(cell - 1):
                for y_of in range(cell - 1):
                    part = (x_of >= edge) + (x_of > last - edge)
                    part += 3 * ((y_of >= edge) + (y_of > last - edge))
                    value = _TILES[kind * 9 + part] - 48
                    sheet[kind * cell + x_of, y_of] = value + kind if value == _OWN else value
        sheet[cell - 1, cell - 1] = _OWN  # a dot between gaps
        self._grid = displayio.TileGrid(
            sheet,
            pixel_shader=palette,
            width=wide,
            height=high,
            tile_width=cell,
            tile_height=cell,
        )
        # The cursor: bright, dark, and the middle of the cell.
        sheet = displayio.Bitmap(cell + 1, cell + 1, _OWN + _KINDS)
        for at in range(cell + 1):
            for y_of in (0, 1, cell - 1, cell):
                value = 1 if 0 < y_of < cell and 0 < at < cell else _CURSOR
                sheet[at, y_of] = sheet[y_of, at] = value
        self._frame = displayio.TileGrid(sheet, pixel_shader=palette)
        self._block = vectorio.Rectangle(
            pixel_shader=self._painter.palette(colours.TEXT), x=0, y=0, width=1, height=1
        )
        self._group = displayio.Group(x=x, y=y)
        for part in (self._block, self._grid, self._frame):
            self._group.append(part)
