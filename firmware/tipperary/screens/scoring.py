# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Scoring: five values for each player, with the running total in sight."""

from engine_core.rules import AREA, CATEGORIES, ENCLOSED_POINTS, EXPLORATION, WHISKEY, WHISKEY_TRACK
from tipperary.keys import NEXT
from tipperary.screen import Number

_USUAL_AREA = 40  # where the number starts: most landscapes end up near it
_MOST = (250, 99, ENCLOSED_POINTS, 30, 99)


class Screen(Number):
    """One value after the other; back goes to the one before."""

    def enter(self, slot=None):
        game = self.game
        slots = game.players * CATEGORIES
        if slot is None:
            slot = 0
            while slot < slots and game.value(*self._place(slot)) is not None:
                slot += 1
        if slot == slots:
            self.app.go("totals")
            return
        self._slot = slot
        self._seat, self._category = self._place(slot)
        value = game.value(self._seat, self._category)
        if value is None:
            value = _USUAL_AREA if self._category == AREA else 0
        self.value = value
        self.most = _MOST[self._category]
        self.app.ring.crest(game.crests[self._seat])
        self.app.changed()

    def _place(self, slot):
        return slot // CATEGORIES, slot % CATEGORIES

    def moved(self, intent, step):
        if self._category == EXPLORATION:
            return ENCLOSED_POINTS - self.value
        if self._category == WHISKEY:
            at = WHISKEY_TRACK.index(self.value) + (1 if intent == NEXT else -1)
            return WHISKEY_TRACK[at % len(WHISKEY_TRACK)]
        return Number.moved(self, intent, step)

    def show(self, view):
        view.firm = True
        self.bones(view)
        t = self.t
        game = self.game
        view.head = self.name(self._seat) + ": " + t.CATEGORIES[self._category]
        view.big = str(self.value)
        if self._category == EXPLORATION:
            view.big = t.YES if self.value else t.NO
        self.tint(view, self._seat)
        entered = game.value(self._seat, self._category) or 0
        text = t.TOTAL_MARKER if game.marker == self._seat else t.TOTAL
        view.body = text.format(game.total(self._seat) - entered + self.value)
        self.arrows(view)

    def ok(self):
        if self.game.value(self._seat, self._category) != self.value:
            self.app.act("enter", self._seat, self._category, self.value)
        self.enter(self._slot + 1)

    def back(self):
        if self._slot:
            self.enter(self._slot - 1)
        else:
            self.app.go("pause")
