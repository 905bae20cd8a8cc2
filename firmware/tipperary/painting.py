# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A landscape as painted: a box of cells with the hometown in it, and what it packs into."""

from micropython import const

from engine_core.rules import RuleError
from tipperary.borrow import borrow

# What a cell looks like; it is kept as one of the first four, or as a stone circle's points + 3.
_LAND = const(1)
_TWO_SHEEP = const(3)
_STONE = const(4)
_HOME = const(5)
_NOTHING = const(8)
_MOST_CELL = const(12)
_SHAPE = const(2)  # the step after rows and columns
_LAST_STEP = const(5)
_MOST_TOWERS = const(12)
_LONGEST = const(20)
_HEAD = const(7)
_OUTLINES = const(72)
# Every shape with nine spaces and 18 around: five bits a row, each to be turned eight ways.
_SHAPES = (0x1FF, 0x5EF, 0x9EF, 0xCEF, 0x18EF, 0xDE7, 0x19E7, 0x31E7, 0x38E7)


def outline(number):
    """The nine places of an outline, from row and column 0 on."""
    bits = _SHAPES[number // 8]
    rows = 2 if bits < 0x400 else 3
    columns = 5 if rows == 2 else 4
    places = []
    for row in range(rows):
        for column in range(columns):
            if bits >> row * 5 + column & 1:
                down = rows - 1 - row if number & 1 else row
                across = columns - 1 - column if number & 2 else column
                places.append(across * _LONGEST + down if number & 4 else down * _LONGEST + across)
    return places


class Painting:
    """What one player has painted so far."""

    def __init__(self, data):
        (
            self.rows,
            self.columns,
            self.outline,
            self.row,
            self.column,
            self.step,
            self.towers,
        ) = data[:_HEAD]
        self.cells = bytearray(b"\x01" * (_LONGEST * _LONGEST))  # always as wide: boxes may grow
        for at in range(2 * (len(data) - _HEAD)):
            cell = data[_HEAD + at // 2] >> at % 2 * 4 & 15
            self.cells[at // self.columns * _LONGEST + at % self.columns] = cell
        if (
            max(self.rows, self.columns) > _LONGEST
            or self.step > _LAST_STEP
            or self.towers > _MOST_TOWERS
            or max(self.cells) > _MOST_CELL
            or not self.take((self.outline,))
            or self.pack() != data
        ):
            raise RuleError("log")

    def pack(self):
        """All of it in a few bytes, two cells each; what is missing at the end is land."""
        data = bytearray()
        for at in range(0, self.rows * self.columns, 2):
            data.append(self._cell(at) | self._cell(at + 1) << 4)
        head = (self.rows, self.columns, self.outline, self.row, self.column, self.step)
        return bytes(head + (self.towers,)) + bytes(data).rstrip(b"\x11")

    def _cell(self, at):
        row, column = divmod(at, self.columns)
        return self.cells[row * _LONGEST + column] if row < self.rows else _LAND

    def take(self, numbers):
        """Use the first of these outlines that fits into the box, and keep it inside."""
        for number in numbers:
            town = outline(number % _OUTLINES)
            self.most_row = self.rows - 1 - max(town) // _LONGEST
            self.most_column = self.columns - 1 - max([place % _LONGEST for place in town])
            if self.most_row >= 0 and self.most_column >= 0:
                self.outline = number % _OUTLINES
                self._town = town
                self.row = min(self.row, self.most_row)
                self.column = min(self.column, self.most_column)
                return True
        return False

    def change(self, by):
        """One more or less of what the step is about: rows, columns, shapes, turns."""
        number = self.outline
        if self.step == _SHAPE:
            self.take([number + 8 * by * more for more in range(1, 10)])
        elif self.step > _SHAPE:
            self.take([number & 0x78 | number + by * more & 7 for more in range(1, 9)])
        else:
            before = self.rows, self.columns
            if self.step:
                self.columns += by
            else:
                self.rows += by
            if max(self.rows, self.columns) > _LONGEST or not self.take(
                range(number, number + _OUTLINES)
            ):
                self.rows, self.columns = before
                self.take((number,))
            self.row = self.most_row // 2
            self.column = self.most_column // 2

    def tile(self, row, column):
        """What a place looks like, in the box or not."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return _NOTHING
        place = row * _LONGEST + column
        cell = self.cells[place]
        if cell <= _LAND and place - self.row * _LONGEST - self.column in self._town:
            return _HOME
        return min(cell, _STONE)

    def landscape(self):
        """What the rules make of it."""
        engine = borrow("engine_core.landscape")
        start = self.row * _LONGEST + self.column
        places = [start + place for place in self._town]
        land = engine.Landscape(
            [(place // _LONGEST, place % _LONGEST, engine.HOME) for place in places]
        )
        spaces = bytearray()
        for row in range(self.rows):
            for column in range(self.columns):
                tile = self.tile(row, column)
                if tile == _HOME:
                    tile = engine.HOME
                elif tile == _LAND:
                    tile = engine.MEADOW
                elif tile == _STONE:
                    points = self.cells[row * _LONGEST + column] - _TWO_SHEEP
                    tile = engine.STONE | points << 4
                elif tile:
                    tile = engine.PASTURE | tile - _LAND << 4
                spaces.append(tile)
        land.fill(0, 0, self.columns, spaces)
        return land
