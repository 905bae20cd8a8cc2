# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Sheep: every player's largest flock, starting from last round's."""

from tipperary.screen import Number


class Screen(Number):
    """One number a player; a smaller one than last round's is asked about."""

    def enter(self, seat=None):
        flocks = self.app.saves.flocks
        if seat is None:
            seat = 0
            while seat in flocks and len(flocks) < self.game.players:
                seat += 1
        self._seat = seat
        self._asking = False
        self.value = flocks.get(seat, self.game.flocks[seat])
        self.app.ring.crest(self.game.crests[seat])
        self.app.changed()

    def show(self, view):
        view.firm = True
        self.bones(view)
        before = self.game.flocks[self._seat]
        if self._asking:
            view.head = self.name(self._seat)
            view.big = self.t.SMALLER.format(self.value, before)
            view.body = self.t.SMALLER_HOW
            view.ok = self.t.YES
            view.hold = self.t.HOLD_NO
            return
        view.head = self.t.FLOCK.format(self.name(self._seat))
        view.big = str(self.value)
        self.tint(view, self._seat)
        self.arrows(view)

    def moved(self, intent, step):
        if self._asking:
            self._asking = False
            return self.value
        return Number.moved(self, intent, step)

    def ok(self):
        if self.value < self.game.flocks[self._seat] and not self._asking:
            self._asking = True
            self.app.changed()
            return
        self.app.saves.draft(self._seat, self.value)
        self.app.log("action: flock", self._seat, self.value)
        if self._seat < self.game.players - 1:
            self.enter(self._seat + 1)
            return
        flocks = self.app.saves.flocks
        before = self.game.marker
        self.app.act("settle", tuple([flocks[seat] for seat in range(self.game.players)]))
        self.app.go("marker", before)

    def back(self):
        if self._asking:
            self._asking = False
            self.app.changed()
        elif self._seat:
            self.enter(self._seat - 1)
        else:
            self.app.go("pause")
