# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The memory is full of corrections: tidying it up is the one moment that needs power."""

from tipperary.screen import Message


class Screen(Message):
    """Tidy up, then go where we were going."""

    def enter(self, *where):
        self._where = where

    def show(self, view):
        view.head = self.t.TIDY
        view.body = self.t.TIDY_HOW
        view.ok = self.t.NEXT_KEY

    def ok(self):
        self.app.saves.tidy()
        self.app.log("action: tidy")
        self.app.go(*self._where)

    def back(self):
        """Going on is the only way."""
