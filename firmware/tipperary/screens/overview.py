# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""An overview of the table that changes nothing: round, bag, marker and all flocks."""

from engine_core import game as phases
from tipperary.face.signs import BAG
from tipperary.screens.base import Choice


class Screen(Choice):
    """First the flocks, then the round and the bag."""

    def enter(self, *way):
        self._way = way  # what the menu was entered with

    def show(self, view):
        self.river(view)
        game = self.game
        t = self.t
        self.keys(view, "", "", t.BACK, t.BACK)
        if self.index:
            view.head = t.ROUND.format(game.round, game.rounds)
            view.big = self.name(game.bag)
            view.sign = BAG
            view.crest = game.crests[game.bag]
            view.fits = self.names()
            view.body = t.HAS_BAG.format(game.tiles_in_bag())
            return
        flocks = game.flocks
        if game.phase == phases.SHEEP:
            drafts = self.app.saves.drafts
            flocks = [drafts.get(seat, flocks[seat]) for seat in range(game.players)]
        self.show_flocks(view, flocks, range(game.players))
        view.cursor = -1  # none, but room for the marker's sheep

    def ok(self):
        self.back()

    def back(self):
        self.app.go("pause", *self._way)
