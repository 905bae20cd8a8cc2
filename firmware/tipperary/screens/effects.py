# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""While people place: what a new tile can bring, a page with a picture for each."""

from tipperary.face.signs import BARREL, BOG, CATEGORY, GRAIN, RUIN, SHEEP, TILE, TOWER
from tipperary.face.view import LARGE
from tipperary.screens.base import Choice

_PICTURES = (
    GRAIN + CATEGORY[3] + "=" + BARREL,
    SHEEP,
    RUIN + RUIN + RUIN + "=" + TOWER,
    BOG + BOG + "=" + TILE,
    CATEGORY[2] + "18=5",
)


class Screen(Choice):
    """Grain and distillery, wooden sheep, ruins, bogs, and the town."""

    count = len(_PICTURES)

    def enter(self, placement, before, index=0):
        self._placement = placement  # the way back
        self._before = before  # what placement's menu takes back
        self.index = index

    def show(self, view):
        view.head, view.body = getattr(self.t, "EFFECT_" + str(self.index)).split("/")
        view.pieces = ((_PICTURES[self.index], LARGE),)
        view.marked = None
        view.lines = 2
        self.keys(view, "", "", self.t.BACK, self.own_back(self.t.BACK) or self.t.MENU)

    def ok(self):
        self.app.go(*self._placement)

    def back(self):
        if self.app.keys.has_back:
            self.ok()
        else:
            Choice.back(self)

    def here(self):
        return "effects", self._placement, self._before, self.index

    def before(self):
        return self._before
