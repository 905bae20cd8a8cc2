# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Count for me: whose landscape, and the menu while it is painted."""

from tipperary.screen import Menu


class Screen(Menu):
    """First who, unless that is known; what was painted before is counted at once."""

    def enter(self, seat, way, spot=None):
        self._seat = seat
        self._way = way  # where the menu of the game was entered from
        self._spot = spot
        t = self.t
        if seat is None:
            self.options(*[(name, "", self._begin) for name in self.names()])
        elif spot is None:
            self.index = seat
            self._begin()
        else:
            self.options(
                (t.COUNT_NOW, t.COUNT_WHAT, self._count),
                *[(brush, t.BRUSH_HOW, self._paint) for brush in t.BRUSHES],
                (t.COUNT_BOX, t.COUNT_BOX_HOW, self._paint),
                (t.LEAVE, t.LEAVE_HOW, self._leave),
            )

    def show(self, view):
        Menu.show(self, view)
        if self._seat is None:
            view.head = self.t.COUNT
            self.person(view, self.game.crests[self.index])

    def _begin(self):
        seat = self.index
        painted = self.app.saves.painted.get(seat)
        # The sixth byte is the step: in the last one cells are painted.
        ready = painted and painted[5] == 5
        self.app.go("count_result" if ready else "count_paint", seat, self._way)

    def _count(self):
        self.app.go("count_result", self._seat, self._way)

    def _paint(self):
        self.app.go("count_paint", self._seat, self._way, self._spot, self.index - 1)

    def _leave(self):
        if self._way[0]:
            self.app.go(*self._way[0])
        else:
            self.app.play()

    def back(self):
        if self._seat is None:
            self.app.go("pause", *self._way)
        else:
            self.app.go("count_paint", self._seat, self._way, self._spot)
