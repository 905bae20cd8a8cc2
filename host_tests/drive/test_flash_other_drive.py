# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A drive that goes away in the middle: whatever is at its place by then is spared."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.drive import Drive, boot_out, contents, make_drive, put
from tools.drive.world import DONE, FAILED

SENTENCE = "is no longer the same drive"
Swap = Callable[[Path], None]


def to_the_empty_folder(drive: Path) -> None:
    shutil.move(drive, drive.with_name("unmounted"))
    drive.mkdir()


def to_another_board(drive: Path) -> None:
    shutil.move(drive, drive.with_name("unmounted"))
    shutil.move(drive.with_name("other board"), drive)


class Leaving(Drive):
    """A drive that is exchanged just before, or just after, one thing is done to it."""

    def __init__(self, root: Path, swap: Swap, step: int, early: bool) -> None:
        super().__init__(root)
        self.swap, self.left, self.early = swap, step, early

    def _count(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.swap(self.root)

    def write(self, path: Path, data: bytes) -> None:
        if self.early:  # after the flasher has looked which drive it is
            self._count()
        super().write(path, data)
        if not self.early:
            self._count()

    def make_folder(self, path: Path) -> None:
        if self.early:
            self._count()
        super().make_folder(path)
        if not self.early:
            self._count()

    def flush_volume(self, root: Path) -> None:
        self._count()
        super().flush_volume(root)


@pytest.mark.parametrize("swap", [to_the_empty_folder, to_another_board])
@pytest.mark.slow
@pytest.mark.parametrize("early", [True, False])
def test_whenever_it_goes_it_is_said_and_nothing_is_left_elsewhere(
    swap: Swap, early: bool, tmp_path: Path
) -> None:
    bench = Bench(tmp_path)
    other = make_drive(tmp_path / "other board")
    uid = boot_out("raspberry_pi_pico").replace(b"E6614103E7174D25", b"E6614103E7170001")
    put(other, {"boot_out.txt": uid})
    if early:  # what is overwritten in that very moment cannot be brought back
        (other / "code.py").unlink()
    spared = contents(other) if swap is to_another_board else {}
    shutil.copytree(bench.path, tmp_path / "as it was")
    steps = 0
    while True:
        steps += 1
        bench.drive = Leaving(bench.path, swap, steps, early)
        code = bench.flash()
        if bench.drive.left > 0:
            break
        assert code == FAILED, steps
        assert SENTENCE in bench.said[-1], steps
        assert contents(bench.path) == spared, steps
        assert {path.name for path in bench.path.iterdir() if path.is_dir()} <= {
            "lib",
            ".fseventsd",
        }
        if swap is to_another_board:
            shutil.move(bench.path, other)
        else:
            shutil.rmtree(bench.path)
        shutil.rmtree(tmp_path / "unmounted")
        shutil.copytree(tmp_path / "as it was", bench.path)
    assert code == DONE
    assert steps > 15


def test_what_an_upgrade_removes_is_not_removed_from_another_board(tmp_path: Path) -> None:
    class Exchanged(Drive):
        def flush_volume(self, root: Path) -> None:
            super().flush_volume(root)
            if (root.with_name("other board")).exists():
                to_another_board(root)

    bench = Bench(tmp_path)
    bench.flash("--no-mpy")
    other = tmp_path / "other board"
    shutil.copytree(bench.path, other)
    put(other, {"boot_out.txt": boot_out("raspberry_pi_pico", "10.1.0")})
    before = contents(other)
    bench.drive = Exchanged(bench.path)
    assert bench.flash() == FAILED
    assert SENTENCE in bench.said[-1]
    assert contents(bench.path) == before


def test_a_board_that_is_exchanged_during_the_tests_is_not_flashed(tmp_path: Path) -> None:
    bench = Bench(tmp_path)

    def exchange() -> bool:
        put(bench.path, {"boot_out.txt": boot_out("pybadge")})
        return True

    assert bench.flash(tests=exchange) == FAILED
    assert bench.said[-1].endswith(f"{SENTENCE}; nothing was written.")
    assert bench.drive.done == []


def test_a_drive_that_goes_at_the_very_end_was_not_flashed(tmp_path: Path) -> None:
    class Late(Drive):
        def flush_volume(self, root: Path) -> None:
            super().flush_volume(root)
            if self.written.count("tipperary.txt") == 2:
                to_the_empty_folder(root)

    bench = Bench(tmp_path)
    bench.drive = Late(bench.path)
    assert bench.flash() == FAILED
    assert SENTENCE in bench.said[-1]
    assert contents(bench.path) == {}
