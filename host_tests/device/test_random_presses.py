# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Anybody may press anything at any time: no exception, and engine and screen always agree."""

from __future__ import annotations

import random

import pytest

from engine_core.game import (
    END_OF_ROUND,
    FINISHED,
    PLACEMENT,
    SCORING,
    SHEEP,
    SPIN,
    TOWERS,
    Game,
)
from host_tests.device.geometry import problems
from host_tests.support.device import Device
from host_tests.support.kept import confirmed
from tools.boards.board import board_ids

ANY: set[int | None] = {None, SPIN, PLACEMENT, SHEEP, END_OF_ROUND, TOWERS, SCORING, FINISHED}
IN_GAME = ANY - {None}
# The phases in which a screen may be seen, if not in all of them; None: no game.
FITS: dict[str, set[int | None]] = {
    "after": {FINISHED},
    "bag": {None, SPIN},
    "count": {TOWERS, SCORING},
    "count_map": {TOWERS, SCORING},
    "count_result": {TOWERS, SCORING},
    "crest_menu": {None},
    "crests": {None},
    "effects": {PLACEMENT},
    "end_of_round": {END_OF_ROUND},
    "give_up": IN_GAME - {FINISHED},
    "overview": IN_GAME - {FINISHED},
    "pause": IN_GAME,
    "placement": {PLACEMENT},
    "prepare": {SPIN},
    "result": {FINISHED},
    "reveal": {FINISHED},
    "score_early": {SPIN, PLACEMENT, SHEEP, END_OF_ROUND},
    "scoring": {SCORING},
    "setup": {None},
    "sheep": {SHEEP},
    "spin": {SPIN, PLACEMENT},  # while the wheel turns the turn is known already
    "start": IN_GAME - {FINISHED},
    "totals": {SCORING},
    "mend": {SCORING},
    "towers": {TOWERS},
}
SPEND = {
    "ok": 50,
    "next": 20,
    "prev": 8,
    "back": 6,
    "hold": 4,
    "both": 3,
    "wait": 2,
    "typed": 1,
    "cut": 1,
}


class Walk:
    """Presses at random, with everything looked at after each."""

    def __init__(self, board: str, seed: int) -> None:
        self.chance = random.Random(f"{board} {seed}")
        self.device = Device(board, frame_ms=80, chance=self.chance.randbytes)
        self.screens: set[str] = set()
        self.finished = 0

    def go(self, presses: int) -> Walk:
        for number in range(presses):
            what = self.chance.choices(list(SPEND), list(SPEND.values()))[0]
            getattr(self, what)()
            self.look()
            if number % 50 == 0:
                self.look_closely()
        self.look_closely()
        return self

    def ok(self) -> None:
        self.device.press("ok")

    def next(self) -> None:
        self.device.press("next")

    def prev(self) -> None:
        self.device.press("prev")

    def back(self) -> None:
        self.device.back()

    def hold(self) -> None:
        name = self.chance.choice(("prev", "next", "ok"))
        self.device.hold(name, self.chance.randrange(3000))

    def both(self) -> None:
        """Several keys down at once, let go in any order."""
        names = self.chance.sample(("prev", "next", "ok"), 2)
        for name in names:
            self.device.down(name).run(self.chance.randrange(700))
        for name in self.chance.sample(names, 2):
            self.device.up(name).run(self.chance.randrange(200))

    def wait(self) -> None:
        """Now and then for long enough that the light goes down."""
        self.device.run(self.chance.choice((500, 5000)))
        if self.chance.random() < 0.2:
            self.device.now += 310_000
            self.device.run(100)

    def typed(self) -> None:
        """A computer sends a name, whatever is on the screen."""
        self.device.send(self.chance.choice(("type Áine\n", "type Wolfgang-Amadeus\n", "games\n")))

    def cut(self) -> None:
        """The power goes; keys that were down are up when it comes back."""
        self.device.power_on()

    def look(self) -> None:
        device = self.device
        game = device.game
        phase = None if game is None else game.phase
        assert phase in FITS.get(device.screen, ANY), (device.screen, phase)
        if device.screen == "bag" and game is not None:
            assert not game.last_action
        if device.screen == "result" and "result" not in self.screens:
            self.finished += 1
        self.screens.add(device.screen)
        if self.chance.random() < 0.1:
            assert problems(device) == []

    def look_closely(self) -> None:
        device = self.device
        saves = device.app.saves
        loaded = device.saves_in(bytearray(device.store))
        assert not loaded.damaged
        if device.screen == "settings":  # there one may be tried out and not yet kept
            loaded.settings = saves.settings
        assert confirmed(loaded) == confirmed(saves)
        assert loaded.taken_back == saves.taken_back
        assert loaded.taken == saves.taken or not loaded.taken  # forgotten when it was tidied
        if saves.game is not None:
            assert Game.replay(saves.game.log).log == saves.game.log


@pytest.mark.parametrize("board", board_ids())
def test_a_few_hundred_presses_at_random(board: str) -> None:
    walk = Walk(board, 0).go(400)
    assert {"spin", "placement", "sheep"} <= walk.screens


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("board", board_ids())
def test_a_hundred_thousand_presses_at_random_over_all_boards(board: str, seed: int) -> None:
    walk = Walk(board, seed).go(7000)
    # It got around: nearly every screen was seen.
    assert len(walk.screens) >= 18
