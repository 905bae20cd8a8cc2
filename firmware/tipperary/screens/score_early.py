# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""People have to leave: the game is scored as it stands, once somebody has agreed."""

from tipperary.screens.base import Question


class Screen(Question):
    """Yes or no."""

    def enter(self, *way):
        self._way = way

    def show(self, view):
        self.river(view)
        self.ask(view, *self.t.SCORE_EARLY[2:])

    def yes(self):
        self.app.act("score_early")
        self.app.play()

    def no(self):
        self.app.go("pause", *self._way)
