# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A colour and a shape for each coat of arms, and so for each person: told apart by both."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tools.documents.svg import Drawing, Point, colour, number
from tools.ledger import firmware
from tools.ledger.game import CRESTS, Game
from tools.ledger.people import People

COLOURS: tuple[int, ...] = firmware.module("colours").SCREEN
INK = "var(--ink)"
TOWER = (
    *((-0.85, 0.9), (-0.85, -0.9), (-0.45, -0.9), (-0.45, -0.45), (-0.2, -0.45), (-0.2, -0.9)),
    *((0.2, -0.9), (0.2, -0.45), (0.45, -0.45), (0.45, -0.9), (0.85, -0.9), (0.85, 0.9)),
)
DIAMOND = ((0, -1.15), (1.0, 0), (0, 1.15), (-1.0, 0))
TRIANGLE = ((0, -1.05), (1.08, 0.85), (-1.08, 0.85))
STAR = tuple(
    (
        (1.2 if point % 2 == 0 else 0.55) * math.sin(point * math.pi / 5),
        -(1.2 if point % 2 == 0 else 0.55) * math.cos(point * math.pi / 5),
    )
    for point in range(10)
)
SHAPES = (TOWER, (), DIAMOND, TRIANGLE, STAR)  # the one without corners is a circle


@dataclass(frozen=True)
class Mark:
    shape: int
    tint: int

    @property
    def colour(self) -> str:
        return colour(COLOURS[self.tint])

    def draw(self, drawing: Drawing, at: Point, size: float = 8) -> None:
        outline: dict[str, str | float] = {"stroke": INK, "stroke_width": 1.4}
        corners = SHAPES[self.shape]
        if not corners:
            drawing.circle(at, size * 0.95, self.colour, **outline)
            return
        points = " ".join(
            f"{number(at[0] + size * x)},{number(at[1] + size * y)}" for x, y in corners
        )
        outline["stroke_linejoin"] = "round"
        drawing.shape("polygon", points=points, fill=self.colour, **outline)


OF_CREST = tuple(Mark(crest, crest) for crest in range(len(CRESTS)))


def of_people(games: Sequence[Game], people: People, names: Sequence[str]) -> dict[str, Mark]:
    """Everybody gets the coat of arms that they have most often, the first ones first."""
    used: dict[str, Counter[int]] = {name: Counter() for name in names}
    for game in games:
        for player in game.players:
            used[people.of(player)][player.crest] += 1
    others = [Mark(shape, (shape + by) % 5) for by in range(5) for shape in range(5)]
    marks: dict[str, Mark] = {}
    for index, name in enumerate(names):
        wanted = [OF_CREST[crest] for crest, _ in used[name].most_common()]
        free = [mark for mark in (*wanted, *others) if mark not in marks.values()]
        marks[name] = free[0] if free else others[index % len(others)]
    return marks
