# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""No text is cut off or overlaps on any screen, size and language, with the longest names."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from host_tests.device.geometry import Text, problems, wanted
from host_tests.support.device import Device
from host_tests.support.gallery import LONG_NAMES, scenes, show
from host_tests.support.parts import faces_of
from host_tests.support.sizes import SIZES
from tipperary.colours import KEY
from tipperary.layout import Layout
from tipperary.signs import LEFT, RIGHT
from tipperary.texts import CODES
from tipperary.view import LARGE, View
from tools.drive.boards import board_ids, load_all
from tools.support.environment import ROOT

SCENES = dict(scenes())
NO_NAMES = ("",) * 5
# The knob has a bar of its own.
BOARDS = {**SIZES, "128x64, knob": "adafruit_macropad_rp2040"}


def device_for(board: str, language: str = "en", names: tuple[str, ...] = NO_NAMES) -> Device:
    device = Device(board, frame_ms=40)
    device.app.saves.settings["language"] = language
    device.app.saves.names[:] = names
    device.app.adjust()
    return device


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
    device = device_for(board, language, names)
    wrong = {}
    for name, scene in SCENES.items():
        found = problems(show(device, scene))
        if found:
            wrong[name] = found
    assert wrong == {}


def test_every_screen_has_a_scene() -> None:
    """A new screen must come into the gallery, and so into these tests and the pictures."""
    device = Device(frame_ms=40)
    seen = {show(device, scene).screen for scene in SCENES.values()}
    modules = {path.stem for path in (ROOT / "firmware/tipperary/screens").glob("*.py")}
    assert modules - {"__init__"} == seen, "add a scene to host_tests/support/gallery.py"


def test_every_size_of_screen_is_tried() -> None:
    sizes = {f"{board.screen.width}x{board.screen.height}" for board in load_all()}
    assert sizes == set(SIZES), "add a board with that size to host_tests/support/sizes.py"


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("board", board_ids())
def test_the_name_of_every_board_fits_on_its_about_page(board: str, language: str) -> None:
    device = device_for(board, language, LONG_NAMES)
    show(device, SCENES["about"])
    assert problems(device) == []
    assert device.board["name"] in device.text


# The bar of keys.

# Where there is no room to say what holding OK does, it is left out: by screen, for each bar.
UNSAID = {
    "128x64": {"result", "totals"},
    "160x128": set(),
    "240x135": {"result", "totals"},
    "240x240": {"result"},
    "128x64, knob": {"count_result", "result", "scoring", "sheep"},
}
SELF_EVIDENT = {"prev": LEFT, "next": RIGHT, "ok": "OK", "back": ""}


def spoken(key: list[str], view: View, hold: str) -> tuple[list[str], str]:
    """What a key of the bar has to say: its own words, and what holding it does."""
    if key[1] == "turn":
        if view.prev is None and view.next is None:
            return [], ""
        return [key[0], *(word for word in (view.prev, view.next) if word)], ""
    words = []
    word = getattr(view, key[1])
    if word is not None:
        word = word or SELF_EVIDENT[key[1]]
        # What is on the key and what it does do not run into one word.
        if word[:1].isalpha() and key[0].isalnum() and word != key[0]:
            word = f"{key[0]} {word}"
        words = [key[0], word]
    held = getattr(view, key[2]) if len(key) > 2 else None
    if held is None:
        return words, ""
    return words or [key[0]], hold.format(held or SELF_EVIDENT[key[2]])


@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=() if "128x64" in size else pytest.mark.slow) for size in BOARDS],
)
def test_the_bar_says_what_each_key_does_in_the_order_in_which_they_lie(size: str) -> None:
    unsaid = set()
    for language in CODES:
        device = device_for(BOARDS[size], language)
        for name, scene in SCENES.items():
            if not bar_is_whole(show(device, scene), name):
                unsaid.add((language, device.screen))
    # No less is said than there is room for.
    more = [one for one in sorted(unsaid) if one[1] not in UNSAID[size]]
    assert more == [], "HOLD, or the word for holding, is too long there"
    assert {screen for _, screen in unsaid} == UNSAID[size]


def bar_is_whole(device: Device, name: str) -> bool:
    """Whether holding is explained; that every key is there, and in its place, is asserted."""
    view = wanted(device)
    texts = [text for text in device.painter.layout.texts if text[4] == KEY]
    assert texts == sorted(texts, key=lambda text: text[3]), name
    bar = "\n".join(text[1] for text in texts)
    whole = True
    at = 0
    for key in device.board["bar"]:
        words, hold = spoken(key, view, device.app.t.HOLD)
        if not words:
            continue
        only_held = hold and len(words) == 1
        if only_held and hold not in bar:
            # A key that can only be held is left out together with what holding it does.
            whole = False
            continue
        start = at
        for word in words:
            found = bar.find(word, at)
            assert found >= 0, (name, words, bar)
            at = max(start, found)
        if hold:
            whole = whole and hold in bar[at:]
            at = max(at, bar.find(hold, at))
        at += 1
    return whole


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
ASKING = ("score early", "anew", "reset", "foreign")


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(NO_NAMES, id="usual", marks=pytest.mark.slow),
        pytest.param(LONG_NAMES, id="long"),
    ],
)
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("scene", MENUS + ASKING)
def test_moving_through_a_menu_changes_no_size_and_moves_nothing_else(
    scene: str, board: str, names: tuple[str, ...]
) -> None:
    for language in CODES:
        device = show(device_for(board, language, names), SCENES[scene])
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
    device = show(device_for(board), SCENES[scene])
    seen = []
    for key in ("next", "next", "next", "prev", "next"):
        view = wanted(device)
        number = {view.big, view.sign, str(device.app.screen.value)}
        texts = [text for text in device.painter.layout.texts if text[1] not in number]
        sizes = {
            text[:1] + text[3:4] for text in device.painter.layout.texts if text[1] == view.big
        }
        seen.append((texts, sizes))
        device.press(key)
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_turning_pages_of_values_moves_nothing(board: str) -> None:
    device = show(device_for(board), SCENES["totals, a player"])
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


@pytest.mark.parametrize("size", SIZES)
def test_the_place_of_a_name_is_the_same_whoever_it_is(size: str) -> None:
    """One size of letters for everybody at the table: the longest name decides."""
    for names in (NO_NAMES, LONG_NAMES, ("Al", *LONG_NAMES[1:])):
        device = device_for(SIZES[size], "en", names)
        sizes = set()
        for crest in range(5):
            show(device, SCENES["crests, first"]).press(*["next"] * crest)
            big = device.app.view.big
            sizes |= {text[0] for text in device.painter.layout.texts if text[1] == big}
        assert len(sizes) == 1


# Whatever there is to say.


def test_words_are_never_broken_and_lines_never_too_long() -> None:
    small = faces_of(128, 64)[0]
    assert small.wrap("one two three", 7 * 6) == ["one two", "three"]
    assert small.wrap("one\ntwo", 7 * 6) == ["one", "two"]
    assert small.wrap("four", 3 * 6) == ["four"]


@pytest.mark.parametrize(("width", "height"), [(128, 64), (160, 128), (240, 135), (240, 240)])
def test_a_text_that_fits_no_way_does_not_stop_the_device(width: int, height: int) -> None:
    view = View()
    view.big = "M" * 60
    view.body = "one word and another " * 40
    layout = Layout(width, height, faces_of(width, height), [("OK", "ok")])
    layout.arrange(view)
    assert view.big in [text[1] for text in layout.texts]


def test_a_short_text_is_large() -> None:
    view = View()
    view.big = "7"
    layout = Layout(128, 64, faces_of(128, 64), [("OK", "ok")])
    layout.arrange(view)
    (text,) = [text for text in layout.texts if text[1] == "7"]
    assert text[0] == LARGE
