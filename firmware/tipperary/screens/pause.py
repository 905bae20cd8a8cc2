# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The menu of a game: a step back, named before it is taken, a look at the table, and more."""

from engine_core import game as phases
from engine_core.rules import CATEGORIES
from tipperary.screen import Menu


class Screen(Menu):
    """Back, look, count, go on, score now, menu."""

    def enter(self, here=None, before=None):
        t = self.t
        self._here = here
        self._before = before
        phase = self.game.phase
        back = None
        if before:
            back = (t.BACK, before[0], self._step_back)
        elif self.game.last_action:
            back = (t.TAKE_BACK, self._what(), self._undo)
        self.options(
            back,
            phases.TOWERS <= phase <= phases.SCORING and (t.COUNT, t.COUNT_WHAT, self._count),
            (t.GO_ON, "", self.back),
            (t.LOOK, t.LOOK_WHAT, self._look),
            phase < phases.TOWERS and (t.SCORE_EARLY, t.SCORE_EARLY_WHAT, self._score_early),
            phase == phases.FINISHED and (t.END, t.END_WHAT, self._end),
            phase != phases.FINISHED and (t.MENU_BIG, t.MENU_WHAT, self._menu),
        )

    def _what(self):
        game = self.game
        if game.phase == phases.SPIN:
            return self.t.TAKE_BACK_WHAT[phases.END_OF_ROUND]
        if game.phase == phases.SCORING and len(game.last_action) > 1:
            return self.t.TAKE_BACK_WHAT[phases.SCORING]
        return self.t.TAKE_BACK_WHAT[_LAST[game.phase]]

    def show(self, view):
        self.bones(view)
        Menu.show(self, view)
        view.head = self.t.ROUND.format(self.game.round, self.game.rounds)
        view.back = self.t.BACK

    def _step_back(self):
        self.app.go(*self._before[1:])

    def _undo(self):
        self.app.undo()
        self.app.play()

    def _count(self):
        seat = None
        if self._here and self._here[0] == "scoring":
            seat = self._here[1] // CATEGORIES
        self.app.go("count", seat, (self._here, self._before))

    def _look(self):
        self.app.go("look", self._here, self._before)

    def _score_early(self):
        self.app.go("score_early", self._here, self._before)

    def _end(self):
        self.app.saves.close()
        self.app.log("action: close")
        self.app.home()

    def _menu(self):
        self.app.go("start")

    def back(self):
        if self._here:
            self.app.go(*self._here)
        else:
            self.app.play()


# What the last action was, by the phase it led to.
_LAST = (
    phases.END_OF_ROUND,
    phases.SPIN,
    phases.PLACEMENT,
    phases.SHEEP,
    phases.SHEEP,
    phases.TOWERS,
    phases.FINISHED,
)
