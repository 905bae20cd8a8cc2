# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Placement: which area each player takes from, for all at once or one after the other."""

from tipperary.screen import Message
from tipperary.signs import CREST


class Screen(Message):
    """The result of the spin, in words and as a picture."""

    def enter(self, step=0):
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.game.turn)
        self._in_turn = self.app.saves.settings["in_turn"]
        self._go(step)

    def _go(self, step):
        self._step = step
        if self._in_turn:
            self.app.ring.wear((self.game.crests[self._seat(step)],))
            self.app.ring.rest(self.game.turn)
        self.app.changed()

    def _seat(self, step):
        # The bag holder first, then clockwise.
        return (self.game.bag + step) % self.game.players

    def show(self, view):
        self.bones(view)
        game = self.game
        if self._in_turn:
            seat = self._seat(self._step)
            view.head = self.name(seat)
            view.big = self.t.IN_TURN.format(game.area_of(seat) + 1)
            view.sign = CREST[game.crests[seat]]
            view.crest = game.crests[seat]
            view.body = self.t.PLACE
        else:
            view.head = self.t.TAKES
            view.rows = [
                (
                    CREST[game.crests[seat]],
                    self.name(seat),
                    str(game.area_of(seat) + 1),
                    game.crests[seat],
                    None,
                )
                for seat in [self._seat(step) for step in range(game.players)]
            ]
            view.wheel = (game.turn, game.crests, True)
        view.ok = self.t.PLACED
        view.back = self.t.MENU

    def ok(self):
        if self._in_turn and self._step < self.game.players - 1:
            self._go(self._step + 1)
            return
        self.app.act("end_placement")
        self.app.play()

    def here(self):
        return "placement", self._step

    def before(self):
        if self._in_turn and self._step:
            return self.name(self._seat(self._step - 1)), "placement", self._step - 1
