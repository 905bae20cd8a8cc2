# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Power-on, and the loop that turns until the power goes."""

import os
import sys
import time

import microcontroller
import supervisor
from board import board_id

from tipperary import __version__
from tipperary.borrow import borrow, let_go
from tipperary.console import Console

_WATCHDOG_S = 8  # the most that the RP2040 can count


def run():
    """Play; an error ends in a sentence, not in a traceback."""
    app = dog = None
    try:
        app = _make_app()
        app.begin(supervisor.ticks_ms())
        dog = _watchdog()
        console = Console(app, supervisor.runtime, sys.stdin)
        print("ready: Tipperary", __version__, "on", board_id)
        waiting = _to_borrow()
        while True:
            if dog:
                dog.feed()
            app.step(supervisor.ticks_ms())
            if not app.ring.turning:
                console.step()
                if waiting:
                    # The names in a module stay in memory once it was loaded. Loaded now, one a
                    # turn, they lie together, and what is free does not shrink in mid-game.
                    borrow(waiting.pop())
                    if not waiting:
                        app.read_letters()
                time.sleep(0)  # nothing moves: the simulator rests here
    except KeyboardInterrupt:  # Ctrl-C on the console, which an editor sends when it connects
        print("stopped: everything is saved; Ctrl-D starts again")
    except Exception as error:  # nothing at the table may end in a traceback
        from tipperary.sorry import sorry

        sorry(app, error, dog)


def _make_app():
    from tipperary import board_data, hardware

    app = hardware.make_app(board_data.BOARD)
    # Needed only once: their memory is better used for the game.
    for path in ("tipperary.hardware", "tipperary.board_data", "tipperary.display"):
        let_go(path)
    let_go("engine_core.mending")
    return app


def _to_borrow():
    """What is loaded in every game: all screens but those that count, and past games' words."""
    names = ["past", "lines", "wheel_picture"]
    for name in os.listdir("tipperary/screens"):
        stem, _, kind = name.rpartition(".")
        if kind in ("py", "mpy") and stem[0:1] not in ("", "_", ".") and stem[:5] != "count":
            names.append("screens." + stem)
    return names


def _watchdog():
    """The watchdog, running; None where there is none."""
    try:
        from watchdog import WatchDogMode

        dog = microcontroller.watchdog
        dog.timeout = _WATCHDOG_S
        dog.mode = WatchDogMode.RESET
        return dog
    except (ImportError, AttributeError, NotImplementedError, ValueError, RuntimeError):
        return None
