# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Taking back: what will be undone is named first; the menu is beside it."""

from engine_core import game as phases
from tipperary.screen import Choice


class Screen(Choice):
    """Take back, go on, menu."""

    def enter(self):
        # At the very start there is nothing to take back.
        self._first = 0 if self.game.last_action else 1
        self.count = 3 - self._first

    def _what(self):
        game = self.game
        phase = game.phase
        number = game.round
        if phase == phases.SPIN:
            return self.t.TAKE_BACK_WHAT[phases.END_OF_ROUND], number - 1
        if phase == phases.SCORING and len(game.last_action) > 1:
            return self.t.TAKE_BACK_WHAT[phases.SCORING], number
        return self.t.TAKE_BACK_WHAT[_LAST[phase]], number

    def show(self, view):
        self.bones(view)
        option = self.index + self._first
        if option == 0:
            what, number = self._what()
            view.head = self.t.TAKE_BACK
            view.big = what
            view.body = self.t.ROUND.format(number, self.game.rounds)
        else:
            view.big = self.t.GO_ON if option == 1 else self.t.MENU
        self.arrows(view)

    def ok(self):
        option = self.index + self._first
        if option == 0:
            self.app.undo()
        if option == 2:
            self.app.go("start")
        else:
            self.app.play()

    def back(self):
        self.app.play()


# What the last action was, by the phase it led to.
_LAST = (
    phases.END_OF_ROUND,
    phases.SPIN,
    phases.PLACEMENT,
    phases.SHEEP,
    phases.SHEEP,
    phases.TOWERS,
    phases.FINISHED,
)
