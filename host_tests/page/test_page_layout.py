# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the page looks like in a real Chromium: keys in reach, text that can be read."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from host_tests.page.wire import Wire
from tools.boards.board import load_all
from tools.page.site import board_view, page_words

pytestmark = [pytest.mark.slow, pytest.mark.browser]

TOUCH = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}
PLACES: dict[str, dict[str, Any]] = {
    "a phone held sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "a phone upright": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "a phone with its browser's bars": {"viewport": {"width": 390, "height": 664}, **TOUCH},
    "a small phone": {"viewport": {"width": 320, "height": 568}, **TOUCH},
    # 1280 x 800 at twice the size.
    "an enlarged desktop": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "a desktop": {"viewport": {"width": 1280, "height": 800}},
}
SMALLEST = 24  # pixels of a page, for a key to be hit
THUMB = 44  # and for one that is used all the time

# Where each key is, and whether a finger in its middle would hit it.
KEYS = """() => [...document.querySelectorAll('#keys .key')].map(key => {
    const { left, top, right, bottom } = key.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return [key.dataset.key, left, top, right, bottom, key.contains(hit)];
})"""
# Those of a stick, and those whose work another key does too.
SMALL_KEYS = {"Left", "Right", "Up", "Down", "Start", "Select", "Turn left", "Turn right", "Knob"}
CAPTIONS = "() => [...document.querySelectorAll('.said, .held')].map(said => said.textContent)"


@pytest.mark.parametrize("place", PLACES)
def test_every_key_of_every_board_is_in_reach_without_scrolling(open_page, place: str) -> None:
    context = PLACES[place]
    wide, tall = context["viewport"]["width"], context["viewport"]["height"]
    with open_page(**context) as wire:
        for board in load_all():
            wire.tell(board=board_view(board))
            for name, left, top, right, bottom, hit in wire.page.evaluate(KEYS):
                assert min(left, top) >= 0, (board.id, name)
                assert right <= wide, (board.id, name)
                assert bottom <= tall, (board.id, name)
                least = SMALLEST if name in SMALL_KEYS else THUMB
                assert min(right - left, bottom - top) >= least, (board.id, name)
                assert hit, f"{board.id}: something lies on {name}"
            for what in ("#screen", "#ring", "#power"):
                box = wire.page.locator(what).bounding_box()
                assert box is not None
                assert min(box["x"], box["y"]) >= 0, (board.id, what)
                assert box["x"] + box["width"] <= wide, (board.id, what)
                assert box["y"] + box["height"] <= tall, (board.id, what)
            assert wire.page.evaluate("document.documentElement.scrollWidth") <= wide, board.id


def test_keys_have_the_board_s_names_and_order_and_no_word_is_another_key_s_name(
    open_page,
) -> None:
    with open_page() as wire:
        for language in ("en", "de", "fr"):
            words = page_words()[language]
            wire.tell(language=language)
            for board in load_all():
                view = board_view(board)
                wire.tell(board=view)
                labels = [label for keys in board.keys for label in keys.labels]
                slugs = [label.lower().replace(" ", "_") for label in labels]
                names = [
                    words.get(f"key_{slug}", label)
                    for slug, label in zip(slugs, labels, strict=True)
                ]
                shown = wire.page.locator("#keys .key")
                assert shown.evaluate_all("all => all.map(key => key.ariaLabel)") == names
                assert shown.evaluate_all("all => all.map(key => key.dataset.key)") == labels
                said = {words.lower() for words in wire.page.evaluate(CAPTIONS)}
                signs = {label.lower() for label in labels if len(label) < 3}
                assert not said & (signs - {"ok"}), board.id


# The page without any text, and nothing on it moves.
STYLE = """*, *::before, *::after { transition: none !important; }
    .bare * { color: transparent !important; -webkit-text-fill-color: transparent !important; }
    .bare svg text { fill: transparent !important; }
    .bare .held { text-decoration: none !important; }"""
PUT_ON = """style => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
}"""
# Everything that is written in a part of the page, and where.
WRITTEN = """root => {
    const found = [];
    const put = (words, { left, top, right, bottom }) => {
        if (right > left && bottom > top) found.push([words, [left, top, right, bottom]]);
    };
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const words = walk.currentNode.data.trim();
        const holder = walk.currentNode.parentElement;
        if (!words || holder.closest('.unseen, option')) continue;
        if (!holder.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        for (const box of range.getClientRects()) put(words, box);
    }
    for (const field of root.querySelectorAll('select, input')) {
        put(field.id, field.getBoundingClientRect());
    }
    return found;
}"""
SCALE = 2
LIT = {"light": 1, "colour": [255, 255, 255]}
Colour = tuple[int, int, int]


def light(pixel: Colour) -> float:
    """The relative luminance of a colour."""
    parts = [part / 255 for part in pixel]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def measured(text: Image.Image, bare: Image.Image) -> float:
    """The contrast of what is written here: of its strongest pixels, as edges are smoothed."""
    changes = ImageChops.difference(text, bare).convert("L").tobytes()
    strong = max(0.95 * max(changes), 1)
    pairs = {
        (cast(Colour, text.getpixel(place)), cast(Colour, bare.getpixel(place)))
        for index, much in enumerate(changes)
        if much >= strong
        for place in [(index % text.width, index // text.width)]
    }
    ratios = sorted(contrast(*pair) for pair in pairs)
    return round(ratios[len(ratios) // 2], 2) if ratios else 0.0


def contrasts(wire: Wire, part: str) -> dict[str, float]:
    """Every text in a part of the page, with the lowest contrast it has anywhere."""
    page = wire.page
    written = page.eval_on_selector(part, WRITTEN)
    area = page.locator(part).bounding_box()
    assert area is not None
    origin = (area["x"], area["y"])
    pictures = []
    for bare in (False, True):
        page.evaluate("bare => document.body.classList.toggle('bare', bare)", bare)
        pictures.append(Image.open(io.BytesIO(page.screenshot(clip=area))).convert("RGB"))
    page.evaluate("document.body.classList.remove('bare')")
    ratios: dict[str, float] = {}
    for words, box in written:
        crop = [round((side - origin[axis % 2]) * SCALE) for axis, side in enumerate(box)]
        ratio = measured(*(whole.crop(tuple(crop)) for whole in pictures))
        ratios[words] = min(ratio, ratios.get(words, ratio))
    return ratios


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_all_text_has_a_contrast_of_at_least_4_5(open_page, colours: str) -> None:
    tall = {"viewport": {"width": 700, "height": 2000}, "device_scale_factor": SCALE}
    with open_page(**tall, color_scheme=colours) as wire:
        page = wire.page
        page.evaluate(PUT_ON, STYLE)
        page.locator("#serial summary").click()
        page.locator("#as-text").click()
        wire.tell(
            text=["A new game", "4 players"],
            lines=["ready: of some length", "error: something", "screen: names"],
            ring=[LIT] * 24,
        )
        page.locator("#name").fill("Anna")
        page.evaluate("document.activeElement.blur()")
        assert page.evaluate("document.documentElement.scrollHeight") == 2000
        ratios = contrasts(wire, "body")
        for some in ("Sound", "boards", "4 players", "Use this name", "name", "screen: names"):
            assert some in ratios
        boards = {board.id: board_view(board) for board in load_all()}
        for board in ("pygamer", "adafruit_macropad_rp2040"):
            wire.tell(board=boards[board])
            ratios |= {f"{board}: {words}": r for words, r in contrasts(wire, "#keys").items()}
    assert {words: ratio for words, ratio in ratios.items() if ratio < 4.5} == {}
