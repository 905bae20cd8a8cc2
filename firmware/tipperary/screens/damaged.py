# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Part of the save is lost: said once, before going on with the rest."""

from tipperary.screens.base import Message
from tipperary.store.saves import LOSSES


class Screen(Message):
    """The sentence and the way on."""

    tidies = False  # this is read first

    def show(self, view):
        lost = self.app.saves.lost
        view.head, view.body, what_is_lost = self.t.DAMAGED
        if lost:
            what = [self.t.LOST[index] for index, name in enumerate(LOSSES) if name in lost]
            view.body = what_is_lost.format(", ".join(what))
        self.keys(view, ok=self.t.ON)

    def ok(self):
        self.app.saves.acknowledge()
        self.app.log("action: acknowledge")
        self.app.home()

    def back(self):
        """Going on is the only way."""
