# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Reset: forgetting everything, asked twice."""

from tipperary.screens.base import Question


class Screen(Question):
    """Yes or no, and once more."""

    def enter(self, second=False):
        self.second = second

    def show(self, view):
        self.ask(view, self.t.RESET_ASK[self.second], self.t.RESET_ASK[2])

    def yes(self):
        if not self.second:
            self.app.go("reset", True)
            return
        self.app.saves.reset()
        self.app.log("action: reset")
        self.app.adjust()
        self.app.home()

    def no(self):
        self.app.go("settings", "reset")
