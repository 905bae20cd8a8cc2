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
    """The nine cells of an outline, from row and column 0 on."""
    cells = []
    for at in range(15):
        if _SHAPES[number // 8] >> at & 1:
            row = -(at // 5) if number & 1 else at // 5
            column = -(at % 5) if number & 2 else at % 5
            cells.append((column, row) if number & 4 else (row, column))
    top = min(cells)[0]
    left = min([column for _, column in cells])
    return [(row - top, column - left) for row, column in cells]


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
            cells = outline(number % _OUTLINES)
            self.most_row = self.rows - 1 - max(cells)[0]
            self.most_column = self.columns - 1 - max([column for _, column in cells])
            if self.most_row >= 0 and self.most_column >= 0:
                self.outline = number % _OUTLINES
                self.town = cells
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
        cell = self.cells[row * _LONGEST + column]
        if cell <= _LAND and (row - self.row, column - self.column) in self.town:
            return _HOME
        return min(cell, _STONE)

    def landscape(self):
        """What the rules make of it."""
        engine = borrow("engine_core.landscape")
        home = []
        laid = []
        for row in range(self.rows):
            for column in range(self.columns):
                tile = self.tile(row, column)
                cell = self.cells[row * _LONGEST + column]
                space = engine.HOME
                if tile == _LAND:
                    space = engine.MEADOW
                elif tile <= _TWO_SHEEP:
                    space = engine.PASTURE | tile - _LAND << 4
                elif tile == _STONE:
                    space = engine.STONE | cell - _TWO_SHEEP << 4
                if tile:
                    in_town = (row - self.row, column - self.column) in self.town
                    (home if in_town else laid).append((row, column, space))
        return engine.Landscape(home, laid)
