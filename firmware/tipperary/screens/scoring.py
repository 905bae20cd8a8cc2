# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Scoring: five values for each player, each with a line that says what counts."""

from engine_core.rules import AREA, CATEGORIES, ENCLOSED_POINTS, EXPLORATION, WHISKEY, WHISKEY_TRACK
from engine_core.rules import SHEEP as FLOCK
from tipperary.keys import NEXT
from tipperary.screen import Number
from tipperary.signs import CATEGORY, CREST, THIN
from tipperary.view import MEDIUM

_SMALL_SIDE = 4  # where the sides of the rectangle start
_LONGEST_SIDE = 31
_MOST = 99


class Screen(Number):
    """One value after the other, the area as rows and columns."""

    most = _MOST

    def enter(self, slot=None, value=None, rows=None):
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
        known = game.value(self._seat, self._category)
        self._rows = rows
        self.least = 0
        self.most = _MOST
        if self._category == AREA:
            self.least = 1
            self.most = _LONGEST_SIDE
            if value is None:
                value = self._sides(known)[0 if rows is None else 1]
        self.value = (known or 0) if value is None else value
        self.app.ring.crest(game.crests[self._seat])
        self.app.changed()

    def _place(self, slot):
        return slot // CATEGORIES, slot % CATEGORIES

    def _sides(self, area):
        # An area that was entered before, as the rectangle that is most like a square.
        if not area:
            return _SMALL_SIDE, _SMALL_SIDE
        rows = 1
        for side in range(1, _LONGEST_SIDE + 1):
            if area % side == 0 and side * side <= area:
                rows = side
        return rows, min(_LONGEST_SIDE, area // rows)

    def moved(self, intent, step):
        by = 1 if intent == NEXT else -1
        if self._category == EXPLORATION:
            return ENCLOSED_POINTS if by > 0 else 0
        if self._category == WHISKEY:
            at = WHISKEY_TRACK.index(self.value) + by
            return WHISKEY_TRACK[max(0, min(len(WHISKEY_TRACK) - 1, at))]
        return Number.moved(self, intent, step)

    def show(self, view):
        t = self.t
        category = self._category
        crest = self.game.crests[self._seat]
        what = t.CATEGORIES[category]
        if len(self.name(self._seat)) + len(what) > 17:
            what = t.CATEGORIES_SHORT[category]
        view.head = CREST[crest] + THIN + self.name(self._seat) + ": " + what
        view.sign = CATEGORY[category]
        view.size = MEDIUM
        view.crest = crest
        view.lines = 2
        view.big = str(self.value)
        view.body = getattr(t, "COUNTS_" + str(category))
        if category == AREA:
            if self._rows is None:
                view.big = t.ROWS.format(self.value)
            else:
                view.big = "{} × {} = {}".format(self._rows, self.value, self._rows * self.value)
        elif category == EXPLORATION:
            view.big = t.YES if self.value else t.NO
        elif category == FLOCK and self.game.marker == self._seat:
            view.body = t.MARKER_COUNTS
        self.arrows(view)

    def ok(self):
        value = self.value
        if self._category == AREA:
            if self._rows is None:
                self.enter(self._slot, None, value)
                return
            value *= self._rows
        if self.game.value(self._seat, self._category) != value:
            self.app.act("enter", self._seat, self._category, value)
        self.enter(self._slot + 1)

    def here(self):
        return "scoring", self._slot, self.value, self._rows

    def before(self):
        if self._rows is not None:
            return self.t.CATEGORIES[AREA], "scoring", self._slot, self._rows
        if self._slot:
            seat, category = self._place(self._slot - 1)
            what = self.name(seat) + ": " + self.t.CATEGORIES_SHORT[category]
            return what, "scoring", self._slot - 1
