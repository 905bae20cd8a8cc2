# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The past games, newest first; OK opens one: its places, then each player's values."""

from engine_core.rules import SHEEP
from tipperary.borrow import borrow
from tipperary.face.signs import CREST
from tipperary.face.view import MEDIUM
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Choice


class Screen(Choice):
    """The list of games, and the pages of the one that was opened."""

    def enter(self):
        self._past = self.app.saves.past
        # Not at the top of the module: it would stay in memory after the screen is left.
        self._read = borrow("store.finished_game").FinishedGame
        self._page = None  # of the game that is open
        self.count = len(self._past)
        self._open()

    def _open(self):
        if self._past:
            self._game = self._read(self._past[-1 - self.index])
            self._places = self.places(self._game)
        self.app.changed()

    def _name(self, seat):
        return self._game.names[seat] or self.t.CRESTS[self._game.crests[seat]]

    def show(self, view):
        t = self.t
        self.arrows(view, t.OPEN)
        if not self._past:
            view.big = t.NO_GAMES
            view.size = MEDIUM
            self.keys(view, ok=t.BACK, back=t.BACK)
        elif self._page is None:
            self._show_game(view)
        else:
            self.keys(view, "", "", t.BACK, t.BACK)
            if self._page < self._lists():
                self._show_places(view)
            else:
                seat = self._places[self._page - self._lists()]
                self.values(view, self._game, seat, self._name(seat))

    def _show_game(self, view):
        t = self.t
        game = self._game
        winners = game.winners()
        count = len(self._past)
        view.head = t.GAME_OF.format(count - self.index, count)
        view.body = t.POINTS_OF.format(game.total(winners[0]), t.PLAYERS[game.players - 2])
        if len(winners) == 1:
            view.sign = CREST[game.crests[winners[0]]]
            view.crest = game.crests[winners[0]]
            view.big = self._name(winners[0])
        else:
            view.big = t.SHARED
            view.size = MEDIUM

    def _show_places(self, view):
        game = self._game
        rows = self.app.painter.most_rows
        first = self._page * rows
        view.fits = [
            self.row(game.crests[seat], self._name(seat), game.total(seat)) for seat in self._places
        ]
        view.rows = view.fits[first : first + rows]

    def _lists(self):
        # How many pages the places take.
        return -(-self._game.players // self.app.painter.most_rows)

    def _pages(self):
        # Version 1.0 kept the points alone.
        known = self._game.value(0, SHEEP) is not None
        return self._lists() + (self._game.players if known else 0)

    def on(self, intent):
        if intent != PREV and intent != NEXT:
            Choice.on(self, intent)
        elif self._page is not None:
            self._page = self.turned(intent, self._page, self._pages())
        elif self._past:
            Choice.on(self, intent)
            self._open()

    def ok(self):
        if self._past and self._page is None:
            self._page = 0
            self.app.changed()
        else:
            self.back()

    def back(self):
        if self._page is None:
            self.app.home()
        else:
            self._page = None
            self.app.changed()
