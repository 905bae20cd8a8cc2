# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Three languages with the same texts, the same placeholders and the words of the rules."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module

import pytest

from host_tests.support.parts import FONT
from host_tests.support.table import LANGUAGES
from tipperary.painter import whole
from tipperary.texts import CODES, Texts
from tools.support.environment import ROOT

FIRMWARE = ROOT / "firmware" / "tipperary"


@cache
def lines(language: str) -> dict[str, str]:
    text = import_module(f"tipperary.texts.{language}").TEXTS
    pairs = [line.split("=", 1) for line in text.splitlines() if line]
    assert len({name for name, _ in pairs}) == len(pairs), "a name is there twice"
    return dict(pairs)


def names_used() -> set[str]:
    """Every text that the firmware asks for: attributes in capitals of `t`."""
    found = set()
    for path in FIRMWARE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.isupper():
                owner = ast.unparse(node.value)
                if owner == "t" or owner.endswith(".t"):
                    found.add(node.attr)
    return found


def test_there_are_three_languages() -> None:
    assert CODES == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_exactly_the_texts_that_are_used(language: str) -> None:
    assert set(lines(language)) == names_used()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_placeholders_and_numbers_of_parts_are_the_same_as_in_english(language: str) -> None:
    for name, english in lines("en").items():
        text = lines(language)[name]
        assert text.count("|") == english.count("|"), name
        # What a sentence leaves out in one language it may leave out in another, but no text
        # may ask for something it is not given.
        assert set(re.findall(r"{\d}", text)) == set(re.findall(r"{\d}", english)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_can_be_spelled_without_accents(language: str) -> None:
    for name, text in lines(language).items():
        assert text.strip(), name
        assert "?" not in whole(text.replace("?", ""), FONT), name
        assert whole(text, FONT).isascii(), name


@pytest.mark.parametrize("number", range(3))
def test_texts_are_read_by_name_and_lists_by_their_bars(number: int) -> None:
    texts = Texts(number)
    for name, text in lines(LANGUAGES[number]).items():
        assert getattr(texts, name) == (text.split("|") if "|" in text else text)
    with pytest.raises(AttributeError):
        texts.NO_SUCH_TEXT  # noqa: B018


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_coats_of_arms_are_five_and_short(language: str) -> None:
    crests = lines(language)["CRESTS"].split("|")
    assert len(set(crests)) == 5
    assert max(len(whole(crest, FONT)) for crest in crests) <= 8


# Of the words that the rules' table has for each language, those on the screen.
WORDS = {
    "de": ("Durchgang", "Beutel", "Fluss", "Fass", "Bereich", "Größte Schafherde", "Türme"),
    "fr": ("tour", "sac", "Rivière", "tonneau", "zone", "Plus grand troupeau", "Victoire partagée"),
    "en": ("Round", "bag", "River", "barrel", "area", "Largest Flock", "Shared victory"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_rules(language: str) -> None:
    everything = "\n".join(lines(language).values())
    assert [word for word in WORDS[language] if word not in everything] == []
