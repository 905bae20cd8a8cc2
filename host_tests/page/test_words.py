# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page's own words: the same ones in every language, and each as it is written there."""

from __future__ import annotations

import re

import pytest

from tools.boards.board import INTENTS, load_all
from tools.page.site import WEB, page_words
from tools.support.firmware import picture_names

PAGE = page_words()
ENGLISH = PAGE["en"]
PRINTED = {"A", "B", "D0", "D1", "D2", "OK", "Select", "Start"}  # on the boards themselves
LABELS = {label for board in load_all() for keys in board.keys for label in keys.labels}
KEYS = {f"key_{label.lower().replace(' ', '_')}" for label in LABELS - PRINTED}
STORE = (WEB / "store.js").read_text(encoding="utf-8")
SCRIPTS = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.js"))


def gaps(words: str) -> list[str]:
    return sorted(re.findall(r"\{.\}", words))


@pytest.mark.parametrize("language", PAGE)
def test_every_language_has_the_same_words_with_the_same_gaps(language: str) -> None:
    words = PAGE[language]
    names = set(ENGLISH)
    if language != "en":  # where keys and pictures are called as they are in their files
        names |= KEYS | set(picture_names())
    assert set(words) == names
    assert all(words.values())
    for name in ENGLISH:
        assert gaps(words[name]) == gaps(ENGLISH[name])


def test_the_three_languages_of_the_device_are_there() -> None:
    assert {"de", "en", "fr"} <= set(PAGE)


def test_every_word_is_used_and_every_word_that_is_used_is_there() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    used = set(re.findall(r'data-(?:word|label)="(\w+)"', page))
    used |= set(re.findall(r'(?:word|tell)\("(\w+)"', SCRIPTS))
    used |= {f"store_{trouble}" for trouble in re.findall(r'(?:#say\(|return )"(\w+)"', STORE)}
    used |= set(INTENTS) - {""}
    assert used == set(ENGLISH) - {"hold", "stones"}
    assert {"hold", "stones"} <= set(picture_names())


def test_german_speaks_of_people_and_writes_umlauts() -> None:
    german = " ".join(PAGE["de"].values())
    assert not re.search(r"Spieler|Loch|Marker|Areal", german)
    assert not re.search(r"\b(?:zurueck|laenger|duerfen|Geraet)", german)


def test_french_puts_narrow_spaces_before_its_signs() -> None:
    for text in PAGE["fr"].values():
        assert not re.search(r"[^\u202f/][:;?!]", text.replace("http:", "")), text
        assert "'" not in text, text
