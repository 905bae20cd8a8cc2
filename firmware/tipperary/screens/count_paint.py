# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Painting a landscape: the box around it, the hometown in the box, then cell by cell."""

from micropython import const

from tipperary.borrow import borrow
from tipperary.keys import BACK, DOWN, NEXT, OK
from tipperary.screen import Message
from tipperary.signs import CATEGORY, CREST
from tipperary.view import MEDIUM

_PLACE = const(4)  # the steps before are rows, columns, shape and turn
_PAINT = const(5)
_LONGEST = const(20)
_UNSAVED = const(8)  # at most so many cells are to be painted again after a power cut
_GAPS, _SHEEP, _STONES, _BOX = range(4)  # brushes; and the last starts over
# What a brush makes of a gap, of land, of one or two sheep, and of a stone circle.
_MADE = (b"\x01\x00\x00\x00\x00", b"\x02\x02\x03\x01\x02", b"\x04\x04\x04\x04\x01")


class Screen(Message):
    """Previous and next change what the step is about, OK goes on; in the end it paints."""

    steers = True

    def enter(self, seat, way, spot=(0, 0), brush=_GAPS, stray=False):
        self._seat = seat
        self._way = way
        self._row, self._column = spot
        self._crest = self.game.crests[seat]
        self._stray = stray
        self._unsaved = 0
        saves = self.app.saves
        data = saves.painted.get(seat)
        begin = bytes((8, 8, saves.outlines[self._crest], 2, 2, 0, 0))
        self._painting = borrow("painting").Painting(data or begin)
        if brush == _BOX:
            self._painting.step = brush = 0
        self._brush = brush
        self.app.ring.crest(self._crest)

    def show(self, view):
        t = self.t
        painting = self._painting
        step = painting.step
        view.head = CREST[self._crest] + " " + self.app.name(self._crest)
        view.size = MEDIUM
        view.prev = view.next = view.ok = ""
        view.back = t.BACK
        cursor = (painting.row + 1, painting.column + 1) if step > 1 else None
        if step == _PAINT:
            cursor = (self._row, self._column)
            view.back = t.MENU
            view.sign = CATEGORY[(0, 1, 4)[self._brush]]
            view.big = t.BRUSHES[self._brush]
            cell = self._cell()
            if cell > 1:
                view.big = str(cell - 1 if cell < 4 else cell - 3)
            if self._stray:
                view.body = t.CUT_OFF
            elif not self.app.keys.pad:
                view.body = t.BRUSH_HOW
        else:
            shape, turn = divmod(painting.outline, 8)
            view.big = (
                "{0} × {1}",
                "{0} × {1}",
                "{2}/9",
                "{3}/8",
                "{4}, {5}",
            )[step].format(
                painting.rows,
                painting.columns,
                shape + 1,
                turn + 1,
                painting.row + 1,
                painting.column + 1,
            )
            view.body = t.COUNT_STEPS[step]
        view.lines = 2
        view.picture = (0, 0, painting.rows, painting.columns) + (
            painting.tile,
            None,
            cursor,
            self._crest,
        )

    def _cell(self):
        return self._painting.cells[self._row * _LONGEST + self._column]

    def on(self, intent):
        painting = self._painting
        if intent == OK or intent == BACK:
            Message.on(self, intent)
            return
        if painting.step == _PAINT:
            self._row, self._column = self._moved(
                intent, self._row, self._column, painting.rows, painting.columns
            )
        elif painting.step == _PLACE:
            painting.row, painting.column = self._moved(
                intent,
                painting.row,
                painting.column,
                painting.most_row + 1,
                painting.most_column + 1,
            )
        else:
            painting.change(1 if intent == NEXT or intent == DOWN else -1)
        self.app.changed()

    def _moved(self, intent, row, column, rows, columns):
        keys = self.app.keys
        by = 1 if intent == NEXT or intent == DOWN else -1
        if intent > BACK or (not keys.pad and (keys.repeats or keys.step > 1)):
            if keys.repeats == 1 and intent <= NEXT:
                column -= by  # a key that is held was meant for the rows from the start
            if keys.repeats & 1 or not keys.repeats:
                row += by  # rows are few: half as fast
        else:
            column += by
            if keys.knob:
                row += column // columns  # turned on and on it comes to every cell
        return row % rows, column % columns

    def ok(self):
        painting = self._painting
        if painting.step == _PAINT:
            self._dab()
            return
        painting.step += 1
        self._keep()
        if painting.step == _PLACE:
            self.app.saves.remember(self._crest, painting.outline)
        self.app.changed()

    def _dab(self):
        painting = self._painting
        cell = self._cell()
        made = _MADE[self._brush][min(cell, 4)]
        if self._brush == _STONES and 4 <= cell < 12:
            made = cell + 1
        painting.cells[self._row * _LONGEST + self._column] = made
        self._stray = False
        self._unsaved += 1
        self.tidies = False  # not before it is kept
        if self._unsaved == _UNSAVED:
            self._keep()
        self.app.changed()

    def touched(self, row, column):
        """A cell was clicked: the town goes there, or the cell is painted."""
        painting = self._painting
        if painting.step == _PLACE:
            painting.row = min(row, painting.most_row)
            painting.column = min(column, painting.most_column)
            self.app.changed()
        elif painting.step == _PAINT:
            self._row = row
            self._column = column
            self._dab()

    def _keep(self):
        self._unsaved = 0
        self.tidies = True
        self.app.saves.paint(self._seat, self._painting.pack())

    def back(self):
        painting = self._painting
        if painting.step == _PAINT:
            self._keep()
            self.app.go("count", self._seat, self._way, (self._row, self._column))
        elif painting.step:
            painting.step -= 1
            self.app.changed()
        else:
            self.app.go("pause", *self._way)
