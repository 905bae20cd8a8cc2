# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Landscapes at random: tiles, bonus tiles, sheep and towers, legal and not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine_core.landscape import BOG, DISTILLERY, GRAIN, MEADOW, PASTURE, RUIN, STONE, space
from host_tests.support.maps import Cell
from host_tests.support.plain_landscape import PlainLandscape, Spot, beside

HOMES = (
    "hhh./hhhm/.ms.",
    "hhhm/hhhb/..w.",
    ".hhh/dhhh/.gr.",
    "hhhmm/hhhm.",
    "ms/hh/hh/hh/b.",
    ".hh/mhh/rhh/.g.",
)

Call = tuple[str, tuple[Any, ...]]


EVERY_KIND = (MEADOW, PASTURE, GRAIN, DISTILLERY, RUIN, BOG, STONE)
# Runs and sites are rare among all kinds: some landscapes are mostly of a few.
PALETTES = (
    EVERY_KIND,
    (MEADOW, RUIN, RUIN, STONE),
    (MEADOW, BOG, PASTURE, STONE),
    (MEADOW, GRAIN, DISTILLERY, RUIN, BOG),
)


def random_space(chance: random.Random, palette: tuple[int, ...] = EVERY_KIND) -> int:
    kind = chance.choice(palette)
    value = {PASTURE: chance.randint(1, 2), STONE: chance.randint(1, 9)}.get(kind, 0)
    return space(kind, value, chance.random() < 0.1)


def random_tile(chance: random.Random, start: Spot, taken: set[Spot]) -> list[Spot]:
    """One to six spots beside each other; now and then it is nothing that a tile can be."""
    spots = [start]
    for _ in range(chance.randint(0, 5)):
        free = {near for spot in spots for near in beside(spot)} - set(spots)
        if chance.random() < 0.95:
            free -= taken
        if free:
            spots.append(chance.choice(sorted(free)))
    if chance.random() < 0.03:
        spots.append((start[0] + 2, start[1] + 2))
    if chance.random() < 0.03:
        spots.append(chance.choice(spots))
    return spots


def random_calls(chance: random.Random, steps: int, plain: PlainLandscape) -> Iterator[Call]:
    """Placements on a landscape that is played on meanwhile; most of them are legal."""
    palette = chance.choice(PALETTES)
    for _ in range(steps):
        taken = set(plain.spaces)
        meadows = sorted(plain.of_kind(MEADOW)) or [(0, 0)]
        edge = sorted({near for spot in taken for near in beside(spot)} - taken)
        spot = chance.choice(edge)
        if chance.random() < 0.1:  # somewhere near, good or bad
            spot = (spot[0] + chance.randint(-2, 2), spot[1] + chance.randint(-2, 2))
        what = chance.random()
        if what < 0.6:
            tile = random_tile(chance, spot, taken)
            yield "place", ([(*each, random_space(chance, palette)) for each in tile],)
        elif what < 0.8:
            where = chance.choice((spot, chance.choice(meadows)))
            yield "place_bonus", (*where, random_space(chance, palette))
        elif what < 0.95:
            yield "place_sheep", chance.choice((spot, chance.choice(meadows)))
        else:
            yield "place_tower", spot


def random_spots(chance: random.Random, home: list[Cell], size: int, full: float) -> list[Cell]:
    """Meadows in a square of a size that hang together with a hometown, and gaps between."""
    town = {(row, column) for row, column, _ in home}
    free = [(row, column) for row in range(size) for column in range(size)]
    free = [spot for spot in free if spot not in town and chance.random() < full]
    joined = set(town)
    edge = town
    while edge:
        edge = {spot for spot in free if spot not in joined and beside(spot) & joined}
        joined |= edge
    return [(*spot, MEADOW) for spot in sorted(joined - town)]
