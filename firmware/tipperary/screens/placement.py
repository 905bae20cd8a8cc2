# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Placement: which area each player takes from, for all at once or one after the other."""

from tipperary.face.view import HUGE
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Message


class Screen(Message):
    """The result of the spin: emblems and areas as large as they can be, names a press away."""

    def enter(self, step=0, page=0):
        self._in_turn = self.app.saves.settings["in_turn"]
        self._page = page  # 0: emblems and areas, then names
        self._go(step)

    def _go(self, step):
        self._step = step
        game = self.game
        crests = (game.crests[self._seat(step)],) if self._in_turn else game.crests
        self.app.ring.set_crests(crests)
        self.app.ring.show_turn(game.turn)
        self.app.changed()

    def _seat(self, step):
        # The bag holder first, then clockwise.
        return (self.game.bag + step) % self.game.players

    def show(self, view):
        t = self.t
        game = self.game
        self.river(view)
        self.keys(view, t.EFFECTS, None, t.PLACED, t.MENU)
        seats = [self._seat(step) for step in range(game.players)]
        if self._in_turn:
            seat = seats[self._step]
            self.person(view, game.crests[seat])
            view.head = self.name(seat)
            view.big = t.IN_TURN.format(game.area_of(seat) + 1)
            view.body = t.PLACE
        elif self._page == 0:
            view.columns = [(game.crests[seat], str(game.area_of(seat) + 1), "") for seat in seats]
            view.size = HUGE
            view.next = t.NAMES_KEY
        else:
            rows = self.app.painter.most_rows
            # The last page is as full as the others, so that the type has one size.
            first = min((self._page - 1) * rows, max(0, game.players - rows))
            view.fits = [
                self.row(game.crests[seat], self.name(seat), game.area_of(seat) + 1)
                for seat in seats
            ]
            view.rows = view.fits[first : first + rows]
            view.next = t.NAMES_KEY if first + rows < game.players else t.AREAS_KEY
        if self.app.keys.turns and view.next:
            view.prev = view.next = t.INFO  # two words are too many for one knob

    def on(self, intent):
        if intent == PREV and not (self.app.keys.turns and self._page):
            self.app.go("effects", self.here(), self.before())
        elif (intent == PREV or intent == NEXT) and not self._in_turn:
            rows = self.app.painter.most_rows
            self._page = self.turned(intent, self._page, 1 + -(-self.game.players // rows))
        else:
            Message.on(self, intent)

    def ok(self):
        if self._in_turn and self._step < self.game.players - 1:
            self._go(self._step + 1)
            return
        self.app.act("end_placement")
        self.app.play()

    def here(self):
        return "placement", self._step, self._page

    def before(self):
        if self._in_turn and self._step:
            return self.name(self._seat(self._step - 1)), "placement", self._step - 1
