# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""End of the round on one screen: marker, barrel, bag and refill; the next page says why."""

from micropython import const

from tipperary.face.signs import BAG, BARREL, SHEEP, TILE
from tipperary.input.keys import NEXT, PREV
from tipperary.screens.base import Message
from tipperary.ticks import since

_CELEBRATE_MS = const(1000)


class Screen(Message):
    """What to do now; OK begins the next round.

    Next shows why the marker is where it is, previous counts the sheep again.
    """

    def enter(self, page=0, *before):
        self._page = page
        # After people had to leave early nothing was counted.
        self.counted = len(self.game.last_action) > self.game.players
        self._before = before  # who had the marker, right after the count
        self._began = None  # when the marker went to somebody else
        holder = self.game.marker
        if self.counted and before and holder not in (None, before[0]):
            self._began = self.app.now
            self.app.sound.marker(self.app.now)
            self.app.ring.show_crest(self.game.crests[holder])
        else:
            self.light()

    def _holder_before(self):
        if self._before:
            return self._before[0]
        game = self.game
        counted = game.last_action
        game.undo()
        holder = game.marker
        game.apply(counted)
        return holder

    def light(self):
        """What the ring shows."""
        self.app.ring.show_areas(self.game.areas_to_refill())

    def step(self, now):
        if self._began is not None and since(self._began, now) > _CELEBRATE_MS:
            self._began = None
            self.light()

    def marker(self):
        """Where the marker is now."""
        holder = self.game.marker
        return self.t.SUPPLY if holder is None else self.name(holder)

    def show(self, view):
        t = self.t
        self.river(view)
        view.river += 1
        self.keys(view, None, None, self.ok_verb(), t.MENU)
        if self.counted:
            if self.app.keys.turns:
                view.prev = view.next = t.INFO  # a knob's place is narrow
            elif self._page:
                view.next = t.BACK
            else:
                view.prev = t.RECOUNT
                view.next = t.WHY
        if self._page:
            self._show_why(view)
        else:
            self.show_tasks(view)

    def ok_verb(self):
        """What OK does."""
        return self.t.ON

    def show_tasks(self, view):
        """The first page: what there is to do."""
        t = self.t
        game = self.game
        number = game.round + 1
        bag = (game.bag + 1) % game.players
        areas = [str(area + 1) for area in game.areas_to_refill()]
        areas = "1-5" if len(areas) == 5 else " ".join(areas)
        hole, final = t.HOLE
        hole = final if number == game.rounds else hole
        crest = None if game.marker is None else game.crests[game.marker]
        view.rows = [
            (SHEEP, t.MARKER, self.marker(), crest, None),
            (BARREL, t.BARREL, hole.format(number), None, None),
            (BAG, t.BAG, self.name(bag), game.crests[bag], None),
            (TILE, t.REFILL, areas, None, None),
        ]
        # So that nothing moves or changes its size from round to round.
        marker = t.MARKER
        view.fits = [(SHEEP, marker, name) for name in self.names() + [t.SUPPLY]]
        view.fits.append((BARREL, t.BARREL, final))

    def _show_why(self, view):
        # The rule's four cases.
        t = self.t
        flocks = self.game.flocks
        most = max(flocks)
        view.head = t.PAIR.format(t.MARKER, self.marker())
        if self.game.marker is None:
            text = t.TIE_NOBODY if self._holder_before() is None else t.TIE_RETURNS
        else:
            text = t.ALONE if flocks.count(most) == 1 else t.TIE_KEEPS
        view.body = text.format(most)

    def on(self, intent):
        turned = intent == PREV and self.app.keys.turns
        if self.counted and (intent == NEXT or turned):
            self._page = 1 - self._page
            self.app.changed()
        elif self.counted and intent == PREV and not self._page:
            self.app.undo()
            self.app.play()
        else:
            Message.on(self, intent)

    def ok(self):
        self.app.act("end_round")
        self.app.play()

    def here(self):
        return "end_of_round", self._page
