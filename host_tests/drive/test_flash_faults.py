# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every way a copy can break, at every single step, and that running it again mends all."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.daily import PICO
from host_tests.support.drive import (
    FRESH,
    LIVED_IN,
    Drive,
    Fault,
    come_back,
    contents,
    failing,
    put,
    vanish,
)
from host_tests.support.power_on import code_py_says
from tools.drive.build import assemble
from tools.drive.manifest import NAME, NEW, decode
from tools.drive.world import DONE, FAILED

# What the system says differs in its sentence only: each step has one of them, the next another.
FAULTS: dict[str, list[tuple[Fault, str]]] = {
    "the cable is pulled": [(vanish, "has gone: check the cable")],
    "the drive refuses": [
        (failing(errno.ENOSPC), "is full: delete something of your own"),
        (failing(errno.EROFS), "is read-only: eject it"),
        (failing(errno.EIO), "does not take the copy (Input/output error)"),
        (failing(errno.EACCES), "may not write"),
    ],
}


def first_flash(bench: Bench) -> dict[str, bytes]:
    """A drive with a program of the user's own; returns what must be there in the end."""
    put(bench.path, LIVED_IN)
    before = contents(bench.path)
    hello = before.pop("code.py")
    return {**before, "code.py.bak": hello, **bench.built()}


def upgrade(bench: Bench) -> dict[str, bytes]:
    """An older copy of ours, in source form, with a module more; the user has changed code.py."""
    old = bench.repository / "firmware" / "tipperary" / "old"
    put(old, {"__init__.py": b"", "wheel.py": b"SPOKES = 5\n"})
    put(bench.path, LIVED_IN)
    assert bench.flash("--no-mpy") == DONE
    mine = {path: data for path, data in contents(bench.path).items() if path in LIVED_IN}
    put(bench.path, {"code.py": b"print('a party game')\n"})
    shutil.rmtree(old)
    fresh = {**FRESH, "boot_out.txt": (bench.path / "boot_out.txt").read_bytes()}
    backups = {"code.py.bak": fresh.pop("code.py"), "code.py.bak2": b"print('a party game')\n"}
    return {**fresh, **mine, **backups, **bench.built()}


Story = Callable[[Bench], dict[str, bytes]]
STORIES: dict[str, Story] = {"a first flash": first_flash, "an upgrade": upgrade}
every_story = pytest.mark.parametrize("story", STORIES)


class Start:
    """The state before the flash, laid out once and put back for every step that fails."""

    def __init__(self, folder: Path, story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bench = Bench(folder)
        # With each file the same steps come once more: a few modules of the engine will do.
        for module in sorted((self.bench.repository / "engine_core").glob("[a-z]*.py"))[2:]:
            module.unlink()
        self.wanted = story(self.bench)
        self._kept = folder / "as it was"
        shutil.copytree(self.bench.path, self._kept)
        # From now on nothing changes in the repository.
        tree = assemble(PICO, root=self.bench.repository)
        monkeypatch.setattr("tools.drive.flash.assemble", lambda board, **options: tree)

    def again(self) -> Bench:
        shutil.rmtree(self.bench.path)
        shutil.copytree(self._kept, self.bench.path)
        self.bench.drive = Drive(self.bench.path)
        return self.bench

    def steps(self) -> int:
        bench = self.again()
        assert bench.flash() == DONE
        assert contents(bench.path) == self.wanted
        return len(bench.drive.done)


@pytest.mark.slow
@every_story
@pytest.mark.parametrize("fault", FAULTS)
def test_after_a_fault_at_any_step_running_it_again_gives_the_whole_tree(
    story: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = Start(tmp_path, STORIES[story], monkeypatch)
    for step in range(1, start.steps() + 1):
        breaks, sentence = FAULTS[fault][step % len(FAULTS[fault])]
        bench = start.again()
        bench.drive.fail_at, bench.drive.fault = step, breaks
        assert bench.flash() == FAILED, f"step {step}"
        assert sentence in bench.said[-1], f"step {step}"
        assert "un the same command again" in bench.said[-1]
        come_back(bench.path)
        bench.drive = Drive(bench.path)
        assert bench.flash() == DONE, f"step {step}"
        assert contents(bench.path) == start.wanted, f"step {step}"


@pytest.mark.slow
@every_story
def test_a_cut_at_any_step_never_leaves_a_drive_that_believes_in_itself_wrongly(
    story: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = Start(tmp_path, STORIES[story], monkeypatch)
    ours = set(start.bench.built())
    steps = start.steps()
    answers = []
    for step in range(1, steps + 1):
        bench = start.again()
        bench.drive.fail_at, bench.drive.fault = step, vanish
        bench.flash()
        come_back(bench.path)
        now = contents(bench.path)
        if now.get("code.py") == start.wanted["code.py"]:
            answers.append(code_py_says(bench.path, monkeypatch))
            if answers[-1] is None:
                assert {path: now.get(path) for path in ours} == bench.built()
    assert set(answers) <= {None, "Update incomplete: copy again"}
    assert answers.count("Update incomplete: copy again") > steps / 3


@pytest.mark.slow
@every_story
def test_two_faults_in_a_row_are_mended_too(
    story: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = Start(tmp_path, STORIES[story], monkeypatch)
    steps = start.steps()
    for first in range(1, steps + 1, 9):
        for second in range(1, steps + 1, 13):
            bench = start.again()
            for step in (first, second):
                bench.drive = Drive(bench.path)
                bench.drive.fail_at, bench.drive.fault = step, vanish
                bench.flash()
                come_back(bench.path)
            bench.drive = Drive(bench.path)
            assert bench.flash() == DONE
            assert contents(bench.path) == start.wanted, (first, second)


def test_a_drive_that_is_read_only_from_the_start_is_said(bench: Bench) -> None:
    bench.drive.read_only = True
    before = contents(bench.path)
    assert bench.flash() == FAILED
    assert "is read-only" in bench.said[-1]
    assert contents(bench.path) == before


def test_a_read_only_mount_is_said_before_anything_is_tried(bench: Bench) -> None:
    class ReadOnly(Drive):
        def is_read_only(self, root: Path) -> bool:
            return True

    bench.drive = ReadOnly(bench.path)
    before = contents(bench.path)
    assert bench.flash() == FAILED
    assert "is read-only" in bench.said[-1]
    assert (contents(bench.path), bench.drive.done) == (before, [])


def test_a_drive_that_fills_up_in_the_middle_is_said(bench: Bench) -> None:
    class Liar(Drive):
        def space(self, root: Path):
            return super().space(root)._replace(free=10**9)

    bench.drive = Liar(bench.path, clusters=30)
    assert bench.flash() == FAILED
    assert "is full" in bench.said[-1]
    bench.drive = Drive(bench.path)
    assert bench.flash() == DONE
    assert "code.py.bak2" not in contents(bench.path)


def test_a_drive_that_is_gone_before_the_plan_is_a_sentence(bench: Bench) -> None:
    def pull_the_cable() -> bool:
        shutil.rmtree(bench.path)
        return True

    assert bench.flash(tests=pull_the_cable) == FAILED
    assert bench.said[-1].startswith(f"The drive {bench.path} cannot be read")


@pytest.mark.parametrize("damage", ["empty", "noise", "cut", "lines lost", "someone else's"])
def test_a_damaged_manifest_costs_no_file_of_the_users(bench: Bench, damage: str) -> None:
    put(bench.path, LIVED_IN)
    bench.flash()
    manifest = bench.path / NAME
    text = manifest.read_bytes()
    claims = text.replace(b"boot.py", b"settings.toml")
    lines = text.splitlines(keepends=True)
    damaged = {
        "empty": b"",
        "noise": os.urandom(300),
        "cut": text[:99],
        "lines lost": b"".join(lines[:-2]),
        "someone else's": claims,
    }
    assert decode(damaged[damage]) is None
    manifest.write_bytes(damaged[damage])
    assert bench.flash() == DONE
    after = contents(bench.path)
    assert {path: after[path] for path in LIVED_IN} == LIVED_IN
    assert {path: after[path] for path in bench.built()} == bench.built()
    assert NEW not in after


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)
