# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What to lay out before the first round; OK skips it."""

from tipperary.screen import Message


class Screen(Message):
    """River, barrel and tiles."""

    def enter(self):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(0)

    def show(self, view):
        self.bones(view)
        view.head = self.t.LAY_OUT
        view.body = self.t.LAY_OUT_HOW.format(self.game.rounds)
        view.ok = self.t.NEXT_KEY
        view.hold = self.t.HOLD_BACK

    def ok(self):
        self.app.play()
