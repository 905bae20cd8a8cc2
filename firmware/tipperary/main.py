# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power-on, and the loop that turns until the power goes."""

import sys

import supervisor
from board import board_id

from tipperary import __version__
from tipperary.borrow import borrow

app = None  # what the simulator's page reads the keys' meanings from


def turns():
    """Play, one turn of the loop at a time; an error ends in a sentence, not in a traceback."""
    global app
    dog = None
    try:
        hardware = borrow("hardware")
        app = hardware.make_app()
        app.begin(supervisor.ticks_ms())
        dog = hardware.make_watchdog()
        del hardware  # needed only once: its memory is better used for the game
        print("ready: Tipperary", __version__, "on", board_id)
        while True:
            if dog:
                dog.feed()
            app.step(supervisor.ticks_ms())
            if not app.ring.turning:
                app.talk(supervisor.runtime, sys.stdin)
            yield 0
    except Exception as error:  # nothing at the table may end in a traceback
        if app:
            app.screen = None  # its code makes room for what follows
        sorry = borrow("sorry")
        sorry.say(app, error)
        while not sorry.is_agreed(app, supervisor.ticks_ms()):
            if dog:
                dog.feed()
            yield 0
        supervisor.reload()
