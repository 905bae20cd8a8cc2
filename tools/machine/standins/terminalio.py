# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `terminalio`: the built-in font of the en_US build, which is printable ASCII."""

from displayio import Bitmap
from fontio import Glyph

_FIRST, _LAST = 32, 126
_WIDE, _HIGH = 6, 12


class _Font:
    """All letters side by side on one sheet."""

    def __init__(self):
        self.bitmap = Bitmap(_WIDE * (_LAST - _FIRST + 1), _HIGH, 2)
        with open("/machine/font.bin", "rb") as file:
            self.bitmap.pixels[:] = file.read()

    def get_bounding_box(self):
        return _WIDE, _HIGH

    def get_glyph(self, code):
        """A letter, None if this build lacks it."""
        if _FIRST <= code <= _LAST:
            return Glyph(self.bitmap, code - _FIRST, _WIDE, _HIGH, 0, 0, _WIDE, 0)


FONT = _Font()
