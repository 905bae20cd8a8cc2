# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The screen as text: real labels on the real displayio, read as a person reads them."""

from __future__ import annotations

import os

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

from tools.machine.standins.page_view import lines


def label(text: str, x: int, y: int, scale: int = 1):
    import terminalio
    from adafruit_display_text.label import Label

    return Label(terminalio.FONT, text=text, x=x, y=y, scale=scale)


def group(*parts, x: int = 0, y: int = 0, scale: int = 1, hidden: bool = False):
    import displayio

    made = displayio.Group(x=x, y=y, scale=scale)
    for part in parts:
        made.append(part)
    made.hidden = hidden
    return made


def test_labels_are_read_from_top_to_bottom_and_from_left_to_right() -> None:
    root = group(
        label("OK Next", 50, 58),
        label("> More", 90, 58),
        label("< Less", 2, 58),
        label("Sheep", 30, 6),
        label("12", 40, 30, scale=3),
    )
    assert lines(root) == ["Sheep", "12", "< Less, OK Next, > More"]


def test_a_small_word_beside_a_large_number_is_on_its_line() -> None:
    assert lines(group(label("points", 60, 36), label("90", 10, 30, scale=3))) == ["90, points"]


def test_groups_move_and_enlarge_what_is_in_them() -> None:
    below = group(label("second", 0, 6), y=20)
    large = group(label("third", 0, 20), scale=2)
    assert lines(group(large, below, label("first", 0, 8))) == ["first", "second", "third"]


def test_what_is_hidden_or_empty_is_not_said() -> None:
    out_of_sight = label("secret", 0, 20)
    out_of_sight.hidden = True
    root = group(
        label("seen", 0, 6),
        label("", 0, 30),
        out_of_sight,
        group(group(label("deep", 0, 40)), hidden=True),
    )
    assert lines(root) == ["seen"]


def test_a_line_that_is_broken_for_the_screen_is_one_again() -> None:
    assert lines(group(label("largest rectangle\nwithout gaps", 0, 10))) == [
        "largest rectangle without gaps"
    ]
