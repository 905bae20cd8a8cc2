# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Points of one player, and who wins."""

from engine_core.rules import (
    ENCLOSED_POINTS,
    MARKER_POINTS,
    MOST,
    WHISKEY_TRACK,
    RuleError,
    one_of,
    whole,
)


def total(
    area: int, flock: int, has_marker: bool, enclosed: bool, whiskey: int, stones: int
) -> int:
    """All the points of one player."""
    points = one_of(whiskey, WHISKEY_TRACK, "whiskey")
    for value in (area, flock, stones):
        points += whole(value, 0, MOST, "number")
    return points + (MARKER_POINTS if has_marker else 0) + (ENCLOSED_POINTS if enclosed else 0)


def winners(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the most points; several share the victory."""
    if not totals:
        raise RuleError("players")
    most = max(totals)
    return tuple([seat for seat, points in enumerate(totals) if points == most])
