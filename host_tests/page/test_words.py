# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page's own words: the same ones in every language, and each as it is written there."""

from __future__ import annotations

import re

import pytest

from tools.boards.board import INTENTS, load_all
from tools.page.site import WEB, WORDS, page_words
from tools.support.firmware import picture_names

LANGUAGES = sorted(path.stem for path in WORDS.glob("*.toml"))
ENGLISH = page_words("en")
PRINTED = {"A", "B", "D0", "D1", "D2", "OK", "Select", "Start"}  # on the boards themselves
STORE = (WEB / "store.js").read_text(encoding="utf-8")
SCRIPTS = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.js"))


def gaps(words: str) -> list[str]:
    return sorted(re.findall(r"\{.\}", words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words_with_the_same_gaps(language: str) -> None:
    words = page_words(language)
    assert words["lang"] == language
    assert list(words) == list(ENGLISH)
    assert all(words.values())
    assert {name: gaps(text) for name, text in words.items()} == {
        name: gaps(text) for name, text in ENGLISH.items()
    }


def test_the_three_languages_of_the_device_are_there() -> None:
    assert {"de", "en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("code", ["xx", "", "en.toml"])
def test_a_language_that_the_page_does_not_speak_is_english(code: str) -> None:
    assert page_words(code) == ENGLISH


def test_every_word_is_used_and_every_word_that_is_used_is_there() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    used = set(re.findall(r'data-(?:word|label)="(\w+)"', page))
    used |= set(re.findall(r'(?:word|tell)\("(\w+)"', SCRIPTS))
    used |= {f"store_{trouble}" for trouble in re.findall(r'(?:#say\(|return )"(\w+)"', STORE)}
    used |= set(INTENTS) - {""}
    labels = {label for board in load_all() for keys in board.keys for label in keys.labels}
    used |= {f"key_{label.lower().replace(' ', '_')}" for label in labels - PRINTED}
    used |= {f"picture_{name}" for name in picture_names()}
    assert used == set(ENGLISH) - {"lang"}


def test_german_speaks_of_people_and_writes_umlauts() -> None:
    german = " ".join(page_words("de").values())
    assert not re.search(r"Spieler|Loch|Marker|Areal", german)
    assert not re.search(r"\b(?:zurueck|laenger|duerfen|Geraet)", german)


def test_french_puts_narrow_spaces_before_its_signs() -> None:
    for text in page_words("fr").values():
        assert not re.search(r"[^\u202f/][:;?!]", text.replace("http:", "")), text
        assert "'" not in text, text
