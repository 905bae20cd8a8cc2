# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Two flashers at once: the first one has the drive, the second says so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.drive import contents, make_drive
from tools.drive.device import verdict
from tools.drive.filesystem import FileSystem
from tools.drive.flash import watch
from tools.drive.world import DONE, FAILED, World
from tools.flash import parse
from tools.support.environment import ROOT

BUSY = "Another flash.py is at work on {}: wait for it, then run the same command again."
# Flashes as anybody does, and stops in the middle until it is told to go on.
CHILD = """
import sys
from pathlib import Path
from tools.flash import parse
from tools.drive.flash import main
from tools.drive.filesystem import FileSystem
from tools.drive.world import World

class Slow(FileSystem):
    def write(self, path, data):
        if path.name == "boot.py":
            print("in the middle", flush=True)
            sys.stdin.readline()
        super().write(path, data)

root, drive = map(Path, sys.argv[1:])
world = World(volumes=lambda: [(drive, "CIRCUITPY")], system=Slow(), root=root)
sys.exit(main(parse(["--skip-tests"]), world))
"""


@contextmanager
def another_flasher(bench: Bench) -> Iterator[subprocess.Popen[str]]:
    """Another process, in the middle of flashing the bench's drive."""
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(bench.repository), str(bench.path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout
        while "in the middle" not in child.stdout.readline():
            assert child.poll() is None
        yield child


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_the_second_says_so_and_the_first_goes_on_undisturbed(bench: Bench) -> None:
    with another_flasher(bench) as child:
        before = contents(bench.path)
        assert bench.flash("--skip-tests") == FAILED
        assert bench.said[-1] == BUSY.format(bench.path)
        assert (contents(bench.path), bench.drive.done) == (before, [])
        link = bench.path.with_name("the same drive")
        link.symlink_to(bench.path)
        assert bench.flash("--skip-tests", "--drive", str(link)) == FAILED
        assert bench.said[-1] == BUSY.format(link)
        said, _ = child.communicate("go on\n")
    assert child.returncode == DONE
    assert "flashed and verified" in said
    assert bench.flash("--skip-tests") == DONE
    assert bench.said[-1] == "The board is up to date."


def test_another_drive_is_flashed_meanwhile(bench: Bench, tmp_path: Path) -> None:
    other = make_drive(tmp_path / "CIRCUITPY1")
    with another_flasher(bench) as child:
        assert bench.flash("--skip-tests", "--drive", str(other), system=FileSystem()) == DONE
        child.communicate("go on\n")


def test_a_flasher_that_was_killed_leaves_the_drive_to_the_next(bench: Bench) -> None:
    with another_flasher(bench) as child:
        child.kill()
    assert bench.flash("--skip-tests") == DONE


def test_watching_keeps_nobody_away_between_two_flashes(bench: Bench) -> None:
    codes = []

    def changes() -> Iterator[object]:
        for _ in range(2):
            codes.append(bench.flash("--skip-tests"))
            yield None

    world = World(
        volumes=lambda: [(bench.path, "CIRCUITPY")],
        system=bench.drive,
        root=bench.repository,
        say=lambda sentence: None,
    )
    assert watch(parse(["--skip-tests"]), world, changes()) == DONE
    assert codes == [DONE, DONE]


@pytest.mark.slow
def test_of_four_at_once_some_flash_and_the_others_say_why_not(tmp_path: Path) -> None:
    drive = make_drive(tmp_path / "CIRCUITPY")
    command = [sys.executable, str(ROOT / "tools/flash.py"), "--skip-tests", "--drive", str(drive)]
    four = [
        subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True)
        for more in ([], ["--no-mpy"], [], ["--no-mpy"])
    ]
    said = [flasher.communicate()[0].splitlines()[-1] for flasher in four]
    ended = [flasher.returncode for flasher in four]
    assert set(ended) <= {DONE, FAILED}
    assert DONE in ended
    for code, sentence in zip(ended, said, strict=True):
        assert (code == FAILED) == (sentence == BUSY.format(drive)), sentence
    assert verdict(drive, FileSystem(), "raspberry_pi_pico") is None
