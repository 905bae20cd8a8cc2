# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""After the flash: watching the code, following the console."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.drive import contents, make_drive
from tools.boards.board import load
from tools.drive.build import assemble
from tools.drive.flash import watch, watched
from tools.drive.monitor import MonitorError, find_port, follow
from tools.drive.world import DONE, World
from tools.flash import parse
from tools.support.environment import ROOT


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def world_of(bench: Bench) -> World:
    return World(
        volumes=lambda: [(bench.path, "CIRCUITPY")],
        system=bench.drive,
        tests=bench.tests,
        root=bench.repository,
        say=bench.said.append,
    )


@pytest.mark.slow
def test_a_saved_file_is_on_the_board_a_moment_later(bench: Bench) -> None:
    bench.flash()
    world = world_of(bench)
    score = bench.repository / "engine_core" / "score.py"

    def saves() -> Iterator[object]:
        """Real notifications of real saves: a good one, a broken one, a mended one."""
        changes = iter(watched(world))
        for text in ("GOOD = 1\n", "def broken(:\n", "GOOD = 2\n"):
            saved = threading.Timer(0.5, score.write_text, [text])
            saved.start()
            yield next(changes)

    options = parse(["--skip-tests"])
    assert watch(options, world, saves()) == DONE
    assert (bench.path / "engine_core/score.mpy").read_bytes() == bench.built()[
        "engine_core/score.mpy"
    ]
    assert sum(line.startswith("Done:") for line in bench.said) >= 2
    assert sum(line.startswith("Not built:") for line in bench.said) == 1


class Port(NamedTuple):
    device: str
    serial_number: str | None
    vid: int | None


ON_BOARD = Port("/dev/ttyS0", None, None)
PICO = Port("/dev/ttyACM0", "E6614103E7174D25", 0x239A)
BADGE = Port("/dev/ttyACM1", "0123456789ABCDEF", 0x239A)


def test_the_boards_port_is_the_one_with_its_serial_number() -> None:
    assert find_port("e6614103e7174d25", lambda: [ON_BOARD, BADGE, PICO]) == "/dev/ttyACM0"
    assert find_port("", lambda: [ON_BOARD, BADGE]) == "/dev/ttyACM1"
    with pytest.raises(MonitorError, match="--port"):
        find_port("", lambda: [PICO, BADGE])
    with pytest.raises(MonitorError, match="--port"):
        find_port("", lambda: [PICO, Port("/dev/ttyUSB0", "", 0x0403)])
    with pytest.raises(MonitorError, match="plugged in"):
        find_port("", lambda: [ON_BOARD])


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_the_console_is_followed_and_ready_is_said_once() -> None:
    heard: queue.Queue[str] = queue.Queue()
    board, computer = os.openpty()
    name = os.ttyname(computer)
    reader = threading.Thread(target=quietly(follow, name, heard), daemon=True)
    reader.start()
    time.sleep(0.3)
    os.write(board, b"auto-reload\r\nrea")
    os.write(
        board, b"dy: Tipperary 1.0.0\r\nscreen: spin\r\nUpdate incomplete: copy again\r\n\xff\r\n"
    )
    lines = [heard.get(timeout=5) for _ in range(7)]
    assert lines == [
        "auto-reload",
        "ready: Tipperary 1.0.0",
        "The device is ready.",
        "screen: spin",
        "Update incomplete: copy again",
        'The device says "Update incomplete: copy again": flash it again with tools/flash.py.',
        "\ufffd",
    ]
    os.close(board)
    os.close(computer)
    assert heard.get(timeout=5).startswith("end The console is gone")
    reader.join(timeout=5)


@pytest.mark.skipif(os.name == "nt", reason="needs a terminal")
def test_a_port_that_goes_away_while_it_is_opened_is_gone(monkeypatch) -> None:
    import termios

    def vanish(*_: object) -> None:
        raise termios.error(5, "Input/output error")

    board, computer = os.openpty()
    monkeypatch.setattr(termios, "tcflush", vanish)  # the last thing that pyserial does there
    said: list[str] = []
    with pytest.raises(MonitorError, match="The console is gone"):
        follow(lambda: os.ttyname(computer), said.append, patience=0.1)
    assert said == []
    os.close(board)
    os.close(computer)


def quietly(run: Callable[..., None], name: str, heard: queue.Queue[str]) -> Callable[[], None]:
    def target() -> None:
        try:
            run(lambda: name, heard.put, 1.0)
        except MonitorError as end:
            heard.put(f"end {end}")

    return target


def test_a_console_that_never_comes_is_a_sentence() -> None:
    with pytest.raises(MonitorError, match="The console is gone"):
        follow(lambda: "/dev/no-such-port", print, patience=0.2)


@pytest.mark.slow
def test_the_command_itself_flashes_a_folder_and_fails_with_a_sentence(tmp_path: Path) -> None:
    drive = make_drive(tmp_path / "CIRCUITPY", "adafruit_macropad_rp2040")

    def flash(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(ROOT / "tools" / "flash.py"), "--skip-tests", *arguments]
        return subprocess.run(command, capture_output=True, text=True)

    first = flash("--drive", str(drive))
    assert (first.returncode, "flashed and verified" in first.stdout) == (0, True), first.stderr
    tree = assemble(load("adafruit_macropad_rp2040"))
    assert {path: contents(drive).get(path) for path in tree} == tree
    again = flash("--drive", str(drive))
    assert (again.returncode, "up to date" in again.stdout) == (0, True)
    nowhere = flash("--drive", str(tmp_path / "nowhere"))
    assert nowhere.returncode == 4
    assert nowhere.stdout == f"{tmp_path / 'nowhere'} is not a folder.\n"
    assert "Traceback" not in first.stderr + again.stderr + nowhere.stderr
