# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power-on: make the parts, then turn the loop; an error ends in a sentence, not a traceback."""

import os
import time

import microcontroller
import supervisor

from tipperary import __version__, hardware
from tipperary.app import App
from tipperary.board_data import BOARD
from tipperary.keys import OK, Keys
from tipperary.ring import Ring
from tipperary.saves import Saves
from tipperary.sound import Sound


class NoPainter:
    """Where there is no display the console gets the words."""

    def show(self, view):
        """Print what would be on the screen."""
        rows = ["{} {}".format(row[0], row[1]) for row in view.rows]
        print(
            "text:", ", ".join([part for part in [view.head, view.big, view.body] + rows if part])
        )

    two_keys = False

    def light(self, level):
        """Nothing to dim."""


class NoPixels(list):
    """Where there is no ring, light goes nowhere."""

    def __init__(self, count):
        super().__init__([(0, 0, 0)] * count)

    def fill(self, colour):
        """Nothing to fill."""

    def show(self):
        """Nothing to show."""


def part(what, make, otherwise):
    """One part of the board; without it the game goes on as well as it can."""
    try:
        return make()
    except Exception as error:  # any driver may fail in its own way
        print("error: no", what + ":", error)
        return otherwise


def make_painter():
    """The display with its painter."""
    from tipperary.painter import Painter

    screen = BOARD["screen"]
    display = hardware.make_display(screen)
    two_keys = any("prev" in (source["hold"] or ()) for source in BOARD["keys"])
    return Painter(display, screen["colour"], two_keys)


def chance(count):
    """Random bytes; where os.urandom is weak, the moment of the press makes them better."""
    moment = supervisor.ticks_ms()
    return bytes([byte ^ moment & 255 for byte in os.urandom(count)])


def make_app():
    """Everything, ready for the first screen."""
    painter = part("screen", make_painter, None) or NoPainter()
    ring = BOARD["ring"]
    pixels = part("ring", lambda: hardware.make_pixels(ring), None) or NoPixels(ring["pixels"])
    voice = None
    if BOARD["sound"]:
        voice = part("sound", lambda: hardware.make_voice(BOARD["sound"]), None)
    keys = Keys(part("keys", lambda: hardware.make_keys(BOARD["keys"]), []))
    return App(
        painter,
        Ring(pixels, ring),
        keys,
        Sound(voice),
        Saves(microcontroller.nvm),
        chance,
    )


def run():
    """Play until the power goes."""
    app = None
    try:
        app = make_app()
        app.begin(supervisor.ticks_ms())
        dog = hardware.start_watchdog()
        print("ready: Tipperary", __version__, "on", BOARD["id"])
        while True:
            if dog:
                dog.feed()
            app.step(supervisor.ticks_ms())
            if not app.ring.turning:
                time.sleep(0.005)
    except Exception as error:  # nothing at the table may end in a traceback
        _sorry(app, error)


def _sorry(app, error):
    import traceback

    print("error:", error)
    traceback.print_exception(error)
    dog = hardware.start_watchdog()
    if app is not None:
        app.view.clear()
        app.view.big = app.t.ERROR
        app.view.body = app.t.ERROR_HOW
        part("screen", lambda: app.painter.show(app.view), None)
    if app is None:
        return
    while app.keys.poll(supervisor.ticks_ms()) != OK:
        if dog:
            dog.feed()
        time.sleep(0.005)
    supervisor.reload()
