# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The rules of the landscape again, as plainly as they can be said, however slow that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine_core.landscape import BOG, DISTILLERY, GRAIN, HOME, MEADOW, PASTURE, RUIN, STONE, TOWER
from host_tests.support.maps import Cell

Spot = tuple[int, int]
SHEEP_STEPS = (2, 4, 6)  # the steps of the whiskey track with 6, 13 and 21


class Refused(Exception):
    """The rules do not allow it."""


def beside(spot: Spot) -> set[Spot]:
    row, column = spot
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def around(spots: Iterable[Spot]) -> set[Spot]:
    spots = set(spots)
    near = {(r + d, c + a) for r, c in spots for d in (-1, 0, 1) for a in (-1, 0, 1)}
    return near - spots


def groups(spots: Iterable[Spot]) -> list[set[Spot]]:
    """The spots parted into those that are joined along edges."""
    found: list[set[Spot]] = []
    for spot in spots:
        near = [group for group in found if group & beside(spot)]
        found = [group for group in found if group not in near]
        found.append({spot}.union(*near))
    return found


def rectangles(spots: set[Spot]) -> Iterator[tuple[Spot, Spot]]:
    """The first and the last spot of every rectangle without gaps."""
    for row, column in spots:
        bottom, widest = row, None
        while (bottom, column) in spots:
            right = column
            while (bottom, right + 1) in spots and (widest is None or right < widest):
                right += 1
            widest = right
            yield (row, column), (bottom, widest)
            bottom += 1


def largest_area(spots: set[Spot]) -> int:
    return max((b - t + 1) * (r - c + 1) for (t, c), (b, r) in rectangles(spots))


class PlainLandscape:
    """What lies where, in a dictionary: the kind and the value of every space."""

    def __init__(self, home: list[Cell]) -> None:
        self.spaces = {(row, column): space & 0xFF for row, column, space in home}
        self.around = around(self.spaces)
        self.bonus_tiles: set[Spot] = set()
        self.whiskey = 0

    def of_kind(self, kind: int) -> set[Spot]:
        return {spot for spot, space in self.spaces.items() if space & 15 == kind}

    def edges(self) -> set[tuple[Spot, Spot]]:
        distilleries = self.of_kind(DISTILLERY)
        return {(grain, d) for grain in self.of_kind(GRAIN) for d in beside(grain) & distilleries}

    def runs(self) -> list[set[Spot]]:
        """All runs of three or more ruins."""
        ruins = self.of_kind(RUIN)
        rows = [groups(s for s in ruins if s[0] == row) for row in {s[0] for s in ruins}]
        columns = [groups(s for s in ruins if s[1] == column) for column in {s[1] for s in ruins}]
        return [run for line in rows + columns for run in line if len(run) >= 3]

    def sites(self) -> list[set[Spot]]:
        return [site for site in groups(self.of_kind(BOG)) if len(site) >= 2]

    def place(self, cells: list[Cell]) -> tuple[int, int, int, int]:
        spots = {(row, column) for row, column, _ in cells}
        if not cells or len(spots) < len(cells) or len(groups(spots)) > 1:
            raise Refused
        if spots & set(self.spaces):
            raise Refused
        if not any(beside(spot) & set(self.spaces) for spot in spots):
            raise Refused
        return self.lay(cells)

    def place_bonus(self, row: int, column: int, space: int) -> tuple[int, int, int, int]:
        spot = (row, column)
        if spot in self.spaces:
            if self.spaces[spot] != MEADOW or spot in self.bonus_tiles:
                raise Refused
        elif not beside(spot) & set(self.spaces):
            raise Refused
        gained = self.lay([(row, column, space)])
        self.bonus_tiles.add(spot)
        return gained

    def lay(self, cells: list[Cell]) -> tuple[int, int, int, int]:
        if any(space & 15 in (HOME, TOWER) for _, _, space in cells):
            raise Refused
        edges, runs, sites = self.edges(), self.runs(), self.sites()
        sheep = 0
        for row, column, space in cells:
            self.spaces[row, column] = space & 0xFF
            sheep += space > 0xFF
        steps = len(self.edges() - edges)
        towers = [run for run in self.runs() if not any(old <= run for old in runs)]
        bonus = [site for site in self.sites() if not any(old <= site for old in sites)]
        before, self.whiskey = self.whiskey, min(8, self.whiskey + steps)
        sheep += sum(before < step <= self.whiskey for step in SHEEP_STEPS)
        return steps, len(towers), len(bonus), sheep

    def place_sheep(self, row: int, column: int) -> None:
        if self.spaces.get((row, column)) != MEADOW:
            raise Refused
        self.spaces[row, column] = PASTURE | 1 << 4

    def place_tower(self, row: int, column: int) -> None:
        if (row, column) in self.spaces or not beside((row, column)) & set(self.spaces):
            raise Refused
        self.spaces[row, column] = TOWER

    def largest_area(self) -> int:
        return largest_area(set(self.spaces))

    def largest_flock(self) -> int:
        flocks = groups(self.of_kind(PASTURE))
        return max((sum(self.spaces[spot] >> 4 for spot in flock) for flock in flocks), default=0)

    def stones(self) -> int:
        return sum(self.spaces[spot] >> 4 for spot in self.of_kind(STONE))

    def is_enclosed(self) -> bool:
        return self.around <= set(self.spaces)


def best_by_trying(spots: set[Spot], town: set[Spot], count: int) -> int:
    """The most that so many towers reach, found by placing them in every legal way."""
    ways = {frozenset(spots)}
    for _ in range(count):
        # One tower more never costs a point, so only the full number has to be looked at.
        ways = {way | {spot} for way in ways for old in way for spot in beside(old) - way}
    return max(largest_area(set(way)) + 5 * (town <= way) for way in ways)


def best_by_every_rectangle(spots: set[Spot], town: set[Spot], count: int) -> tuple[int, int]:
    """The most points and the fewest towers for them, from every rectangle in reach."""
    rows, columns = [row for row, _ in spots], [column for _, column in spots]
    top, bottom = min(rows) - count, max(rows) + count + 1
    left, right = min(columns) - count, max(columns) + count + 1
    missing = town - spots
    best = (0, 0)
    for filled, points in ((spots, 5 if not missing else 0), (spots | missing, 5)):
        before = len(filled) - len(spots)
        # How many gaps there are above and left of each corner.
        gaps = {(top, column): 0 for column in range(left, right + 1)}
        for row in range(top, bottom):
            gaps[row + 1, left] = in_row = 0
            for column in range(left, right):
                in_row += (row, column) not in filled
                gaps[row + 1, column + 1] = gaps[row, column + 1] + in_row
        for t in range(top, bottom):
            for b in range(t + 1, bottom + 1):
                for c in range(left, right):
                    for r in range(c + 1, right + 1):
                        towers = gaps[b, r] - gaps[t, r] - gaps[b, c] + gaps[t, c] + before
                        if towers <= count:
                            best = max(best, ((b - t) * (r - c) + points, -towers))
    return best[0], -best[1]
