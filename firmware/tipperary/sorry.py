# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""When something goes wrong that should not: a sentence, and OK starts again."""

import traceback

from tipperary.face.view import MEDIUM
from tipperary.input.keys import OK


def say(app, error):
    """Say it on the console and the screen; the game is already saved."""
    print("error:", error)
    traceback.print_exception(error)
    if app is None:
        return
    show(app.view, app.t)
    try:
        app.painter.show(app.view)
    except Exception as another:  # then the console has to do
        print("error:", another)
    app.keys.forget()


def show(view, t):
    """Fill the view."""
    view.clear()
    view.big, view.body = t.ERROR
    view.size = MEDIUM
    view.lines = 2
    view.ok = t.YES


def is_agreed(app, now):
    """Whether somebody has pressed OK; nobody can where the app itself could not be made."""
    return app is not None and app.keys.poll(now) == OK
