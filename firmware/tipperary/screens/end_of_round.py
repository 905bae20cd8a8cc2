# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""End of the round on one screen: marker, barrel, bag and refill; the next page says why."""

from tipperary.borrow import let_go
from tipperary.face.signs import BAG, BARREL, SHEEP, TILE
from tipperary.screens.settled import Settled

let_go("tipperary.screens.settled")  # its memory is free again when this screen is left


class Screen(Settled):
    """What to do now; OK begins the next round."""

    def light(self):
        self.app.ring.show_areas(self.game.areas_to_refill())

    def show(self, view):
        self.river(view)
        view.river += 1
        Settled.show(self, view)

    def ok_verb(self):
        return self.t.NEXT_ROUND

    def show_tasks(self, view):
        t = self.t
        game = self.game
        number = game.round + 1
        bag = (game.bag + 1) % game.players
        areas = [str(area + 1) for area in game.areas_to_refill()]
        areas = "1-5" if len(areas) == 5 else " ".join(areas)
        hole = t.FINAL_HOLE if number == game.rounds else t.HOLE
        crest = None if game.marker is None else game.crests[game.marker]
        view.rows = [
            (SHEEP, t.MARKER, self.marker(), crest, None),
            (BARREL, t.BARREL, hole.format(number), None, None),
            (BAG, t.BAG, self.name(bag), game.crests[bag], None),
            (TILE, t.REFILL, areas, None, None),
        ]
        # So that nothing moves or changes its size from round to round.
        view.fits = [(SHEEP, t.MARKER, name) for name in self.names() + [t.SUPPLY]]
        view.fits.append((BARREL, t.BARREL, t.FINAL_HOLE))

    def ok(self):
        self.app.act("end_round")
        self.app.play()

    def here(self):
        return "end_of_round", self._page
