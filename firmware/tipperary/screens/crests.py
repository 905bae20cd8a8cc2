# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: which coat of arms each player has, clockwise."""

from tipperary.screens.base import Choice


class Screen(Choice):
    """The coats of arms that nobody has yet."""

    def enter(self, crest=None):
        self._choose(self.app.saves.setup)
        if crest in self._free:
            self.index = self._free.index(crest)
            self._light()

    def _choose(self, setup):
        self._free = [crest for crest in range(5) if crest not in setup[1:]]
        self.count = len(self._free)
        self.index = 0
        self._light()

    def _light(self):
        self.app.ring.show_crest(self._free[self.index])
        self.app.changed()

    def on(self, intent):
        Choice.on(self, intent)
        if self.app.screen is self:
            self._light()

    def show(self, view):
        setup = self.app.saves.setup
        which, clockwise = self.t.WHICH_CREST
        view.head = which.format(len(setup), setup[0])
        self.person(view, self._free[self.index])
        view.fits = [self.app.name(crest) for crest in range(5)]
        if len(setup) == 1:
            view.body = clockwise
        self.arrows(view, back=self.t.MENU)

    def ok(self):
        setup = self.app.saves.setup + bytes([self._free[self.index]])
        self.app.saves.choose(setup)
        if len(setup) > setup[0]:
            self.app.go("bag")
        else:
            self._choose(setup)

    def back(self):
        crest = self._free[self.index]
        self.app.go("crest_menu", crest, "crests", crest)
