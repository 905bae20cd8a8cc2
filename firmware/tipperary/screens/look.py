# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A look at the table that changes nothing: round, bag, marker and all flocks."""

from engine_core import game as phases
from tipperary.screen import Choice
from tipperary.signs import BAG, CREST, SHEEP


class Screen(Choice):
    """First the flocks, then the round and the bag."""

    def enter(self, *way):
        self._way = way  # where the menu came from

    def show(self, view):
        self.bones(view)
        game = self.game
        t = self.t
        self.arrows(view)
        if self.index:
            view.head = t.ROUND.format(game.round, game.rounds)
            view.big = self.name(game.bag)
            view.sign = BAG
            view.crest = game.crests[game.bag]
            view.fits = self.names()
            tiles = game.tiles_in_bag()
            view.body = t.HAS_BAG.format(tiles)
            return
        flocks = game.flocks
        if game.phase == phases.SHEEP:
            drafts = self.app.saves.flocks
            flocks = [drafts.get(seat, flocks[seat]) for seat in range(game.players)]
        view.most = max(flocks)
        if game.players < 5:
            view.head = t.FLOCKS
        view.rows = [
            (
                CREST[game.crests[seat]],
                self.name(seat),
                (SHEEP + " " if seat == game.marker else "") + str(flocks[seat]),
                game.crests[seat],
                (flocks[seat],),
            )
            for seat in range(game.players)
        ]

    def ok(self):
        self.back()

    def back(self):
        self.app.go("pause", *self._way)
