# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The memory is full of corrections: tidying it up is the one moment that needs power."""

from tipperary.screen import Message


class Screen(Message):
    """Tidy up, then go on where the game is."""

    tidies = False

    def enter(self, *rematch):
        self._rematch = rematch  # who wants to play again

    def show(self, view):
        view.head = self.t.TIDY
        view.body = self.t.TIDY_HOW
        view.ok = self.t.TIDY_KEY

    def ok(self):
        self.app.saves.tidy()
        self.app.log("action: tidy")
        if self._rematch:
            self.app.start(*self._rematch)
            self.app.go("prepare")
        elif self.game is None:
            self.app.home()
        else:
            self.app.play()

    def back(self):
        """Going on is the only way."""
