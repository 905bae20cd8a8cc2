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
        view.head = self.t.HOW_MANY
        if self.index < 4:
            view.big = self.t.PLAYERS.format(self.index + 2)
        else:
            view.head = ""
            view.big = self.t.HISTORY if self.index == 4 else self.t.SETTINGS
        self.arrows(view)
        view.hold = ""

    def ok(self):
        if self.index < 4:
            self.app.saves.choose(bytes([self.index + 2]))
            self.app.go("crests")
        else:
            self.app.go("history" if self.index == 4 else "settings")

    def back(self):
        """There is nothing behind the start."""
