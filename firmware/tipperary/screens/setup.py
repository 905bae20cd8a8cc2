# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: how many play; history and settings are next to it."""

from tipperary.face.view import MEDIUM
from tipperary.screens.base import Choice


class Screen(Choice):
    """The first screen: the device's name, two to five players, history, settings."""

    count = 6

    def enter(self, players=4):
        self.app.ring.set_crests(range(5))
        self.app.ring.show_turn(0)
        self.index = players - 2

    def show(self, view):
        view.river = 1
        view.holes = 12
        view.title = "Tipperary"
        view.big = (self.t.PLAYERS + [self.t.HISTORY, self.t.SETTINGS])[self.index]
        view.size = MEDIUM
        view.lines = 0
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
