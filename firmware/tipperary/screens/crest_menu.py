# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: beside a coat of arms, the way back and a name for it."""

from tipperary.screen import Menu


class Screen(Menu):
    """Back, or a name."""

    def enter(self, crest):
        self._crest = crest
        self.options(
            (self.t.BACK, "", self._step_back),
            (self.t.NAME_KEY, self.t.NAME_WHOSE.format(self.app.name(crest)), self._name),
        )

    def _step_back(self):
        setup = self.app.saves.setup
        if len(setup) == 1:
            self.app.saves.choose(b"")
            self.app.go("setup", setup[0])
        else:
            self.app.saves.choose(setup[:-1])
            self.app.go("crests")

    def _name(self):
        self.app.go("names", self._crest, "crests")

    def back(self):
        self.app.go("crests", self._crest)
