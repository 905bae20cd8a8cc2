# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""People have to leave: the game is scored as it stands, once somebody has agreed."""

from tipperary.screen import Menu


class Screen(Menu):
    """No or yes."""

    def enter(self, *way):
        self._way = way
        self.options((self.t.NO, "", self.back), (self.t.YES, "", self._score))

    def show(self, view):
        self.bones(view)
        Menu.show(self, view)
        view.head = self.t.SCORE_EARLY_SURE
        view.body = self.t.SCORE_EARLY_HOW

    def _score(self):
        self.app.act("score_early")
        self.app.play()

    def back(self):
        self.app.go("pause", *self._way)
