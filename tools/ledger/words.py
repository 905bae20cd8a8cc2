# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The words of the page in each language, and how numbers, lists and days are said in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path

from tools.ledger.game import CRESTS, Game
from tools.support import firmware

PAGE_WORDS = Path(__file__).with_name("page_words")
LANGUAGES = firmware.languages_in(PAGE_WORDS)
NAMED = 4  # who share the lead; the others are counted


def users_language(variables: Mapping[str, str] = os.environ) -> str:
    """What the environment asks for, if the page speaks it; otherwise English."""
    asked = [variables.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = next(filter(None, asked), "")[:2]
    return language if language in LANGUAGES else "en"


class Words:
    """The page in one language; names of the game are the device's own."""

    def __init__(self, language: str) -> None:
        self.texts = firmware.words_in(PAGE_WORDS, language)
        device = firmware.texts(language)
        self.crests = tuple(device["CRESTS"].split("|"))
        self.categories = tuple(device["CATEGORIES"].split("|"))

    def __call__(self, name: str, *values: object) -> str:
        return self.texts[name].format(*values)

    def person(self, name: str) -> str:
        """Who has no name goes by the coat of arms, in this language."""
        return self.crests[CRESTS.index(name)] if name in CRESTS else name

    def parts(self, name: str) -> list[str]:
        return self.texts[name].split("|")

    def count(self, name: str, number: int, *more: object) -> str:
        """So many of them: the first form is for one, the last for any other number."""
        forms = self.parts(name)
        return forms[0 if number == 1 else -1].format(number, *more)

    def list(self, names: Sequence[str]) -> str:
        """Those who would make it too long, which are two at least, are counted."""
        if len(names) > NAMED + 1:
            names = [*names[:NAMED], self.count("OTHERS", len(names) - NAMED)]
        return self("AND", ", ".join(names[:-1]), names[-1]) if len(names) > 1 else names[0]

    def outcome(self, name: str, game: Game) -> str:
        """Who won: the first form is for one who was ahead, the other for those who shared it."""
        form = self.parts(name)[game.margin == 0]
        return form.format(self.list(game.winners), game.most, game.margin, self.day(game.date))

    def day(self, iso: str) -> str:
        """A date as short as it can be read: 16 Nov."""
        day = date.fromisoformat(iso)
        return self.count("DAY", day.day, self.parts("MONTHS")[day.month - 1])
