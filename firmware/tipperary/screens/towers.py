# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""After the last sheep, before scoring: who has the marker, and towers are placed only now."""

from tipperary.borrow import let_go
from tipperary.face.signs import SHEEP, TOWER
from tipperary.face.view import MEDIUM
from tipperary.screens.settled import Settled

let_go("tipperary.screens.settled")  # its memory is free again when this screen is left


class Screen(Settled):
    """Place the towers; OK leads to the scores."""

    def light(self):
        # All colours, and no areas: nobody takes from them any more.
        self.app.ring.show_crests(self.game.crests)

    def ok_verb(self):
        return self.t.DONE

    def show_tasks(self, view):
        t = self.t
        if self.counted:
            view.head = SHEEP + " " + t.PAIR.format(t.MARKER, self.marker())
        view.big = t.TOWERS
        view.sign = TOWER
        view.size = MEDIUM
        view.lines = 2
        view.body = t.TOWERS_HOW

    def ok(self):
        self.app.act("end_towers")
        self.app.play()

    def here(self):
        return "towers", self._page
