# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Everything that the page is about: the games, who played them, and the words for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tools.ledger.game import CRESTS, Game, Player
from tools.ledger.people import People
from tools.ledger.table import Person, persons
from tools.ledger.words import Words


@dataclass(frozen=True)
class Album:
    games: Sequence[Game]
    people: People
    words: Words

    @cached_property
    def persons(self) -> list[Person]:
        return persons(self.games, self.people)

    @cached_property
    def last_crests(self) -> dict[str, int]:
        """The coat of arms that everybody had in their last game."""
        return {
            self.people.of(player): player.crest for game in self.games for player in game.players
        }

    def shown(self, name: str) -> str:
        """A name as the page says it: who has none goes by the coat of arms, in its language."""
        return self.words.crests[CRESTS.index(name)] if name in CRESTS else name

    def name(self, player: Player) -> str:
        return self.shown(self.people.of(player))

    def winners(self, game: Game) -> list[str]:
        return [self.name(player) for player in game.winners]

    def day(self, game: Game) -> str:
        return self.words.day(game.date)
