# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A player's landscape: where pieces may go, what they gain, and what it all is worth."""

from engine_core.rules import WHISKEY_SHEEP, WHISKEY_TRACK, RuleError, const, whole

HOME, MEADOW, PASTURE, GRAIN, DISTILLERY, RUIN, BOG, STONE, TOWER = range(1, 10)

# A space: its kind, 16 times its value, and the symbol. On the map it is a byte, without the
# symbol, which counts only while a tile is placed; 0 is a gap. A meadow that came as a bonus
# tile is marked there; one with a wooden sheep is a pasture with one sheep.
_SYMBOL = const(0x100)
_BONUS = const(0x10)
_MOST_SHEEP = const(2)
_MOST_POINTS = const(15)
_HOME_SPACES = const(9)
_AROUND_HOME = const(18)


def space(kind: int, value: int = 0, symbol: bool = False) -> int:
    """One space as a small number; value: sheep on a pasture, points of a stone circle."""
    whole(kind, HOME, TOWER, "space")
    most = _MOST_SHEEP if kind == PASTURE else _MOST_POINTS if kind == STONE else 0
    whole(value, 0, most, "space")
    return kind | value << 4 | (_SYMBOL if symbol else 0)


class Landscape:
    """Where things lie. When, and how many of them there are, is the game's business."""

    def __init__(self, home, laid=()) -> None:  # type: ignore[no-untyped-def]
        """Start from the nine cells of a hometown, and from what is laid already, if anything."""
        home = _cells(home, HOME, STONE)
        spots = {(row, column) for row, column, _ in home}
        around = {
            (row + down, column + across)
            for row, column in spots
            for down in (-1, 0, 1)
            for across in (-1, 0, 1)
        } - spots
        # Every outline with these two numbers hangs together and has a block of 2 x 3 in it.
        if not len(home) == len(spots) == _HOME_SPACES or len(around) != _AROUND_HOME:
            raise RuleError("outline")
        self.whiskey = 0  # the barrel's step on the track
        self._around = tuple(sorted(around))
        # The map, row after row, with a rim of gaps, so that every space has neighbours.
        self._top = home[0][0] - 1
        self._left = home[0][1] - 1
        self._wide = 3
        self._map = bytearray(9)
        self._lay(home + _cells(laid, MEADOW, TOWER))

    # What players place.

    def place(self, cells) -> tuple[int, int, int, int]:  # type: ignore[no-untyped-def]
        """Lay a tile; gained by it: steps of whiskey, towers, bonus tiles, wooden sheep."""
        cells = _cells(cells, MEADOW, STONE)
        if not cells:
            raise RuleError("tile")
        return self._gains(cells, *self._lay(cells))

    def place_bonus(self, row: int, column: int, space: int) -> tuple[int, int, int, int]:
        """Lay a bonus tile beside the landscape or on a meadow; gained by it: as for a tile."""
        cells = _cells(((row, column, space),), MEADOW, STONE)
        if space & 15 == MEADOW:
            cells[0] = (row, column, space | _BONUS)
        return self._gains(cells, *self._lay(cells, MEADOW))

    def place_sheep(self, row: int, column: int) -> None:
        """Put a wooden sheep on a meadow without one."""
        _cells(((row, column, MEADOW),), MEADOW, MEADOW)
        if self.at(row, column) & 15 != MEADOW:
            raise RuleError("meadow")
        self._map[(row - self._top) * self._wide + column - self._left] = space(PASTURE, 1)

    def place_tower(self, row: int, column: int) -> None:
        """Put a tower beside the landscape or in a gap."""
        self._lay(_cells(((row, column, TOWER),), TOWER, TOWER))

    def fill(self, top: int, left: int, wide: int, spaces: bytes) -> None:
        """Lay all there is at once: row after row with the hometown in it, 0 for a gap."""
        around = wide + 2
        grown = bytearray((len(spaces) // wide + 2) * around)
        for at in range(len(spaces)):
            grown[(at // wide + 1) * around + at % wide + 1] = spaces[at]
        # Which hang together, spread sweep by sweep: a list of them all would need much memory.
        marks = bytearray(len(grown))
        spreads = True
        while spreads:
            spreads = False
            for at in range(around, len(grown) - around):
                if grown[at] and not marks[at]:
                    near = marks[at - around] or marks[at - 1] or marks[at + 1]
                    if grown[at] == HOME or near or marks[at + around]:
                        marks[at] = 1
                        spreads = True
        for at in range(len(grown)):
            if grown[at] and not marks[at]:
                raise RuleError("tile")
        self._top, self._left, self._wide, self._map = top - 1, left - 1, around, grown

    # What players ask.

    def at(self, row: int, column: int) -> int:
        """The space at a place, without its symbol; its kind is the low four bits, 0 a gap."""
        row -= self._top
        column -= self._left
        at = row * self._wide + column
        return self._map[at] if 0 <= column < self._wide and 0 <= at < len(self._map) else 0

    def bounds(self) -> tuple[int, int, int, int]:
        """Row, column, rows and columns of the smallest rectangle with everything in it."""
        tall = len(self._map) // self._wide
        return self._top + 1, self._left + 1, tall - 2, self._wide - 2

    def missing(self) -> tuple[tuple[int, int], ...]:
        """The spaces around the hometown that are not occupied yet."""
        return tuple([cell for cell in self._around if not self.at(*cell)])

    def is_enclosed(self) -> bool:
        """Whether every space around the hometown is occupied, diagonals too."""
        return not self.missing()

    def stones(self) -> int:
        """The points of all stone circles."""
        return sum([space >> 4 for space in self._map if space & 15 == STONE])

    def largest_flock(self) -> int:
        """The sheep on the pastures that are joined along edges and have the most."""
        marks = bytearray(len(self._map))
        for at in range(len(marks)):
            marks[at] = self._map[at] & 15 == PASTURE
        most = 0
        for at in range(len(marks)):
            if marks[at]:
                flock = joined(marks, self._wide, at)
                most = max(most, sum([self._map[spot] >> 4 for spot in flock]))
        return most

    def largest_area(self) -> tuple[int, int, int, int]:
        """Row, column, rows and columns of a largest rectangle without gaps."""
        heights = [0] * self._wide  # of the columns of spaces that end in this row
        best = (0, 0, 0, 0)
        at = 0
        while at < len(self._map):
            row = self._top + at // self._wide + 1
            starts: list[int] = []  # where rectangles that may still grow begin,
            rising: list[int] = []  # and how high each is: higher than the one before
            for column in range(self._wide):
                height = heights[column] = heights[column] + 1 if self._map[at] else 0
                start = column
                # A lower column ends those that are higher; the rim ends them all.
                while rising and rising[-1] >= height:
                    start = starts.pop()
                    rows = rising.pop()
                    if rows * (column - start) > best[2] * best[3]:
                        best = (row - rows, self._left + start, rows, column - start)
                if height:
                    starts.append(start)
                    rising.append(height)
                at += 1
        return best

    def best_towers(self, count: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The best area + exploration that so many towers can reach, and where, in order."""
        from engine_core import towers

        return towers.best(self, count)

    def _lay(
        self, cells: list[tuple[int, int, int]], covers: int = 0
    ) -> tuple[bytearray, list[int]]:
        """Put cells on the map if they may go there: the map before, and their places."""
        top, left, wide, before = self._with_room(cells)
        after = bytearray(before)
        marks = bytearray(len(before))
        places = []
        touches = not any(before)
        for row, column, space in cells:
            at = (row - top) * wide + column - left
            if marks[at] or (before[at] and before[at] != covers):
                raise RuleError("bonus" if covers else "occupied")
            marks[at] = 1
            after[at] = space & 0xFF
            places.append(at)
            if before[at - wide] or before[at - 1] or before[at + 1] or before[at + wide]:
                touches = True
        if not touches:
            raise RuleError("beside")
        if len(joined(marks, wide, places[0])) != len(places):
            raise RuleError("tile")
        self._top, self._left, self._wide, self._map = top, left, wide, after
        return before, places

    def _with_room(self, cells: list[tuple[int, int, int]]) -> tuple[int, int, int, bytearray]:
        """The map with room for some cells and the rim: its top, left, width, and itself."""
        top, left, tall, wide = self._top, self._left, len(self._map) // self._wide, self._wide
        bottom, right = top + tall, left + wide
        for row, column, _ in cells:
            top, bottom = min(top, row - 1), max(bottom, row + 2)
            left, right = min(left, column - 1), max(right, column + 2)
        more = bottom - top - tall + right - left - wide
        if not more:
            return top, left, wide, self._map
        if more > len(cells):  # whatever lies so far out does not touch; spare the memory
            raise RuleError("beside")
        grown = bytearray((bottom - top) * (right - left))
        for row in range(tall):
            at = (self._top + row - top) * (right - left) + self._left - left
            grown[at : at + wide] = self._map[row * wide : (row + 1) * wide]
        return top, left, right - left, grown

    def _gains(
        self, cells: list[tuple[int, int, int]], before: bytearray, places: list[int]
    ) -> tuple[int, int, int, int]:
        from engine_core import effects

        steps, towers, bonus_tiles = effects.gained(before, self._map, self._wide, places)
        sheep = sum([space >> 8 for _, _, space in cells])
        # Every edge is a step, and counts as one even when the barrel has reached the end.
        for _ in range(min(steps, len(WHISKEY_TRACK) - 1 - self.whiskey)):
            self.whiskey += 1
            sheep += WHISKEY_TRACK[self.whiskey] in WHISKEY_SHEEP
        return steps, towers, bonus_tiles, sheep


def joined(marks: bytearray, wide: int, at: int) -> list[int]:
    """The marked places that are joined to one along edges; their marks are taken away."""
    found = [at]
    marks[at] = 0
    for at in found:
        for near in (at - wide, at - 1, at + 1, at + wide):
            if marks[near]:
                marks[near] = 0
                found.append(near)
    return found


def _cells(cells, first: int, last: int) -> list[tuple[int, int, int]]:  # type: ignore[no-untyped-def]
    """The cells as a list, if each is a row, a column and a space of a kind from first to last."""
    try:
        checked = [(row, column, code) for row, column, code in cells]
    except (TypeError, ValueError):
        checked = [(None, None, None)]
    for row, column, code in checked:
        if type(row) is not int or type(column) is not int or type(code) is not int:
            raise RuleError("cell")
        whole(code & 15, first, last, "space")
        if space(code & 15, code >> 4 & 15, code & _SYMBOL > 0) != code:
            raise RuleError("space")
    return checked
