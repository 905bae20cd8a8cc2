# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where the texts on a screen are, and what is wrong with that."""

from __future__ import annotations

from itertools import combinations

from host_tests.support.device import Device
from host_tests.support.parts import Item
from tipperary.layout import BAR, river_height

Box = tuple[int, int, int, int]


def box(item: Item) -> Box:
    """Left, top, right and bottom of a text."""
    text, x, y, scale, anchor, _ = item
    wide = 6 * scale * len(text)
    left = x - wide * anchor // 2
    # The first row of nearly every letter is empty, and so is the last.
    return left, y + scale, left + wide, y + 11 * scale


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def problems(device: Device) -> list[str]:
    """What is wrong with what is on the screen now."""
    view = device.app.view
    width, height = device.painter.width, device.painter.height
    items = [item for item in device.painter.items if item[0].strip()]
    found = []
    top = river_height(width) if view.river else 0
    for item in items:
        left, high, right, low = box(item)
        if left < 0 or right > width or high < top or low > height:
            found.append(f"{item[0]!r} is not inside")
    for one, other in combinations(items, 2):
        if overlap(box(one), box(other)):
            found.append(f"{one[0]!r} and {other[0]!r} overlap")
    bar = " ".join(item[0] for item in items if item[5] == BAR)
    ok = "OK " + view.ok if view.ok and view.ok != "OK" else view.ok
    keys = [view.prev, ok, view.hold, view.next]
    if bar.split() != " ".join(keys).split():
        found.append(f"the keys read {bar!r}")
    said = " ".join(item[0] for item in items if item[5] != BAR)
    for text in (view.big, view.body, view.hint, *[word for row in view.rows for word in row[:2]]):
        if text.split() and " ".join(text.split()) not in said:
            found.append(f"{text!r} is not whole in {said!r}")
    if view.firm and " ".join(view.head.split()) not in said:
        found.append(f"{view.head!r} is missing")
    for item in items:
        found += [f"{letter!r} is not in the font" for letter in item[0] if ord(letter) > 126]
    return found
