# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Files in the way of ours: the flasher follows the device's own rule, and no byte is lost."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.daily import each
from host_tests.support.drive import Drive, contents, put
from host_tests.support.power_on import code_py_says
from tools.drive.compiler import compiled, for_circuitpython
from tools.drive.device import strays
from tools.drive.world import DONE, FAILED

MINE = b"print('mine')\n"


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    bench = Bench(tmp_path)
    light = bench.repository / "firmware" / "tipperary" / "light.py"
    light.write_text("import neopixel\n", encoding="utf-8")
    assert bench.flash() == DONE
    return bench


@pytest.mark.parametrize(
    "path",
    [
        "tipperary/mine.py",
        "tipperary/mine.mpy",
        "tipperary/MINE.PY",
        "tipperary/main.py",
        "tipperary/main",
        "engine_core/game.py",
        "lib/neopixel.py",
        "lib/NEOPIXEL.PY",
        "neopixel.py",
        "neopixel.mpy",
        "code.txt",
    ],
)
def test_what_would_be_taken_for_ours_is_put_aside_and_named_and_the_device_runs(
    path: str, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(bench.path, {path: MINE})
    assert bench.flash("--dry-run") == DONE
    assert f"move    {path} to {path}.bak, as it is not ours" in bench.text
    assert contents(bench.path)[path] == MINE
    assert bench.flash() == DONE
    after = contents(bench.path)
    assert path not in after
    assert after[f"{path}.bak"] == MINE
    assert code_py_says(bench.path, monkeypatch) is None
    assert bench.flash() == DONE
    assert bench.said[-1] == "The board is up to date."


def test_a_module_that_another_version_of_ours_left_goes(bench: Bench) -> None:
    source = b"OLD = 1\n"
    ours = for_circuitpython(compiled(source, "tipperary/old.py"), source, "tipperary/old.py")
    put(bench.path, {"tipperary/old.mpy": ours, "tipperary/other.mpy": ours})
    assert bench.flash() == DONE
    after = contents(bench.path)
    assert not [path for path in after if path.startswith("tipperary/old")]
    # By its contents it is another module, so it may be somebody's.
    assert after["tipperary/other.mpy.bak"] == ours


def test_a_module_of_ours_with_a_capital_is_no_stray() -> None:
    assert strays(["tipperary/Main.mpy"], ["tipperary/Main.mpy", "tipperary/x.txt"]) == []
    assert strays(["tipperary/main.mpy"], ["tipperary/MAIN.MPY"]) == []  # a lost long name


@pytest.mark.parametrize(
    "folder",
    ["tipperary/main", "engine_core/game", "lib/neopixel", "neopixel", "NEOPIXEL", "lib/NEOPIXEL"],
)
def test_a_folder_that_would_be_taken_for_a_module_of_ours_is_named(
    folder: str, bench: Bench
) -> None:
    put(bench.path, {f"{folder}/notes.txt": MINE})
    before = contents(bench.path)
    assert bench.flash() == FAILED
    assert (
        bench.said[-1] == f"{folder} on the drive is a folder in our way; move it, then try again."
    )
    assert contents(bench.path) == before


def test_a_folder_of_ours_that_became_a_module_goes_with_its_files(bench: Bench) -> None:
    app = bench.repository / "firmware" / "tipperary"
    put(app, {"menu/__init__.py": b"", "menu/row.py": b"ROW = 1\n"})
    assert bench.flash() == DONE
    for path in ("menu/__init__.py", "menu/row.py"):
        (app / path).unlink()
    (app / "menu").rmdir()
    put(app, {"menu.py": b"ROW = 1\n"})
    assert bench.flash() == DONE
    assert not (bench.path / "tipperary/menu").exists()
    assert (bench.path / "tipperary/menu.mpy").exists()


def test_the_last_word_is_the_device_s(bench: Bench) -> None:
    class Busy(Drive):
        """Somebody else copies a file to the drive while it is flashed."""

        def flush_volume(self, root: Path) -> None:
            super().flush_volume(root)
            put(root, {"tipperary/late.py": MINE})

    bench.drive = Busy(bench.path)
    (bench.path / "engine_core/score.mpy").unlink()
    assert bench.flash() == FAILED
    assert bench.said[-1] == (
        'The device will say "Please delete tipperary/late.py": run the same command again.'
    )
    bench.drive = Drive(bench.path)
    assert bench.flash() == DONE
    assert (bench.path / "tipperary/late.py.bak").read_bytes() == MINE


def test_up_to_date_means_that_the_device_runs(bench: Bench) -> None:
    class Blind(Drive):
        """A plan that sees too little is found out by the device's own check."""

        looks = 0

        def listing(self, root: Path):
            found = super().listing(root)
            self.looks += root == self.root
            if self.looks == 1:
                found.sizes.pop("tipperary/mine.py", None)
            return found

    put(bench.path, {"tipperary/mine.py": MINE})
    bench.drive = Blind(bench.path)
    assert bench.flash() == FAILED
    assert 'The device will say "Please delete tipperary/mine.py"' in bench.said[-1]


@each("seed", range(200), range(12))
def test_whatever_lies_in_our_folders_the_device_runs_or_the_flasher_says_why_not(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = Bench(tmp_path)
    chance = random.Random(seed)
    if chance.random() < 0.7:
        bench.flash(*chance.choice(([], ["--no-mpy"])))
    ours = sorted(bench.built(mpy=chance.random() < 0.5))
    files = {}
    for number in range(chance.randint(1, 6)):
        folder, _, name = chance.choice(ours).rpartition("/")
        stem = chance.choice((name.partition(".")[0], "mine", "MINE"))
        ending = chance.choice(("", ".py", ".mpy", ".PY", ".txt", ".py.bak", "/x.py"))
        files[f"{folder}/{stem}{ending}".lstrip("/")] = b"mine %d" % number
    for path, data in files.items():
        with contextlib.suppress(OSError):  # a file and a folder of one name
            put(bench.path, {path: data})
    before = contents(bench.path)
    code = bench.flash(*chance.choice(([], ["--no-mpy"])))
    after = contents(bench.path)
    ours_runs = after.get("code.py") == bench.built()["code.py"]
    runs = ours_runs and code_py_says(bench.path, monkeypatch) is None
    assert (code == DONE) == runs, bench.text
    known = {data for data in before.values() if data.startswith(b"mine")}
    lost = known - set(after.values())
    # What lies at a path of our own packages is ours, whatever is in it.
    paths = {**bench.built(mpy=True), **bench.built(mpy=False)}
    replaced = {data for path, data in before.items() if path in paths and data in known}
    assert lost <= replaced, bench.text
