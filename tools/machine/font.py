# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""terminalio.FONT as a board has it: one sheet of glyphs, and no accents.

Blinka's font keeps a bitmap for each glyph, so it has no sheet to lay tiles from.
"""

from __future__ import annotations

import os
from typing import Any

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import displayio
from fontio import BuiltinFont, Glyph

_FIRST, _LAST = 32, 126


class BoardFont(BuiltinFont):
    """The font of CircuitPython's en_US build: printable ASCII, in order, side by side."""

    def __init__(self) -> None:
        super().__init__()
        wide, high, _, below = self._font.get_bounding_box()  # type: ignore[attr-defined]
        self._size = (wide, high)
        self._sheet = displayio.Bitmap(wide * (_LAST - _FIRST + 1), high, 2)
        for code in range(_FIRST, _LAST + 1):
            glyph: Any = super().get_glyph(code)
            left = wide * (code - _FIRST) + glyph.dx
            top = high + below - glyph.dy - glyph.height
            for y in range(glyph.height):
                for x in range(glyph.width):
                    self._sheet[left + x, top + y] = glyph.bitmap[x, y]

    @property
    def bitmap(self) -> displayio.Bitmap:  # type: ignore[override]
        """All glyphs."""
        return self._sheet

    def get_glyph(self, codepoint: int) -> Glyph | None:  # type: ignore[override]
        """Where a letter is on the sheet, None if this build lacks it."""
        if not _FIRST <= codepoint <= _LAST:
            return None
        wide, high = self._size
        return Glyph(self._sheet, codepoint - _FIRST, wide, high, 0, 0, wide, 0)
