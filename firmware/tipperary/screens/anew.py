# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Giving up the game in progress: asked twice."""

from tipperary.screen import Choice


class Screen(Choice):
    """No or yes, and once more."""

    def enter(self, sure=False):
        self._sure = sure

    def show(self, view):
        view.firm = True
        self.bones(view)
        view.head = self.t.ANEW_SURE if self._sure else self.t.ANEW
        view.big = (self.t.NO, self.t.YES)[self.index]
        view.body = self.t.ANEW_HOW.format(self.game.round)
        self.arrows(view)

    def ok(self):
        if self.index == 0:
            self.back()
        elif not self._sure:
            self.app.go("anew", True)
        else:
            self.app.saves.close()
            self.app.log("action: give up")
            self.app.home()

    def back(self):
        self.app.go("start")
