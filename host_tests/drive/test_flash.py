# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Flashing a healthy drive: what is written, what is left alone, what the terminal says."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.drive.bench import Bench
from host_tests.support.daily import PICO, each
from host_tests.support.drive import FRESH, LIVED_IN, Drive, boot_out, contents, put
from tools.boards.board import board_ids
from tools.drive.manifest import NAME, UPDATING, decode
from tools.drive.plan import parents
from tools.drive.world import DONE, FAILED, NO_SPACE, NOT_BUILT, RED, USAGE


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_a_fresh_drive_gets_the_whole_tree_and_keeps_the_rest(bench: Bench) -> None:
    before = contents(bench.path)
    assert bench.flash() == DONE
    hello = before.pop("code.py")
    assert contents(bench.path) == {**before, **bench.built(), "code.py.bak": hello}
    assert "move    code.py to code.py.bak, as it is not ours" in bench.text
    assert "flashed and verified" in bench.text


@each("board_id", board_ids(), [PICO.id])
@pytest.mark.parametrize("version", ["9.2.0", "10.3.0-rc.1"])
def test_every_board_is_known_by_its_boot_out(bench: Bench, board_id: str, version: str) -> None:
    put(bench.path, {"boot_out.txt": boot_out(board_id, version)})
    assert bench.flash() == DONE
    manifest = decode((bench.path / NAME).read_bytes())
    assert manifest is not None
    assert (manifest.board, manifest.device) == (board_id, "")


def test_the_same_again_writes_nothing(bench: Bench) -> None:
    bench.flash()
    before = contents(bench.path)
    assert bench.flash() == DONE
    assert bench.drive.done == []
    assert contents(bench.path) == before
    assert "up to date" in bench.text


def test_after_a_one_line_change_only_that_file_and_the_manifest_are_written(bench: Bench) -> None:
    bench.flash()
    score = bench.repository / "engine_core" / "score.py"
    score.write_text(score.read_text() + "\nEXTRA = 7\n", encoding="utf-8")
    bench.flash()
    lists = ["tipperary.new", "tipperary.txt"]
    assert bench.drive.written == [*lists, "engine_core/score.mpy", *lists]
    removed = {path for what, path in bench.drive.done if what == "remove"}
    assert removed == set(bench.drive.written)


def test_the_drive_says_updating_from_before_the_first_file_until_after_the_last(
    bench: Bench,
) -> None:
    states = []

    class Watched(Drive):
        def write(self, path: Path, data: bytes) -> None:
            text = (
                (self.root / NAME).read_text()
                if (self.root / NAME).exists()
                else "none none none none"
            )
            states.append((path.name, text.split()[3]))
            super().write(path, data)

    bench.drive = Watched(bench.path)
    bench.flash()
    # The list itself is written twice at the end: beside the one that is there, then in its place.
    assert states[:3] == [("code.py.bak", "none"), (NAME, "none"), ("code.py", UPDATING)]
    assert states[-2:] == [("tipperary.new", UPDATING), (NAME, "none")]
    assert {state for name, state in states[2:-1]} == {UPDATING}


def test_each_file_is_flushed_and_read_back_before_the_next(bench: Bench) -> None:
    class Forgetful(Drive):
        def read_back(self, path: Path) -> bytes:
            data = super().read_back(path)
            return data[:-1] if path.name == "game.mpy" else data

    bench.drive = Forgetful(bench.path)
    assert bench.flash() == FAILED
    assert "engine_core/game.mpy does not read back as it was written" in bench.text
    bench.drive = Drive(bench.path)
    assert bench.flash() == DONE
    done = bench.drive.done
    writes = [index for index, (what, _) in enumerate(done) if what == "write"]
    for index in writes:
        path = done[index][1]
        folder = path.rpartition("/")[0] or "."
        assert done[index + 1 : index + 3] == [("flush", folder), ("flush", path)]
    last_list = max(index for index in writes if done[index][1] == "tipperary.new")
    assert done[last_list - 1] == ("flush", ".")  # the whole drive, once more


def test_red_tests_mean_no_flashing(bench: Bench) -> None:
    bench.tests_pass = False
    before = contents(bench.path)
    assert bench.flash() == RED
    assert contents(bench.path) == before
    assert bench.said[-1] == "The tests fail, so nothing was flashed; --skip-tests leaves them out."
    assert bench.flash("--skip-tests") == DONE
    assert bench.tests_run == 1


def test_a_dry_run_shows_the_plan_and_touches_nothing(bench: Bench) -> None:
    before = contents(bench.path)
    assert bench.flash("--dry-run") == DONE
    assert (contents(bench.path), bench.drive.done) == (before, [])
    for word in ("write ", "keep ", "space ", "clusters of 512 bytes needed"):
        assert word in bench.text


def test_too_little_space_is_said_before_the_first_write(bench: Bench) -> None:
    bench.drive.clusters = bench.drive.used() + 20
    before = contents(bench.path)
    assert bench.flash() == NO_SPACE
    assert (contents(bench.path), bench.drive.done) == (before, [])
    assert "too little space" in bench.text


def test_the_space_in_the_plan_is_what_the_copy_takes(bench: Bench) -> None:
    bench.flash("--dry-run")
    line = next(line for line in bench.said if "clusters of" in line)
    needed = int(line.split()[1])
    bench.drive.clusters = bench.drive.used() + needed
    assert bench.flash() == DONE
    free = bench.drive.clusters - bench.drive.used()
    # Folders, which a folder on a computer's disk does not count, and room for a "._" file.
    assert free <= 30


def test_from_source_to_compiled_and_back_no_shadow_is_left(bench: Bench) -> None:
    for arguments, mpy in ((["--no-mpy"], False), ([], True), (["--no-mpy"], False)):
        assert bench.flash(*arguments) == DONE
        ours = {path for path in contents(bench.path) if path.startswith(("engine_core", "tip"))}
        assert ours == {path for path in bench.built(mpy=mpy) if path.startswith(("engine", "tip"))}


def test_a_file_of_an_earlier_version_goes_and_its_empty_folder_too(bench: Bench) -> None:
    old = bench.repository / "firmware" / "tipperary" / "screens"
    put(old, {"old.py": b"X = 1\n"})
    bench.flash()
    assert (bench.path / "tipperary/screens/old.mpy").exists()
    (old / "old.py").unlink()
    bench.flash()
    assert not (bench.path / "tipperary/screens").exists()
    assert "remove  1 file\n            tipperary/screens/old.mpy" in bench.text


def test_a_foreign_code_py_is_kept_each_time_under_another_name(bench: Bench) -> None:
    bench.flash()
    put(bench.path, {"code.py": b"print('my own again')\n", "boot.py": b"print('mine')\n"})
    bench.flash()
    after = contents(bench.path)
    assert after["code.py.bak"] == FRESH["code.py"]
    assert after["code.py.bak2"] == b"print('my own again')\n"
    assert after["boot.py.bak"] == b"print('mine')\n"
    assert after["code.py"] == bench.built()["code.py"]


def test_a_foreign_code_py_in_capitals_is_kept_and_no_longer_runs(bench: Bench) -> None:
    (bench.path / "code.py").rename(bench.path / "CODE.PY")
    bench.flash()
    after = contents(bench.path)
    assert after["CODE.PY.bak"] == FRESH["code.py"]
    assert "CODE.PY" not in after


def test_a_file_of_the_right_size_with_other_bytes_is_written_anew(bench: Bench) -> None:
    bench.flash()
    wheel = bench.path / "engine_core/wheel.mpy"
    wheel.write_bytes(bytes(byte ^ 1 for byte in wheel.read_bytes()))
    bench.flash()
    assert contents(bench.path)["engine_core/wheel.mpy"] == bench.built()["engine_core/wheel.mpy"]
    assert bench.drive.written.count("engine_core/wheel.mpy") == 1


def test_a_user_who_lives_on_the_drive_loses_nothing(bench: Bench) -> None:
    put(bench.path, LIVED_IN)
    bench.flash()
    bench.flash("--no-mpy")
    bench.flash()
    after = contents(bench.path)
    assert {path: after[path] for path in LIVED_IN} == LIVED_IN


def test_macos_leaves_no_fork_files_of_our_files_and_keeps_the_users(bench: Bench) -> None:
    put(bench.path, {"._mine.txt": b"fork", "engine_core/._game.mpy": b"there before"})
    bench.drive.leaves_forks = True
    assert bench.flash() == DONE
    forks = {path for path in contents(bench.path) if "._" in path}
    assert forks == {"._mine.txt", "engine_core/._game.mpy"}


def test_a_file_where_we_need_a_folder_is_said(bench: Bench) -> None:
    put(bench.path, {"tipperary": b"a file"})
    assert bench.flash() == FAILED
    assert "tipperary on the drive is a file in our way" in bench.text


def test_a_build_only_run_needs_no_drive_and_no_tests(bench: Bench, tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ("--build-only", str(out), "--board", PICO.id)
    assert bench.flash(*arguments, volumes=list) == DONE
    assert contents(out) == bench.built()
    assert bench.tests_run == 0
    assert bench.flash("--build-only", str(out)) == USAGE
    assert "--build-only needs --board" in bench.text


def test_a_mistake_in_the_code_is_a_sentence_and_the_drive_stays(bench: Bench) -> None:
    before = contents(bench.path)
    main_py = bench.repository / "firmware" / "tipperary" / "main.py"
    main_py.write_text("async def run():\n    pass\n", encoding="utf-8")
    assert bench.flash() == NOT_BUILT
    assert bench.said[-1].startswith("Not built: tipperary/main.py line 1 uses async")
    assert contents(bench.path) == before


# Names a drive can hold that are nobody's but the user's.
SAFE = st.text("abcdefgXYZ0123456789_-. ", min_size=1, max_size=12).filter(
    lambda name: name.strip(". ") == name and "." not in name[:1]
)
FOLDERS = st.sampled_from(["", "lib/", "tipperary/", "engine_core/", "sounds/", ".hidden/"])
TAKEN = {"code.py", "boot.py", NAME, "tipperary.new", "code.txt", "lib", "tipperary", "engine_core"}


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(
    files=st.dictionaries(st.tuples(FOLDERS, SAFE), st.binary(max_size=40), max_size=6),
    arguments=st.lists(st.sampled_from([[], ["--no-mpy"]]), min_size=1, max_size=3),
)
def test_whatever_the_user_has_on_the_drive_survives(
    files: dict[tuple[str, str], bytes],
    arguments: list[list[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    bench = Bench(tmp_path_factory.mktemp("bench"))
    both = {**bench.built(mpy=True), **bench.built(mpy=False)}
    ours = {*both, *parents(both)}
    mine = {
        folder + name: data
        for (folder, name), data in files.items()
        if folder + name not in ours and name.lower() not in TAKEN
    }
    put(bench.path, mine)
    for words in arguments:
        assert bench.flash(*words) == DONE
    after = contents(bench.path)
    for path, data in mine.items():  # put aside where the device would take it for ours
        assert data in (after.get(path), after.get(f"{path}.bak")), path
