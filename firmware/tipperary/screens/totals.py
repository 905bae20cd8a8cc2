# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All values are in: time to check them, before the winner is named."""

from engine_core.rules import CATEGORIES
from tipperary.screen import Choice
from tipperary.signs import CREST


class Screen(Choice):
    """First the question, then one page a player, without a total that would tell too early."""

    def enter(self, index=0):
        self.index = index
        self.count = self.game.players + 1
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn or 0)

    def show(self, view):
        self.arrows(view)
        view.ok = self.t.FINISH
        view.back = self.t.MENU
        if self.index == 0:
            view.head = self.t.ALL_IN
            view.body = self.t.ALL_IN_HOW
            return
        seat = self.index - 1
        crest = self.game.crests[seat]
        view.head = CREST[crest] + " " + self.name(seat)
        self.values(view, [self.game.value(seat, category) for category in range(CATEGORIES)])

    def ok(self):
        self.app.act("finish")
        self.app.play()

    def here(self):
        return "totals", self.index

    def before(self):
        last = self.game.players * CATEGORIES - 1
        seat = self.game.players - 1
        what = self.name(seat) + ": " + self.t.CATEGORIES_SHORT[CATEGORIES - 1]
        return what, "scoring", last
