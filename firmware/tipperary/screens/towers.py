# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""After the last sheep, before scoring: who has the marker, and towers are placed only now."""

from tipperary.borrow import let_go
from tipperary.face.signs import SHEEP, TOWER
from tipperary.face.view import MEDIUM
from tipperary.screens import end_of_round

let_go("tipperary.screens.end_of_round")  # its memory is free again when this screen is left


class Screen(end_of_round.Screen):
    """Place the towers; OK leads to the scores."""

    def light(self):
        # All colours, and no areas: nobody takes from them any more.
        self.app.ring.show_crests(self.game.crests)

    def show(self, view):
        end_of_round.Screen.show(self, view)
        view.river = 0  # the barrel has done its work

    def ok_verb(self):
        return self.t.DONE

    def show_tasks(self, view):
        t = self.t
        if self.counted:
            view.head = SHEEP + " " + t.PAIR.format(t.MARKER, self.marker())
        view.big, view.body = t.TOWERS
        view.sign = TOWER
        view.size = MEDIUM
        view.lines = 2

    def ok(self):
        self.app.act("end_towers")
        self.app.play()

    def here(self):
        return "towers", self._page
