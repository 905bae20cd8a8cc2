# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `keypad`: keys that are already debounced, in a queue of 64."""

import wires

_MOST = 64


class Event:
    """A key that went down or up."""

    def __init__(self, key_number=0, pressed=True, timestamp=0):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp


class _EventQueue:
    def __init__(self):
        self._waiting = []

    def get_into(self, event):
        if not self._waiting:
            return False
        event.key_number, event.pressed, event.timestamp = self._waiting.pop(0)
        return True

    def listener(self, number):
        def heard(down):
            if len(self._waiting) == _MOST:
                self._waiting.pop(0)
            self._waiting.append((number, down, wires.now))

        return heard


class Keys:
    """A pin for each key."""

    def __init__(self, pins, value_when_pressed, pull=True):
        self.events = _EventQueue()
        for number, pin in enumerate(pins):
            wires.hold(pin)
            wires.listen(pin.name, self.events.listener(number))


class ShiftRegisterKeys:
    """Keys behind one data pin: a key's name is the pin's and its number."""

    def __init__(self, clock, data, latch, key_count, value_when_pressed):
        for pin in (clock, data, latch):
            wires.hold(pin)
        self.events = _EventQueue()
        for number in range(key_count):
            wires.listen("%s %d" % (data.name, number), self.events.listener(number))
