# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The compiled drive of every board, from power-on to the end of a game, and in trouble."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PIL import ImageChops

from engine_core import game as phases
from host_tests.machine.bench import Twin, demand_same, machine
from host_tests.support.gallery import Drawing
from host_tests.support.table import play_rounds, score, set_up
from tipperary import sorry
from tipperary.face.signs import CREST
from tools.boards.board import board_ids, load
from tools.machine.runner import MachineError, Runner
from tools.support.environment import ROOT
from tools.support.stores import Store, enter_all, played

SCORES = ((42, 6, 0, 21, 9), (40, 6, 5, 30, 3), (56, 6, 5, 10, 13))


@pytest.mark.slow
@pytest.mark.parametrize("board", board_ids())
def test_a_whole_game(board: str, tmp_path: Path) -> None:
    """The machine is pressed as its twin is, and says, saves and shows the same."""
    drawing = Drawing(board)
    with machine(board) as runner:
        device = Twin(runner, board)
        demand_same(device, drawing, "first screen", tmp_path)
        set_up(device, (3, 0, 4))
        play_rounds(device, (3, 3, 3))
        score(device, SCORES)
        demand_same(device, drawing, "result", tmp_path)
        assert runner.screen == "result"
        assert [line for line in runner.lines if not line.startswith("ready:")] == device.console
        assert runner.nvm() == device.store
        assert (1568 in runner.tones) == (1568 in device.voice.tones)

        # After a cut the same game is there.
        runner.power_on()
        assert runner.screen == "result"


def test_a_device_that_nobody_touches_goes_dim_and_is_woken_by_a_key(tmp_path: Path) -> None:
    drawing = Drawing("raspberry_pi_pico")
    with machine("raspberry_pi_pico") as runner:
        device = Twin(runner, "raspberry_pi_pico")
        set_up(device, (3, 0, 4))
        lit = device.meet().runner.ring()
        device.frame_ms = 1000
        device.run(301_000)
        device.frame_ms = 40
        demand_same(device, drawing, "asleep", tmp_path)
        assert max(runner.ring()) < max(lit)
        device.press("next")
        demand_same(device, drawing, "awake", tmp_path)
        assert runner.ring() == lit


def emblems(runner: Runner) -> list[int]:
    """The coats of arms on the screen, from the top to the bottom."""
    return [CREST.index(letter) for letter in "".join(runner.text()) if letter in CREST]


def test_players_with_as_many_points_keep_one_order_from_the_reveal_to_the_history() -> None:
    game = played(10, phases.SCORING)
    enter_all(game, [(40, 10, 0, 0, 7 - 5 * (seat == 1)) for seat in range(5)])
    with machine("pybadge") as runner:
        runner.power_on(Store(game.log).image(load("pybadge").nvm))
        runner.press("ok", "ok").run(6500)
        assert runner.screen == "reveal"
        assert emblems(runner) == list(game.crests)
        runner.press("ok", "ok")
        assert runner.screen == "result"
        assert emblems(runner) == list(game.crests)
        pages = []
        for _ in range(5):
            pages += emblems(runner.press("ok"))
        assert pages == list(game.crests)
        runner.press("ok", "next", "ok", "next", "next", "ok", "ok")
        assert runner.screen == "history"
        assert emblems(runner) == list(game.crests)


@pytest.mark.parametrize("board", board_ids())
def test_an_error_in_a_screen_is_a_sentence_and_ok_starts_again(board: str) -> None:
    with machine(board) as runner:
        device = Twin(runner, board)
        runner.python("from tipperary import main; main.app.screen.step = None").run(0)
        assert "error: 'NoneType' object isn't callable" in runner.lines
        sorry.show(device.app.view, device.app.t)
        seen = runner.picture()
        assert seen is not None
        assert not ImageChops.difference(seen, Drawing(board).of(device)).getbbox()
        runner.press("ok")
        assert runner.lines[-2] == "screen: setup"
        assert runner.lines[-1].startswith("ready: Tipperary")


def functions(module: str) -> dict[str, ast.FunctionDef]:
    """Our functions in all modules of this name, which is all that a traceback says of it."""
    paths = [*(ROOT / "firmware/tipperary").rglob(f"{module}.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def test_the_traceback_of_an_error_names_our_functions_and_lines() -> None:
    with machine("raspberry_pi_pico") as runner:
        runner.power_on().python("from tipperary import main; main.app.painter.layout = None")
        runner.press("next")
    frames = re.findall(r'File "(\w+)", line (\d+), in (\w+)', "\n".join(runner.lines))
    assert [(module, name) for module, _, name in frames][:4] == [
        ("main", "turns"),
        ("app", "step"),
        ("app", "show"),
        ("painter", "show"),
    ]
    for module, line, name in frames:
        function = functions(module)[name]
        lines = range(function.lineno + 1, (function.end_lineno or 0) + 1)
        assert int(line) in lines, (module, line, name)


def test_what_the_machine_lacks_is_said() -> None:
    with machine("raspberry_pi_pico") as runner:
        runner.power_on()
        with pytest.raises(MachineError, match="no attribute 'ColorConverter'"):
            runner.python("import displayio; displayio.ColorConverter")
        with pytest.raises(MachineError, match="no module named 'wifi'"):
            runner.python("import wifi")
        with pytest.raises(MachineError, match="no attribute 'flip_x'"):
            runner.python(
                "import displayio, terminalio\n"
                "tile = displayio.TileGrid(terminalio.FONT.bitmap, pixel_shader=None)\n"
                "tile.flip_x = True"
            )


def test_the_console_is_heard() -> None:
    with machine("raspberry_pi_pico") as runner:
        runner.power_on().hear("games\n")
        assert any(line.startswith("games") for line in runner.lines), runner.lines


IDLE = """
import start, wires
def idle(turns):
    for ms in range(turns):
        start.turn(wires.now + 1)
start.gc.disable()
idle(2)
before = start.gc.mem_alloc()
idle(1000)
print("taken:", start.gc.mem_alloc() - before)
start.gc.enable()
"""


def test_a_turn_in_which_nothing_happens_takes_no_memory() -> None:
    with machine("raspberry_pi_pico") as runner:
        runner.power_on().run(400).python(IDLE)
        # The name `before` itself may take a block; a thousand turns would take thousands.
        assert int(runner.lines[-1].removeprefix("taken: ")) <= 16
