# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a painted landscape is worth, and where so many towers help most."""

from micropython import const

from engine_core.game import SCORING
from engine_core.rules import (
    AREA,
    CATEGORIES,
    ENCLOSED_POINTS,
    EXPLORATION,
    SHEEP,
    STONES,
    WHISKEY,
    RuleError,
)
from tipperary.borrow import borrow
from tipperary.keys import NEXT
from tipperary.screen import Number
from tipperary.signs import CATEGORY, TOWER
from tipperary.ticks import since

_BLINK_MS = const(500)
_TOWER = const(6)  # as painting.py numbers them
_MISSING = const(7)
_NOTHING = const(8)
_WIDE = const(64)  # wider than any landscape: a place is a number


class Screen(Number):
    """Previous and next change the number of towers; OK takes the points."""

    most = 12

    def enter(self, seat, way):
        self._seat = seat
        self._way = way
        self._painting = borrow("painting").Painting(self.app.saves.painted[seat])
        self.value = self._painting.towers
        self._lit = True
        self._blinked = self.app.now
        self._bounds = (0, 0, self._painting.rows, self._painting.columns)
        self._block = None
        self._towers = self._missing = ()
        self._wait = 2
        self.app.ring.crest(self.game.crests[seat])

    def on(self, intent):
        if intent <= NEXT:
            self._wait = 2
        Number.on(self, intent)

    def step(self, now):
        # Counting takes a while: not before the question is on the screen, and no key waits.
        if self._wait:
            self._wait -= 1
            if not self._wait:
                self._count()
        elif self._missing and since(self._blinked, now) >= _BLINK_MS:
            self._blinked = now
            self._lit = not self._lit
            self.app.changed()

    def _count(self):
        self.app.changed()
        try:
            land = self._painting.landscape()
        except RuleError:
            # Not all of it hangs together.
            self.app.go("count_paint", self._seat, self._way, (0, 0), 0, True)
            return
        towers = ()
        if self.value:
            towers = land.best_towers(self.value)[1]
            borrow("engine_core.towers")  # it may go
            for cell in towers:
                land.place_tower(*cell)
        missing = land.missing()
        self._towers = [row * _WIDE + column for row, column in towers]
        self._missing = [row * _WIDE + column for row, column in missing]
        self._block = area = land.largest_area()
        self._values = [(AREA, area[2] * area[3])]
        self._values.append((EXPLORATION, 0 if self._missing else ENCLOSED_POINTS))
        if max(self._painting.cells) > 1:
            self._values += [(SHEEP, land.largest_flock()), (STONES, land.stones())]
        # Towers, and what is missing, may be outside of the box.
        top = left = 0
        bottom = self._painting.rows
        right = self._painting.columns
        for row, column in towers + missing:
            top = min(top, row)
            left = min(left, column)
            bottom = max(bottom, row + 1)
            right = max(right, column + 1)
        self._bounds = (top, left, bottom - top, right - left)

    def _tile(self, row, column):
        place = row * _WIDE + column
        if place in self._missing:
            return _MISSING if self._lit else _NOTHING
        return _TOWER if place in self._towers else self._painting.tile(row, column)

    def show(self, view):
        t = self.t
        self.arrows(view)
        view.rows = []
        if self._wait:
            view.rows.append(("", "...", "", None, None))
        else:
            for category, value in self._values:
                word = t.CATEGORIES_SHORT[category]
                if category == AREA:
                    word = "{} × {}".format(*self._block[2:])
                elif category == EXPLORATION:
                    word = t.ENCLOSED
                    if self._missing:
                        word = t.MISSING.format(len(self._missing))
                view.rows.append((CATEGORY[category], word, str(value or ""), None, None))
        view.rows.append((TOWER, t.TOWERS, str(self.value), None, None))
        crest = self.game.crests[self._seat]
        view.picture = self._bounds + (self._tile, self._block, None, crest)

    def ok(self):
        game = self.game
        seat = self._seat
        if self._wait:
            return
        self._painting.towers = self.value
        self.app.saves.paint(seat, self._painting.pack())
        if game.phase != SCORING:
            self.app.go(*(self._way[0] or ("towers",)))
            return
        for category, value in self._values:
            if game.value(seat, category) != value:
                self.app.act("enter", seat, category, value)
        self.app.go("scoring", seat * CATEGORIES + (WHISKEY if len(self._values) > 2 else SHEEP))

    def back(self):
        self.app.go("count", self._seat, self._way, (0, 0))
