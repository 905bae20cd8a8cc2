# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where towers help most: the best area and exploration that so many of them can reach."""

from engine_core.rules import ENCLOSED_POINTS, MOST, whole

# A rectangle costs a tower for each of its gaps. To enclose the hometown as well, the spaces
# missing around it are paid first, and are gaps no more. So it is one question, asked twice:
# which rectangle is the largest that a budget pays? The answer always has a space of the
# landscape in it, for with the same towers the 2 x 3 block inside the hometown would grow
# larger than towers alone; and being whole, it can be filled from there, one beside the other.


def best(landscape, count: int) -> tuple[int, tuple[tuple[int, int], ...]]:  # type: ignore[no-untyped-def]
    """The most points, and the fewest towers for them in an order in which they may go."""
    whole(count, 0, MOST, "number")
    missing = landscape.missing()
    points = 0
    towers: list[tuple[int, int]] = []
    if missing:
        points, towers = _largest(landscape, count, ())
    if len(missing) <= count:
        area, more = _largest(landscape, count - len(missing), missing)
        area += ENCLOSED_POINTS
        more.extend(missing)
        if area > points or (area == points and len(more) < len(towers)):
            points, towers = area, more
    return points, _in_order(landscape, towers)


def _largest(landscape, budget: int, paid) -> tuple[int, list[tuple[int, int]]]:  # type: ignore[no-untyped-def]
    """The largest area for no more towers than these beside those paid, and where they go."""
    row, column, rows, columns = landscape.largest_area()
    area = rows * columns
    top, left, tall, wide = landscape.bounds()
    bottom, right = top + tall, left + wide
    for r, c in paid:
        top, bottom = min(top, r), max(bottom, r + 1)
        left, right = min(left, c), max(right, c + 1)
    reach = _reach(budget, bottom - top, area)
    top, tall = top - reach, bottom - top + 2 * reach
    reach = _reach(budget, right - left, area)
    left, wide = left - reach, right - left + 2 * reach
    gaps = bytearray(tall * wide)  # column after column
    for at in range(len(gaps)):
        gaps[at] = not landscape.at(top + at % tall, left + at // tall)
    for r, c in paid:
        gaps[(c - left) * tall + r - top] = 0

    cost = 0
    in_row = [0] * tall  # the gaps of each row, from the first column to the last
    for first in range(wide):
        for end in range(tall):
            in_row[end] = 0
        for last in range(first, wide):
            at = last * tall
            span = last + 1 - first
            start = towers = 0
            for end in range(tall):
                in_row[end] += gaps[at + end]
                towers += in_row[end]
                while towers > budget:
                    towers -= in_row[start]
                    start += 1
                size = (end + 1 - start) * span
                if size > area or (size == area and towers < cost):
                    area, cost = size, towers
                    row, column, rows, columns = top + start, left + first, end + 1 - start, span
    return area, [
        (r, c)
        for r in range(row, row + rows)
        for c in range(column, column + columns)
        if gaps[(c - left) * tall + r - top]
    ]


def _reach(budget: int, length: int, area: int) -> int:
    """How far beyond the landscape a rectangle can begin that is not smaller than an area."""
    # Each line out there is all gaps, so with more of them the rectangle must be thinner.
    lines = budget
    while lines and budget // lines * (length + lines) < area:
        lines -= 1
    return lines


def _in_order(landscape, towers) -> tuple[tuple[int, int], ...]:  # type: ignore[no-untyped-def]
    """The towers so that each is beside the landscape or an earlier one."""
    order: list[tuple[int, int]] = []
    while towers:
        for row, column in towers:
            near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if any(cell in order or landscape.at(*cell) for cell in near):
                break
        order.append((row, column))
        towers.remove((row, column))
    return tuple(order)
