# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What all screens have in common: the bones, choices and numbers."""

from tipperary.keys import BACK, NEXT, OK, PREV


class Base:
    """A screen: entered once, shown when something changed, told every intent."""

    listens = True  # False: keys do nothing now, and are not remembered
    tidies = True  # False: a full memory can wait

    def __init__(self, app):
        self.app = app
        self.t = app.t
        self.game = app.saves.game

    def enter(self, *args):
        """Get ready; the screen's own arguments come from App.go."""

    def show(self, view):
        """Fill the view."""

    def on(self, intent):
        """Answer a key."""

    def step(self, now):
        """Move what moves."""

    def bones(self, view):
        """The river on top, as on every screen of a game."""
        view.river = self.game.round
        view.holes = self.game.rounds

    def name(self, seat):
        """A player's name."""
        return self.app.name(self.game.crests[seat])

    def tint(self, view, seat):
        """The big text and the ring in a player's colour."""
        self.app.tint(view, self.game.crests[seat])


class Message(Base):
    """Something to read; OK goes on and holding it goes back."""

    def on(self, intent):
        if intent == OK:
            self.ok()
        elif intent == BACK:
            self.back()

    def ok(self):
        """Go on."""

    def back(self):
        """Go back: in a game, to taking back."""
        self.app.go("pause")


class Choice(Message):
    """Previous and next go round the options, OK takes one."""

    index = 0
    count = 2

    def on(self, intent):
        if intent == PREV or intent == NEXT:
            self.index = (self.index + (1 if intent == NEXT else -1)) % self.count
            self.app.changed()
        else:
            Message.on(self, intent)

    def arrows(self, view):
        """What the keys of a choice do."""
        view.prev = "<"
        view.next = ">"
        view.ok = self.t.TAKE
        view.hold = self.t.HOLD_BACK


class Number(Message):
    """Previous and next change a number, faster when held; OK takes it."""

    value = 0
    most = 99

    def on(self, intent):
        if intent == PREV or intent == NEXT:
            self.value = self.moved(intent, self.app.keys.step)
            self.app.changed()
        else:
            Message.on(self, intent)

    def moved(self, intent, step):
        """The value after one key, on round numbers when it goes in large steps."""
        if intent == NEXT:
            value = (self.value // step + 1) * step
        else:
            value = (self.value - 1) // step * step
        return 0 if value > self.most else self.most if value < 0 else value

    def arrows(self, view):
        """What the keys of a number do."""
        view.prev = "-"
        view.next = "+"
        view.ok = self.t.TAKE
        view.hold = self.t.HOLD_BACK
