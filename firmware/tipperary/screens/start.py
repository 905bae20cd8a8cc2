# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Start: a game is in progress; go on with it, or do something else first."""

from engine_core.game import TOWERS
from tipperary.screen import Choice


class Screen(Choice):
    """Go on, start anew, history, settings."""

    count = 4

    def enter(self):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn or 0)

    def show(self, view):
        self.bones(view)
        view.big = (self.t.GO_ON, self.t.NEW_GAME, self.t.HISTORY, self.t.SETTINGS)[self.index]
        if self.game.phase > TOWERS:
            view.body = self.t.SCORING_NOW
        else:
            view.body = self.t.WHERE.format(
                self.game.round, self.game.rounds, self.name(self.game.bag)
            )
        self.arrows(view)
        view.hold = ""

    def ok(self):
        if self.index == 0:
            self.app.play()
        elif self.index == 1:
            self.app.go("anew")
        else:
            self.app.go("history" if self.index == 2 else "settings")

    def back(self):
        """There is nothing behind the start."""
