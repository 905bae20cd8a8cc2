# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every letter of English, German and French is drawn, in every size, on every board."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest

from host_tests.device.geometry import tile_x
from host_tests.support.parts import FONT, faces_of, fonts_in
from host_tests.support.sizes import SIZES
from tipperary.face.builtin_letters import BuiltinLetters
from tipperary.screens import names
from tools.boards.board import load
from tools.drive.fonts import LETTERS

ACCENTED = "äöüßÄÖÜéèêëàâçîïôùûœÉÈÀÁÊËÂÇÎÏÔÙÛŒ"
ABOVE = {
    "a": "àáâãäå",
    "e": "èéêë",
    "o": "òóôõö",
    "u": "ùúûü",
    "n": "ñ",
    "y": "ýÿ",
    "A": "ÀÁÂÃÄÅ",
    "E": "ÈÉÊË",
    "O": "ÒÓÔÕÖ",
    "U": "ÙÚÛÜ",
    "N": "Ñ",
    "I": "ÌÍÎÏ",
}
UNKNOWN = "?"
# All but these, which are in no name and no text.
WANTED = sorted(set(LETTERS + ACCENTED + "".join(names._GROUPS)) - set(" ÷ÐðÞþ"))
# A typeface without serifs may draw these alike.
ALIKE = {frozenset("lI"), frozenset("l|"), frozenset("I|")}


def pixels(font: Any, letter: str) -> frozenset[tuple[int, int]]:
    """The pixels of a letter, as columns and rows above the line it stands on."""
    glyph = font.get_glyph(ord(letter))
    assert glyph is not None, letter
    return frozenset(
        (x + glyph.dx, y - glyph.height - glyph.dy)
        for y in range(glyph.height)
        for x in range(glyph.width)
        if glyph.bitmap[tile_x(glyph) + x, y]
    )


def shapes(screen: str, size: str) -> dict[str, frozenset[tuple[int, int]]]:
    """The letters of a font file, read by its description in tools/drive/fonts.py."""
    part = load(SIZES[screen]).device_data()["screen"]
    data = Path(fonts_in((part["width"], part["height"])), f"{size}.font").read_bytes()
    length, count = struct.unpack_from("<HH", data, 4)
    rare = data[8 : 8 + length].decode()
    widths = data[8 + length : 8 + length + count]
    found = {}
    for number, letter in enumerate([*map(chr, range(256)), *rare]):
        if not widths[number]:
            continue
        record = struct.unpack_from("<IBBbb", data, 8 + length + count + 8 * number)
        at, width, height, left, below = record
        stride = (width + 31) // 32 * 4
        found[letter] = frozenset(
            (x + left, y - height + below)
            for y in range(height)
            for x in range(width)
            if data[at + y * stride + x // 8] & 128 >> x % 8
        )
    return found


FILES = [(screen, size) for screen in SIZES for size in ("medium", "large")]
FILES += [("240x135", "small")]


@pytest.mark.parametrize(("screen", "size"), FILES)
def test_the_font_files_have_every_letter_and_no_two_are_the_same(screen: str, size: str) -> None:
    drawn = shapes(screen, size)
    all_different({letter: drawn[letter] for letter in WANTED})


@pytest.mark.parametrize("screen", ["128x64", "160x128"])
def test_the_built_in_font_has_every_letter_and_no_two_are_the_same(screen: str) -> None:
    part = load(SIZES[screen]).device_data()["screen"]
    font = faces_of(part["width"], part["height"])[0]
    all_different({letter: pixels(font, letter) for letter in WANTED})


def all_different(drawn: dict[str, frozenset[tuple[int, int]]]) -> None:
    seen: dict[frozenset[tuple[int, int]], str] = {}
    for letter, shape in drawn.items():
        assert shape, letter
        other = seen.setdefault(shape, letter)
        assert other == letter or frozenset((letter, other)) in ALIKE, (letter, other)


@pytest.mark.parametrize(("screen", "size"), FILES)
def test_the_device_reads_the_letters_that_are_in_the_files(screen: str, size: str) -> None:
    part = load(SIZES[screen]).device_data()["screen"]
    face = faces_of(part["width"], part["height"])[("small", "medium", "large").index(size)]
    drawn = shapes(screen, size)
    for letter in "äßÉœ7":
        assert pixels(face, letter) == drawn[letter], letter


def test_the_device_is_tested_with_a_font_that_has_no_accents() -> None:
    """Most builds of CircuitPython have only ASCII, whatever this computer's Blinka has."""
    assert FONT.get_glyph(ord("a")) is not None
    assert [letter for letter in ACCENTED if FONT.get_glyph(ord(letter))] == []


@pytest.mark.parametrize("plain", ABOVE)
def test_an_accent_is_set_on_the_built_in_letter_which_stays_as_it_is(plain: str) -> None:
    font = faces_of(128, 64)[0]
    base = pixels(FONT, plain)
    assert pixels(font, plain) == base
    top = min(y for _, y in base)
    for letter in ABOVE[plain]:
        drawn = pixels(font, letter)
        assert base <= drawn, letter
        mark = drawn - base
        assert mark, letter
        assert max(y for _, y in mark) < top + (1 if plain.isupper() else 0), letter


@pytest.mark.parametrize("letter", "ìíîï")
def test_an_accent_takes_the_place_of_a_dot(letter: str) -> None:
    drawn = pixels(faces_of(128, 64)[0], letter)
    stem = {(x, y) for x, y in pixels(FONT, "i") if y > -7}
    assert stem <= drawn
    assert all(y <= -7 for _, y in drawn - stem)


@pytest.mark.parametrize(("letter", "plain"), [("ç", "c"), ("Ç", "C")])
def test_a_cedilla_hangs_below(letter: str, plain: str) -> None:
    font = faces_of(128, 64)[0]
    base = pixels(FONT, plain)
    assert base < pixels(font, letter)
    assert all(y >= -2 for _, y in pixels(font, letter) - base)


@pytest.mark.parametrize("letter", "≠Łя")
def test_a_letter_that_nobody_drew_is_a_question_mark(letter: str) -> None:
    assert pixels(faces_of(128, 64)[0], letter) == pixels(FONT, UNKNOWN)


def test_all_the_letters_of_our_own_have_room_on_one_sheet() -> None:
    font = BuiltinLetters(FONT, faces_of(128, 64)[1])
    letters = [chr(code) for code in range(0xA0, 0x180)]
    first = [pixels(font, letter) for letter in letters]
    assert [pixels(font, letter) for letter in letters] == first
    drawn = [letter for letter in letters if pixels(font, letter) != pixels(FONT, UNKNOWN)]
    assert len({font.get_glyph(ord(letter)).tile_index for letter in drawn}) == len(drawn)
    assert len({id(font.get_glyph(ord(letter)).bitmap) for letter in drawn}) == 1
