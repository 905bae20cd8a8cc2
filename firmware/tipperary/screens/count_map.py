# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Entering a landscape: the box around it, the hometown in the box, then its gaps."""

from micropython import const

from tipperary.borrow import borrow
from tipperary.face.signs import CREST, HOLD, LEFT, RIGHT
from tipperary.face.view import MEDIUM
from tipperary.input.keys import BACK, DOWN, NEXT, OK, UP
from tipperary.screens.base import Message

land_map = borrow("store.land_map")

_MOVE = const(4)  # the steps before are rows, columns, shape and rotation
_UNSAVED = const(8)  # at most so many gaps are to be marked again after a power cut


class Screen(Message):
    """Previous and next change what the step is about, OK goes on; in the end it marks gaps."""

    steers = True

    def enter(self, seat, way, spot=(0, 0), step=None, stray=False):
        self._seat = seat
        self._way = way
        self._row, self._column = spot
        self._crest = self.game.crests[seat]
        self._stray = stray  # part of it is cut off
        self._unsaved = 0
        saves = self.app.saves
        begin = bytes((8, 8, saves.outlines[self._crest], 2, 2, 0, 0))
        self._map = land_map.LandMap(saves.maps.get(seat) or begin)
        if step is not None:
            self._map.step = step
        self.app.ring.show_crest(self._crest)

    def show(self, view):
        t = self.t
        land = self._map
        step = land.step
        view.head = CREST[self._crest] + " " + self.app.name(self._crest)
        view.size = MEDIUM
        view.lines = 2
        cursor = (land.row + 1, land.column + 1) if step > 1 else None
        if step == land_map.GAPS:
            cursor = (self._row, self._column)
            place = land.place_at(*cursor)
            view.big = t.GAPS
            if self._stray:
                view.body = t.CUT_OFF
            elif not self._has_rows():
                view.head = view.big = ""  # their room is needed for what holding does
                view.body = self._how() + "\n" + t.HOLD_TO[1].format(HOLD)
            ok = t.LAND_KEY if place == land_map.GAP else t.GAP_KEY
            if place == land_map.HOME:
                ok = None
            self._arrows(view, ok, t.MENU)
        else:
            shape, turn = divmod(land.outline, 8)
            size = "{}×{}".format(land.rows, land.columns)
            view.big = (size, size, "%d/9" % (shape + 1), "%d/8" % (turn + 1), "")[step]
            view.body = t.COUNT_STEPS[step]
            if step == _MOVE:
                view.head = ""  # its room is needed for how to move by rows
                if not self._has_rows():
                    view.body += "\n" + self._how()
                self._arrows(view, t.ON, t.BACK)
            else:
                less, more = ("-", "+") if step < 2 else ("", "")
                self.keys(view, less, more, t.ON, t.BACK)
                if self.app.keys.pad:
                    view.up = more
                    view.down = less
        view.picture = (0, 0, land.rows, land.columns, land.place_at, None, cursor, self._crest)

    def _arrows(self, view, ok, back):
        self.keys(view, "", "", ok, back)
        if self.app.keys.pad:
            view.up = view.down = ""

    def _has_rows(self):
        # Keys for up and down, or a knob that comes to every place.
        return self.app.keys.pad or self.app.keys.turns

    def _how(self):
        return self.t.HOLD_TO[0].format(LEFT + RIGHT)

    def on(self, intent):
        land = self._map
        if intent == OK or intent == BACK:
            Message.on(self, intent)
            return
        if land.step == land_map.GAPS:
            self._row, self._column = self._moved(
                intent, self._row, self._column, land.rows, land.columns
            )
        elif land.step == _MOVE:
            land.row, land.column = self._moved(
                intent, land.row, land.column, land.most_row + 1, land.most_column + 1
            )
        else:
            # A size grows upwards; shapes and rotations are a list, which goes on downwards.
            more = UP if land.step < 2 else DOWN
            land.change(1 if intent == NEXT or intent == more else -1)
        self.app.changed()

    def _moved(self, intent, row, column, rows, columns):
        keys = self.app.keys
        by = 1 if intent == NEXT or intent == DOWN else -1
        if intent > BACK:
            row += by
        elif keys.turns:
            column += by
            row += column // columns  # past the end of a row begins the next one
        elif keys.pad or not keys.repeats:
            column += by
        elif keys.repeats == 1:
            # Held: undo the column that the press had moved, and move exactly one row.
            column -= by
            row += by
        return row % rows, column % columns

    def ok(self):
        land = self._map
        if land.step == land_map.GAPS:
            self._turn_over(self._row, self._column)
            return
        land.step += 1
        self._keep()
        if land.step == _MOVE:
            self.app.saves.remember(self._crest, land.outline)
        self.app.changed()

    def _turn_over(self, row, column):
        self._map.turn_over(row, column)
        self._stray = False
        self._unsaved += 1
        self.tidies = False  # not before it is kept
        if self._unsaved == _UNSAVED:
            self._keep()
        self.app.changed()

    def touched(self, row, column):
        """A place was clicked: the town goes there, or it becomes a gap."""
        land = self._map
        if land.step == _MOVE:
            land.row = min(row, land.most_row)
            land.column = min(column, land.most_column)
            self.app.changed()
        elif land.step == land_map.GAPS:
            self._row = row
            self._column = column
            self._turn_over(row, column)

    def _keep(self):
        self._unsaved = 0
        self.tidies = True
        self.app.saves.keep_map(self._seat, self._map.pack())

    def back(self):
        land = self._map
        if land.step == land_map.GAPS:
            self._keep()
            self.app.go("count", self._seat, self._way, (self._row, self._column))
        elif land.step:
            land.step -= 1
            self.app.changed()
        else:
            self.app.go("pause", *self._way)
