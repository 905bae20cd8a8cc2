# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What all screens have in common: the bones, choices and numbers."""

from engine_core.rules import CATEGORIES, MARKER_POINTS
from engine_core.rules import SHEEP as FLOCK
from tipperary.keys import BACK, NEXT, OK, PREV
from tipperary.signs import CATEGORY, CREST, SHEEP

# As wide as a player's five values get: every page of values has the same places.
_MOST = ("100", "20", "5", "30", "50")


class Base:
    """A screen: entered once, shown when something changed, told every intent."""

    listens = True  # False: keys do nothing now, and are not remembered
    tidies = True  # False: a full memory can wait
    steers = False  # True: up and down are not the same as next and previous

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

    def names(self):
        """All players' names: one size of letters for all of them."""
        return [self.name(seat) for seat in range(self.game.players)]

    def person(self, view, crest):
        """A player as the big text: emblem, name and colour."""
        view.big = self.app.name(crest)
        view.sign = CREST[crest]
        view.crest = crest

    def points(self, game, seat):
        """A player's five values, the marker's points among the sheep."""
        points = [game.value(seat, category) for category in range(CATEGORIES)]
        if game.marker == seat:
            points[FLOCK] += MARKER_POINTS
        return points

    def values(self, view, values):
        """Five values as a table."""
        view.fits = _MOST
        view.rows = [
            (CATEGORY[category], self.t.CATEGORIES_SHORT[category], str(value), None, None)
            for category, value in enumerate(values)
        ]

    def flocks(self, flocks):
        """Everybody's flock in small rows, the marker's sheep beside its holder."""
        return [
            (
                CREST[self.game.crests[seat]],
                str(flocks[seat]),
                SHEEP if seat == self.game.marker else "",
                self.game.crests[seat],
            )
            for seat in range(self.game.players)
        ]


class Message(Base):
    """Something to read; OK goes on, holding it leads to the menu."""

    def on(self, intent):
        if intent == OK:
            self.ok()
        elif intent == BACK:
            self.back()

    def ok(self):
        """Go on."""

    def back(self):
        """In a game: the menu with the way back, a look at the table, and more."""
        self.app.go("pause", self.here(), self.before())

    def here(self):
        """The way back to this screen as it is now: its name and what it is entered with."""

    def before(self):
        """A step back inside this screen: what it is called and the way there; None for undo."""


class Choice(Message):
    """Previous and next go round the options, OK takes one."""

    index = 0
    count = 2

    def on(self, intent):
        if intent == PREV or intent == NEXT:
            index = self.index + (1 if intent == NEXT else -1)
            if not 0 <= index < self.count and self.app.keys.repeats:
                return  # a key that is held stops at the end
            self.index = index % self.count
            self.app.changed()
        else:
            Message.on(self, intent)

    def arrows(self, view):
        """What the keys of a choice do."""
        view.prev = view.next = view.ok = ""
        view.back = self.t.BACK


class Menu(Choice):
    """Options in large letters: a text, a line about it, and what taking it does."""

    def options(self, *options):
        """What there is to choose from; None is left out."""
        self._options = [option for option in options if option]
        self.count = len(self._options)

    def show(self, view):
        view.big, view.body, _ = self._options[self.index]
        view.fits = [option[0] for option in self._options]
        self.arrows(view)

    def ok(self):
        self._options[self.index][2]()


class Number(Message):
    """Previous and next change a number, faster when held; OK takes it."""

    value = 0
    least = 0
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
            return min(self.most, (self.value // step + 1) * step)
        return max(self.least, (self.value - 1) // step * step)

    def arrows(self, view):
        """What the keys of a number do."""
        view.prev = "-"
        view.next = "+"
        view.ok = ""
        view.back = self.t.MENU
