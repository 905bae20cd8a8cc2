# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All values are in: a last look before the winner is named."""

from tipperary.colours import SCREEN
from tipperary.screen import Message


class Screen(Message):
    """Every player's total."""

    def enter(self):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn)

    def show(self, view):
        if self.game.players < 5:  # five rows need the room
            self.bones(view)
        view.head = self.t.SCORES
        view.rows = [
            (self.name(seat), str(self.game.total(seat)), SCREEN[self.game.crests[seat]])
            for seat in range(self.game.players)
        ]
        view.ok = self.t.FINISH
        view.hold = self.t.HOLD_BACK

    def ok(self):
        self.app.act("finish")
        self.app.play()

    def back(self):
        self.app.go("scoring", self.game.players * 5 - 1)
