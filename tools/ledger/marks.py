# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A colour and an emblem for each coat of arms, and so for each person: told apart by both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tools.documents.svg import Drawing, Point, colour
from tools.documents.words import emblem
from tools.ledger import firmware
from tools.ledger.game import CRESTS, Game
from tools.ledger.people import People

COLOURS: tuple[int, ...] = firmware.module("colours").SCREEN
INK = "var(--ink)"
EDGE = 1.4
HALF = 10  # of the square that an emblem is drawn in


@dataclass(frozen=True)
class Mark:
    emblem: int
    tint: int

    @property
    def colour(self) -> str:
        return colour(COLOURS[self.tint])

    def draw(self, drawing: Drawing, at: Point, size: float = 8) -> None:
        """The emblem around a place; some are made of several shapes, so the edge lies below."""
        scale = size / HALF
        corner = (at[0] - size, at[1] - size)
        shapes = emblem(self.emblem)
        edge: dict[str, str | float] = {"stroke": INK, "stroke_width": 2 * EDGE / scale}
        drawing.group(shapes, corner, scale, INK, stroke_linejoin="round", **edge)
        drawing.group(shapes, corner, scale, self.colour)


OF_CREST = tuple(Mark(crest, crest) for crest in range(len(CRESTS)))


def of_people(games: Sequence[Game], people: People, names: Sequence[str]) -> dict[str, Mark]:
    """Everybody gets the coat of arms that they have most often, the first ones first."""
    used: dict[str, Counter[int]] = {name: Counter() for name in names}
    for game in games:
        for player in game.players:
            used[people.of(player)][player.crest] += 1
    others = [Mark(one, (one + by) % 5) for by in range(5) for one in range(5)]
    marks: dict[str, Mark] = {}
    for index, name in enumerate(names):
        wanted = [OF_CREST[crest] for crest, _ in used[name].most_common()]
        free = [mark for mark in (*wanted, *others) if mark not in marks.values()]
        marks[name] = free[0] if free else others[index % len(others)]
    return marks
