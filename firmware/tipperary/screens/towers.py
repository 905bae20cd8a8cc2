# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The reminder before scoring: towers are placed only now."""

from tipperary.screen import Message


class Screen(Message):
    """Place the towers."""

    def enter(self):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn)

    def show(self, view):
        self.bones(view)
        view.big = self.t.TOWERS
        view.body = self.t.TOWERS_HOW
        view.ok = self.t.TOWERS_KEY
        view.hold = self.t.HOLD_BACK

    def ok(self):
        self.app.act("end_towers")
        self.app.play()

    def back(self):
        self.app.go("marker")
