# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A damaged drive is called that, with the way to repair it; after the repair a rerun tidies up."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.drive import Drive, contents, failing, put
from tools.drive import damage
from tools.drive.world import DONE, FAILED

LAST_WAY = "storage.erase_filesystem()"


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


class Unreadable(Drive):
    """One folder whose sectors never reached the drive."""

    def listing(self, root: Path):
        if root.name == "tipperary":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return super().listing(root)


def test_a_folder_that_cannot_be_read_is_called_damage_and_nothing_is_written(bench: Bench) -> None:
    put(bench.path, {"tipperary/x": b""})
    before = contents(bench.path)
    bench.drive = Unreadable(bench.path)
    assert bench.flash() == FAILED
    message = bench.said[-1]
    assert message.startswith(f"The drive {bench.path} is damaged (Input/output error)")
    for words in ("FSCK0000.REC", "run the same command again", LAST_WAY, "Saved games"):
        assert words in message
    assert (contents(bench.path), bench.drive.done) == (before, [])


@pytest.mark.parametrize("number", [errno.EIO, errno.EROFS])
def test_an_error_while_writing_may_be_the_cable_or_damage(bench: Bench, number: int) -> None:
    bench.drive.fail_at, bench.drive.fault = 20, failing(number)
    assert bench.flash() == FAILED
    assert "he drive is damaged:" in bench.said[-1]
    assert LAST_WAY in bench.said[-1]


def test_an_error_that_is_no_damage_is_not_called_so(bench: Bench) -> None:
    bench.drive.fail_at, bench.drive.fault = 20, failing(errno.EINVAL)
    assert bench.flash() == FAILED
    assert "damage" not in bench.said[-1]


@pytest.mark.parametrize(("number", "is_damage"), [(1392, True), (1393, True), (5, False)])
def test_windows_has_numbers_of_its_own_for_damage(number: int, is_damage: bool) -> None:
    error = OSError(errno.EINVAL, "The file or directory is corrupted and unreadable")
    vars(error)["winerror"] = number
    assert damage.is_damage(error) is is_damage


@pytest.mark.parametrize(
    ("platform", "words"),
    [
        ("linux", 'sudo umount "/media/me/CIRCUITPY" && sudo fsck.vfat -a -w /dev/...'),
        ("darwin", "open Disk Utility, choose CIRCUITPY, then First Aid"),
        ("win32", "chkdsk"),
    ],
)
def test_the_repair_is_this_systems_own(platform: str, words: str) -> None:
    assert words in damage.repair(Path("/media/me/CIRCUITPY"), platform)


@pytest.mark.skipif(not Path("/proc/self/mounts").exists(), reason="only Linux lists its mounts")
def test_on_linux_the_device_is_named() -> None:
    assert damage.repair(Path("/proc"), "linux").splitlines()[0].endswith("fsck.vfat -a -w proc")


def left_behind(bench: Bench) -> dict[str, bytes]:
    """What a cut and a repair leave of a flashed drive; returns what it should become."""
    bench.flash()
    wanted = contents(bench.path)
    built = bench.built()
    game = built["engine_core/game.mpy"]
    (bench.path / "engine_core/game.mpy").rename(bench.path / "engine_core/GAME.MPY")
    (bench.path / "engine_core/messages.mpy").rename(bench.path / "engine_core/MESSAG~1.MPY")
    put(bench.path, {"engine_core/JOURNA~1.MPY": b"torn", "TIPPER~1/MAIN.MPY": game})
    put(bench.path, {"TIPPER~1.TXT": built["tipperary.txt"]})
    put(bench.path, {"FSCK0000.REC": game.ljust(-(-len(game) // 512) * 512, b"\0")})
    put(bench.path, {"FOUND.000/FILE0000.CHK": game[:1024]})
    return wanted


def test_after_a_repair_what_is_surely_ours_goes(bench: Bench) -> None:
    wanted = left_behind(bench)
    assert bench.flash() == DONE
    assert contents(bench.path) == wanted
    assert not (bench.path / "TIPPER~1").exists()
    assert "remove  7 files" in bench.text
    assert bench.flash() == DONE
    assert "up to date" in bench.text


def test_after_a_repair_what_may_be_the_users_stays_and_is_said(bench: Bench) -> None:
    bench.flash()
    mine = {
        "FSCK0001.REC": b"Dear diary" * 60,
        "FSCK0002.REC": bench.built()["engine_core/wheel.mpy"] + b"Dear diary" * 600,
        "FOUND.000/FILE0001.CHK": b"",
        "TIPPER~1.TXT": b"Tipperary scores of 2025\n",
        "TIPPER~1/NOTES.TXT": b"notes",
        "tipperary/NOTES.TXT": b"notes",
        "LIB/NEOPIX~1.MPY": b"C\x06\x00\x1f of somebody else",
        "lib/ADAFRU~1.MPY": b"C\x06\x00\x1f of somebody else",
        "engine_core/SCORES~1.TXT": b"61 points",
    }
    put(bench.path, mine)
    assert bench.flash() == DONE
    after = contents(bench.path)
    assert {path: after[path] for path in mine} == mine
    assert "FSCK0001.REC was left by a repair of the drive" in bench.text
    assert "FILE0001.CHK was left by a repair of the drive" in bench.text


def test_our_own_code_py_in_capitals_is_no_program_of_the_users(bench: Bench) -> None:
    bench.flash()
    wanted = contents(bench.path)
    (bench.path / "code.py").rename(bench.path / "CODE.PY")
    assert bench.flash() == DONE
    assert contents(bench.path) == wanted
