# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A game is in progress, at power-on or behind its menu: go on, or do something else first."""

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
        go_on, where, scoring = t.GO_ON
        where = where.format(self.name(game.bag)) if game.phase <= TOWERS else scoring
        self.options(
            (go_on, where, self._go_on),
            (t.NEW_GAME[0], t.NEW_GAME[2], lambda: self._leave("give_up")),
            (t.HISTORY, "", lambda: self._leave("history")),
            (t.SETTINGS, "", lambda: self._leave("settings")),
        )
        self.index, self._way = self.app.left

    def show(self, view):
        self.river(view)
        Menu.show(self, view)
        view.head = self.where()
        if not self._way:
            view.back = None  # there is nothing behind power-on

    def _go_on(self):
        if not self._way:
            self.app.resume()
        elif self._way[0]:
            self.app.go(*self._way[0])
        else:
            self.app.play()

    def _leave(self, name):
        self.app.left = (self.index, self._way)
        self.app.go(name)

    def back(self):
        if self._way:
            self.app.go("pause", *self._way)
