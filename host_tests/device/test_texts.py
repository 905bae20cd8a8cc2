# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Languages with the same texts, the same placeholders and the words of the rules."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module

import pytest

from host_tests.support.parts import FONT
from tipperary.painter import whole
from tipperary.screens.settings import BEHIND
from tipperary.settings import TABLE
from tipperary.texts import CODES, Texts
from tools.drive.build import languages
from tools.support.environment import ROOT

FIRMWARE = ROOT / "firmware" / "tipperary"


@cache
def lines(language: str) -> dict[str, str]:
    text = import_module(f"tipperary.texts.{language}").TEXTS
    pairs = [line.split("=", 1) for line in text.splitlines() if line]
    assert len({name for name, _ in pairs}) == len(pairs), "a name is there twice"
    return dict(pairs)


def names_used() -> set[str]:
    """Every text that the firmware asks for: attributes in capitals of `t`, and the settings'."""
    found = {name.upper() for name in BEHIND}
    for _, _, _, title, what, _ in TABLE:
        found |= {title, what}
    for path in FIRMWARE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.isupper():
                owner = ast.unparse(node.value)
                if owner == "t" or owner.endswith(".t"):
                    found.add(node.attr)
    return found


def test_the_languages_are_found_english_first_on_the_device_and_by_the_tools() -> None:
    assert CODES[:3] == ("en", "de", "fr")
    assert list(CODES[1:]) == sorted(CODES[1:])
    assert languages() == {code: lines(code)["NAME"] for code in CODES}
    assert tuple(languages()) == CODES


@pytest.mark.parametrize("language", CODES)
def test_a_language_has_exactly_the_texts_that_are_used(language: str) -> None:
    assert set(lines(language)) == names_used()


@pytest.mark.parametrize("language", CODES[1:])
def test_placeholders_and_numbers_of_parts_are_the_same_as_in_english(language: str) -> None:
    for name, english in lines("en").items():
        text = lines(language)[name]
        assert text.count("|") == english.count("|"), name
        # What a sentence leaves out in one language it may leave out in another, but no text
        # may ask for something it is not given.
        assert set(re.findall(r"{\d}", text)) == set(re.findall(r"{\d}", english)), name


@pytest.mark.parametrize("language", CODES)
def test_every_text_is_there_and_can_be_spelled_without_accents(language: str) -> None:
    for name, text in lines(language).items():
        assert text.strip(), name
        assert "?" not in whole(text.replace("?", ""), FONT), name
        assert whole(text, FONT).isascii(), name


@pytest.mark.parametrize("language", CODES)
def test_texts_are_read_by_name_and_lists_by_their_bars(language: str) -> None:
    texts = Texts(language)
    for name, text in lines(language).items():
        assert getattr(texts, name) == (text.split("|") if "|" in text else text)
    with pytest.raises(AttributeError):
        texts.NO_SUCH_TEXT  # noqa: B018


@pytest.mark.parametrize("language", CODES)
def test_names_of_coats_of_arms_are_five_and_short(language: str) -> None:
    crests = lines(language)["CRESTS"].split("|")
    assert len(set(crests)) == 5
    assert max(len(whole(crest, FONT)) for crest in crests) <= 8


@pytest.mark.parametrize("language", CODES)
def test_the_words_are_those_of_the_rules(language: str) -> None:
    source = (FIRMWARE / "texts" / f"{language}.py").read_text(encoding="utf-8")
    words = re.findall(r"^# Words of the rules: (.+)$", source, re.MULTILINE)[0].split(", ")
    everything = "\n".join(lines(language).values())
    assert len(words) == 7
    assert [word for word in words if word not in everything] == []
