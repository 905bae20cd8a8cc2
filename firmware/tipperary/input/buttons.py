# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Buttons, as a keypad scanner sees them."""

import keypad

from tipperary.input.keys import BACK, INTENTS, OK
from tipperary.ticks import since


class Buttons:
    """A keypad scanner as a source of keys."""

    turns = False

    def __init__(self, scanner, part):
        self._events = scanner.events
        self._event = keypad.Event()
        self._down = 0
        self.held = 0  # how long the key was down that was just let go, whenever we look
        self.taps = bytes([INTENTS.index(name) for name in part["intents"]])
        self.holds = bytes([BACK if tap == OK else 0 for tap in self.taps])

    def get(self):
        """What happened next: key + 1 down, -(key + 1) up, 0 nothing."""
        if not self._events.get_into(self._event):
            return 0
        key = self._event.key_number + 1
        if self._event.pressed:
            self._down = self._event.timestamp
            return key
        self.held = since(self._down, self._event.timestamp)
        return -key
