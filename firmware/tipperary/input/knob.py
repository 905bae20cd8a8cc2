# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A knob that turns in detents."""

from tipperary.input.keys import INTENTS


class Knob:
    """A rotary encoder as a source of keys."""

    turns = True

    def __init__(self, encoder, part):
        self._encoder = encoder
        self._position = encoder.position
        self.taps = bytes([INTENTS.index(name) for name in part["intents"]])
        self.holds = b"\x00\x00"

    def get(self):
        """One detent at a time."""
        position = self._encoder.position
        if position == self._position:
            return 0
        forward = position > self._position
        self._position += 1 if forward else -1
        return 2 if forward else 1
