# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Start: a game is in progress; go on with it, or do something else first."""

from engine_core.game import TOWERS
from tipperary.screen import Menu


class Screen(Menu):
    """Go on, start anew, history, settings."""

    def enter(self):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn or 0)
        t = self.t
        where = t.SCORING_NOW
        if self.game.phase <= TOWERS:
            where = t.WHO_HAS_BAG.format(self.name(self.game.bag))
        self.options(
            (t.GO_ON, where, self.app.play),
            (t.NEW_GAME, t.ANEW_WHAT, self._anew),
            (t.HISTORY, "", self._history),
            (t.SETTINGS, "", self._settings),
        )

    def show(self, view):
        self.bones(view)
        Menu.show(self, view)
        view.head = self.t.ROUND.format(self.game.round, self.game.rounds)
        view.back = None

    def _anew(self):
        self.app.go("anew")

    def _history(self):
        self.app.go("history")

    def _settings(self):
        self.app.go("settings")

    def back(self):
        """There is nothing behind the start."""
