# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""End of the round on one screen: marker, barrel, bag and refill; the next pages say why."""

from engine_core.rules import tiles_in_bag
from tipperary.borrow import borrow
from tipperary.screen import Choice
from tipperary.signs import BAG, BARREL, SHEEP, TILE

marker_words = borrow("marker_words")


class Screen(Choice):
    """What to do now, why the marker is where it is, and what is left in the bag."""

    count = 3

    def enter(self, index=0, *before):
        self.index = index
        self._had = before[0] if before else marker_words.holder_before(self.game)
        self.app.ring.light(self.game.areas_to_refill())

    def show(self, view):
        self.bones(view)
        t = self.t
        game = self.game
        number = game.round + 1
        view.river = number
        self.arrows(view)
        view.back = t.MENU
        if self.index == 0:
            bag = (game.bag + 1) % game.players
            areas = " ".join([str(area + 1) for area in game.areas_to_refill()])
            barrel = t.FINAL_HOLE if number == game.rounds else t.HOLE
            view.rows = [
                (SHEEP,) + marker_words.row(self, self._had) + (None,),
                (BARREL, barrel, str(number), None, None),
                (BAG, t.BAG_TO, self.name(bag), game.crests[bag], None),
                (TILE, t.REFILL, areas, None, None),
            ]
            view.prev = None
            view.next = "?"
        elif self.index == 1:
            marker_words.why(self, view, self._had)
        else:
            view.head = BAG + " " + t.IN_BAG
            view.big = str(tiles_in_bag(game.players, number))
            view.body = t.AFTER_REFILL

    def ok(self):
        self.app.act("end_round")
        self.app.play()

    def here(self):
        return "end_of_round", self.index, self._had
