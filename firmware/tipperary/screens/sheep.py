# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Sheep: every player's largest flock, in the order in which they placed."""

from tipperary.keys import PREV
from tipperary.screen import Number
from tipperary.signs import CREST, SHEEP


class Screen(Number):
    """One number a player; previous leaves this one and all that follow as they were."""

    def enter(self, step=None, value=None):
        self._drafts = self.app.saves.flocks
        players = self.game.players
        if step is None:
            step = 0
            while self._seat(step) in self._drafts and len(self._drafts) < players:
                step += 1
        self._step = step
        seat = self._seat(step)
        self._asking = self._touched = False
        self.value = self._known(seat) if value is None else value
        self.app.ring.crest(self.game.crests[seat])
        self.app.changed()

    def _seat(self, step):
        return (self.game.bag + step) % self.game.players

    def _known(self, seat):
        return self._drafts.get(seat, self.game.flocks[seat])

    def show(self, view):
        self.bones(view)
        t = self.t
        seat = self._seat(self._step)
        crest = self.game.crests[seat]
        before = self.game.flocks[seat]
        view.head = CREST[crest] + " " + self.name(seat)
        view.side = self.flocks([self._known(other) for other in range(self.game.players)])
        view.big = str(self.value)
        view.sign = SHEEP
        view.crest = crest
        self.arrows(view)
        if self._asking:
            view.head = t.SMALLER.format(before)
            view.body = t.SMALLER_HOW
            view.prev = view.next = t.NO
            view.ok = t.YES
            view.back = None
        else:
            # Nothing but the number changes with the number: that is quick.
            view.body = "= " + t.REST
            view.prev = "-="

    def on(self, intent):
        # Flocks never shrink, so this key is free until the number was changed.
        as_before = self.value == self.game.flocks[self._seat(self._step)]
        if intent == PREV and as_before and not self._touched:
            self._take_rest()
        else:
            Number.on(self, intent)

    def moved(self, intent, step):
        if self._asking:
            self._asking = False
            return self.value
        self._touched = True
        return Number.moved(self, intent, step)

    def _take_rest(self):
        self._drafts[self._seat(self._step)] = self.value
        for step in range(self._step + 1, self.game.players):
            seat = self._seat(step)
            self._drafts.setdefault(seat, self.game.flocks[seat])
        self.app.log("action: rest as before")
        self._settle()

    def ok(self):
        seat = self._seat(self._step)
        if self.value < self.game.flocks[seat] and not self._asking:
            self._asking = True
            self.app.changed()
            return
        self.app.saves.draft(seat, self.value)
        self.app.log("action: flock", seat, self.value)
        if self._step < self.game.players - 1:
            self.enter(self._step + 1)
        else:
            self._settle()

    def _settle(self):
        flocks = self._drafts
        before = self.game.marker
        self.app.act("settle", tuple([flocks[seat] for seat in range(self.game.players)]))
        self.app.play(0, before)

    def back(self):
        if self._asking:
            self._asking = False
            self.app.changed()
        else:
            Number.back(self)

    def here(self):
        return "sheep", self._step, self.value

    def before(self):
        if self._step:
            return self.name(self._seat(self._step - 1)), "sheep", self._step - 1
