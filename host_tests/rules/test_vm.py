# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The engine as compiled .mpy in a real 32-bit MicroPython, in a heap as small as a board's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine_core.game import SCORING, Game
from engine_core.rules import RuleError
from tools.support.environment import ROOT
from tools.support.vm import Vm, VmError, compile_mpy
from tools.support.whole_game import BAG, CRESTS, PLAYERS, calls

# Less than half of a Pico's heap, the 4 KB that stand for nvm included. The machine cannot
# collect within a step, and one undo late in the game is one step that plays it all again.
HEAP = 64 * 1024
STATE = (
    "(game.phase, game.round, game.rounds, game.bag, game.turn, game.marker, game.flocks,"
    " game.areas_to_refill(), game.tiles_in_bag(), [game.total(s) for s in range(5)], game.log)"
)
UNDO = bytes([0])  # how this test writes an undo into the journal


@pytest.fixture
def vm() -> Iterator[Vm]:
    with Vm(heap=HEAP) as machine:
        machine.load("engine_core")
        machine.run(r"store = bytearray(b'\xff' * 4096)")
        machine.run("from engine_core.journal import Journal; journal = Journal(store)")
        machine.run("from engine_core.game import Game")
        machine.run(f"game = Game({CRESTS}, {BAG})")
        yield machine


def same_state(vm: Vm, game: Game) -> bool:
    return bool(vm.value(STATE) == eval(STATE, {"game": game}))


def both(vm: Vm, game: Game, name: str, arguments: tuple[object, ...]) -> None:
    """Make the same call on both machines, and a record of it in the journal."""
    getattr(game, name)(*arguments)
    vm.run(f"game.{name}(*{arguments})")
    vm.run(f"assert journal.append({UNDO!r} if {name == 'undo'} else game.last_action)")


def test_a_whole_game_with_undo_and_a_power_cut_is_the_game_cpython_plays(vm: Vm) -> None:
    game = Game(CRESTS, BAG)
    for number, (name, arguments) in enumerate(calls()):
        both(vm, game, name, arguments)
        assert same_state(vm, game), name
        if number % 7 == 0:
            turn = game.turn
            both(vm, game, "undo", ())
            assert same_state(vm, game), f"undo of {name}"
            # Another turn is asked for, and the undone one comes back.
            both(vm, game, name, (4,) if name == "spin" else arguments)
            assert game.turn == turn
            assert same_state(vm, game), f"{name} again"

    vm.run("del game, journal")
    vm.run("journal = Journal(store)")
    vm.run(f"game = Game({CRESTS}, {BAG})")
    vm.run("records = journal.records()")
    for number in range(vm.value("len(records)")):
        vm.run(f"record = records[{number}]")
        vm.run(f"game.undo() if record == {UNDO!r} else game.apply(record)")
    vm.run("del records")
    assert same_state(vm, game)
    assert vm.value("game.winners()") == game.winners()
    assert vm.value("[game.value(s, c) for s in range(5) for c in range(5)]") == [
        game.value(seat, category) for seat in range(PLAYERS) for category in range(5)
    ]
    assert vm.value("Game.replay(game.log).log") == game.log
    assert not vm.grew


def test_everything_can_be_undone_to_the_very_start(vm: Vm) -> None:
    start = vm.value("game.log")
    done = 0
    for name, arguments in calls():
        vm.run(f"game.{name}(*{arguments})")
        done += 1
    for _ in range(done):
        vm.run("game.undo()")
    with pytest.raises(VmError, match="RuleError"):
        vm.run("game.undo()")
    assert vm.value("(game.phase, game.round, game.turn)") == (0, 1, None)
    assert vm.value("game.log").startswith(start)
    assert not vm.grew


def test_a_refused_call_says_the_same_sentence_and_changes_nothing(vm: Vm) -> None:
    game = Game(CRESTS, BAG)
    vm.run("from engine_core.rules import RuleError")
    for name, arguments in calls():
        getattr(game, name)(*arguments)
        vm.run(f"game.{name}(*{arguments})")
        if game.phase == SCORING:
            break
    for call in ("spin(1)", "enter(0, 3, 7)", "enter(9, 0, 1)", "settle((1,))", "finish()"):
        with pytest.raises(RuleError) as refused:
            eval(f"game.{call}", {"game": game})
        said = vm.run(
            f"try:\n    game.{call}\nexcept RuleError as error:\n    print(error, end='')"
        )
        assert said == str(refused.value) != ""
        assert same_state(vm, game), call
    assert not vm.grew


def test_a_game_that_does_not_fit_its_heap_is_noticed() -> None:
    with Vm(heap=8 * 1024) as small:
        small.load("engine_core")
        small.run("import engine_core.game, engine_core.journal")
        assert small.grew


def test_allocation_is_counted_to_the_byte() -> None:
    with Vm(heap=HEAP) as vm:
        vm.run("kept = bytearray(16)")
        assert vm.allocated_by("pass") == 0
        assert vm.allocated_by("kept[3] = 7") == 0
        # Objects take whole blocks of 16 bytes: the array's head, and the data it holds.
        assert vm.allocated_by("bytearray(32)") == 16 + 32


def test_an_error_in_the_machine_names_the_line() -> None:
    with Vm(heap=HEAP) as vm, pytest.raises(VmError, match=r"line 2.*\n.*divide by zero"):
        vm.run("x = 1\nx / 0")


def test_compiling_twice_gives_the_same_bytes_without_a_path_of_this_computer() -> None:
    source = ROOT / "engine_core" / "game.py"
    first = compile_mpy(source)
    assert first == compile_mpy(source)
    assert str(ROOT).encode() not in first
    assert first.startswith(b"M\x06")


def test_a_machine_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    with Vm(heap=32 * 1024) as vm:
        # Only now: on a busy machine the start alone may take longer.
        monkeypatch.setattr("tools.support.node_program.LONGEST", 0.1)
        with pytest.raises(VmError, match="died or hung"):
            vm.run("while True:\n    pass")
