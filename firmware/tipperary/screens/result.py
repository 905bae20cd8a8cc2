# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The result: who wins, the places, and each player's values."""

from engine_core.rules import CATEGORIES, MARKER_POINTS, SHEEP
from tipperary.colours import SCREEN
from tipperary.layout import WHITE
from tipperary.screen import Choice


class Screen(Choice):
    """The winner first; next turns the pages."""

    tidies = False  # the game closes first

    def enter(self):
        game = self.game
        self.count = game.players + 2
        self._winners = game.winners()
        self._places = sorted(range(game.players), key=lambda seat: -game.total(seat))
        self.app.ring.share([game.crests[seat] for seat in self._winners])
        self.app.sound.fanfare(self.app.now)

    def show(self, view):
        self.bones(view)
        if self.index == 0:
            self._show_winners(view)
        elif self.index == 1:
            self._show_places(view)
        else:
            self._show_values(view, self._places[self.index - 2])
        self.arrows(view)
        view.ok = self.t.DONE

    def _show_winners(self, view):
        seat = self._winners[0]
        points = self.game.total(seat)
        if len(self._winners) == 1:
            view.big = self.name(seat)
            view.body = self.t.WINS.format(points)
            self.tint(view, seat)
        else:
            view.head = self.t.SHARED
            view.big = " ".join([self.name(seat) for seat in self._winners])
            view.body = self.t.POINTS.format(points)

    def _show_places(self, view):
        rows = []
        for seat in self._places:
            total = self.game.total(seat)
            place = 1 + len([s for s in self._places if self.game.total(s) > total])
            name = str(place) + " " + self.name(seat)
            rows.append((name, str(total), SCREEN[self.game.crests[seat]]))
        view.rows = rows
        if len(rows) == 5:
            view.river = 0  # five rows need the room

    def _show_values(self, view, seat):
        rows = []
        for category in range(CATEGORIES):
            value = self.game.value(seat, category)
            if category == SHEEP and self.game.marker == seat:
                value += MARKER_POINTS
            rows.append((self.t.CATEGORIES_SHORT[category], str(value), WHITE))
        view.head = self.name(seat) + ": " + str(self.game.total(seat))
        view.firm = True
        view.rows = rows

    def ok(self):
        self.app.saves.close()
        self.app.log("action: close")
        self.app.home()
