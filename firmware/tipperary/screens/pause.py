# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The menu of a game: a step back, named before it is taken, an overview, and more."""

from engine_core import game as phases
from engine_core.rules import AREA
from tipperary.screens.base import Menu


class Screen(Menu):
    """Take back, change, count for me, go on, overview, score now, menu."""

    def enter(self, here=None, before=None, index=None):
        t = self.t
        game = self.game
        phase = game.phase
        self._here = here
        self._before = before
        back = None
        if before:
            back = (t.TAKE_BACK, before[0], self._step_back)
        elif game.last_action:
            back = (t.TAKE_BACK, self._what(), self._undo)
        elif self.app.saves.ended:
            back = (t.TAKE_BACK, t.NEW_GAME[0], self._reopen)
        checked = here and here[0] == "totals" and here[1]  # whose values are in sight
        self.options(
            back,
            checked and (t.STEP_BACK[0], self.name(checked - 1), self._mend),
            phases.TOWERS <= phase <= phases.SCORING and t.COUNT + [self._count],
            (t.GO_ON[0], "", self.back),
            phase < phases.FINISHED and t.OVERVIEW + [self._overview],
            phase < phases.TOWERS and t.SCORE_EARLY[:2] + [self._score_early],
            phase < phases.FINISHED and t.MORE + [self._menu],
        )
        if index is None:
            # OK, pressed out of habit where it is the menu, and once more, takes nothing back.
            counting = phases.TOWERS <= phase <= phases.SCORING
            index = bool(back) + counting if self.app.by_ok else 0
        self.index = index

    def _what(self):
        # What the last action was, by the phase that it led to.
        t = self.t
        phase = self.game.phase
        entered = self.game.last_entered
        if entered and phase == phases.SCORING:
            return t.PAIR.format(self.name(entered[0]), t.CATEGORIES[entered[1]])
        if phase == phases.TOWERS and len(self.game.last_action) == 1:
            return t.SCORE_EARLY[0]
        return t.TAKE_BACK_WHAT[phase]

    def show(self, view):
        self.river(view)
        Menu.show(self, view)
        preparing = self._here and self._here[0] == "prepare"
        view.head = self.t.PREPARE if preparing else self.where()

    def _step_back(self):
        self.app.go(*self._before[1:])

    def _undo(self):
        self.app.undo()
        self.app.play()

    def _reopen(self):
        self.app.saves.reopen()
        self.app.log("action: reopen")
        self.app.play()

    def _count(self):
        seat = None
        if self._here and self._here[0] == "scoring":
            category, seat = divmod(self._here[1], self.game.players)
            if category != AREA:
                seat = None
        self.app.go("count", seat, (self._here, self._before, self.index))

    def _mend(self):
        self.app.go("mend", self._here[1] - 1)

    def _overview(self):
        self.app.go("overview", self._here, self._before, self.index)

    def _score_early(self):
        self.app.go("score_early", self._here, self._before, self.index)

    def _menu(self):
        self.app.left = (0, (self._here, self._before, self.index))
        self.app.go("start")

    def back(self):
        if self._here:
            self.app.go(*self._here)
        else:
            self.app.play()
