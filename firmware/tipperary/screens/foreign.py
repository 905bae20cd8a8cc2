# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The memory holds what another program left there: asked before it is erased."""

from tipperary.input.keys import OK
from tipperary.screens.base import Question


class Screen(Question):
    """Yes, and theirs is gone; no, and it is said that nothing is kept."""

    _declined = False

    def show(self, view):
        if self._declined:
            view.head = self.t.FOREIGN[0]
            view.body = self.t.FOREIGN_NO
            self.keys(view, ok=self.t.ON)
        else:
            self.ask(view, *self.t.FOREIGN)

    def on(self, intent):
        if not self._declined:
            Question.on(self, intent)
        elif intent == OK:
            self.app.home()

    def yes(self):
        self.app.saves.adopt()
        self.app.log("action: adopt")
        self.app.home()

    def no(self):
        self._declined = True
        self.app.changed()
