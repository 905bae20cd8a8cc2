# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a landscape is worth, and where so many towers help most."""

from micropython import const

from engine_core.game import SCORING
from engine_core.rules import AREA, ENCLOSED_POINTS, EXPLORATION, RuleError
from tipperary.borrow import borrow
from tipperary.face.signs import CATEGORY, TOWER
from tipperary.input.keys import NEXT
from tipperary.screens.base import Number
from tipperary.ticks import since

land_map = borrow("store.land_map")

_BLINK_MS = const(500)
_WIDE = const(64)  # wider than any landscape: a place is a number


class Screen(Number):
    """Previous and next change the number of towers; OK takes the points."""

    most = 12

    def enter(self, seat, way):
        self._seat = seat
        self._way = way
        self._map = land_map.LandMap(self.app.saves.maps[seat])
        self.value = self._map.towers
        self._lit = True
        self._blinked = self.app.now
        self._bounds = (0, 0, self._map.rows, self._map.columns)
        self._block = None
        self._towers = self._missing = ()
        self._wait = 2
        self.app.ring.show_crest(self.game.crests[seat])

    def on(self, intent):
        if intent <= NEXT:
            self._wait = 2
        Number.on(self, intent)

    def step(self, now):
        # Counting takes a while, so the screen is drawn first, with dots instead of numbers.
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
            land = self._map.landscape()
        except RuleError:
            # A part of it is not connected to the rest.
            self.app.go("count_map", self._seat, self._way, (0, 0), None, True)
            return
        towers = ()
        if self.value:
            towers = land.best_towers(self.value)[1]
            borrow("engine_core.towers")  # loaded by best_towers: let its memory go
            for cell in towers:
                land.place_tower(*cell)
        missing = land.missing()
        self._towers = [row * _WIDE + column for row, column in towers]
        self._missing = [row * _WIDE + column for row, column in missing]
        self._block = area = land.largest_area()
        self._values = (
            (AREA, area[2] * area[3]),
            (EXPLORATION, 0 if missing else ENCLOSED_POINTS),
        )
        # Towers, and what is missing, may be outside of the box.
        top = left = 0
        bottom = self._map.rows
        right = self._map.columns
        for row, column in towers + missing:
            top = min(top, row)
            left = min(left, column)
            bottom = max(bottom, row + 1)
            right = max(right, column + 1)
        self._bounds = (top, left, bottom - top, right - left)

    def _place_at(self, row, column):
        place = row * _WIDE + column
        if place in self._missing:
            return land_map.MISSING if self._lit else land_map.NOTHING
        return land_map.TOWER if place in self._towers else self._map.place_at(row, column)

    def show(self, view):
        t = self.t
        self.keys(view, "-", "+", t.TAKE, t.MENU)
        view.rows = []
        if self._wait:
            view.rows.append(("", "...", "", None, None))
        else:
            area, town = self._values
            sides = "{}×{}".format(*self._block[2:])
            view.rows.append((CATEGORY[AREA], sides, str(area[1]), None, None))
            word = t.ENCLOSED
            if self._missing:
                word = t.MISSING[len(self._missing) > 1].format(len(self._missing))
            view.rows.append((CATEGORY[EXPLORATION], word, str(town[1] or ""), None, None))
        # What the keys change is marked as the letters of a name are.
        view.rows.append((TOWER, t.TOWERS[0], "[" + str(self.value) + "]", None, None))
        view.fits = [
            (CATEGORY[EXPLORATION], t.ENCLOSED, "5"),
            (CATEGORY[EXPLORATION], t.MISSING[1].format(8), ""),
        ]
        crest = self.game.crests[self._seat]
        view.picture = self._bounds + (self._place_at, self._block, None, crest)

    def ok(self):
        game = self.game
        seat = self._seat
        if self._wait:
            return
        self._keep()
        if game.phase != SCORING:
            for category, value in self._values:
                self.app.saves.taken[seat, category] = value  # filled in when it is asked for
            self.app.go(*(self._way[0] or ("towers",)))
            return
        for category, value in self._values:
            if game.value(seat, category) != value or not game.is_entered(seat, category):
                self.app.act("enter", seat, category, value)
        self.app.go("scoring")

    def _keep(self):
        self._map.towers = self.value
        self.app.saves.keep_map(self._seat, self._map.pack())

    def back(self):
        self._keep()
        self.app.go("count", self._seat, self._way, (0, 0))
