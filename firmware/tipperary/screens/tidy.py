# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The memory is nearly full: tidied without a question, at a moment when nothing is under way."""

from micropython import const

from tipperary.screens.base import Base
from tipperary.ticks import since

_READ_MS = const(1200)  # before it begins, so that somebody who reaches for the plug can read it


class Screen(Base):
    """One moment, and on to where the game is."""

    listens = False
    tidies = False

    def enter(self):
        self._began = self.app.now

    def show(self, view):
        view.head, view.body = self.t.TIDY

    def step(self, now):
        if since(self._began, now) < _READ_MS:
            return
        self.app.saves.tidy()
        self.app.log("action: tidy")
        if self.game is None:
            self.app.home()
        else:
            self.app.resume()
