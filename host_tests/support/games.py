# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Games for tests: everything that can be read of one, and legal moves at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine_core import rules
from engine_core.game import (
    END_OF_ROUND,
    FINISHED,
    PLACEMENT,
    SCORING,
    SHEEP,
    SPIN,
    TOWERS,
    Game,
)
from engine_core.rules import RuleError

CATEGORIES = (rules.AREA, rules.SHEEP, rules.EXPLORATION, rules.WHISKEY, rules.STONES)
LARGEST = 999

# What a caller may pass by mistake. Where a number is legal, none of these is.
NOT_NUMBERS: tuple[Any, ...] = (
    None,
    "1",
    b"1",
    "",
    1.0,
    float("nan"),
    float("inf"),
    [1],
    (1,),
    {},
    -1,
    -(10**30),
    10**30,
    1000,
    object(),
)

Action = tuple[str, tuple[Any, ...]]


def reads(game: Game) -> dict[str, str]:
    """All that a game tells, errors included, in a form that tells 1 from True."""

    def ask(read: Callable[..., Any], *params: int) -> str:
        try:
            return repr(read(*params))
        except RuleError as refusal:
            return f"refused: {refusal}"

    names = "players round rounds phase bag turn turns marker flocks log crests last_action"
    told = {name: repr(getattr(game, name)) for name in [*names.split(), "last_entered"]}
    for name in ("areas_to_refill", "tiles_in_bag", "winners"):
        told[name] = ask(getattr(game, name))
    for seat in range(game.players):
        told[f"area_of {seat}"] = ask(game.area_of, seat)
        told[f"total {seat}"] = ask(game.total, seat)
        for category in CATEGORIES:
            told[f"value {seat} {category}"] = ask(game.value, seat, category)
            told[f"is_entered {seat} {category}"] = ask(game.is_entered, seat, category)
    return told


def act(game: Game, action: Action) -> None:
    name, params = action
    getattr(game, name)(*params)


def legal_value(chance: random.Random, category: int, largest: int = LARGEST) -> int:
    if category == rules.EXPLORATION:
        return chance.choice((0, 5))
    if category == rules.WHISKEY:
        return chance.choice((0, 3, 6, 10, 13, 17, 21, 25, 30))
    return chance.randint(0, largest)


def next_action(game: Game, chance: random.Random) -> Action:
    """A legal action that brings a game on; only scores are chosen in any order."""
    if game.phase == SPIN:
        return "spin", (chance.randrange(5),)
    if game.phase == SHEEP:
        grown = tuple(min(LARGEST, flock + chance.randrange(4)) for flock in game.flocks)
        return "settle", (grown,)
    if game.phase == SCORING:
        missing = [
            (seat, category)
            for seat in range(game.players)
            for category in CATEGORIES
            if game.value(seat, category) is None
        ]
        if missing:
            seat, category = chance.choice(missing)
            return "enter", (seat, category, legal_value(chance, category))
        return "finish", ()
    plain = {PLACEMENT: "end_placement", END_OF_ROUND: "end_round", TOWERS: "end_towers"}
    return plain[game.phase], ()


def new_game(players: int, chance: random.Random) -> Game:
    return Game(tuple(chance.sample(range(5), players)), chance.randrange(players))


def play(game: Game, chance: random.Random, until: int = FINISHED) -> Iterator[Action]:
    """Play on at random until a phase is reached, giving each action after it was done."""
    while game.phase != until:
        action = next_action(game, chance)
        act(game, action)
        yield action


def game_at(phase: int, players: int = 3, seed: int = 7, crests: tuple[int, ...] = ()) -> Game:
    """A game that was just brought to a phase for the first time."""
    chance = random.Random(seed)
    game = Game(crests) if crests else new_game(players, chance)
    for _ in play(game, chance, phase):
        pass
    return game


def round_with(game: Game, turn: int, flocks: tuple[int, ...]) -> None:
    """One round up to the end of its sheep phase."""
    game.spin(turn)
    game.end_placement()
    game.settle(flocks)


def a_games_records(players: int, seed: int = 1) -> list[bytes]:
    """What a game leaves in the journal: its beginning, then each action."""
    chance = random.Random(seed)
    game = new_game(players, chance)
    return [game.log, *(game.last_action for _ in play(game, chance))]


def full_game(players: int = 5) -> Game:
    """A finished game in which every number is the largest."""
    game = Game(tuple(range(players)), players - 1)
    while game.phase != TOWERS:
        round_with(game, 4, (LARGEST,) * players)
        if game.phase == END_OF_ROUND:
            game.end_round()
    game.end_towers()
    for seat in range(players):
        for category, value in zip(CATEGORIES, (LARGEST, LARGEST, 5, 30, LARGEST), strict=True):
            game.enter(seat, category, value)
    game.finish()
    return game
