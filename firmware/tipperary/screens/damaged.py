# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Part of the save is lost: said once, before going on with the rest."""

from tipperary.screen import Message


class Screen(Message):
    """The sentence and the way on."""

    def show(self, view):
        view.head = self.t.DAMAGED
        view.body = self.t.DAMAGED_HOW
        view.ok = self.t.ON

    def ok(self):
        self.app.home()

    def back(self):
        self.app.home()
