# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `keypad`: keys that are already debounced, in a queue of 64."""

import wires

_MOST = 64


class Event:
    """A key that went down or up: its key_number, whether it is pressed, and a timestamp."""


class _EventQueue(list):
    def get_into(self, event):
        if not self:
            return False
        event.key_number, event.pressed, event.timestamp = self.pop(0)
        return True

    def add(self, number, down):
        if len(self) == _MOST:
            self.pop(0)
        self.append((number, down, wires.now))


class Keys:
    def __init__(self, pins, value_when_pressed, pull=True):
        self.events = _EventQueue()
        wires.hold(*pins)
        for number, pin in enumerate(pins):
            wires.keys[pin.name] = (self.events, number)


class ShiftRegisterKeys:
    """Keys behind one data pin: a key's name is the pin's and its number."""

    def __init__(self, clock, data, latch, key_count, value_when_pressed):
        wires.hold(clock, data, latch)
        self.events = _EventQueue()
        for number in range(key_count):
            wires.keys["%s %d" % (data.name, number)] = (self.events, number)
