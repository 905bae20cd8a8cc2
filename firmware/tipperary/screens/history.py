# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The last games, the best score, and wins by coat of arms."""

from tipperary.colours import SCREEN
from tipperary.screen import Choice


class Screen(Choice):
    """A summary, the wins, then one page a game, newest first."""

    def enter(self):
        self._past = self.app.saves.past
        self.count = len(self._past) + 2 if self._past else 1
        best = -1
        self._wins = [0] * 5
        for data in self._past:
            scores = _scores(data)
            top = max([points for _, points in scores])
            for crest, points in scores:
                if points == top:
                    self._wins[crest] += 1
                if points > best:
                    best = points
                    self._best = crest
        self._points = best

    def show(self, view):
        t = self.t
        self.arrows(view)
        view.ok = t.DONE
        view.hold = ""
        if not self._past:
            view.big = t.NO_GAMES
            view.prev = view.next = ""
        elif self.index == 0:
            view.big = t.GAMES.format(len(self._past))
            view.body = t.BEST.format(self._points, self.app.name(self._best))
        elif self.index == 1:
            view.head = t.WINS_OF
            view.rows = [
                (self.app.name(crest), str(self._wins[crest]), SCREEN[crest]) for crest in range(5)
            ]
        else:
            number = self.count - self.index
            view.head = t.LAST_GAME.format(number, len(self._past))
            view.rows = [
                (self.app.name(crest), str(points), SCREEN[crest])
                for crest, points in _scores(self._past[number - 1])
            ]

    def ok(self):
        self.app.home()

    def back(self):
        self.app.home()


def _scores(data):
    return [(data[at], data[at + 1] | data[at + 2] << 8) for at in range(0, len(data), 3)]
