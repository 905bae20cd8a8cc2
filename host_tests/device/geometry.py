# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where the ink of every text on a screen is, and what is wrong with that."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from typing import Any

from host_tests.support.device import Device
from host_tests.support.parts import faces_of, plain
from tipperary import sorry
from tipperary.face.signs import THIN
from tipperary.face.view import SMALL, View
from tipperary.light.colours import INK, KEY

Box = tuple[int, int, int, int]  # left, top, right, bottom
Text = tuple[int, str, int, int, int]  # size, text, x, y of the line, colour


@cache
def ink(screen: tuple[int, int], size: int, letter: str) -> tuple[Box | None, int]:
    """The pixels of a letter around the point where the pen stands, and how far the pen moves."""
    face = faces_of(*screen)[size]
    glyph = face.get_glyph(ord(letter))
    assert glyph is not None, f"{letter!r} is in no font"
    lit = [
        (x, y)
        for y in range(glyph.height)
        for x in range(glyph.width)
        if glyph.bitmap[tile_x(glyph) + x, y]
    ]
    if not lit:
        return None, glyph.shift_x
    left = glyph.dx
    top = -glyph.height - glyph.dy
    box = (
        left + min(x for x, _ in lit),
        top + min(y for _, y in lit) + face.drop,
        left + max(x for x, _ in lit) + 1,
        top + max(y for _, y in lit) + 1 + face.drop,
    )
    return box, glyph.shift_x


def tile_x(glyph: Any) -> int:
    """Where a letter begins on its sheet of letters."""
    return int(glyph.tile_index) * int(glyph.width)


def boxes(screen: tuple[int, int], text: Text) -> list[Box]:
    """The box of every letter of a text that has ink."""
    size, words, x, y, _ = text
    found = []
    for letter in words:
        box, wide = ink(screen, size, letter)
        if box:
            found.append((x + box[0], y + box[1], x + box[2], y + box[3]))
        x += wide
    return found


def around(parts: list[Box]) -> Box:
    """The box around some boxes."""
    left, top, right, bottom = zip(*parts, strict=True)
    return min(left), min(top), max(right), max(bottom)


def trimmed(parts: list[Box], by: int) -> list[Box]:
    """The boxes without so many rows of pixels at the top and at the bottom."""
    return [(left, top + by, right, bottom - by) for left, top, right, bottom in parts]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def within(one: Box, room: Box) -> bool:
    return one[0] >= room[0] and one[1] >= room[1] and one[2] <= room[2] and one[3] <= room[3]


def touching(one: list[Box], other: list[Box]) -> bool:
    """Whether the letters of two texts share a pixel's place."""
    if not overlap(around(one), around(other)):
        return False
    return any(overlap(a, b) for a in one for b in other)


def wanted(device: Device) -> View:
    """What the screen wants to say: the layout may have changed its own copy."""
    app = device.app
    view = View()
    sorry.show(view, app.t)
    if app.view.big == view.big:  # said in place of any screen
        return view
    app.fill(view)
    return view


def problems(device: Device) -> list[str]:
    """What is wrong with what is on the screen now."""
    layout = device.painter.layout
    screen = (layout.width, layout.height)
    view = wanted(device)
    # Five rows fit on 64 pixels only if the outermost pixels of two letters may meet.
    trim = int(layout.height == 64 and len(view.rows) == 5)
    texts = [(text, boxes(screen, text)) for text in layout.texts]
    texts = [(text, trimmed(parts, trim * (text[4] != KEY))) for text, parts in texts if parts]
    bar = layout.bar
    inside = (
        bar.wide,
        layout.strip - 1 if view.river else 0,
        layout.width,
        layout.height - bar.high,
    )
    found = []
    for text, parts in texts:
        # A verb is inside the box of its key, everything else beside the bar and below the river,
        # whose last row of pixels is empty.
        rooms = [(x + 1, y, x + wide - 1, y + high) for x, y, wide, high in bar.boxes]
        if not any(within(around(parts), room) for room in (rooms if text[4] == KEY else [inside])):
            found.append(f"{text[1]!r} is not inside: {around(parts)}")
    # On 64 pixels the tail of a large letter may reach the line below it, by a pixel.
    near = int(layout.height == 64 and not trim)
    for (one, ones), (other, others) in combinations(texts, 2):
        if touching(trimmed(ones, near * (one[0] != SMALL)), others):
            found.append(f"{one[1]!r} and {other[1]!r} overlap")
    for _, x, y, wide, high, _, _ in layout.shapes:
        for text, parts in texts:
            if text[4] != INK and touching([(x, y, x + wide, y + high)], parts):
                found.append(f"{text[1]!r} is over a shape")
    return found + missing(layout.texts, view) + glued(layout, view)


def glued(layout: Any, view: View) -> list[str]:
    """The rows whose number is not clearly apart from its name."""
    found = []
    for _, name, number, _, parts in view.rows:
        if not (name and number and parts is None):
            continue
        gaps = [
            right[2] - left[2] - layout.faces[left[0]].width(left[1] + THIN * 2)
            for left, right in pairwise(layout.texts)
            if left[1].endswith(name) and right[1] == number and left[3] == right[3]
        ]
        if max(gaps, default=-1) < 0:
            found.append(f"{name!r} and {number!r} are glued")
    return found


def missing(texts: list[Text], view: View) -> list[str]:
    """The words that a screen wants to say and that are not there, or not whole."""
    found = []
    said = " ".join(squeezed(text[1]) for text in texts if text[4] != KEY)
    rows = [word for row in view.rows for word in row[1:3]]
    rows += [word for value in view.values for word in value]
    rows += [number for _, number, _ in view.columns]
    rows += [text for text, _ in view.pieces]
    for text in (view.title, view.head, view.big, view.body, *rows):
        if text and f" {squeezed(text)} " not in f" {said} ":
            found.append(f"{text!r} is not whole in {said!r}")
    return found


def squeezed(text: str) -> str:
    """A text as words, whatever lines it stands in."""
    return " ".join(plain(text).split())
