# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The menu of the set-up: a name for the coat of arms in sight, and one choice back."""

from tipperary.screens.base import Menu


class Screen(Menu):
    """A name, or back."""

    def enter(self, crest, *here):
        self._crest = crest  # None where it is left to the wheel
        self._here = here  # the way back
        t = self.t
        self.options(
            crest is not None
            and (t.NAME_KEY[0], t.NAME_KEY[1].format(self.app.name(crest)), self._name),
            t.STEP_BACK + [self._step_back],
        )

    def _step_back(self):
        setup = self.app.saves.setup
        if len(setup) == 1:
            self.app.saves.choose(b"")
            self.app.go("setup", setup[0])
        else:
            self.app.saves.choose(setup[:-1])
            self.app.go("crests", setup[-1])

    def _name(self):
        self.app.go("names", self._crest, *self._here)

    def back(self):
        self.app.go(*self._here)
