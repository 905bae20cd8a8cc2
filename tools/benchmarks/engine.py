# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the rules engine costs: a board's heap and nvm, and time for the best towers."""

import random
import timeit

from engine_core.game import Game
from engine_core.landscape import HOME, MEADOW, Landscape
from tools.support.vm import Vm
from tools.support.whole_game import BAG, CRESTS, calls

KIB = 1024
PLAY_PATH = ("rules", "wheel", "marker", "score", "game", "journal")
# A block of 3 x 4 without three of its corners: 9 spaces, 18 around.
TOWN = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2))


def heap_played() -> float:
    """engine_core as .mpy on the 32-bit VM, with the game and its journal alive and garbage
    collected; the store itself is nvm"""
    with Vm(heap=64 * KIB) as vm:
        vm.load("engine_core")
        vm.run(f"store = bytearray(b'\\xff' * {4 * KIB})")  # on a board this is nvm, not heap
        before = vm.heap_used()
        for module in PLAY_PATH:
            vm.run(f"import engine_core.{module}")
        vm.run("from engine_core.game import Game; from engine_core.journal import Journal")
        vm.run(f"game = Game({CRESTS}, {BAG}); journal = Journal(store)")
        for name, arguments in calls():
            vm.run(f"game.{name}(*{arguments})")
            vm.run("assert journal.append(game.last_action)")
        return vm.heap_used() - before


def saved_game() -> float:
    """len(game.log), all scores entered"""
    game = Game(CRESTS, BAG)
    for name, arguments in calls():
        getattr(game, name)(*arguments)
    return len(game.log)


def _landscape(size: int) -> Landscape:
    """A square of meadows with gaps around a hometown; `size` is the spaces along an edge."""
    chance = random.Random(size)
    home = [(row + size // 2, column + size // 2) for row, column in TOWN]
    joined = set(home)
    free = {(row, column) for row in range(size) for column in range(size)} - joined
    free = {spot for spot in sorted(free) if chance.random() < 0.85}
    edge = joined
    while edge:
        beside = {(r + d, c + a) for r, c in edge for d, a in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        edge = beside & free - joined
        joined = joined | edge
    laid = [(*spot, MEADOW) for spot in sorted(joined.difference(home))]
    return Landscape([(*spot, HOME) for spot in home], laid)


def _time(size: int) -> float:
    """Seconds for the best twelve towers, the least of three."""
    landscape = _landscape(size)
    return min(timeit.repeat(lambda: landscape.best_towers(12), number=1, repeat=3))


def towers_growth() -> float:
    """CPython, 85% of 16 x 16 and of 32 x 32 occupied, one run"""
    return _time(32) / _time(16)
