# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the rules engine costs: room on the board's heap, room in its nvm."""

from engine_core.game import Game
from tools.benchmarks.rows import row
from tools.support.vm import Vm
from tools.support.whole_game import BAG, CRESTS, calls

KIB = 1024
PLAY_PATH = ("rules", "wheel", "marker", "score", "game", "journal")


@row(
    "heap of the play path, after a whole five-player game",
    "bytes",
    at_most=12 * KIB,
    aim=9 * KIB,
    how="engine_core as .mpy on the 32-bit VM, with the game and its journal alive and garbage "
    "collected; the store itself is nvm",
)
def heap_played() -> float:
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


@row("a saved five-player game", "bytes", at_most=256, how="len(game.log), all scores entered")
def saved_game() -> float:
    game = Game(CRESTS, BAG)
    for name, arguments in calls():
        getattr(game, name)(*arguments)
    return len(game.log)
