# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""terminalio.FONT as a board has it: one sheet of glyphs, and no accents.

Blinka's font keeps a bitmap for each glyph, so it has no sheet to lay tiles from.
"""

import os
from typing import Any

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import displayio
import fontio
import terminalio

_FIRST, _LAST = 32, 126


class BoardFont:
    """The font of CircuitPython's en_US build: printable ASCII, in order, side by side."""

    def __init__(self) -> None:
        wide, high = self._size = self.get_bounding_box()
        self.bitmap = displayio.Bitmap(wide * (_LAST - _FIRST + 1), high, 2)
        for code in range(_FIRST, _LAST + 1):
            ink: Any = terminalio.FONT.get_glyph(code)
            for y in range(high):
                for x in range(wide):
                    self.bitmap[wide * (code - _FIRST) + x, y] = ink.bitmap[x, y]

    def get_bounding_box(self) -> tuple[int, int]:
        wide, high, *_ = terminalio.FONT.get_bounding_box()
        return wide, high

    def get_glyph(self, code: int) -> fontio.Glyph | None:
        """Where a letter is on the sheet, None if this build lacks it."""
        if not _FIRST <= code <= _LAST:
            return None
        wide, high = self._size
        return fontio.Glyph(self.bitmap, code - _FIRST, wide, high, 0, 0, wide, 0)
