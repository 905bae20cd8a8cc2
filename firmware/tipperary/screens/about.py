# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""About: version, board and free memory."""

import gc

from tipperary import __version__
from tipperary.board_data import BOARD
from tipperary.screen import Message


class Screen(Message):
    """What this is."""

    def show(self, view):
        gc.collect()
        free = getattr(gc, "mem_free", int)() // 1024
        view.head = "Tipperary"
        view.big = __version__
        view.body = self.t.ABOUT_WHAT.format(BOARD["name"], free)
        view.ok = self.t.DONE
        view.hold = self.t.HOLD_BACK

    def ok(self):
        self.app.go("settings", "about")

    def back(self):
        self.app.go("settings", "about")
