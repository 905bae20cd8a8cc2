# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The numbers of the game, and the error for everything the rules do not allow."""

try:
    from micropython import const as const
except ImportError:

    def const(value: int) -> int:  # type: ignore[misc]
        """On CPython a constant is its value."""
        return value


MIN_PLAYERS = 2
MAX_PLAYERS = 5
AREAS = 5

AREA, SHEEP, EXPLORATION, WHISKEY, STONES = range(5)
CATEGORIES = 5

WHISKEY_TRACK = (0, 3, 6, 10, 13, 17, 21, 25, 30)
WHISKEY_SHEEP = (6, 13, 21)  # reaching or passing these gives a wooden sheep
MARKER_POINTS = 5
ENCLOSED_POINTS = 5
MOST = 999  # no flock, area or stone circle comes near it; a larger entry is a slip

_TILES = const(60)
_TILES_LAID_OUT = const(10)


class RuleError(ValueError):
    """A refusal: a message id with parameters, and a sentence when read as text."""

    def __init__(self, message: str, *params: int) -> None:
        super().__init__(message, *params)
        self.message = message
        self.params = params

    def __str__(self) -> str:
        # Imported only when somebody reads it: on the device the sentences are the language's.
        from engine_core import messages

        return messages.TEXTS[self.message].format(*self.params)


def whole(value: int, low: int, high: int, message: str, *params: int) -> int:
    """Return value if it is a whole number from low to high; refuse it otherwise."""
    # Not isinstance: a bool is a number on CPython, but not on the device.
    if type(value) is not int or not low <= value <= high:
        raise RuleError(message, *params)
    return value


def one_of(value: int, allowed: tuple[int, ...], message: str) -> int:
    """Return value if it is one of the allowed numbers; refuse it otherwise."""
    if type(value) is not int or value not in allowed:
        raise RuleError(message)
    return value


def rounds_for(players: int) -> int:
    """How many rounds, and so holes of the river, a game with so many players has."""
    whole(players, MIN_PLAYERS, MAX_PLAYERS, "players")
    return 10 if players == 5 else 12


def tiles_in_bag(players: int, round: int) -> int:
    """How many tiles are in the bag at the start of a round."""
    whole(round, 1, rounds_for(players), "round", rounds_for(players))
    return _TILES - _TILES_LAID_OUT - players * (round - 1)
