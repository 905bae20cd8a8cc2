# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The screen as text: what its labels say, in the order in which a person reads them.

Import this only after the stand-ins are in place: Blinka's displayio takes pins from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import displayio


@dataclass(frozen=True)
class Piece:
    """One label: where it is on the display, and what it says."""

    left: int
    top: int
    bottom: int
    text: str

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2


def screen_lines() -> list[str]:
    """What the display of this board says now."""
    displays: list[Any] = displayio.displays  # type: ignore[attr-defined]
    root = displays[-1].root_group if displays else None
    return [] if root is None else lines(root)


def lines(root: displayio.Group) -> list[str]:
    """A group's labels, top to bottom; what stands side by side is one line."""
    rows: list[list[Piece]] = []
    for piece in sorted(_pieces(root, 0, 0, 1), key=lambda piece: (piece.middle, piece.left)):
        if rows and piece.top < rows[-1][0].middle < piece.bottom:
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return [", ".join(p.text for p in sorted(row, key=lambda piece: piece.left)) for row in rows]


def _pieces(layer: Any, x: int, y: int, scale: int) -> Iterator[Piece]:
    if getattr(layer, "hidden", False):
        return
    if hasattr(layer, "text"):
        text = " ".join(layer.text.split())
        if text:
            left, top, _, high = layer.bounding_box
            own = scale * layer.scale  # a label's box is in its own, unscaled pixels
            left, top = x + scale * layer.x + own * left, y + scale * layer.y + own * top
            yield Piece(left, top, top + own * high, text)
    elif isinstance(layer, displayio.Group):
        x, y = x + scale * layer.x, y + scale * layer.y
        for part in layer:
            yield from _pieces(part, x, y, scale * layer.scale)
