# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Giving up the whole game in progress: asked twice."""

from tipperary.screens.base import Question


class Screen(Question):
    """Yes or no, and once more."""

    def enter(self, second=False):
        self.second = second

    def show(self, view):
        self.river(view)
        self.ask(view, self.t.GIVE_UP[self.second], self.t.GIVE_UP[2])

    def yes(self):
        if not self.second:
            self.app.go("give_up", True)
            return
        self.app.saves.close()
        self.app.log("action: give up")
        self.app.home()

    def no(self):
        self.app.go("start")
