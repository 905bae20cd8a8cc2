# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""When something goes wrong that should not: a sentence, and OK starts again."""

import time
import traceback

import supervisor

from tipperary.keys import OK
from tipperary.view import MEDIUM


def sorry(app, error, dog):
    """Say it on the console and the screen; the game is already saved."""
    print("error:", error)
    traceback.print_exception(error)
    if app is None:
        return
    app.view.clear()
    app.view.big = app.t.ERROR
    app.view.size = MEDIUM
    app.view.body = app.t.ERROR_HOW
    app.view.lines = 2
    app.view.ok = app.t.YES
    try:
        app.painter.show(app.view, app.t.HOLD)
    except Exception as another:  # then the console has to do
        print("error:", another)
    app.keys.forget()
    while app.keys.poll(supervisor.ticks_ms()) != OK:
        if dog:
            dog.feed()
        time.sleep(0)
    supervisor.reload()
