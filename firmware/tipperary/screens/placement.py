# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Placement: which area each player takes from, for all at once or one after the other."""

from tipperary.colours import SCREEN
from tipperary.screen import Message


class Screen(Message):
    """The result of the spin, in words."""

    def enter(self):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn)
        self._seat = 0
        self._in_turn = self.app.saves.settings["in_turn"]
        self._light()

    def _order(self, step):
        return (self.game.bag + step) % self.game.players

    def _light(self):
        if self._in_turn:
            crest = self.game.crests[self._order(self._seat)]
            self.app.ring.wear((crest,))
            self.app.ring.rest(self.game.turn)

    def show(self, view):
        self.bones(view)
        if self._in_turn:
            seat = self._order(self._seat)
            view.head = self.name(seat)
            view.big = self.t.IN_TURN.format(self.game.area_of(seat) + 1)
            view.body = self.t.PLACE
            self.tint(view, seat)
        else:
            view.rows = [
                (
                    self.name(seat),
                    str(self.game.area_of(seat) + 1),
                    SCREEN[self.game.crests[seat]],
                )
                for seat in [self._order(step) for step in range(self.game.players)]
            ]
            view.head = self.t.TAKES
        view.ok = self.t.PLACED
        view.hold = self.t.HOLD_BACK

    def ok(self):
        if self._in_turn and self._seat < self.game.players - 1:
            self._seat += 1
            self._light()
            self.app.changed()
            return
        self.app.act("end_placement")
        self.app.play()

    def back(self):
        if self._in_turn and self._seat:
            self._seat -= 1
            self._light()
            self.app.changed()
        else:
            self.app.go("pause")
