# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the stand-ins have in common: the board that they play, its clock, and who holds a pin."""

import json

with open("/machine/board.json") as _file:
    BOARD = json.load(_file)

now = 0  # ticks_ms, which JavaScript sets at each turn
typed = bytearray()  # what the console has heard and nobody has read
_held = set()  # names of pins in use
keys = {}  # by the name of a key's pin: the events to which it is added, and its number there
levels = {}  # what a stick or a knob is at, by the name of a pin


class Restart(BaseException):
    """The program ends and the board starts again."""


def hold(*pins):
    """Take pins, which nobody else may have."""
    for pin in pins:
        if pin and pin.name in _held:
            raise ValueError(pin.name + " in use")
        if pin:
            _held.add(pin.name)


def key(name, down):
    """A key goes down or up."""
    events, number = keys[name]
    events.add(number, down)


def knob(name, by):
    """A knob is turned."""
    levels[name] = levels.get(name, 0) + by


def level(name, value):
    """A stick is moved."""
    levels[name] = value


def type_in(text):
    """The console hears a text."""
    typed.extend(text.encode())
