# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the stand-ins have in common: the board that they play, its clock, and who holds a pin."""

import json

with open("/machine/board.json") as _file:
    BOARD = json.load(_file)

now = 0  # ticks_ms, which JavaScript sets at each turn
typed = bytearray()  # what the console has heard and nobody has read
_held = set()  # names of pins in use
_listeners = {}  # by a pin's name: what to call when its key goes down or up
positions = {}  # of knobs, by the name of their first pin
levels = {}  # of analog pins


class Restart(BaseException):
    """The program ends and the board starts again."""


def later(seconds):
    """Let time pass for the program alone."""
    global now
    now = now + int(seconds * 1000) & 0x1FFFFFFF


def hold(pin):
    """Take a pin, which nobody else may have."""
    if pin is None:
        return
    if pin.name in _held:
        raise ValueError(pin.name + " in use")
    _held.add(pin.name)


def listen(name, heard):
    """Call this with True or False when a key goes down or up."""
    _listeners[name] = heard


def key(name, down):
    """A key goes down or up."""
    _listeners[name](down)


def knob(name, by):
    """A knob is turned."""
    positions[name] = positions.get(name, 0) + by


def level(name, value):
    """A stick is moved."""
    levels[name] = value


def type_in(text):
    """The console hears a text."""
    typed.extend(text.encode())
