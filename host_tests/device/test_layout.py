# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""No text is cut off or overlaps on any screen, size and language, with the longest names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product

import pytest

from host_tests.device.geometry import Text, around, boxes, problems, wanted
from host_tests.support.device import Device
from host_tests.support.gallery import at_scene
from host_tests.support.parts import faces_of
from host_tests.support.scenes import scenes
from host_tests.support.sizes import SIZES
from tipperary.face.layout import Layout
from tipperary.face.signs import HOLD, THIN
from tipperary.face.view import LARGE, SMALL, View
from tipperary.light.colours import KEY
from tipperary.texts import CODES
from tools.boards.board import board_ids, load_all
from tools.support.environment import ROOT
from tools.support.stores import LONG_NAMES

SCENES = {scene.name: scene for scene in scenes()}
NO_NAMES = ("",) * 5
# The knob has a bar of its own.
BOARDS = {**SIZES, "128x64, knob": "adafruit_macropad_rp2040"}


def at(scene: str, board: str, language: str = "en", names: tuple[str, ...] = NO_NAMES) -> Device:
    """A device at the scene of this name."""
    return at_scene(SCENES[scene], board, language, names)


# What cannot be reached by keys alone: test_loop.py has it.
PASSING = {"refused"}

# Day by day the smallest screen in all languages, and the others with the longest words.
EVERYTHING = [
    pytest.param(
        board,
        language,
        names,
        id=f"{size}-{language}-{'long' if names == LONG_NAMES else 'usual'}",
        marks=()
        if names == LONG_NAMES and (size == "128x64" or language == "de")
        else pytest.mark.slow,
    )
    for size, board in BOARDS.items()
    for language in CODES
    for names in (NO_NAMES, LONG_NAMES)
]


@pytest.mark.parametrize(("board", "language", "names"), EVERYTHING)
def test_everything_is_inside_the_screen_and_apart(
    board: str, language: str, names: tuple[str, ...]
) -> None:
    wrong = {}
    for name in SCENES:
        found = problems(at(name, board, language, names))
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("language", CODES)
def test_names_of_wide_letters_are_cut_off_before_they_touch_anything_else(language: str) -> None:
    names = ("Wümmêwœmäß", *["Mwmwmwmwmw"] * 4)
    for board, name in product(BOARDS.values(), WITH_NAMES):
        device = at(name, board, language, names)
        found = [wrong for wrong in problems(device) if re.search("inside|overlap|over a", wrong)]
        assert found == [], (board, name)
        shown = " ".join(text[1] for text in device.painter.layout.texts)
        assert "ümm" in shown or "mwm" in shown or name == "result, places"


WITH_NAMES = ("end of round", "why, alone", "towers", "scoring, whiskey", "result, places")


def test_every_screen_has_a_scene() -> None:
    """A new screen must come into the gallery, and so into these tests and the pictures."""
    seen = {at_scene(scene).screen for scene in SCENES.values()}
    modules = {path.stem for path in (ROOT / "firmware/tipperary/screens").glob("*.py")}
    assert modules - {"__init__", "base"} == seen | PASSING, (
        "add a scene to host_tests/support/scenes.py"
    )


def test_every_size_of_screen_is_tried() -> None:
    sizes = {f"{board.screen.width}x{board.screen.height}" for board in load_all()}
    assert sizes == set(SIZES), "add a board with that size to host_tests/support/sizes.py"


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("board", board_ids())
def test_the_name_of_every_board_fits_on_its_about_page(board: str, language: str) -> None:
    device = at("about", board, language, LONG_NAMES)
    assert problems(device) == []
    assert device.board["name"] in device.text


# The bar of keys.


def verbs(place: tuple[tuple[str, str, str], ...], view: View) -> str:
    """What a place of the bar has to say: each verb once, beside the keys that have it."""
    keys: dict[str, str] = {}
    for beside, alone, intent in place:
        verb = getattr(view, intent)
        if verb is not None:
            keys[verb] = keys.get(verb, "") + (beside if verb or verb in keys else alone)
    return " ".join(caps + THIN * bool(caps and verb) + verb for verb, caps in keys.items())


@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=() if "128x64" in size else pytest.mark.slow) for size in BOARDS],
)
def test_the_bar_says_what_each_key_does_where_it_lies(size: str) -> None:
    for language in CODES:
        for name in SCENES:
            bar_is_whole(at(name, BOARDS[size], language), name)


def bar_is_whole(device: Device, name: str) -> None:
    """Every key that does something has its verb, in its own box, in the order of the keys."""
    view = wanted(device)
    layout = device.painter.layout
    rows = device.board["bar"]
    has_back = any(key[2] == "back" for row in rows for place in row for key in place)
    shown = [text[1] for text in layout.texts if text[4] == KEY]
    expected = []
    for row in rows:
        texts = [verbs(place, view) for place in row]
        wide = sum(layout.faces[SMALL].width(text) + 2 for text in texts) - 2
        if has_back and wide > layout.width:
            texts[0] = row[0][0][1]  # too wide: the sign of a knob has no word
        expected += [(place[-1][2], text) for place, text in zip(row, texts, strict=True) if text]
    held = HOLD if view.back is not None and not has_back else ""
    wanted_texts = [text + held * (intent == "ok") for intent, text in expected]
    assert shown == wanted_texts, name
    assert len(layout.bar.boxes) == len(shown), name
    corners = [(y, x) for x, y, _, _ in layout.bar.boxes]
    assert corners == sorted(corners), name


# A kind of screen looks the same each time.


def places(texts: Iterable[Text], view: View) -> dict[str, object]:
    """Size and line of each part of a screen, and all of what is not the chosen thing itself."""
    found: dict[str, object] = {}
    fixed = set()
    for size, text, x, y, colour in texts:
        if colour == KEY:
            fixed.add((size, text, x, y))
        elif text == view.big:
            found["big"] = size, y
        elif text == view.head:
            found["head"] = size, y
        elif text == view.sign:
            found["sign"] = size, y
        elif text in view.body:
            found.setdefault("body", (size, y))
    found["keys"] = fixed
    return found


MENUS = ("pause, placement", "setup, four", "start, go on", "crests, first", "bag, a player")


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(NO_NAMES, id="usual", marks=pytest.mark.slow),
        pytest.param(LONG_NAMES, id="long"),
    ],
)
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("scene", MENUS)
def test_moving_through_a_menu_changes_no_size_and_moves_nothing_else(
    scene: str, board: str, names: tuple[str, ...]
) -> None:
    for language in CODES:
        device = at(scene, board, language, names)
        seen = []
        for _ in range(device.app.screen.count):
            view = wanted(device)
            seen.append((view.big, places(device.painter.layout.texts, view)))
            device.press("next")
        bodies = {here["body"] for _, here in seen if "body" in here}
        assert len(bodies) <= 1, seen
        for big, here in seen:
            here.pop("body", None)
            # The emblem is only beside a name.
            if "sign" not in here or "sign" not in seen[0][1]:
                here.pop("sign", None)
                seen[0][1].pop("sign", None)
            assert here == seen[0][1], (language, big)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize(
    "scene",
    ["sheep, grown", "scoring, rows", "scoring, sheep", "scoring, whiskey", "scoring, stones"],
)
def test_changing_a_number_moves_nothing_else(scene: str, board: str) -> None:
    device = at(scene, board)
    seen = []
    for key in ("next", "next", "next", "prev", "next"):
        view = wanted(device)
        # The numbers themselves may move within their line; a knob's verbs follow its cursor.
        number = {view.big, view.sign, *(piece[0] for piece in view.pieces)}
        number |= {column[1] for column in view.columns}
        texts = [
            text
            for text in device.painter.layout.texts
            if text[1] not in number and not (device.app.keys.turns and text[4] == KEY)
        ]
        sizes = {text[:1] + text[3:4] for text in device.painter.layout.texts if text[1] in number}
        seen.append((texts, sizes))
        device.press(key)
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_turning_pages_of_values_moves_nothing(board: str) -> None:
    device = at("totals, a player", board)
    categories = device.app.t.CATEGORIES_SHORT
    seen = set()
    for page in range(1, 6):
        assert device.app.screen.index == page
        places = []
        for category in categories:
            (row,) = [text for text in device.painter.layout.texts if category in text[1]]
            places.append((row[0], row[2], row[3]))
        places += [text[:4] for text in device.painter.layout.texts if text[4] == KEY]
        seen.add(tuple(places))
        device.press("next")
    assert len(seen) == 1


@pytest.mark.parametrize(
    "names", [NO_NAMES, pytest.param(LONG_NAMES, marks=pytest.mark.slow)], ids=["usual", "long"]
)
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_the_end_of_a_round_looks_the_same_each_time(board: str, names: tuple[str, ...]) -> None:
    for language in CODES:
        seen = set()
        for scene in ("end of round", "end of round, final"):
            device = at(scene, board, language, names)
            layout = device.painter.layout
            texts = [text for text in layout.texts if text[4] != KEY]
            assert len(texts) == 2 * len(device.app.view.rows)
            places = [(size, text[0], x, y) for size, text, x, y, _ in texts[::2]]
            ends = [x + layout.faces[size].width(text) for size, text, x, _, _ in texts[1::2]]
            seen.add((*places, *ends))
        assert len(seen) == 1, language


@pytest.mark.parametrize("language", CODES)
def test_the_tail_of_a_letter_is_clear_of_the_bar(language: str) -> None:
    for name in ("spin", "pause, end of round", "pause, score now", "towers", "scoring, sheep"):
        device = at(name, "raspberry_pi_pico", language)
        layout = device.painter.layout
        for text in layout.texts:
            if text[4] != KEY:
                bottom = around(boxes((128, 64), text))[3]
                assert bottom < layout.height - layout.bar.high, (name, text[1])


@pytest.mark.parametrize("size", SIZES)
def test_the_place_of_a_name_is_the_same_whoever_it_is(size: str) -> None:
    """One size of letters for everybody at the table: the longest name decides."""
    for names in (NO_NAMES, LONG_NAMES, ("Al", *LONG_NAMES[1:])):
        device = at("crests, first", SIZES[size], "en", names)
        sizes = set()
        for _ in range(5):
            big = device.app.view.big
            sizes |= {text[0] for text in device.painter.layout.texts if text[1] == big}
            device.press("next")
        assert len(sizes) == 1


# Whatever there is to say.

OK_ONLY = (((("", "OK", "ok"),),),)


def test_words_are_never_broken_and_lines_never_too_long() -> None:
    small = faces_of(128, 64)[0]
    assert small.wrap("one two three", 7 * 6) == ["one two", "three"]
    assert small.wrap("one\ntwo", 7 * 6) == ["one", "two"]
    assert small.wrap("four", 3 * 6) == ["four"]


@pytest.mark.parametrize(("width", "height"), [(128, 64), (160, 128), (240, 135)])
def test_a_text_that_fits_no_way_does_not_stop_the_device(width: int, height: int) -> None:
    view = View()
    view.big = "M" * 60
    view.body = "one word and another " * 40
    layout = Layout(width, height, faces_of(width, height), OK_ONLY)
    layout.arrange(view)
    assert view.big in [text[1] for text in layout.texts]


def test_a_short_text_is_large() -> None:
    view = View()
    view.big = "7"
    layout = Layout(128, 64, faces_of(128, 64), OK_ONLY)
    layout.arrange(view)
    (text,) = [text for text in layout.texts if text[1] == "7"]
    assert text[0] == LARGE
