# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: beside a coat of arms, a name for it and the way back."""

from tipperary.screens.base import Menu


class Screen(Menu):
    """A name, or back."""

    def enter(self, crest):
        self._crest = crest
        self.options(
            (self.t.NAME_KEY, self.t.NAME_WHOSE.format(self.app.name(crest)), self._name),
            (self.t.STEP_BACK, self.t.STEP_BACK_WHAT, self._step_back),
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
