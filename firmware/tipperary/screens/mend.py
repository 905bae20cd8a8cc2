# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All values are in, and one is wrong: which of a player's five it is."""

from engine_core.rules import AREA, CATEGORIES, MARKER_POINTS
from engine_core.rules import SHEEP as FLOCK
from tipperary.face.signs import CREST
from tipperary.screens.base import Menu
from tipperary.store.saves import TAKEN_BACK


class Screen(Menu):
    """Each value with what it is called; OK opens it, and all others stay."""

    def enter(self, seat):
        self._seat = seat
        options = []
        for category in range(CATEGORIES):
            value = str(self.game.value(seat, category))
            if category == FLOCK and seat == self.game.marker:
                value += "+" + str(MARKER_POINTS)
            options.append((self.t.CATEGORIES[category], value, self._open))
        self.options(*options)

    def show(self, view):
        Menu.show(self, view)
        view.head = CREST[self.game.crests[self._seat]] + " " + self.name(self._seat)

    def _open(self):
        rows = self.app.saves.drafts.get(self._seat) if self.index == AREA else None
        slot = self.index * self.game.players + self._seat
        self.app.go("scoring", slot, rows and rows % TAKEN_BACK + TAKEN_BACK)

    def back(self):
        self.app.go("totals", self._seat + 1)
