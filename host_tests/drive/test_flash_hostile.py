# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A drive that means harm: it steers no terminal, and nothing is written through its links."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from host_tests.drive.bench import Bench
from host_tests.support.drive import boot_out, contents, put
from tools.drive.filesystem import FileSystem
from tools.drive.monitor import console_line
from tools.drive.world import DONE, FAILED
from tools.support.visible import visible

CLEAR = "\x1b[2J"
TITLE = "\x1b]0;you are hacked\x07"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs names that Windows has not")


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def assert_harmless(text: str) -> None:
    assert not [char for char in text if not char.isprintable() and char != "\n"]


def test_what_is_not_to_be_seen_is_made_visible_and_the_rest_stays() -> None:
    assert visible("Zoë\u202f5 – 3 × 4 🐑") == "Zoë\u202f5 – 3 × 4 🐑"
    assert visible(f"a{CLEAR}b\r\n\x9b1m\u202e\udcff\u2028") == (
        r"a\x1b[2Jb\r\n\x9b1m\u202e\udcff\u2028"
    )
    assert visible("one\ntwo\r\n", "\n") == "one\ntwo\\r\n"


def test_boot_out_says_its_piece_and_no_more(bench: Bench) -> None:
    evil = boot_out("raspberry_pi_pico").replace(
        b"Raspberry Pi Pico", f"Pi {CLEAR}{TITLE}".encode()
    )
    put(bench.path, {"boot_out.txt": evil})
    assert bench.flash() == DONE
    assert_harmless(bench.text)
    assert r"Pi \x1b[2J\x1b]0;you are hacked\x07 (raspberry_pi_pico)" in bench.text


@pytest.mark.parametrize("folder", ["", "tipperary/", "lib/"])
def test_names_of_files_are_names_and_stay_on_their_line(folder: str, bench: Bench) -> None:
    name = f"{folder}{CLEAR}\nDone: all is well.py"
    put(bench.path, {name: b"x", f"{folder}{CLEAR}.txt": b"x"})
    assert bench.flash() == DONE
    assert_harmless(bench.text)
    assert not [line for line in bench.text.splitlines() if line.startswith("Done: all")]
    assert r"\x1b[2J\nDone: all is well.py" in " ".join(bench.text.split())


def test_a_name_that_is_no_text_is_shown_too(bench: Bench) -> None:
    (bench.path / os.fsdecode(b"tipperary")).mkdir()
    put(bench.path, {os.fsdecode(b"tipperary/\xff\xfe.py"): b"x"})
    assert bench.flash() == DONE
    assert r"tipperary/\udcff\udcfe.py" in bench.text


def test_a_console_line_is_what_the_program_said(bench: Bench) -> None:
    """CircuitPython sets the window's title there, in front of whatever comes next."""
    title = b"\x1b]0;\xf0\x9f\x90\x8dcode.py | 10.0.3\x1b\\"
    assert console_line(title + b"ready: Tipperary 1.2.0\r") == "ready: Tipperary 1.2.0"
    assert console_line(b"\x1b]0;\xf0\x9f\x90\x8d\x07\x1b[2Jx\xff") == "\x1b[2Jx\ufffd"


OURS = (
    "code.py",
    "boot.py",
    "code.py.bak",
    "tipperary.txt",
    "tipperary.new",
    "engine_core/game.mpy",
    "lib/neopixel.mpy",
)


@pytest.mark.parametrize("path", OURS)
@pytest.mark.parametrize("leads", ["nowhere", "to a file"])
def test_nothing_is_written_through_a_link(path: str, leads: str, bench: Bench) -> None:
    light = bench.repository / "firmware" / "tipperary" / "light.py"
    light.write_text("import neopixel\n", encoding="utf-8")
    outside = bench.path.with_name("outside")
    if leads == "to a file":
        outside.write_bytes(b"mine")
    (bench.path / path).parent.mkdir(exist_ok=True)
    (bench.path / path).unlink(missing_ok=True)
    (bench.path / path).symlink_to(outside)
    assert bench.flash(system=FileSystem()) == DONE
    assert (outside.read_bytes() if outside.exists() else None) == (
        b"mine" if leads == "to a file" else None
    )
    built = bench.built()
    if path in built:
        assert (bench.path / path).read_bytes() == built[path]
        assert not (bench.path / path).is_symlink()


@pytest.mark.parametrize("leads", ["nowhere", "to a file"])
def test_a_link_that_comes_at_the_last_moment_is_not_written_through(
    leads: str, tmp_path: Path
) -> None:
    link, outside = tmp_path / "code.py", tmp_path / "outside"
    if leads == "to a file":
        outside.write_bytes(b"mine")
    link.symlink_to(outside)
    with pytest.raises(FileExistsError):
        FileSystem().write(link, b"ours")
    assert not outside.exists() or outside.read_bytes() == b"mine"


def test_a_link_in_the_place_of_a_folder_is_in_our_way(bench: Bench) -> None:
    outside = bench.path.with_name("outside")
    outside.mkdir()
    (bench.path / "tipperary").symlink_to(outside)
    assert bench.flash(system=FileSystem()) == FAILED
    assert "tipperary on the drive is a file in our way" in bench.text
    assert contents(outside) == {}


def test_a_build_replaces_a_link_too(bench: Bench, tmp_path: Path) -> None:
    out, outside = tmp_path / "out", tmp_path / "outside"
    arguments = ("--build-only", str(out), "--board", "raspberry_pi_pico")
    assert bench.flash(*arguments) == DONE
    (out / "code.py").unlink()
    (out / "code.py").symlink_to(outside)
    assert bench.flash(*arguments) == DONE
    assert not outside.exists()
