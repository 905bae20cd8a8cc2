# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How keys look in a picture: round caps, a stick, a cross, a knob, and keys that are behind."""

import math

from tools.boards.board import Board
from tools.drawing.paint import PALE, SOFT, label
from tools.drawing.svg import Drawing, Point, towards

WAYS = {"Up": 0.0, "Right": 0.25, "Down": 0.5, "Left": 0.75}  # a turn from the top


def caps(board: Board) -> list[tuple[str, bool]]:
    """What is on each key of the bar, in the order in which they lie, and whether it is OK."""
    keys = [key for row in board.read_bar() for place in row for key in place]
    return [(text, intent == "ok") for _, text, intent in keys if text]


def has(board: Board, kind: str) -> bool:
    return any(keys.kind == kind for keys in board.keys)


def labels(board: Board) -> list[str]:
    """What each key of the board is called."""
    return [label for keys in board.keys for label in keys.labels]


def button(pen: Drawing, at: Point, collar: float, radius: float, text: str, go: bool) -> None:
    """A push button in a panel: its collar, and the cap in it."""
    pen.circle((at[0], at[1] + 0.08 * collar), collar * 1.05, "#000000", fill_opacity=0.3)
    pen.circle(at, collar, "#1d1e20", filter="url(#near)")
    pen.circle(at, collar - 2, stroke="#ffffff", stroke_opacity=0.18, stroke_width=1.5)
    cap(pen, at, radius, text, go)


def cap(pen: Drawing, at: Point, radius: float, text: str, go: bool) -> None:
    x, y = at
    pen.circle((x, y + 0.1 * radius), radius * 1.08, "#000000", fill_opacity=0.35)
    pen.circle(at, radius, f"url(#{'go' if go else 'cap'})", filter="url(#near)")
    pen.circle(at, radius - 1, stroke="#ffffff", stroke_opacity=0.22, stroke_width=1.5)
    label(pen, at, text, radius * (0.76 if len(text) < 3 else 0.72), PALE)


def pill(pen: Drawing, at: Point, text: str) -> None:
    x, y = at
    pen.box((x - 30, y - 11), (60, 22), "url(#cap)", 11, filter="url(#near)")
    label(pen, (x, y + 27), text, 15, SOFT)


def stick(pen: Drawing, at: Point, radius: float) -> None:
    """A thumb stick in its well; arrows say which ways count."""
    pen.circle(at, radius, "url(#well)", stroke="#000000", stroke_width=2)
    _arrows(pen, at, radius * 1.28, radius * 0.26)
    pen.circle(at, radius * 0.62, "url(#cap)", filter="url(#near)")
    pen.circle(at, radius * 0.44, "#000000", fill_opacity=0.25)
    pen.circle(at, radius * 0.62, stroke="#ffffff", stroke_opacity=0.2, stroke_width=1.5)


def cross(pen: Drawing, at: Point, radius: float) -> None:
    """Four round keys with an arrow on each."""
    for turn in WAYS.values():
        cap(pen, towards(at, turn, radius * 0.75), radius * 0.36, "", False)
    _arrows(pen, at, radius * 0.75, radius * 0.26)


def _arrows(pen: Drawing, at: Point, reach: float, size: float) -> None:
    for turn in WAYS.values():
        arrow(pen, towards(at, turn, reach), turn, size * 0.6)


def arrow(pen: Drawing, at: Point, turn: float, size: float) -> None:
    """A triangle that points somewhere."""
    points = [towards(at, turn + corner / 3, size) for corner in range(4)]
    pen.path(points, PALE, 1, fill=PALE)


def knob(pen: Drawing, at: Point, radius: float, text: str) -> None:
    """A ribbed knob that is turned and pushed."""
    pen.circle(at, radius, "url(#cap)", filter="url(#near)")
    ribs = 2 * math.pi * radius / 60
    pen.circle(at, radius - 5, stroke="#15171a", stroke_width=8, stroke_dasharray=f"{ribs:.3f}")
    pen.circle(at, radius * 0.76, "url(#go)")
    pen.circle(at, radius * 0.76, stroke="#ffffff", stroke_opacity=0.25, stroke_width=1.5)
    label(pen, at, text, radius * 0.7, PALE)
