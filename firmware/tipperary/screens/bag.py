# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Set-up: who has the bag first, chosen or drawn by the wheel."""

from engine_core.wheel import draw
from tipperary.face.signs import BAG, TURN
from tipperary.input.keys import OK
from tipperary.screens.base import Choice


class Screen(Choice):
    """Each player, and the draw: the wheel turns, and the ring takes the colour drawn."""

    def enter(self, seat=0):
        self._crests = tuple(self.app.saves.setup[1:])
        self.count = len(self._crests) + 1
        self.index = seat
        self._drawn = None
        self.app.ring.set_crests(self._crests)
        self.app.ring.show_turn(0)

    def show(self, view):
        view.head = BAG + " " + self.t.WHO_BAG
        view.fits = [self.app.name(crest) for crest in self._crests] + self.t.DRAW[:1]
        if self._drawn is not None and self.listens:
            self.person(view, self._crests[self._drawn])
            view.body = self.t.STARTS
            self.keys(view, ok=self.t.ON)
        elif self.index < self.count - 1:
            self.person(view, self._crests[self.index])
            self.arrows(view, back=self.t.MENU)
        else:
            view.big, view.body = self.t.DRAW
            view.sign = TURN
            if self.listens:
                self.arrows(view, back=self.t.MENU)

    def ok(self):
        if self._drawn is not None:
            self.app.go("prepare")
            return
        if self.index < self.count - 1:
            self.app.start_game(self._crests, self.index)
            self.app.go("prepare")
            return
        self._drawn = draw(self.app.chance, len(self._crests))
        # Kept before it is shown: what the light stops at is what was drawn.
        self.app.start_game(self._crests, self._drawn)
        self.listens = False
        self.app.show()
        self.app.ring.spin(self._crests[self._drawn])

    def on(self, intent):
        if self._drawn is None or intent == OK:
            Choice.on(self, intent)

    def step(self, now):
        ring = self.app.ring
        if not ring.turning:
            return
        ring.frame(now, False)
        if not ring.turning:
            self.listens = True
            ring.show_crest(self._crests[self._drawn])
            self.app.changed()

    def back(self):
        self.app.go("crest_menu", (self._crests + (None,))[self.index], "bag", self.index)
