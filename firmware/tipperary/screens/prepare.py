# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What to lay out before the first round: on the board, then beside it."""

from tipperary.screen import Message


class Screen(Message):
    """Two pages to read; OK goes on."""

    def enter(self, page=0):
        self._page = page
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(0)

    def show(self, view):
        self.bones(view)
        view.head = self.t.PREPARE
        view.body = (self.t.PREPARE_BOARD, self.t.PREPARE_SUPPLY)[self._page].format(
            self.game.rounds
        )
        view.ok = self.t.ON
        view.back = self.t.MENU

    def ok(self):
        if self._page:
            self.app.play()
        else:
            self._page = 1
            self.app.changed()

    def here(self):
        return "prepare", self._page

    def before(self):
        return (self.t.PREPARE, "prepare", 0) if self._page else None
