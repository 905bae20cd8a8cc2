# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""After the result: a rematch, another game, or the result once more."""

from tipperary.screens.base import Menu


class Screen(Menu):
    """Nothing of the finished game is lost, whatever is chosen: it is kept in the history."""

    tidies = False  # the game closes first

    def enter(self, index=0):
        t = self.t
        self.options(
            t.REMATCH + [self._rematch],
            t.NEW_GAME[:2] + [self._new_game],
            (t.SHOW_RESULT, "", self._show_result),
        )
        self.index = index

    def show(self, view):
        Menu.show(self, view)
        view.head = self.t.OVER
        view.back = self.t.MENU

    def _rematch(self):
        app = self.app
        crests = self.game.crests
        bag = (self.game.bag + 1) % self.game.players
        app.saves.close()
        app.log("action: close")
        # Tidied now, after the new game is saved, and not in the middle of it.
        crowded = app.saves.crowded()
        app.start_game(crests, bag)
        app.go("tidy" if crowded else "prepare")

    def _new_game(self):
        self.app.saves.close()
        self.app.log("action: close")
        self.app.home()

    def _show_result(self):
        self.app.go("result")

    def here(self):
        return "after", self.index
