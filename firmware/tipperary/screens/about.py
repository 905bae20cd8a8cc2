# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""About: version, board and free memory."""

import gc

from tipperary import __version__
from tipperary.board_data import BOARD
from tipperary.screens.base import Message


class Screen(Message):
    """What this is."""

    def show(self, view):
        gc.collect()
        view.head = "Tipperary " + __version__
        view.body = BOARD["name"]
        # A computer does not count its memory.
        if hasattr(gc, "mem_free"):
            view.body += "\n" + self.t.FREE.format(gc.mem_free() // 1024)
        self.keys(view, ok=self.t.BACK, back=self.t.BACK)

    def ok(self):
        self.app.go("settings", "about")

    def back(self):
        self.ok()
