# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The spin: OK sets the wheel going, and the longer it is held the longer it runs."""

from engine_core.wheel import draw_turn
from tipperary.keys import BACK, PREV
from tipperary.screen import Message


class Screen(Message):
    """Who spins, and then the wheel."""

    def enter(self):
        self._ticks = 0
        self.app.ring.wear(self.game.crests)
        self.app.ring.rest(self.app.ring.rested)

    def show(self, view):
        self.bones(view)
        game = self.game
        if not self.listens:
            view.wheel = (self.app.ring.rested, game.crests, False)
            view.body = self.t.TURNING.replace("/", "\n")
            return
        view.head = self.t.ROUND.format(game.round, game.rounds)
        if game.round == game.rounds:
            view.head = self.t.FINAL
        self.person(view, game.crests[game.bag])
        view.fits = self.names()
        view.body = self.t.SPINS
        view.prev = self.t.MENU
        view.ok = self.t.SPIN_KEY

    def on(self, intent):
        # Holding OK keeps the wheel running here, so previous is the way to the menu.
        if intent == PREV or intent == BACK:
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
        return ("spin",)
