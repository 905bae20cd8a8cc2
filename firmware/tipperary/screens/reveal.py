# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The reveal: last place first, the bars grow category by category, and the ring with them."""

from micropython import const

from engine_core.rules import CATEGORIES
from tipperary.screens.base import Base
from tipperary.ticks import since

_STEP_MS = const(250)
_LAST_MS = const(700)  # before the winner is named
_NOBODY = ("", "", "", None, (0,))


class Screen(Base):
    """Nobody has to do anything; any key skips to the end."""

    tidies = False

    def enter(self):
        game = self.game
        self._began = self.app.now
        self._done = 0  # how many values are to be seen
        self._places = self.places(game)[::-1]
        self._points = [self.points(game, seat) for seat in self._places]
        self._all = max(1, sum([sum(points) for points in self._points]))
        self._light()

    def _seen(self, place):
        # A player's values so far.
        return self._points[place][: max(0, self._done - CATEGORIES * place)]

    def _light(self):
        crests = [self.game.crests[seat] for seat in self._places]
        shares = [sum(self._seen(place)) for place in range(len(crests))]
        self.app.ring.show_shares(crests, shares, self._all)
        self.app.changed()

    def show(self, view):
        game = self.game
        view.most = max([sum(points) for points in self._points])
        view.rows = []
        # The winner is on top in the end, so the first to grow is at the bottom.
        for place in range(game.players - 1, -1, -1):
            seen = self._seen(place)
            crest = game.crests[self._places[place]]
            # Who has won is not to be seen before the last bar begins.
            view.rows.append(self.row(crest, "", sum(seen), seen) if seen else _NOBODY)
        on = self.t.ON
        self.keys(view, on, on, on, self.own_back(on))

    def on(self, intent):
        self._end()

    def step(self, now):
        steps = self.game.players * CATEGORIES
        elapsed = since(self._began, now)
        done = min(steps, elapsed // _STEP_MS)
        if done > self._done:
            self._done = done
            self._light()
        elif elapsed > steps * _STEP_MS + _LAST_MS:
            self._end()

    def _end(self):
        self.app.go("result", 0, True)
