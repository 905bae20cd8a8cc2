# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What to set up before the first round: on the board, beside it; and once how to use a key."""

from tipperary.face.signs import HOLD
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Message


class Screen(Message):
    """Pages to read; OK goes on, and a knob turns them."""

    def enter(self, page=0):
        if page is None:
            self._choose_again()
            return
        self._page = page
        self._pages = 2 if self.app.saves.explained or self.app.keys.has_back else 3
        self.app.ring.set_crests(self.game.crests)
        self.app.ring.show_turn(0)

    def show(self, view):
        t = self.t
        self.river(view)
        view.head = t.PREPARE
        if self._page == 0:
            view.body = t.PREPARE_BOARD.format(self.game.rounds).replace("/", "\n")
        elif self._page == 1:
            view.body = t.PREPARE_SUPPLY
        else:
            view.head, hold = t.HOLD
            view.body = hold.format(HOLD)
        self.keys(view, ok=t.ON, back=t.MENU)
        if self.app.keys.turns:
            view.prev = view.next = ""
        elif self._page or not self.app.saves.ended:
            view.prev = t.BACK

    def on(self, intent):
        if self.app.keys.turns and intent in (PREV, NEXT):
            # One quick turn sends many intents: it chooses nothing again.
            self._page = self.turned(intent, self._page, self._pages)
        elif intent == PREV and self._page:
            self._page -= 1
            self.app.changed()
        elif intent == PREV and not self.app.saves.ended:
            self._choose_again()
        else:
            Message.on(self, intent)

    def _choose_again(self):
        # Nothing was played: the bag may still go to somebody else. A rematch has nothing to
        # choose; its menu takes back the end of the game before.
        crests = self.game.crests
        bag = self.game.bag
        saves = self.app.saves
        saves.close()
        saves.choose(bytes([len(crests)]) + bytes(crests))
        self.app.log("action: choose again")
        self.app.go("bag", bag)

    def ok(self):
        self._page += 1
        if self._page < self._pages:
            self.app.changed()
            return
        if self._pages == 3:
            self.app.saves.explain()
        self.app.play()

    def here(self):
        return "prepare", self._page

    def before(self):
        if not self.app.saves.ended:
            return self.t.BAG, "prepare", None
