# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A player's landscape as it is told to the device: a box, the hometown in it, and gaps."""

from micropython import const

from engine_core.rules import RuleError
from tipperary.borrow import borrow

# What a place looks like; landscape_picture.py draws these, and the screens count on them.
GAP, LAND, HOME, TOWER, MISSING, NOTHING = range(6)

# Packed: rows, columns, outline, row and column of the town, step, towers; then the cells, half
# a byte each. Version 1.1 also kept sheep and stone circles there: all but a gap is land.
_HEAD = const(7)
_MOST_CELL = const(12)
_SHAPE = const(2)  # the step after rows and columns
GAPS = 5  # the last step: gaps are marked
_MOST_TOWERS = const(12)
_LONGEST = const(20)
_OUTLINES = const(72)
# Every shape with nine spaces and 18 around: five bits a row, each to be turned eight ways.
_SHAPES = (0x1FF, 0x5EF, 0x9EF, 0xCEF, 0x18EF, 0xDE7, 0x19E7, 0x31E7, 0x38E7)


def check(data):
    """Refuse what no version has written."""
    if len(data) < _HEAD:
        raise RuleError("log")
    rows, columns, outline, row, column, step, towers = data[:_HEAD]
    cells = data[_HEAD:]
    if (
        not 0 < min(rows, columns) <= max(rows, columns) <= _LONGEST
        or outline >= _OUTLINES
        or step > GAPS
        or towers > _MOST_TOWERS
        or 2 * len(cells) > rows * columns + 1
        or cells[-1:] == b"\x11"
        or max([max(cell & 15, cell >> 4) for cell in cells] or [0]) > _MOST_CELL
    ):
        raise RuleError("log")
    town = places_of(outline)
    if row + max(town) // _LONGEST >= rows or column + widest(town) >= columns:
        raise RuleError("log")


def places_of(outline):
    """The nine places of an outline, from row and column 0 on."""
    bits = _SHAPES[outline // 8]
    rows = 2 if bits < 0x400 else 3
    columns = 5 if rows == 2 else 4
    places = []
    for row in range(rows):
        for column in range(columns):
            if bits >> row * 5 + column & 1:
                down = rows - 1 - row if outline & 1 else row
                across = columns - 1 - column if outline & 2 else column
                places.append(across * _LONGEST + down if outline & 4 else down * _LONGEST + across)
    return places


def widest(town):
    """The last column of a town's places."""
    return max([place % _LONGEST for place in town])


class LandMap:
    """What one player has told so far."""

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
        self._gaps = bytearray(_LONGEST * _LONGEST)  # always as wide: boxes may grow
        for at in range(2 * (len(data) - _HEAD)):
            if not data[_HEAD + at // 2] >> at % 2 * 4 & 15:
                self._gaps[at // self.columns * _LONGEST + at % self.columns] = 1
        self.take((self.outline,))

    def pack(self):
        """All of it in a few bytes; what is missing at the end is land."""
        data = bytearray()
        for at in range(0, self.rows * self.columns, 2):
            data.append(self._packed(at) | self._packed(at + 1) << 4)
        head = (self.rows, self.columns, self.outline, self.row, self.column, self.step)
        return bytes(head + (self.towers,)) + bytes(data).rstrip(b"\x11")

    def _packed(self, at):
        row, column = divmod(at, self.columns)
        return LAND if row >= self.rows or not self._gaps[row * _LONGEST + column] else GAP

    def take(self, outlines):
        """Use the first of these outlines that fits into the box, and keep it inside."""
        for outline in outlines:
            town = places_of(outline % _OUTLINES)
            self.most_row = self.rows - 1 - max(town) // _LONGEST
            self.most_column = self.columns - 1 - widest(town)
            if self.most_row >= 0 and self.most_column >= 0:
                self.outline = outline % _OUTLINES
                self._town = town
                self.row = min(self.row, self.most_row)
                self.column = min(self.column, self.most_column)
                return True
        return False

    def change(self, by):
        """One more or less of what the step is about: rows, columns, shapes, rotations."""
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

    def place_at(self, row, column):
        """What a place looks like, in the box or not."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return NOTHING
        place = row * _LONGEST + column
        if place - self.row * _LONGEST - self.column in self._town:
            return HOME
        return GAP if self._gaps[place] else LAND

    def turn_over(self, row, column):
        """Make a gap of land, or land of a gap; the town stays."""
        if self.place_at(row, column) != HOME:
            self._gaps[row * _LONGEST + column] ^= 1

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
                place = self.place_at(row, column)
                spaces.append(
                    engine.HOME if place == HOME else engine.MEADOW if place == LAND else 0
                )
        land.fill(0, 0, self.columns, spaces)
        return land
