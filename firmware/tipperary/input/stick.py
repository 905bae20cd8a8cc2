# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A small analog joystick."""

from tipperary.input.keys import INTENTS


class Stick:
    """An analog joystick as a source of four keys: left, right, up, down."""

    turns = False

    def __init__(self, x, y, part):
        self._axes = (x, y)
        self._down = 0
        self.taps = bytes([INTENTS.index(name) for name in part["intents"]])
        self.holds = b"\x00\x00\x00\x00"

    def get(self):
        """A key goes down far from the middle and up again near it."""
        if self._down:
            value = self._axes[(self._down - 1) // 2].value
            if 22000 < value < 43000:
                key = -self._down
                self._down = 0
                return key
            return 0
        for axis in range(2):
            value = self._axes[axis].value
            if value < 12000 or value > 53000:
                # Up is the low end of the second axis, as left is of the first.
                self._down = 2 * axis + (1 if value < 12000 else 2)
                return self._down
        return 0
