# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Count for me: whose landscape, and the menu while gaps are marked."""

from tipperary.borrow import borrow
from tipperary.screens.base import Menu

_GAPS = borrow("store.land_map").GAPS


class Screen(Menu):
    """First who, unless that is known; what was told before is counted at once."""

    def enter(self, seat, way, spot=None):
        self._seat = seat
        self._way = way  # what the menu of the game was entered with
        self._spot = spot
        t = self.t
        if seat is None:
            self.options(*[(name, "", self._begin) for name in self.names()])
        elif spot is None:
            self.index = seat
            self._begin()
        else:
            self.options(
                (t.COUNT_NOW, t.COUNT[1], self._count),
                (t.GAPS, "", self.back),
                t.COUNT_BOX + [self._box],
                t.LEAVE + [self._leave],
            )

    def show(self, view):
        Menu.show(self, view)
        if self._seat is None:
            view.head = self.t.COUNT[0]
            self.person(view, self.game.crests[self.index])

    def _begin(self):
        seat = self.index
        data = self.app.saves.maps.get(seat)
        # The sixth byte is the step that was reached.
        ready = data and data[5] == _GAPS
        self.app.go("count_result" if ready else "count_map", seat, self._way)

    def _count(self):
        self.app.go("count_result", self._seat, self._way)

    def _box(self):
        self.app.go("count_map", self._seat, self._way, self._spot, 0)

    def _leave(self):
        if self._way[0]:
            self.app.go(*self._way[0])
        else:
            self.app.play()

    def back(self):
        if self._seat is None:
            self.app.go("pause", *self._way)
        else:
            self.app.go("count_map", self._seat, self._way, self._spot)
