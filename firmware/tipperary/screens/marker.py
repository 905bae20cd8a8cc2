# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Who has the Largest Flock marker now, and why."""

from engine_core.game import TOWERS
from tipperary.screen import Message


class Screen(Message):
    """The marker by the rule's four cases."""

    def enter(self, *before):
        # Who had it before: from the sheep, or, when that is long ago, by a look back.
        if not before:
            settled = self.game.last_action
            self.game.undo()
            before = (self.game.marker,)
            self.game.apply(settled)
        self._before = before[0]
        if self.game.marker is None:
            self.app.ring.dark()
        else:
            self.app.ring.crest(self.game.crests[self.game.marker])

    def show(self, view):
        self.bones(view)
        t = self.t
        holder = self.game.marker
        most = max(self.game.flocks)
        view.head = t.MARKER
        if holder is None:
            view.big = t.SUPPLY
            why = t.TIE_NOBODY if self._before is None else t.TIE_RETURNS
        else:
            view.big = self.name(holder)
            self.tint(view, holder)
            alone = self.game.flocks.count(most) == 1
            kept = holder == self._before
            why = (t.ALONE_KEEPS if kept else t.ALONE) if alone else t.TIE_KEEPS
        whose = "" if self._before is None else self.name(self._before)
        view.body = why.format(whose, most)
        view.ok = t.NEXT_KEY
        view.hold = t.HOLD_BACK

    def ok(self):
        self.app.go("towers" if self.game.phase == TOWERS else "end_of_round")
