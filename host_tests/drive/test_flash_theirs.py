# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Programs and libraries of the user's own where ours go: a copy of each, and its name said."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.drive import Drive, contents, put, vanish
from tools.drive.manifest import NAME, UPDATING, decode
from tools.drive.world import DONE, FAILED

MINE = b"print('months of work')\n"


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    bench = Bench(tmp_path)
    light = bench.repository / "firmware" / "tipperary" / "light.py"
    light.write_text("import neopixel\n", encoding="utf-8")
    return bench


def cut_in_the_middle(bench: Bench) -> None:
    """A flash that ends after code.py and boot.py, and long before its end."""
    bench.drive.fail_at, bench.drive.fault = 40, vanish
    assert bench.flash() == FAILED
    (bench.path.parent / "CIRCUITPY in somebody's pocket").rename(bench.path)
    bench.drive = Drive(bench.path)
    manifest = decode((bench.path / NAME).read_bytes())
    assert manifest
    assert manifest.state == UPDATING


@pytest.mark.parametrize("name", ["code.py", "boot.py"])
def test_a_program_put_back_after_a_cut_is_kept_when_it_is_flashed_again(
    name: str, bench: Bench
) -> None:
    cut_in_the_middle(bench)
    put(bench.path, {name: MINE})
    assert bench.flash() == DONE
    kept = [path for path, data in contents(bench.path).items() if data == MINE]
    assert len(kept) == 1
    assert f"move    {name} to {kept[0]}, as it is not ours" in bench.text


@pytest.mark.parametrize("name", ["code.py", "boot.py", "lib/neopixel.mpy"])
@pytest.mark.parametrize("torn", [0, 1, 40, -1])
@pytest.mark.parametrize("zeros", [0, 512])
def test_what_a_cut_left_of_ours_gets_no_copy(
    name: str, torn: int, zeros: int, bench: Bench
) -> None:
    bench.flash()
    wanted = contents(bench.path)
    put(bench.path, {name: wanted[name][:torn] + bytes(zeros)})
    assert bench.flash() == DONE
    assert contents(bench.path) == wanted


def test_what_has_our_beginning_and_another_end_gets_a_copy(bench: Bench) -> None:
    bench.flash()
    mended = contents(bench.path)["code.py"][:700] + MINE
    put(bench.path, {"code.py": mended})
    assert bench.flash() == DONE
    assert contents(bench.path)["code.py.bak2"] == mended


def test_an_upgrade_that_was_cut_finds_the_files_of_before_its_own(bench: Bench) -> None:
    """Half of it is old and whole, half new: nothing of it is somebody else's."""
    bench.flash()
    code = bench.repository / "firmware" / "code.py"
    code.write_text(code.read_text(encoding="utf-8") + "# newer\n", encoding="utf-8")
    before = contents(bench.path)
    for step in range(1, 30, 3):
        bench.drive.fail_at, bench.drive.fault = step, vanish
        if bench.flash() == DONE:
            break
        (bench.path.parent / "CIRCUITPY in somebody's pocket").rename(bench.path)
        bench.drive = Drive(bench.path)
    assert bench.flash() == DONE
    assert set(contents(bench.path)) == set(before)


@pytest.mark.parametrize("name", ["lib/neopixel.mpy", "lib/NEOPIXEL.MPY", "lib/neopixel.py"])
def test_a_library_of_ones_own_is_kept_and_the_plan_says_what_follows(
    name: str, bench: Bench
) -> None:
    own = b"C\x06\x00\x1f patched " + os.urandom(20)
    put(bench.path, {name: own, "lib/mine.mpy": own})
    assert bench.flash() == DONE
    after = contents(bench.path)
    assert after[f"{name}.bak"] == after["lib/mine.mpy"] == own
    assert after["lib/neopixel.mpy"] == bench.built()["lib/neopixel.mpy"]
    assert f"move    {name} to {name}.bak, as it is not ours" in bench.text
    assert "programs of your own that import those of lib find ours now" in bench.text
    assert bench.flash() == DONE
    assert "up to date" in bench.text


def test_an_own_library_where_one_of_ours_was_stays(bench: Bench) -> None:
    """The next version does without neopixel; the user has exchanged it meanwhile."""
    bench.flash()
    put(bench.path, {"lib/neopixel.mpy": MINE})
    (bench.repository / "firmware" / "tipperary" / "light.py").unlink()
    assert bench.flash() == DONE
    assert contents(bench.path)["lib/neopixel.mpy"] == MINE


def test_a_copy_takes_no_name_that_is_there_whatever_its_capitals(bench: Bench) -> None:
    put(bench.path, {"CODE.PY.BAK": b"older", "boot.py": MINE, "boot.py.bak/x": b""})
    assert bench.flash() == DONE
    after = contents(bench.path)
    assert after["CODE.PY.BAK"] == b"older"
    assert after["code.py.bak2"] == b'print("Hello World!")\n'
    assert after["boot.py.bak2"] == MINE
