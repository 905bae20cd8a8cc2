# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One whole five-player game as calls of Game, the same on CPython and on the virtual machine."""

from collections.abc import Iterator

from engine_core.rules import WHISKEY_TRACK, rounds_for

PLAYERS = 5
CRESTS = (3, 0, 4, 1, 2)
BAG = 2


def calls() -> Iterator[tuple[str, tuple[object, ...]]]:
    """The name and the arguments of every call, in order, to the finished game."""
    rounds = rounds_for(PLAYERS)
    for number in range(1, rounds + 1):
        yield "spin", (number * 3 % 5,)
        yield "end_placement", ()
        yield "settle", (tuple(number * (seat + 2) // 3 for seat in range(PLAYERS)),)
        if number < rounds:
            yield "end_round", ()
    yield "end_towers", ()
    for seat in range(PLAYERS):
        values = (40 + 7 * seat, 11 + seat, 5 * (seat % 2), WHISKEY_TRACK[8 - seat], 3 * seat)
        for category, value in enumerate(values):
            yield "enter", (seat, category, value)
    yield "finish", ()
