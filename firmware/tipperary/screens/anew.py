# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Giving up the whole game in progress: asked twice."""

from tipperary.screen import Menu


class Screen(Menu):
    """No or yes, and once more."""

    def enter(self, sure=False):
        self._sure = sure
        self.options((self.t.NO, "", self.back), (self.t.YES, "", self._yes))

    def show(self, view):
        self.bones(view)
        Menu.show(self, view)
        view.head = self.t.ANEW_SURE if self._sure else self.t.ANEW
        view.body = self.t.ANEW_HOW

    def _yes(self):
        if not self._sure:
            self.app.go("anew", True)
            return
        self.app.saves.close()
        self.app.log("action: give up")
        self.app.home()

    def back(self):
        self.app.go("start")
