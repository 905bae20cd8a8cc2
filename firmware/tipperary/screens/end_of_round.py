# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""End of the round: the barrel, the bag, and which areas to refill."""

from engine_core.rules import tiles_in_bag
from tipperary.layout import WHITE
from tipperary.screen import Message


class Screen(Message):
    """First barrel and bag, then the tiles."""

    def enter(self):
        self._refill = False
        self._next = (self.game.bag + 1) % self.game.players
        self.app.ring.crest(self.game.crests[self._next])

    def show(self, view):
        self.bones(view)
        t = self.t
        game = self.game
        number = game.round + 1
        view.river = number
        if self._refill:
            view.head = t.REFILL
            view.big = " ".join([str(area + 1) for area in game.areas_to_refill()])
            view.body = t.REFILL_HOW.format(game.players, tiles_in_bag(game.players, number))
        else:
            view.big = t.HOLE.format(number)
            view.body = t.BARREL.format(number, self.name(self._next))
            if number == game.rounds:
                view.body = t.FINAL + "\n" + t.BAG_TO.format(self.name(self._next))
        view.colour = WHITE
        view.ok = t.NEXT_KEY
        view.hold = t.HOLD_BACK

    def ok(self):
        if self._refill:
            self.app.act("end_round")
            self.app.play()
            return
        self._refill = True
        self.app.ring.light(self.game.areas_to_refill())
        self.app.changed()

    def back(self):
        if self._refill:
            self.enter()
            self.app.changed()
        else:
            self.app.go("marker")
