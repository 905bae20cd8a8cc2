# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Scoring by category: everybody's area, then everybody's sheep, and so on."""

from micropython import const

from engine_core.rules import AREA, CATEGORIES, ENCLOSED_POINTS, EXPLORATION, WHISKEY, WHISKEY_TRACK
from engine_core.rules import SHEEP as FLOCK
from tipperary.face.signs import CATEGORY, CREST, THIN
from tipperary.face.view import LARGE, MEDIUM
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Number
from tipperary.store.saves import TAKEN_BACK

_SMALL_SIDE = const(4)  # where the sides of the rectangle start
_LONGEST_SIDE = const(31)
_MOST = const(99)
_LONGEST_HEAD = const(15)  # letters of name and category
_AROUND_TOWN = const(18)  # spaces


class Screen(Number):
    """One value after the other, the area as rows and columns."""

    _page = 0  # of the check, where all are in

    def enter(self, slot=None, rows=None, value=None):
        game = self.game
        back = self.app.saves.taken_back
        if slot is None:
            # A number that was taken back is the one to mend.
            slot = back[1] * game.players + back[0] if back else self._next_slot()
        if slot == game.players * CATEGORIES:
            self.app.go("totals", self._page)
            return
        self._slot = slot
        self._category, self._seat = divmod(slot, game.players)
        self.least = 0
        self.most = _MOST
        at = self._seat, self._category
        known = self.app.saves.taken.get(at, game.value(*at))
        if self._category == AREA:
            self.least = 1
            self.most = _LONGEST_SIDE
            if rows is None:
                rows = self.app.saves.drafts.get(self._seat)
            sides = self._sides(known)
            if rows is not None and rows > TAKEN_BACK:
                self.app.saves.draft(self._seat, rows)
                rows -= TAKEN_BACK
                if not known:
                    value = value or rows
                elif known % rows == 0:  # else it was counted, or its rows were never taken
                    sides = rows, known // rows
                rows = None
            self._other = sides[1] if rows is None else rows
            known = sides[0] if rows is None else sides[1]
        self._rows = rows  # None: they are being entered
        self.value = (known or 0) if value is None else value
        self.app.ring.show_crest(game.crests[self._seat])
        self.app.changed()

    def _next_slot(self):
        # The first value that nobody has entered: also after a power cut.
        players = self.game.players
        slot = 0
        while slot < players * CATEGORIES and self.game.is_entered(slot % players, slot // players):
            slot += 1
        return slot

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
            if self.app.keys.turns:
                return ENCLOSED_POINTS - self.value
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
        # One look for all players.
        if max([len(name) for name in self.names()]) + len(what) > _LONGEST_HEAD:
            what = t.CATEGORIES_SHORT[category]
        name = self.name(self._seat)
        view.head = CATEGORY[category] + THIN + what + " " + CREST[crest] + THIN + name
        view.crest = crest
        view.body = getattr(t, "COUNTS_" + str(category))
        if category == FLOCK and self.game.marker == self._seat:
            view.body = t.MARKER_COUNTS
        self.keys(view, "-", "+", t.TAKE, t.MENU)
        if category == AREA:
            self._show_area(view)
        elif category == EXPLORATION:
            self._show_answers(view)
        else:
            view.pieces = ((str(self.value), LARGE),)

    def _show_area(self, view):
        other = str(self._other)
        product = "=" + str(self.value * self._other)
        if self._rows is None:
            view.pieces = ((str(self.value), LARGE), ("×" + other, LARGE), (product, MEDIUM))
            view.ok = self.t.ON
        else:
            view.pieces = ((other + "×", LARGE), (str(self.value), LARGE), (product, MEDIUM))
            view.marked = 1
        view.body = self.t.COUNTS_0[view.marked]

    def _show_answers(self, view):
        view.lines = 2
        if self.app.keys.turns:
            self.show_answer(view, self.value)
        else:
            view.big = str(_AROUND_TOWN)
            view.sign = CATEGORY[EXPLORATION]
            view.size = MEDIUM
            self.keys(view, self.t.NO, self.t.YES, None, self.t.MENU)

    def on(self, intent):
        Number.on(self, intent)
        answers = self._category == EXPLORATION and not self.app.keys.turns
        if answers and (intent == PREV or intent == NEXT):
            self._take()

    def ok(self):
        if self._category != EXPLORATION or self.app.keys.turns:
            self._take()

    def _take(self):
        value = self.value
        if self._category == AREA:
            if self._rows is None:
                self.app.saves.draft(self._seat, value)
                self.enter(self._slot, value, self._other)
                return
            value *= self._rows
        at = self._seat, self._category
        again = self.game.is_entered(*at)
        if value != self.game.value(*at) or not again:
            self.app.act("enter", *at, value)
        self._page = self._seat + 1 if again else 0  # whose values it was changed from
        self.enter()

    def here(self):
        return "scoring", self._slot, self._rows, self.value

    def before(self):
        if self._rows is not None:
            what = self.t.PAIR.format(self.name(self._seat), self.t.ROWS)
            return what, "scoring", self._slot, self._rows + TAKEN_BACK
