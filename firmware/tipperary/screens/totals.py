# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All values are in: time to check them, before the winner is named."""

from tipperary.screens.base import Choice


class Screen(Choice):
    """First the question, then one page a player, with what the result will show."""

    def enter(self, index=0):
        self.index = index
        self.count = self.game.players + 1
        self.app.ring.show_crests(self.game.crests)

    def show(self, view):
        self.keys(view, "", "", self.t.RESULT, self.t.MENU)
        if self.index == 0:
            view.head, view.body = self.t.ALL_IN
        else:
            self.values(view, self.game, self.index - 1, self.name(self.index - 1))

    def ok(self):
        self.app.act("finish")
        self.app.go("reveal")

    def here(self):
        return "totals", self.index
