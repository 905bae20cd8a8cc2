# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The result: who wins, why, the places, and each player's values."""

from tipperary.screen import Choice
from tipperary.signs import CREST
from tipperary.ticks import since

_PAUSE_MS = 1500  # a finger that was quick does not start the next game


class Screen(Choice):
    """The winner first; next turns the pages."""

    tidies = False  # the game closes first

    def enter(self, index=0):
        game = self.game
        self.index = index
        self.count = game.players + 2
        self._since = self.app.now
        self._winners = game.winners()
        self._places = sorted(range(game.players), key=lambda seat: -game.total(seat))
        self.app.ring.share([game.crests[seat] for seat in self._winners])
        if not index:
            self.app.sound.fanfare(self.app.now)

    def show(self, view):
        if self.index == 0:
            self._show_winners(view)
        elif self.index == 1:
            self._show_places(view)
        else:
            self._show_values(view, self._places[self.index - 2])
        self.arrows(view)
        view.ok = self.t.REMATCH
        view.back = self.t.MENU

    def _show_winners(self, view):
        seat = self._winners[0]
        points = self.game.total(seat)
        if len(self._winners) == 1:
            view.head = self.t.WINNER
            self.person(view, self.game.crests[seat])
            view.fits = self.names()
            view.body = self.t.WINS.format(points)
        else:
            view.head = self.t.SHARED
            view.rows = [
                (
                    CREST[self.game.crests[seat]],
                    self.name(seat),
                    str(points) if len(self._winners) < 4 else "",  # many need the room
                    self.game.crests[seat],
                    None,
                )
                for seat in self._winners
            ]

    def _show_places(self, view):
        game = self.game
        totals = [game.total(seat) for seat in range(game.players)]
        view.most = max(totals)
        if game.players < 5:
            view.head = self.t.PLACES
        view.rows = [
            (
                str(1 + len([total for total in totals if total > totals[seat]]))
                + CREST[game.crests[seat]],
                self.name(seat),
                str(totals[seat]),
                game.crests[seat],
                self.points(game, seat),
            )
            for seat in self._places
        ]

    def _show_values(self, view, seat):
        crest = self.game.crests[seat]
        view.head = CREST[crest] + " " + self.name(seat) + ": " + str(self.game.total(seat))
        self.values(view, self.points(self.game, seat))

    def ok(self):
        if since(self._since, self.app.now) < _PAUSE_MS:
            return
        crests = self.game.crests
        bag = (self.game.bag + 1) % self.game.players
        self.app.saves.close()
        self.app.log("action: close")
        if self.app.saves.crowded():
            # Now, and not in the middle of the next game.
            self.app.go("tidy", crests, bag)
        else:
            self.app.start(crests, bag)
            self.app.go("prepare")

    def here(self):
        return "result", self.index
