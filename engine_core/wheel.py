# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The spinner wheel: one fair turn moves all five coats of arms together."""

from engine_core.rules import AREAS, RuleError, const, whole

_TRIES = const(100)


def draw(urandom, sides: int) -> int:  # type: ignore[no-untyped-def]
    """Draw one of so many sides, each equally likely, from a function like os.urandom."""
    # Bytes above the last whole multiple would favour the low sides: drawn again.
    fair = 256 - 256 % sides
    for _ in range(_TRIES):
        byte: int = urandom(1)[0]
        if byte < fair:
            return byte % sides
    raise RuleError("chance")


def draw_turn(urandom) -> int:  # type: ignore[no-untyped-def]
    """Draw a turn of the wheel, 0 to 4."""
    return draw(urandom, AREAS)


def area_of(crest: int, turn: int) -> int:
    """The area at which a coat of arms ends after a turn."""
    whole(crest, 0, AREAS - 1, "crests")
    return (crest + whole(turn, 0, AREAS - 1, "turn")) % AREAS
