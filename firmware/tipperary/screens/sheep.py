# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Sheep: every player's largest flock on one screen, a frame around the one that is changed."""

from micropython import const

from tipperary.input.keys import BACK, DOWN, NEXT, OK, UP
from tipperary.screens.base import Question

_MOST = const(99)


class Screen(Question):
    """Three keys: who, +1, done; once a number is touched: -1, +1, on to the next player.

    A cross goes from player to player with left and right and changes numbers with up and down.
    A knob goes from player to player, and past the last one to "done"; pushed, it changes the
    number of the one in the frame.
    """

    steers = True

    def enter(self, step=None):
        players = self.game.players
        if step is None:
            step = players if self.app.keys.turns else 0
        self._step = step
        self._changing = False
        self._asked = None  # the step whose flock is smaller than it was
        drafts = self.app.saves.drafts
        flocks = self.game.flocks
        self._flocks = [drafts.get(seat, flocks[seat]) for seat in range(players)]
        self._light()

    def _light(self):
        game = self.game
        if self._step == game.players:
            # A knob at "done": nobody is in the frame.
            self.app.ring.show_crests(game.crests)
        else:
            self.app.ring.show_crest(game.crests[self._seat(self._step)])
        self.app.changed()

    def _seat(self, step):
        return (self.game.bag + step) % self.game.players

    def show(self, view):
        t = self.t
        game = self.game
        if self._asked is not None:
            seat = self._seat(self._asked)
            was = t.SMALLER.format(game.flocks[seat])
            now = t.PAIR.format(self.name(seat), self._flocks[seat])
            self.ask(view, now, was.replace("/", "\n"))
            return
        self.river(view)
        seats = [self._seat(step) for step in range(game.players)]
        self.show_flocks(view, self._flocks, seats)
        view.cursor = self._step
        self._show_keys(view)

    def _show_keys(self, view):
        t = self.t
        players = self.game.players
        if self.app.keys.pad:
            self.keys(view, t.WHO, t.WHO, t.DONE, t.MENU)
            view.up = "+1"
            view.down = "-1"
        elif self._changing:
            done = self._step == players - 1 and not self.app.keys.turns
            one = "" if self.app.keys.turns else "1"  # a knob's place is narrow
            self.keys(view, "-" + one, "+" + one, t.DONE if done else t.ON, t.MENU)
        elif self.app.keys.turns:
            ok = t.DONE if self._step == players else t.CHANGE
            self.keys(view, t.WHO, t.WHO, ok, t.MENU)
        else:
            self.keys(view, t.WHO, "+1", t.DONE, t.MENU)

    def on(self, intent):
        by = 1 if intent == NEXT or intent == UP else -1
        if self._asked is not None:
            Question.on(self, intent)
        elif intent == BACK:
            self._keep()
            self.back()
        elif intent == OK:
            self.ok()
        elif intent == UP or intent == DOWN:
            self._change(by)
        elif self.app.keys.pad:
            self._choose(by, self.game.players)
        elif self._changing or (intent == NEXT and not self.app.keys.turns):
            self._change(by)
        elif self.app.keys.turns:
            self._choose(by, self.game.players + 1)
        else:
            self._choose(1, self.game.players)

    def _choose(self, by, places):
        self._keep()
        self._step = (self._step + by) % places
        self._light()

    def _change(self, by):
        if self._step == self.game.players:
            # A knob at "done", and a computer's arrow: what changes is in the frame.
            self._step = 0
            self._light()
        seat = self._seat(self._step)
        self._changing = True
        by *= self.app.keys.step
        self._flocks[seat] = max(0, min(_MOST, self._flocks[seat] + by))
        self.app.changed()

    def _keep(self):
        # What was changed outlives a power cut once one goes on from it.
        seat = self._seat(self._step)
        self._changing = False
        drafts = self.app.saves.drafts
        if self._flocks[seat] != drafts.get(seat, self.game.flocks[seat]):
            self.app.saves.draft(seat, self._flocks[seat])
            self.app.log("action: flock", seat, self._flocks[seat])

    def ok(self):
        players = self.game.players
        if self.app.keys.turns and self._step < players:
            if self._changing:
                self._choose(1, players + 1)
            else:
                self._changing = True
                self.app.changed()
        elif self._changing and self._step < players - 1 and not self.app.keys.pad:
            self._choose(1, players)
        else:
            self._keep()
            self._settle(0)

    def _settle(self, step):
        game = self.game
        while step < game.players:
            seat = self._seat(step)
            if self._flocks[seat] < game.flocks[seat]:
                # A flock cannot shrink: perhaps the last number was wrong.
                self._asked = self._step = step
                self._light()
                return
            step += 1
        before = game.marker
        self.app.act("settle", tuple(self._flocks))
        self.app.play(0, before)

    def yes(self):
        step = self._asked
        self._asked = None
        self._settle(step + 1)

    def no(self):
        self._asked = None
        self._light()

    def here(self):
        return "sheep", self._step
