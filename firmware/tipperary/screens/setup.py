# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: how many play; history and settings are next to it."""

from tipperary.screen import Choice


class Screen(Choice):
    """Two to five players, history, settings."""

    count = 6

    def enter(self, players=4):
        self.app.ring.wear(range(5))
        self.app.ring.rest(0)
        self.index = players - 2

    def show(self, view):
        options = self.t.PLAYERS + [self.t.HISTORY, self.t.SETTINGS]
        view.head = self.t.NEW_GAME if self.index < 4 else "Tipperary"
        view.big = options[self.index]
        view.fits = options
        self.arrows(view)
        view.back = None

    def ok(self):
        if self.index < 4:
            self.app.saves.choose(bytes([self.index + 2]))
            self.app.go("crests")
        else:
            self.app.go("history" if self.index == 4 else "settings")

    def back(self):
        """There is nothing behind the start."""
