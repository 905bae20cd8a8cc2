# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A device inside the MicroPython machine: keys, pixels and a screen that take next to no room."""

import binascii  # noqa: F401  part of CircuitPython, but code on the heap in this machine

from tipperary.app import App
from tipperary.borrow import borrow, let_go
from tipperary.face.builtin_letters import Face
from tipperary.face.layout import Layout
from tipperary.input.keys import Keys
from tipperary.light.ring import Ring
from tipperary.sound.notes import Sound
from tipperary.store.saves import Saves


class Source:
    """Three keys; `event` is what happens next."""

    turns = False
    taps = b"\x01\x02\x03"
    holds = b"\x00\x00\x04"
    event = 0
    held = 0

    def get(self):
        event = self.event
        self.event = 0
        return event


class Pixels:
    """As many pixels as there are, as whole numbers, which take no room but their list."""

    def __init__(self, count):
        self.colours = [0] * count
        self.shown = 0

    def __len__(self):
        return len(self.colours)

    def __setitem__(self, index, colour):
        self.colours[index] = colour

    def __getitem__(self, index):
        colour = self.colours[index]
        return colour >> 16, colour >> 8 & 255, colour & 255

    def fill(self, colour):
        for index in range(len(self.colours)):
            self.colours[index] = colour

    def show(self):
        self.shown += 1


class Font(Face):
    """Letters of one width, as in the built-in font; they take no room."""

    def __init__(self, letter, cap, line, drop):
        self._letter = letter
        self.cap = cap
        self.line = line
        self.drop = drop

    def width(self, text):
        return self._letter * len(text)

    def get_bounding_box(self):
        return self._letter, 2 * self._letter


class Words:
    """A painter that lays the texts out when told to: garbage goes only between two steps."""

    view = None
    texts = ()

    def __init__(self, bar):
        # Letters, capitals, lines and drop as on the Pico's screen.
        sizes = (6, 8, 11, 2), (9, 12, 18, 0), (12, 16, 24, 0), (18, 24, 36, 0)
        faces = [Font(*size) for size in sizes]
        self.layout = Layout(128, 64, faces, bar)
        self.most_rows = self.layout.most_rows()

    def set_brightness(self, level):
        pass

    def clear(self):
        pass

    def show(self, view, new=False):
        self.view = view

    def paint(self):
        self.layout.arrange(self.view)
        self.texts = [text[1] for text in self.layout.texts]


class Console:
    """The last screen that was entered, and what a computer was told."""

    screen = ""
    told = ""

    def log(self, *words):
        if words[0] == "screen:":
            self.screen = words[1]
        elif words[0][:4] == "game":
            self.told = words[0]


class Serial:
    """What a computer sends; only ASCII, whole lines."""

    typed = b""

    @property
    def serial_bytes_available(self):
        return len(self.typed)

    def readinto(self, buffer):
        buffer[0] = self.typed[0]
        self.typed = self.typed[1:]


def board():
    """The board's ring and bar; the rest of the board file is let go, as on the board."""
    data = borrow("board_data").BOARD
    return data["ring"], data["bar"]


ring, bar = board()
source = Source()
pixels = Pixels(ring["pixels"])
words = Words(bar)
console = Console()
serial = Serial()
now = 0x1FFFFFFF - 65000
app = saves = None


def load(store):
    """The first half of power-on: what the store holds."""
    global app, saves
    app = saves = None
    saves = Saves(store)


def power_on(chance):
    """The second half: the app."""
    global app
    let_go("engine_core.mending")  # as main.py does
    app = App(words, Ring(pixels, ring), Keys([source]), Sound(None), saves, chance, console.log)


def step(ms=0, event=0):
    """Some time later: one turn of the loop."""
    global now
    now = now + ms & 0x1FFFFFFF
    source.event = event
    app.step(now)
    if not app.ring.turning:
        app.talk(serial, serial)
