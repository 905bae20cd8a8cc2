# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Languages with the same texts, the same placeholders and the words of the rules."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module

import pytest

from engine_core.rules import CATEGORIES
from host_tests.support.parts import faces_of
from tipperary.face.signs import THIN
from tipperary.screens import effects
from tipperary.screens.settings import BEHIND
from tipperary.settings import TABLE
from tipperary.texts import CODES, Texts
from tools.boards.board import load_all
from tools.drive.fonts import letters_of
from tools.support.environment import ROOT
from tools.support.firmware import languages

FIRMWARE = ROOT / "firmware" / "tipperary"


@cache
def lines(language: str) -> dict[str, str]:
    text = import_module(f"tipperary.texts.{language}").TEXTS
    pairs = [line.split("=", 1) for line in text.splitlines() if "=" in line]
    assert len({name for name, _ in pairs}) == len(pairs), "a name is there twice"
    return dict(pairs)


def names_used() -> set[str]:
    """Every text that the firmware asks for: attributes in capitals of `t`, and the settings'."""
    found = {title for _, title in BEHIND}
    found |= {f"COUNTS_{category}" for category in range(CATEGORIES)}
    found |= {f"EFFECT_{page}" for page in range(effects.Screen.count)}
    for _, _, _, titles, _ in TABLE:
        found |= set(titles.split())
    for path in FIRMWARE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.isupper():
                owner = ast.unparse(node.value)
                if owner == "t" or owner.endswith(".t"):
                    found.add(node.attr)
    return found


def test_the_languages_are_found_english_first_on_the_device_and_by_the_tools() -> None:
    assert CODES[0] == "en"
    assert {"de", "fr"} <= set(CODES)
    assert list(CODES[1:]) == sorted(CODES[1:])
    assert languages() == {code: lines(code)["NAME"] for code in CODES}
    assert tuple(languages()) == CODES


@pytest.mark.parametrize("language", CODES)
def test_a_language_has_exactly_the_texts_that_are_used(language: str) -> None:
    assert set(lines(language)) == names_used()


# There is no room for all of it in every language.
SHORTER = {"WHICH_CREST"}


@pytest.mark.parametrize("language", CODES[1:])
def test_placeholders_and_numbers_of_parts_are_the_same_as_in_english(language: str) -> None:
    for name, english in lines("en").items():
        text = lines(language)[name]
        assert text.count("|") == english.count("|"), name
        # No text may ask for something it is not given.
        asked, given = set(re.findall(r"{\d}", text)), set(re.findall(r"{\d}", english))
        assert asked <= given if name in SHORTER else asked == given, name


@pytest.mark.parametrize("language", CODES)
def test_every_text_is_there_and_every_letter_of_it_is_drawn(language: str) -> None:
    small = faces_of(128, 64)[0]
    large = letters_of(ROOT)
    for name, text in lines(language).items():
        assert text.strip(), name
        for letter in set(re.sub(r"{\d}|[|\u202f]", "", text)):
            assert letter in large, f"{name} has {letter}, which fonts.py has not"
            drawn = small.get_glyph(ord(letter))
            assert drawn is not None, f"{name} has {letter}, which accents.py cannot draw"


@pytest.mark.parametrize("language", CODES)
def test_texts_are_read_by_name_and_lists_by_their_bars(language: str) -> None:
    texts = Texts(language)
    for name, text in lines(language).items():
        text = text.replace("\u202f", THIN)
        assert getattr(texts, name) == (text.split("|") if "|" in text else text)
    with pytest.raises(AttributeError):
        texts.NO_SUCH_TEXT  # noqa: B018


@pytest.mark.parametrize("language", CODES)
def test_names_of_coats_of_arms_are_five_and_short(language: str) -> None:
    crests = lines(language)["CRESTS"].split("|")
    assert len(set(crests)) == 5
    assert max(len(crest) for crest in crests) <= 8


@pytest.mark.parametrize("language", CODES)
def test_the_words_are_those_of_the_rules(language: str) -> None:
    source = (FIRMWARE / "texts" / f"{language}.py").read_text(encoding="utf-8")
    words = re.findall(r"^# Words of the rules: (.+)$", source, re.MULTILINE)[0].split(", ")
    everything = "\n".join(lines(language).values())
    assert len(words) >= 7
    assert [word for word in words if word not in everything] == []


# Words that mean something else in the box, or nothing at all.
NEVER = {
    "en": ("Amber", "Hole 2"),
    "de": ("Loch", "Rad", "Marker", "Areal", "Rundenende", "Spieler", "Bernstein"),
    "fr": ("plus Vert", "Ambre"),
}


@pytest.mark.parametrize("language", NEVER)
def test_words_that_mislead_are_not_used(language: str) -> None:
    everything = "\n".join(lines(language).values())
    forms = rf"\b(?:{'|'.join(NEVER[language])})(?:s|n|e|er|es)?\b"
    assert re.findall(forms, everything) == []


def test_german_has_no_umlaut_spelled_out() -> None:
    everything = "\n".join(lines("de").values())
    assert re.findall(r"groess|rueck|raeum|fuer|ueber|koenn|tuerm", everything.lower()) == []


def test_french_has_a_narrow_space_before_double_points_and_no_other() -> None:
    for name, text in lines("fr").items():
        for point in re.finditer(r"[:;?!]", text):
            assert text[point.start() - 1] == "\u202f", (name, text)


@pytest.mark.parametrize("language", [code for code in CODES if code != "fr"])
def test_other_languages_have_no_space_there(language: str) -> None:
    for name, text in lines(language).items():
        assert not re.search(r"[\s\u202f][:;?!]", text), name


def caps(words: list[str]) -> set[str]:
    return {word.strip("[]{} ").lower() for word in words}


@pytest.mark.parametrize("language", CODES)
def test_no_key_says_the_name_of_another_key(language: str) -> None:
    """What stands on the keys of any board is no word for what a key does, but on that key."""
    on_keys = {
        label.lower()
        for board in load_all()
        for part in board.keys
        for label in part.labels
        if len(label) > 1
    }
    on_keys |= {"left", "right", "up", "down", "next", "previous", "ok"}
    said = caps([lines(language)[name] for name in KEY_WORDS])
    assert said & on_keys == set()
    assert len(said) == len(KEY_WORDS), "two keys would say the same"


@pytest.mark.parametrize("language", CODES)
def test_no_text_names_a_key_that_has_another_name_on_another_board(language: str) -> None:
    for name, text in lines(language).items():
        words = set(re.findall(r"\w+", text.removeprefix("A tie")))
        assert words & {"OK", "A", "B", "Enter", "Esc"} == set(), name


KEY_WORDS = ["MENU", "BACK", "ON", "CHOOSE", "TAKE", "CHANGE", "OPEN", "DELETE", "SPIN_KEY"]
KEY_WORDS += ["EFFECTS", "NAMES_KEY", "AREAS_KEY", "PLACED", "WHO", "DONE", "RECOUNT"]
KEY_WORDS += ["WHY", "INFO", "RESULT", "GAP_KEY", "LAND_KEY", "YES", "NO"]


def verbs_given() -> set[str]:
    """Every text in what a screen sets a verb to, hands to `keys` or returns as a verb."""
    given: list[ast.AST] = []
    for path in (FIRMWARE / "screens").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and any(
                ast.unparse(target) in VERBS for target in node.targets
            ):
                given.append(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in GIVERS:
                given += [*node.args, *(keyword.value for keyword in node.keywords)]
            elif isinstance(node, ast.FunctionDef) and node.name == "ok_verb":
                given += node.body
    words = [ast.unparse(part) for value in given for part in ast.walk(value)]
    return {found[1] for word in words if (found := re.fullmatch(r"(?:self\.)?t\.([A-Z_]+)", word))}


VERBS = ("view.prev", "view.next", "view.ok", "view.back", "ok", "other")
GIVERS = ("self.keys", "self._arrows", "self.arrows")


@pytest.mark.parametrize("language", CODES)
def test_the_words_on_the_bar_are_these(language: str) -> None:
    """Every text that a screen gives to a key is in the list above."""
    assert verbs_given() == set(KEY_WORDS)
    # What holding OK does is a mark beside its verb, explained once.
    assert lines(language)["HOLD"].count("{0}") == 1
