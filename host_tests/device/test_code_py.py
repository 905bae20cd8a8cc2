# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""code.py at power-on: it starts a whole drive, and says of any other what is wrong with it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.support.drive import put
from host_tests.support.power_on import Board
from host_tests.support.repository import small_repository
from tools.drive.boards import load
from tools.drive.build import assemble, build
from tools.drive.manifest import NAME, Manifest
from tools.support.vm import Vm

PICO = load("raspberry_pi_pico")


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> Board:
    repository = small_repository(tmp_path / "repository")
    build(PICO, tmp_path / "drive", mpy=False, libraries=False, root=repository)
    return Board(tmp_path / "drive", monkeypatch, capsys)


def test_a_whole_drive_starts(board: Board) -> None:
    assert board.power_on() == "app: running\n"


def test_a_drive_made_for_another_board_says_so_and_leaves_its_pins_alone(board: Board) -> None:
    board.id = "pygamer"
    assert board.power_on() == "This copy is for raspberry_pi_pico, this board is pygamer\n"
    assert not board.imported


def test_a_copy_for_a_board_that_is_wired_like_another_starts(board: Board) -> None:
    manifest = board.drive / NAME
    first, rest = manifest.read_text().split("\n", 1)
    manifest.write_text(f"{first} kitchen\n{rest}")
    board.id = "kitchen"
    assert board.power_on() == "app: running\n"
    board.id = "raspberry_pi_pico"
    assert "This copy is for kitchen" in board.power_on()


def cut(path: str, size: int) -> Callable[[Path], None]:
    return lambda drive: os.truncate(drive / path, size)


def remove(path: str) -> Callable[[Path], None]:
    return lambda drive: (drive / path).unlink()


def flip(path: str) -> Callable[[Path], None]:
    def damage(drive: Path) -> None:
        data = bytearray((drive / path).read_bytes())
        data[len(data) // 2] ^= 4
        (drive / path).write_bytes(data)

    return damage


def under_way(drive: Path) -> None:
    text = (drive / NAME).read_text()
    (drive / NAME).write_text(text.replace("complete", "updating"))


def a_line_short(drive: Path) -> None:
    lines = (drive / NAME).read_text().splitlines(keepends=True)
    (drive / NAME).write_text("".join(lines[:-1]))


WITH_SCREEN = {
    "an update is under way": under_way,
    "a file is missing": remove("engine_core/score.py"),
    "a file is cut short": cut("engine_core/score.py", 100),
    "a file is empty": cut("tipperary/main.py", 0),
    "one bit is wrong": flip("engine_core/game.py"),
}
WITHOUT = {
    "the manifest is missing": remove(NAME),
    "the manifest is empty": cut(NAME, 0),
    "the manifest is cut in a line": cut(NAME, 200),
    "the manifest is cut at a line": a_line_short,
    "the board file is damaged": flip("tipperary/board_data.py"),
    "the board file is missing": remove("tipperary/board_data.py"),
    "the way to the screen is damaged": flip("tipperary/display.py"),
}


@pytest.mark.parametrize("damage", WITH_SCREEN)
def test_a_damaged_drive_says_flash_again_on_its_screen_and_console(
    board: Board, damage: str
) -> None:
    WITH_SCREEN[damage](board.drive)
    assert board.power_on() == "Update incomplete:\ncopy again\n"
    assert board.screen == {
        "device_address": load(board.id).screen.settings["address"],
        "width": 128,
        "height": 64,
        "auto_refresh": True,
    }
    assert board.pins == ["GP5", "GP4"]
    assert "tipperary.main" not in board.imported


@pytest.mark.parametrize("damage", WITHOUT)
def test_what_may_be_damaged_itself_is_not_imported(board: Board, damage: str) -> None:
    WITHOUT[damage](board.drive)
    assert board.power_on() == "Update incomplete:\ncopy again\n"
    assert board.screen == {}
    assert not board.imported


def add(path: str) -> Callable[[Path], None]:
    def leave(drive: Path) -> None:
        (drive / path).parent.mkdir(parents=True, exist_ok=True)
        (drive / path).write_text("left = 'over'\n")

    return leave


# What a drag over an older version leaves behind, and what the device asks to delete.
IN_THE_WAY = {
    "engine_core/score.py": "engine_core/score.py",  # CircuitPython takes .py before .mpy
    "tipperary/main/__init__.py": "tipperary/main",  # and a folder before both
    "engine_core/before.mpy": "engine_core/before.mpy",
    "lib/neopixel.py": "lib/neopixel.py",
}
HARMLESS = (
    "tipperary/notes.txt",
    "tipperary/._main.mpy",
    "engine_core/._game.py",
    "lib/my_helper.py",
    "lib/neopixel_spi.mpy",
    "games/chess.py",
    "notes.py",
)


@pytest.fixture
def compiled(board: Board, tmp_path: Path) -> Board:
    """A drive as it is flashed; the tests below never get as far as an import."""
    shutil.rmtree(board.drive)
    tree = {**assemble(PICO, root=tmp_path / "repository"), "lib/neopixel.mpy": b"C"}
    put(board.drive, {**tree, NAME: Manifest.of(tree, "1.2.3", PICO.id).encode()})
    return board


@pytest.mark.parametrize("path", IN_THE_WAY)
def test_a_module_that_would_be_taken_for_ours_is_named_on_the_screen(
    compiled: Board, path: str
) -> None:
    add(path)(compiled.drive)
    said = compiled.power_on()
    assert said.endswith(f"Please delete\n{IN_THE_WAY[path]}\n")
    assert "app: running" not in said


def test_many_that_are_left_over_are_counted(compiled: Board) -> None:
    for name in ("one", "two", "three"):
        add(f"engine_core/{name}.py")(compiled.drive)
    assert compiled.power_on().endswith(".py\nand 2 more\n")


def test_the_screen_is_not_started_through_a_file_that_may_be_an_old_one(compiled: Board) -> None:
    add("tipperary/board_data.py")(compiled.drive)
    assert compiled.power_on() == "Please delete\ntipperary/board_data.py\n"
    assert not compiled.imported


def test_what_is_left_over_is_said_on_the_screen(board: Board) -> None:
    add("tipperary/screens.py")(board.drive)
    assert board.power_on() == "Please delete\ntipperary/screens.py\n"
    assert board.screen["auto_refresh"] is True
    (board.drive / "tipperary/screens.py").unlink()
    assert board.power_on() == "app: running\n"


def test_the_users_own_files_are_no_hindrance(board: Board) -> None:
    for path in HARMLESS:
        add(path)(board.drive)
    assert board.power_on() == "app: running\n"


def test_a_screen_that_is_not_there_does_not_hide_the_message(board: Board) -> None:
    under_way(board.drive)
    board.broken_bus = True
    assert board.power_on() == "error: no screen: no pull-up\nUpdate incomplete:\ncopy again\n"


@pytest.mark.parametrize("board_id", ["circuitplayground_bluefruit", "pygamer"])
def test_the_other_kinds_of_screen(board: Board, board_id: str, tmp_path: Path) -> None:
    shutil.rmtree(board.drive)
    build(load(board_id), board.drive, mpy=False, libraries=False, root=tmp_path / "repository")
    board.id = board_id
    under_way(board.drive)
    assert board.power_on() == "Update incomplete:\ncopy again\n"
    if board_id == "pygamer":
        assert board.screen == {"auto_refresh": True}
    else:
        assert board.screen["rowstart"] == 80
        assert board.screen["backlight_pin"] == "A3"
        assert board.pins == ["SCL", "SDA", "TX", "RX"]


@pytest.fixture(scope="module")
def machine():
    """The Pico's real drive in a real MicroPython, its compiled files as MicroPython has them."""
    tree = assemble(PICO)
    with Vm(heap=64 * 1024) as vm:
        for path, data in tree.items():
            vm.write(path, b"M" + data[1:] if path.endswith(".mpy") else data)
        files = {path: b"M" + d[1:] if path.endswith(".mpy") else d for path, d in tree.items()}
        vm.write(NAME, Manifest.of(files, "1.2.3", PICO.id).encode())
        vm.write("board.py", b"board_id = 'raspberry_pi_pico'\n")
        vm.write("check.py", tree["code.py"])
        vm.run("import board; from check import problem")
        yield vm


@pytest.mark.slow
def test_code_py_reads_the_real_drive_on_micropython(machine: Vm) -> None:
    assert machine.value("(problem([]), board.board_id)") == (None, "raspberry_pi_pico")
    machine.run("import os; os.rename('engine_core/game.mpy', 'game.away')")
    machine.run("broken = []; trouble = problem(broken)")
    assert machine.value("(trouble, broken)") == (
        "Update incomplete:\ncopy again",
        ["engine_core/game.mpy"],
    )
    machine.run("os.rename('game.away', 'engine_core/game.mpy')")
    assert machine.value("problem([])") is None
