# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Lists of words that a number picks from: in every language the same thing at the same place."""

from __future__ import annotations

import pytest

from tipperary.texts import CODES, Texts

# How each word begins, as in the rules' table of words, in the order of the scoring pad.
CATEGORIES = {
    "en": "Area Sheep Explor Whisk Stone",
    "de": "Fläche Schafe Erkund Whisk Stein",
    "fr": "Zone Mouton Explor Whisk Cercle",
}
COUNTS = {
    "en": ("largest rectangle", "flock", "18", "barrel", "stone circles"),
    "de": ("größtes Rechteck", "Herde", "18", "Fass", "Steinkreise"),
    "fr": ("plus grand rectangle", "troupeau", "18", "tonneau", "cercles de pierres"),
}
LISTS = {
    "en": {
        "CRESTS": "Castle Yellow Blue Green Pink",
        "ON_OFF": "off on",
        "DIRECTION_WHAT": "clockwise anticlockwise",
        "LOST": "game settings names past",
    },
    "de": {
        "CRESTS": "Burg Gelb Blau Grün Rosa",
        "ON_OFF": "aus an",
        "DIRECTION_WHAT": "rechts links",
        "LOST": "Partie Optionen Namen alte",
    },
    "fr": {
        "CRESTS": "Château Jaune Bleu Vert Rose",
        "ON_OFF": "coupé activé",
        "DIRECTION_WHAT": "horaire antihoraire",
        "LOST": "partie réglages noms historique",
    },
}


def begin(words: list[str], starts: str) -> list[bool]:
    return [word.startswith(start) for word, start in zip(words, starts.split(), strict=True)]


def test_no_language_is_left_out() -> None:
    assert set(CODES) == set(CATEGORIES) == set(COUNTS) == set(LISTS)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", ["CATEGORIES", "CATEGORIES_SHORT"])
def test_the_categories_are_in_the_order_of_the_scoring_pad(name: str, language: str) -> None:
    assert begin(getattr(Texts(language), name), CATEGORIES[language]) == [True] * 5


@pytest.mark.parametrize("language", CODES)
def test_what_is_counted_belongs_to_its_category(language: str) -> None:
    for number, word in enumerate(COUNTS[language]):
        assert word in getattr(Texts(language), f"COUNTS_{number}")


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("name", LISTS["en"])
def test_every_other_list_has_its_order(name: str, language: str) -> None:
    words = getattr(Texts(language), name)
    assert begin(words, LISTS[language][name]) == [True] * len(words)
