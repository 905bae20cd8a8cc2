# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The result: who wins, the places, each player's values; and then what next."""

from micropython import const

from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Message

_MOST_ROWS = const(3)  # winners by name; more of them by their emblems


class Screen(Message):
    """OK turns the pages: the winner, the bars, the values; the last one leads to the choices."""

    tidies = False  # the game closes first

    def enter(self, page=0, fanfare=False):
        game = self.game
        self._page = page
        self._winners = game.winners()
        self._places = self.places(game)
        self.app.ring.show_crests([game.crests[seat] for seat in self._winners])
        if fanfare:
            self.app.sound.fanfare(self.app.now)

    def show(self, view):
        if self._page == 0:
            self._show_winners(view)
        elif self._page == 1:
            self._show_places(view)
        else:
            seat = self._places[self._page - 2]
            self.values(view, self.game, seat, self.name(seat))
        self.keys(view, self.t.BACK if self._page else None, None, self.t.ON, self.t.MENU)
        if self.app.keys.turns:
            view.prev = view.next = ""

    def _show_winners(self, view):
        t = self.t
        seat = self._winners[0]
        points = self.game.total(seat)
        if len(self._winners) == 1:
            view.head, wins = t.WINNER
            self.person(view, self.game.crests[seat])
            view.fits = self.names()
            view.body = wins.format(points)
            return
        view.head = t.SHARED
        crests = [self.game.crests[seat] for seat in self._winners]
        if len(crests) > _MOST_ROWS:
            view.columns = [(crest, str(points), "") for crest in crests]
            return
        view.rows = [self.row(crest, self.app.name(crest), points) for crest in crests]

    def _show_places(self, view):
        game = self.game
        totals = [game.total(seat) for seat in range(game.players)]
        view.most = max(totals)
        # Where there is no room for names, the emblems alone are shown.
        named = game.players <= self.app.painter.most_rows
        view.rows = [
            self.row(
                game.crests[seat],
                self.name(seat) if named else "",
                totals[seat],
                self.points(game, seat),
            )
            for seat in self._places
        ]

    def on(self, intent):
        if self.app.keys.turns and intent in (PREV, NEXT):
            self._page = self.turned(intent, self._page, self.game.players + 2)
        elif intent == PREV and self._page:
            self._page -= 1
            self.app.changed()
        else:
            Message.on(self, intent)

    def ok(self):
        if self._page < self.game.players + 1:
            self._page += 1
            self.app.changed()
        else:
            self.app.go("after")

    def here(self):
        return "result", self._page
