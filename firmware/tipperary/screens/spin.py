# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The spin: OK sets the wheel going, and the longer it is held the longer it runs."""

from engine_core.wheel import draw_turn
from tipperary.input.keys import BACK, PREV
from tipperary.screens.base import Message


class Screen(Message):
    """Who spins, and then the wheel."""

    def enter(self, announced=False):
        self._ticks = 0
        ring = self.app.ring
        turns = self.game.turns
        ring.set_crests(self.game.crests)
        ring.show_turn(turns[-1] if turns else 0)
        if self.game.round == self.game.rounds and not announced:
            self.app.sound.final_round(self.app.now)

    def show(self, view):
        self.river(view)
        game = self.game
        view.head = self.t.FINAL if game.round == game.rounds else self.where()
        self.person(view, game.crests[game.bag])
        view.fits = self.names()
        if self.listens:
            view.body = self.t.SPINS[0]
            self.keys(view, ok=self.t.SPIN_KEY)
            if self.app.keys.has_back:
                view.back = self.t.MENU
            else:
                view.prev = self.t.MENU
        else:
            view.body = self.t.SPINS[1]

    def on(self, intent):
        # Holding OK keeps the wheel running here, so the menu has a key of its own.
        if intent == BACK or (intent == PREV and not self.app.keys.has_back):
            self.back()

    def step(self, now):
        if self.listens:
            if self.app.keys.ok_down:
                self._start()
            return
        ring = self.app.ring
        ring.frame(now, self.app.keys.ok_down)
        if ring.ticks != self._ticks:
            self._ticks = ring.ticks
            self.app.sound.tick(now)
        if not ring.turning:
            self.app.go("placement")

    def _start(self):
        self.listens = False
        self.app.act("spin", draw_turn(self.app.chance))
        self.app.show()
        self.app.ring.spin(self.game.turn)

    def here(self):
        return "spin", True

    def before(self):
        if self.app.is_new_game() and not self.app.saves.ended:
            return self.t.PREPARE, "prepare"
