# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The simulator's parts by themselves: nvm, clock, wires."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import host_tests.support  # noqa: F401  puts the firmware on the path
from tipperary.light.ring import _wire_order
from tools.boards.board import Joystick, load, load_all
from tools.page.board_view import ring_order
from tools.simulator.clock import ScriptClock
from tools.simulator.nvm import Nvm, NvmInUse, blank
from tools.simulator.wires import MIDDLE, Wires


@pytest.fixture
def open_nvm(tmp_path: Path) -> Iterator[Callable[[int], Nvm]]:
    """Opens the same file again and again, and closes it in the end."""
    opened: list[Nvm] = []

    def open_one(size: int) -> Nvm:
        opened.append(Nvm(tmp_path / "new" / "nvm", b"\xff" * size))
        return opened[-1]

    yield open_one
    for nvm in opened:
        nvm.close()


OpenNvm = Callable[[int], Nvm]


def test_what_was_written_to_nvm_is_in_the_file_at_once(open_nvm: OpenNvm, tmp_path: Path) -> None:
    nvm = open_nvm(64)
    nvm[3:6] = b"abc"
    nvm[10] = 7
    kept = (tmp_path / "new" / "nvm").read_bytes()
    assert kept == b"\xff\xff\xffabc\xff\xff\xff\xff\x07" + b"\xff" * 53
    assert (nvm[4], nvm[3:6], len(nvm)) == (ord("b"), bytearray(b"abc"), 64)


def test_nvm_is_there_again_after_the_device_is_gone(open_nvm: OpenNvm) -> None:
    first = open_nvm(16)
    first[0:4] = b"game"
    first.close()
    assert open_nvm(16)[0:4] == bytearray(b"game")


def test_a_file_of_another_size_is_read_as_far_as_it_is(open_nvm: OpenNvm, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "nvm").write_bytes(b"half")
    assert open_nvm(8)[:] == bytearray(b"half\xff\xff\xff\xff")
    assert (tmp_path / "new" / "nvm").stat().st_size == 8


def test_nvm_takes_what_a_board_takes_and_nothing_else(open_nvm: OpenNvm) -> None:
    nvm = open_nvm(8)
    with pytest.raises(ValueError, match="different lengths"):
        nvm[0:4] = b"five!"
    with pytest.raises(NotImplementedError):
        nvm[0:4:2] = b"ab"
    with pytest.raises(IndexError):
        nvm[8] = 1
    with pytest.raises(ValueError, match="range"):
        nvm[0] = 256
    assert nvm[:] == bytearray(b"\xff" * 8)


def test_two_devices_never_share_a_file(open_nvm: OpenNvm) -> None:
    first = open_nvm(8)
    with pytest.raises(NvmInUse, match="Another play"):
        open_nvm(8)
    assert len(first) == 8


def test_a_new_esp32_is_full_of_zeros_and_the_others_of_ones() -> None:
    empty = {board.id: blank(board.id, 2) for board in load_all()}
    assert empty.pop("adafruit_feather_esp32s3_reverse_tft") == b"\x00\x00"
    assert set(empty.values()) == {b"\xff\xff"}


def test_the_clock_starts_65_seconds_before_its_first_wrap() -> None:
    times = []
    script = ScriptClock(times.append)
    assert script.ticks() == 2**29 - 65_000
    script.sleep(65.001)
    assert (script.ticks(), times) == (1, [65_001])


def test_a_loop_that_never_pauses_still_moves_the_script_s_clock() -> None:
    script = ScriptClock(lambda now: None)
    first = script.ticks()
    assert [script.ticks() - first for _ in range(3)] == [8, 16, 24]


def test_a_stick_pushed_and_let_go_before_the_device_looks_was_pushed(open_nvm: OpenNvm) -> None:
    pygamer = load("pygamer")
    source = [keys.kind for keys in pygamer.keys].index("joystick")
    stick = pygamer.keys[source]
    assert isinstance(stick, Joystick)
    wires = Wires(pygamer, ScriptClock(lambda now: None), open_nvm(8192))
    for down in (True, False):
        wires.press(source, 1, down)
    assert [wires.level(stick.x) for _ in range(3)] == [65535, MIDDLE, MIDDLE]


@pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)
def test_the_page_s_ring_goes_round_as_the_firmware_s_does(board) -> None:
    assert ring_order(board.ring) == list(_wire_order(board.device_data()["ring"]))
