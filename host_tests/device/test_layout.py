# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""No text is cut off or overlaps on any screen, size and language, with the longest names."""

from __future__ import annotations

import pytest
import terminalio

from host_tests.device.geometry import problems
from host_tests.support.device import Device
from host_tests.support.gallery import LONG_NAMES, scenes, show
from host_tests.support.parts import FONT
from host_tests.support.sizes import SIZES
from tipperary.layout import View, arrange, wrap
from tipperary.painter import whole
from tipperary.texts import CODES
from tools.drive.boards import board_ids
from tools.support.environment import ROOT


def device_for(board: str, language: str, names: tuple[str, ...]) -> Device:
    device = Device(board, frame_ms=40)
    device.app.saves.settings["language"] = language
    device.app.saves.names[:] = names
    device.app.adjust()
    return device


@pytest.mark.parametrize("names", [("",) * 5, LONG_NAMES], ids=["usual", "long"])
@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("board", SIZES.values(), ids=SIZES)
def test_everything_is_inside_the_screen_and_apart(
    board: str, language: str, names: tuple[str, ...]
) -> None:
    device = device_for(board, language, names)
    wrong = {}
    for name, scene in scenes():
        found = problems(show(device, scene))
        if found:
            wrong[name] = found
    assert wrong == {}


def test_every_screen_has_a_scene() -> None:
    """A new screen must come into the gallery, and so into these tests and the pictures."""
    device = Device(frame_ms=40)
    seen = {show(device, scene).screen for _, scene in scenes()}
    modules = {path.stem for path in (ROOT / "firmware/tipperary/screens").glob("*.py")}
    assert modules - {"__init__"} == seen


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("board", board_ids())
def test_the_name_of_every_board_fits_on_its_about_page(board: str, language: str) -> None:
    device = device_for(board, language, LONG_NAMES)
    show(device, dict(scenes())["about"])
    assert problems(device) == []
    assert device.board["name"] in device.text


def test_words_are_never_broken_and_lines_never_too_long() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("one\ntwo", 7) == ["one", "two"]
    assert wrap("four", 3) is None


@pytest.mark.parametrize(("width", "height"), [(128, 64), (160, 128), (240, 135), (240, 240)])
def test_a_text_that_fits_no_way_does_not_stop_the_device(width: int, height: int) -> None:
    view = View()
    view.big = "M" * 60
    view.body = "one word and another " * 40
    shown = [item[0] for item in arrange(view, width, height)]
    assert view.big in shown


def test_a_short_text_is_as_large_as_the_screen_allows() -> None:
    view = View()
    view.big = "7"
    (item,) = [item for item in arrange(view, 128, 64) if item[0] == "7"]
    assert item[3] == 4


@pytest.mark.parametrize(
    ("accented", "plain"),
    [
        ("TIOBRAID ÁRANN", "TIOBRAID ARANN"),
        ("Größte", "Groesste"),
        ("Château, égalité à 5", "Chateau, egalite a 5"),
        ("≠", "?"),
    ],
)
def test_where_the_font_has_no_accents_the_plain_letter_stands(accented: str, plain: str) -> None:
    assert whole(accented, FONT) == plain


def test_where_the_font_has_accents_they_stay() -> None:
    assert whole("TIOBRAID ÁRANN", terminalio.FONT) == "TIOBRAID ÁRANN"
