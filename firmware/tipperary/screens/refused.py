# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Something the rules do not allow: a sentence, and the way on."""

from tipperary.screens.base import Message


class Screen(Message):
    """The sentence."""

    def enter(self, error):
        self._text = self.t.NO_CHANCE if error.message == "chance" else str(error)

    def show(self, view):
        view.body = self._text
        self.keys(view, ok=self.t.ON)

    def ok(self):
        self.app.left = (0, None)  # perhaps of a game that is gone
        self.app.home()

    def back(self):
        """Going on is the only way."""
