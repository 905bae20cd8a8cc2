# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What code.py has to say is on the screen of every board, from the compiled files themselves."""

from __future__ import annotations

import pytest

from host_tests.machine.bench import boards_that_differ, machine, read, tree_of
from tools.boards.board import board_ids, load
from tools.machine.runner import Runner

INCOMPLETE = "Update incomplete: copy again"
WIRED = {board for board in board_ids() if "DISPLAY" not in load(board).pins()}
# A wired screen cannot be had without these, and without the manifest nobody knows if they are
# whole; then the console alone has the message.
FOR_SCREEN = (
    "tipperary.txt",
    "tipperary/__init__.mpy",
    "tipperary/board_data.mpy",
    "tipperary/displays/",
    "lib/adafruit_displayio_",
)


def checked(board: str) -> list[str]:
    """What code.py looks at; without itself, or with half of it, CircuitPython has to speak."""
    return [path for path in tree_of(board) if path != "code.py"]


def one_of_each_room(board: str) -> list[str]:
    """The first file of each folder of a drive, and those that a screen needs."""
    rooms = {path.rpartition("/")[0]: path for path in reversed(checked(board))}
    return sorted({*rooms.values(), *filter(is_for_screen, checked(board))})


def is_for_screen(path: str) -> bool:
    return path.startswith(FOR_SCREEN)


def demand_said(runner: Runner, message: str, on_screen: bool = True) -> None:
    """The message is on the console, and letter by letter on the screen."""
    runner.power_on()
    assert message in runner.lines, runner.lines
    assert not any(line.startswith(("error:", "Traceback")) for line in runner.lines), runner.lines
    assert read(runner.picture()) == (message.replace(" ", "") if on_screen else "")
    # It stays, and nothing else of ours runs.
    runner.run(1000)
    assert set(runner.lines) == {message}


def demand_all_said(runner: Runner, board: str, paths: list[str]) -> None:
    """Each of these files missing, and torn, in turn."""
    tree = tree_of(board)
    for path in paths:
        on_screen = board not in WIRED or not is_for_screen(path)
        for left in (None, tree[path][: len(tree[path]) // 2]):
            runner.change({path: left})
            try:
                demand_said(runner, INCOMPLETE, on_screen)
            except AssertionError as problem:
                raise AssertionError(f"{path} {'torn' if left else 'missing'}") from problem
        runner.change({path: tree[path]})


@pytest.mark.slow
@pytest.mark.parametrize("board", boards_that_differ())
def test_a_file_of_each_room_missing_or_torn(board: str) -> None:
    with machine(board) as runner:
        demand_all_said(runner, board, one_of_each_room(board))


@pytest.mark.slow
def test_each_single_file_missing_or_torn() -> None:
    board = "raspberry_pi_pico"
    with machine(board) as runner:
        demand_all_said(runner, board, checked(board))


@pytest.mark.parametrize("board", board_ids())
def test_an_update_that_has_begun(board: str) -> None:
    manifest = tree_of(board)["tipperary.txt"].replace(b" complete ", b" updating ", 1)
    with machine(board) as runner:
        demand_said(runner.change({"tipperary.txt": manifest}), INCOMPLETE)


def test_a_list_of_files_that_ends_too_early() -> None:
    board = "raspberry_pi_pico"
    lines = tree_of(board)["tipperary.txt"].splitlines(keepends=True)
    with machine(board) as runner:
        # Nobody knows if what a screen needs is whole.
        demand_said(runner.change({"tipperary.txt": b"".join(lines[:-1])}), INCOMPLETE, False)


@pytest.mark.parametrize("board", board_ids())
def test_a_module_that_is_not_ours(board: str) -> None:
    with machine(board) as runner:
        for path in ("tipperary/screens/old.py", "tipperary/old.mpy", "lib/neopixel.py"):
            runner.change({path: b"C\x06\x00\x1f"})
            demand_said(runner, f"Please delete {path}")
            runner.change({path: None})
        runner.change({"tipperary/a.py": b"", "tipperary/b.py": b""})
        demand_said(runner, "Please delete tipperary/a.py and 1 more")


@pytest.mark.parametrize("board", board_ids())
def test_a_copy_for_another_board(board: str) -> None:
    for other in ("pybadge", "raspberry_pi_pico2"):
        with machine(board, other) as runner:
            if board == other:
                runner.power_on()
                assert runner.screen == "setup"
                continue
            # A board without a screen of its own has none that a PyBadge's copy knows of.
            on_screen = board not in WIRED or other in WIRED
            message = f"This copy is for {other}, this board is {load(board).board}"
            demand_said(runner, message, on_screen)
