# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What all screens have in common: messages, choices, menus, questions and numbers."""

from engine_core.game import FINISHED, SCORING
from engine_core.rules import CATEGORIES, MARKER_POINTS
from engine_core.rules import SHEEP as FLOCK
from tipperary.face.signs import CREST, SHEEP, TURN
from tipperary.face.view import MEDIUM
from tipperary.input.keys import BACK, NEXT, OK, PREV


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
        """Go on with an animation or a wait: called in every turn of the loop."""

    def river(self, view):
        """The river on top, as on every screen of a round."""
        view.river = self.game.round
        view.holes = self.game.rounds

    def where(self):
        """What the game is at, for a heading."""
        game = self.game
        if game.phase == FINISHED:
            return self.t.OVER
        if game.phase == SCORING:
            return self.t.SCORING
        return self.t.ROUND.format(game.round, game.rounds)

    def keys(self, view, prev=None, next=None, ok=None, back=None):
        """What the keys do now; a key without a verb does nothing."""
        view.prev = prev
        view.next = next
        view.ok = ok
        view.back = back

    def own_back(self, verb):
        """A verb for a key that is only for going back; holding OK is then the same as OK."""
        return verb if self.app.keys.has_back else None

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

    def row(self, crest, name, number, parts=None):
        """A row of a table: a player's emblem and name with a number, and perhaps a bar."""
        return CREST[crest], name, str(number), crest, parts

    def show_flocks(self, view, flocks, seats):
        """These players' flocks side by side, with a sheep above the one that has the marker."""
        game = self.game
        view.columns = [
            (game.crests[seat], str(flocks[seat]), SHEEP if seat == game.marker else "")
            for seat in seats
        ]
        if self.app.painter.most_rows > 4:
            view.head = self.t.FLOCKS  # where it takes no room from the numbers

    def turned(self, intent, at, count):
        """The page or option after this one, or before it, all around."""
        self.app.changed()
        return (at + (1 if intent == NEXT else -1)) % count

    def places(self, game):
        """The seats by their points; who shares a place sits in the order of the table."""
        # MicroPython's sort does not keep the order of what is equal.
        return sorted(range(game.players), key=lambda seat: (-game.total(seat), seat))

    def points(self, game, seat):
        """A player's five values, the marker's points among the sheep."""
        points = [game.value(seat, category) for category in range(CATEGORIES)]
        if game.marker == seat:
            points[FLOCK] += MARKER_POINTS
        return points

    def values(self, view, game, seat, name):
        """A player's five values and their sum, each beside its word."""
        crest = game.crests[seat]
        view.head = CREST[crest] + " " + name
        words = self.t.CATEGORIES_SHORT + [self.t.SUM]
        numbers = self.points(game, seat) + [game.total(seat)]
        view.values = [(word, str(number)) for word, number in zip(words, numbers)]


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
        """In a game: the menu, with the way back, an overview of the table, and more."""
        self.app.go("pause", self.here(), self.before())

    def here(self):
        """The way back to this screen as it is now: its name and what it is entered with."""

    def show_answer(self, view, agreed):
        """What a knob has been turned to, beside the knob's own sign."""
        t = self.t
        view.sign = TURN
        view.big = t.YES if agreed else t.NO
        view.size = MEDIUM
        view.prev = view.next = ""
        view.ok = t.TAKE

    def before(self):
        """A step back inside this screen: what it is called and the way there; None for undo."""


class Choice(Message):
    """Previous and next go round the options, OK takes one."""

    index = 0
    count = 2

    def on(self, intent):
        if intent == PREV or intent == NEXT:
            index = self.turned(intent, self.index, self.count)
            # A key that is held stops at the end.
            if not self.app.keys.repeats or (index > self.index) == (intent == NEXT):
                self.index = index
        else:
            Message.on(self, intent)

    def arrows(self, view, ok=None, back=None):
        """What the keys of a choice do."""
        turn = "" if self.count > 1 else None
        self.keys(view, turn, turn, ok or self.t.CHOOSE, back or self.t.BACK)


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


class Question(Message):
    """Yes or no: OK, which one presses out of habit, is always no.

    A knob turns to one of the two, because one quick turn sends many intents; pushed it takes it.
    """

    second = False  # True: asked again, with yes on another key
    _agreed = False  # what the knob is at

    def on(self, intent):
        if self.app.keys.turns and intent in (PREV, NEXT):
            self._agreed = not self._agreed
            self.app.changed()
        elif intent == (PREV if self.second else NEXT) or (intent == OK and self._agreed):
            self.yes()
        elif intent == OK or intent == BACK:
            self.no()

    def ask(self, view, question, body=""):
        """The question, and a line about it."""
        t = self.t
        view.head = question
        view.body = body
        self.keys(view, ok=t.NO, back=self.own_back(t.NO))
        if self.app.keys.turns:
            self.show_answer(view, self._agreed)
        elif self.second:
            view.prev = t.YES
        else:
            view.next = t.YES

    def yes(self):
        """Do it."""

    def no(self):
        """Leave everything as it is."""


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
