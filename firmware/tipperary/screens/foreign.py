# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The memory holds what another program left there: asked before it is erased."""

from tipperary.screen import Menu


class Screen(Menu):
    """No, and nothing is kept; or yes, and theirs is gone."""

    def enter(self):
        without, here = self.t.FOREIGN_HOW
        self.options((self.t.NO, without, self.app.home), (self.t.YES, here, self._adopt))

    def show(self, view):
        Menu.show(self, view)
        view.head = self.t.FOREIGN
        view.back = None

    def _adopt(self):
        self.app.saves.adopt()
        self.app.log("action: adopt")
        self.app.home()

    def back(self):
        """There is nothing behind the question."""
