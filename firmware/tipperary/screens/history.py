# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The past games: the best score, wins and averages, then game by game, newest first."""

from engine_core.rules import SHEEP
from tipperary.borrow import borrow
from tipperary.screen import Choice
from tipperary.signs import CREST
from tipperary.view import MEDIUM

_ROWS = 5


class Screen(Choice):
    """Pages to turn; OK on a game turns to its players' values, holding it leads back."""

    def enter(self):
        self._past = self.app.saves.past
        # Borrowed here: at the top of the module it would stay when the screen is left.
        past = borrow("past")
        self._read = past.Past
        people = past.tally(self._past)
        order = sorted(people, key=lambda who: (-people[who][1], -people[who][2]))
        self._people = [(who,) + people[who] for who in order]
        self._best = max([(person[4], -at) for at, person in enumerate(self._people)] or [(0, 0)])
        self._sheets = (len(order) + _ROWS - 1) // _ROWS  # of wins, and as many of averages
        self._game = None  # the one whose values are shown
        self._turn_to(0)

    def _turn_to(self, page):
        self._game = None
        self.count = 1 + 2 * self._sheets + len(self._past)
        self.index = self._page = page
        self.app.changed()

    def _at(self, page):
        """The game that a page is about, or None."""
        number = self.count - 1 - page
        if page <= 2 * self._sheets:
            return None
        return self._read(self._past[number])

    def _name(self, who):
        return who if isinstance(who, str) else self.t.CRESTS[who]

    def _label(self, game, seat):
        return self._name(game.names[seat] or game.crests[seat])

    def show(self, view):
        t = self.t
        self.arrows(view)
        if self._game:
            self._show_values(view, self._game, self._places(self._game)[self.index])
            return
        view.ok = t.DONE
        view.back = None
        game = self._at(self.index)
        if not self._past:
            view.big = t.NO_GAMES
            view.size = MEDIUM
            view.prev = view.next = None
        elif self.index == 0:
            points, at = self._best
            view.big = t.GAMES.format(len(self._past))
            view.body = t.BEST.format(points, self._name(self._people[-at][0]))
        elif game is None:
            self._show_people(view, self.index - 1)
        else:
            self._show_places(view, game)
            if game.value(0, SHEEP) is not None:
                view.ok = ""
                view.back = t.BACK

    def _show_people(self, view, sheet):
        wins = sheet < self._sheets
        view.head = self.t.WINS_OF if wins else self.t.AVERAGE_OF
        first = sheet % self._sheets * _ROWS
        view.rows = [
            (
                "" if isinstance(who, str) else CREST[who],
                self._name(who),
                str(won if wins else (points + played // 2) // played),
                None if isinstance(who, str) else who,
                None,
            )
            for who, played, won, points, _ in self._people[first : first + _ROWS]
        ]

    def _places(self, game):
        return sorted(range(game.players), key=lambda seat: -game.total(seat))

    def _show_places(self, view, game):
        view.head = self.t.LAST_GAME.format(self.count - self.index, len(self._past))
        view.rows = [
            (
                CREST[game.crests[seat]],
                self._label(game, seat),
                str(game.total(seat)),
                game.crests[seat],
                None,
            )
            for seat in self._places(game)
        ]

    def _show_values(self, view, game, seat):
        self.values(view, self.points(game, seat))
        view.head = (
            CREST[game.crests[seat]] + " " + self._label(game, seat) + ": " + str(game.total(seat))
        )

    def ok(self):
        game = self._at(self.index) if self._game is None else None
        if game is None or game.value(0, SHEEP) is None:
            self.back()
        else:
            self._page = self.index
            self._game = game
            self.index = 0
            self.count = game.players
            self.app.changed()

    def back(self):
        if self._game:
            self._turn_to(self._page)
        else:
            self.app.home()
