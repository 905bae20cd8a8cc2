# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Reset: forgetting everything, asked twice."""

from tipperary.screen import Choice


class Screen(Choice):
    """No or yes, and once more."""

    def enter(self, sure=False):
        self._sure = sure

    def show(self, view):
        view.firm = True
        view.head = self.t.RESET_SURE if self._sure else self.t.RESET + "?"
        view.big = (self.t.NO, self.t.YES)[self.index]
        view.body = self.t.RESET_HOW
        self.arrows(view)

    def ok(self):
        if self.index == 0:
            self.back()
        elif not self._sure:
            self.app.go("reset", True)
        else:
            self.app.saves.reset()
            self.app.log("action: reset")
            self.app.adjust()
            self.app.home()

    def back(self):
        self.app.go("settings", "reset")
