# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The memory holds what another program left there: asked before it is erased."""

from tipperary.screen import Choice


class Screen(Choice):
    """No, and nothing is kept; or yes, and theirs is gone."""

    def show(self, view):
        view.firm = True
        view.head = self.t.FOREIGN
        view.big = (self.t.NO, self.t.YES)[self.index]
        view.body = self.t.FOREIGN_HOW[self.index]
        self.arrows(view)
        view.hold = ""

    def ok(self):
        if self.index:
            self.app.saves.adopt()
            self.app.log("action: adopt")
        self.app.home()

    def back(self):
        """There is nothing behind the question."""
