# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Reset: forgetting everything, asked twice."""

from tipperary.screen import Menu


class Screen(Menu):
    """No or yes, and once more."""

    def enter(self, sure=False):
        self._sure = sure
        self.options((self.t.NO, "", self.back), (self.t.YES, "", self._yes))

    def show(self, view):
        Menu.show(self, view)
        view.head = self.t.RESET_SURE if self._sure else self.t.RESET_ASK
        view.body = self.t.RESET_HOW

    def _yes(self):
        if not self._sure:
            self.app.go("reset", True)
            return
        self.app.saves.reset()
        self.app.log("action: reset")
        self.app.adjust()
        self.app.home()

    def back(self):
        self.app.go("settings", "reset")
