# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Start: a game is in progress; go on with it, or do something else first."""

from engine_core.game import TOWERS
from tipperary.screens.base import Menu


class Screen(Menu):
    """Go on, start anew, history, settings."""

    def enter(self):
        game = self.game
        ring = self.app.ring
        turns = game.turns
        if game.phase < TOWERS:
            ring.set_crests(game.crests)
            ring.show_turn(turns[-1] if turns else 0)
        else:
            # Nobody takes from an area any more.
            ring.show_crests(game.crests)
        t = self.t
        where = t.SCORING_NOW
        if game.phase <= TOWERS:
            where = t.WHO_HAS_BAG.format(self.name(game.bag))
        self.options(
            (t.GO_ON, where, self._go_on),
            (t.NEW_GAME, t.NEW_GAME_WHAT, self._give_up),
            (t.HISTORY, "", self._history),
            (t.SETTINGS, "", self._settings),
        )

    def show(self, view):
        self.river(view)
        Menu.show(self, view)
        view.head = self.t.ROUND.format(self.game.round, self.game.rounds)
        view.back = None

    def _go_on(self):
        self.app.resume()

    def _give_up(self):
        self.app.go("give_up")

    def _history(self):
        self.app.go("history")

    def _settings(self):
        self.app.go("settings")

    def back(self):
        """There is nothing behind the start."""
