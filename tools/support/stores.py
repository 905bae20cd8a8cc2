# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a device has in its memory when a scene begins."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any

from engine_core import game as phases
from engine_core.game import Game
from tools.support import firmware

CRESTS = (0, 3, 1, 4, 2)
LONG_NAMES = ("Maximilian", "Margarethe", "Jörg-Peter", "Élodie-Ève", "Frédérique")
VALUES = (
    (104, 12, 5, 30, 47),
    (98, 19, 5, 21, 18),
    (56, 12, 5, 10, 7),
    (48, 7, 0, 3, 0),
    (8, 4, 0, 0, 0),
)


@dataclass(frozen=True)
class Store:
    """A game as its log, and what else there is to be saved; or bytes that are nobody's."""

    log: bytes = b""
    setup: bytes = b""
    past: tuple[bytes, ...] = ()
    maps: Mapping[int, bytes] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    drafts: Mapping[int, int] = field(default_factory=dict)  # flocks that are being counted
    explained: bool = True
    full: bool = False  # no room for another round
    spoil: Callable[[bytearray], None] | None = None  # what happened to it afterwards

    def image(self, size: int, language: str = "en", names: Sequence[str] = ()) -> bytes:
        """The bytes of the nvm, for a device that speaks a language and has these names."""
        memory = bytearray(b"\xff" * size)
        saves = firmware.module("store.saves").Saves(memory)
        saves.settings.update({"language": language, **self.settings})
        saves.names[: len(names)] = names
        saves.game = Game.replay(self.log) if self.log else None
        saves.setup = self.setup
        saves.past = list(self.past)
        saves.maps = dict(self.maps)
        saves.drafts = dict(self.drafts)
        saves.explained = self.explained
        saves.tidy()
        if self.full:
            flock = saves.game.flocks[0]
            while not saves.crowded():  # it is changed again and again
                saves.draft(0, flock + 1)
                saves.draft(0, flock)
        if self.spoil:
            self.spoil(memory)
        return bytes(memory)


def played(round: int, phase: int, crests: tuple[int, ...] = CRESTS) -> Game:
    """A game in a phase of a round; the second player has the largest flock."""
    game = Game(crests, 1)
    while (game.round, game.phase) != (round, phase):
        if game.phase == phases.SPIN:
            game.spin(game.round % 5)
        elif game.phase == phases.PLACEMENT:
            game.end_placement()
        elif game.phase == phases.SHEEP:
            game.settle(tuple(10 + game.round * (seat == 1) for seat in range(game.players)))
        elif game.phase == phases.END_OF_ROUND:
            game.end_round()
        elif game.phase == phases.TOWERS:
            game.end_towers()
        else:
            enter_all(game, VALUES)
            game.finish()
    return game


def scored(values: Sequence[Sequence[int]] = VALUES, count: int | None = None) -> Game:
    """A game with every value in, or the first so many, before its end."""
    game = played(10, phases.SCORING)
    enter_all(game, values, count)
    return game


def shared(winners: int) -> Game:
    """A finished game that so many have won."""
    values = [(90 - 5 * (seat == 1), 9, 5, 30, 20) for seat in range(winners)]
    game = scored((*values, *[(10, 9, 0, 3, 0)] * (5 - winners)))
    game.finish()
    return game


def enter_all(game: Game, values: Sequence[Sequence[int]], count: int | None = None) -> None:
    """Category by category; only the first so many, if that is said."""
    for category, seat in islice(product(range(5), range(game.players)), count):
        game.enter(seat, category, values[seat][category])


def settled(*rounds: tuple[int, ...]) -> Game:
    """A game in which these flocks were counted, round by round."""
    game = Game(CRESTS[: len(rounds[0])])
    for number, flocks in enumerate(rounds):
        if number:
            game.end_round()
        game.spin(number)
        game.end_placement()
        game.settle(flocks)
    return game


def land_map(
    gaps: Sequence[tuple[int, int]] = (),
    size: tuple[int, int] = (8, 9),
    step: int = 5,
    towers: int = 0,
) -> bytes:
    """A packed landscape with gaps at these places."""
    made = firmware.module("store.land_map").LandMap(bytes([*size, 24, 3, 3, step, towers]))
    for row, column in gaps:
        made.turn_over(row, column)
    return bytes(made.pack())
