# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""After the last sheep, before scoring: who has the marker, and towers are placed only now."""

from tipperary.borrow import borrow
from tipperary.screen import Choice
from tipperary.signs import SHEEP, TOWER
from tipperary.view import MEDIUM

marker_words = borrow("marker_words")


class Screen(Choice):
    """Place the towers; the next page says why the marker is where it is."""

    def enter(self, index=0, *before):
        self.index = index
        self._early = not marker_words.settled(self.game)
        self._had = None
        if not self._early:
            self._had = before[0] if before else marker_words.holder_before(self.game)
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn or 0)

    def show(self, view):
        t = self.t
        view.ok = ""
        view.back = t.MENU
        if self.index:
            marker_words.why(self, view, self._had)
            view.prev = ""
            return
        if not self._early:
            name, word, _ = marker_words.row(self, self._had)
            view.head = (SHEEP + " " + name + " " + word).rstrip()
            view.next = "?"
        view.big = t.TOWERS
        view.sign = TOWER
        view.size = MEDIUM
        view.lines = 2
        view.body = t.TOWERS_HOW

    def on(self, intent):
        if not self._early or intent > 2:
            Choice.on(self, intent)

    def ok(self):
        self.app.act("end_towers")
        self.app.play()

    def here(self):
        return "towers", self.index, self._had
