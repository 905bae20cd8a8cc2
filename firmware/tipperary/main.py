# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power-on, and the loop that turns until the power goes."""

import sys
import time

import supervisor
from board import board_id

from tipperary import __version__
from tipperary.borrow import borrow


def run():
    """Play; an error ends in a sentence, not in a traceback."""
    app = dog = None
    try:
        hardware = borrow("hardware")
        app = hardware.make_app()
        app.begin(supervisor.ticks_ms())
        dog = hardware.make_watchdog()
        del hardware  # needed only once: its memory is better used for the game
        print("ready: Tipperary", __version__, "on", board_id)
        waiting = True
        while True:
            if dog:
                dog.feed()
            app.step(supervisor.ticks_ms())
            if not app.ring.turning:
                app.talk(supervisor.runtime, sys.stdin)
                if waiting:
                    waiting = False
                    app.read_letters()
                time.sleep(0)  # nothing moves: the simulator rests here
    except KeyboardInterrupt:  # Ctrl-C on the console, which an editor sends when it connects
        print("stopped: everything is saved; Ctrl-D starts again")
    except Exception as error:  # nothing at the table may end in a traceback
        borrow("sorry").sorry(app, error, dog)
