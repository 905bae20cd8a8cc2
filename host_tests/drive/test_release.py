# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The zips for people without Python: whole, the same each time, and allowed to be given away."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from host_tests.support.daily import each_board
from host_tests.support.drive import make_drive, put
from host_tests.support.power_on import code_py_says
from tools.boards.board import Board, board_ids, load
from tools.bundle.contents import (
    LEAFLETS,
    PAPERS,
    README,
    SUMS,
    archive,
    case_contents,
    contents,
    leaflet,
    sums,
)
from tools.bundle.licences import licences_of
from tools.documents.sheets import LANGUAGES
from tools.drive.build import assemble, foreign_files
from tools.drive.compiler import BuildError
from tools.drive.filesystem import FileSystem
from tools.drive.manifest import NAME, Manifest, decode
from tools.drive.plan import Plan
from tools.enclosure.designs import DESIGNS, design
from tools.page.site import site
from tools.support.environment import ROOT
from tools.support.firmware import languages_in, version

pytestmark = pytest.mark.house


@pytest.fixture
def solids() -> Iterator[None]:
    """They go before the program does, or the library that made them complains at its end."""
    yield
    design.cache_clear()


@cache
def files_of(board_id: str) -> dict[str, bytes]:
    return contents(load(board_id), lambda sentence: None)


@each_board
def test_the_top_of_the_zip_is_the_drive_and_the_rest_is_for_people(board: Board) -> None:
    files = files_of(board.id)
    drive = assemble(board)
    assert {path: files.get(path) for path in drive} == drive
    assert decode(files[NAME]) == Manifest.of(drive, version(), board.id, board.board)
    assert files[README] == leaflet(board, version()).encode()
    others = set(files) - set(drive) - {NAME, README}
    assert all(path.startswith(f"{PAPERS}/") for path in others)
    assert (f"{PAPERS}/wiring.svg" in files) == bool(board.wiring)
    assert {f"{PAPERS}/sheet-{language}.svg" for language in LANGUAGES} <= set(files)


@each_board
def test_everything_inside_has_its_licence_inside(board: Board) -> None:
    files = files_of(board.id)
    licences = [path for path in files if path.startswith(f"{PAPERS}/licences/")]
    assert f"{PAPERS}/licences/tipperary companion.txt" in licences
    for path in foreign_files(board):
        (name, text), *more = licences_of([path]).items()
        assert not more
        assert files[f"{PAPERS}/licences/{name}"] == text
        assert b"Copyright" in text
    assert len(licences) >= 2
    libraries = {path for path in files if path.startswith("lib/")}
    assert len(foreign_files(board)) >= len(libraries)
    if any(path.endswith(".font") for path in files):
        assert any(b"SIL OPEN FONT LICENSE" in files[path].upper() for path in files)


def test_a_file_that_nobody_licensed_stops_the_release(tmp_path: Path) -> None:
    stray = tmp_path / "found_on_the_street.py"
    stray.write_text("")
    with pytest.raises(BuildError, match="comes from no installed package"):
        licences_of([stray])


@each_board
def test_the_readme_speaks_every_language_of_this_board_and_version(board: Board) -> None:
    text = leaflet(board, version())
    spoken = len(languages_in(LEAFLETS))
    assert text.count(board.name) == text.count(board.id) == text.count(version()) == spoken
    assert "{" not in text
    assert "SPDX" not in text
    for word in ("Select everything", "Markiere alles", "Sélectionnez tout"):
        assert word in text
    assert text.count("code.py") == text.count("boot.py") == spoken  # both are replaced
    code = (ROOT / "firmware" / "code.py").read_text(encoding="utf-8").replace("\\n", " ")
    for said in ("Update incomplete: copy again", "Please delete", "This copy is for"):
        assert text.count(said) == spoken
        assert said in code
    assert max(map(len, text.splitlines())) <= 80


def test_the_zip_is_the_same_whatever_the_order_and_the_clock() -> None:
    files = {"b/two.txt": b"2", "a.txt": b"1"}
    one = archive(files)
    assert one == archive(dict(reversed(files.items())))
    with zipfile.ZipFile(io.BytesIO(one)) as zipped:
        assert zipped.namelist() == ["a.txt", "b/two.txt"]
        assert {entry.date_time for entry in zipped.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert zipped.read("b/two.txt") == b"2"


@pytest.mark.slow
def test_the_command_makes_the_same_zip_again_with_its_sum(tmp_path: Path) -> None:
    command = [sys.executable, "tools/release.py", "--board", "pybadge", "--into", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    name = f"tipperary-{version()}-pybadge.zip"
    made = (tmp_path / name).read_bytes()
    assert made == archive(files_of("pybadge"))
    digest = hashlib.sha256(made).hexdigest()
    assert (tmp_path / SUMS).read_text() == f"{digest}  {name}\n"
    assert sums({"b": b"", "a": b""}).split()[1::2] == ["a", "b"]


@pytest.mark.slow
@pytest.mark.usefixtures("solids")
def test_the_whole_release_has_every_board_the_page_and_the_case(tmp_path: Path) -> None:
    command = [sys.executable, "tools/release.py", "--into", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    boards = {f"tipperary-{version()}-{board_id}.zip" for board_id in board_ids()}
    case = f"tipperary-{version()}-case.zip"
    web = f"tipperary-{version()}-web.zip"
    assert {path.name for path in tmp_path.iterdir()} == {*boards, case, web, SUMS}
    assert set((tmp_path / SUMS).read_text().split()[1::2]) == {*boards, case, web}
    with zipfile.ZipFile(tmp_path / web) as zipped:
        assert {name: zipped.read(name) for name in zipped.namelist()} == site()
        assert b"MicroPython" in zipped.read("licences.txt")
    with zipfile.ZipFile(tmp_path / case) as zipped:
        assert zipped.testzip() is None
        assert set(zipped.namelist()) == set(case_contents(version()))


@pytest.mark.slow
@pytest.mark.usefixtures("solids")
def test_the_zip_of_the_case_has_every_piece_twice_and_says_what_it_is() -> None:
    files = case_contents("9.9")
    pieces = {
        f"tipperary-{name}-{one.name}".replace(" ", "-")
        for name in DESIGNS
        for one in design(name).printed
    }
    assert set(files) == {f"{piece}.{kind}" for piece in pieces for kind in ("3mf", "stl")} | {
        "LICENSE",
        "README.txt",
    }
    text = files["README.txt"].decode()
    assert "9.9" in text
    assert "Nobody has printed" in text
    assert all(f"{piece}: " in text for piece in pieces)


def test_an_unknown_board_is_refused_in_a_sentence(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "tools/release.py",
        "--board",
        "toaster",
        "--into",
        str(tmp_path / "x"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith('Not released: There is no board "toaster"')
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("build", ["raspberry_pi_pico", "raspberry_pi_pico_sh1106"])
def test_a_dragged_zip_is_what_flash_would_have_written(
    build: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unpacked onto a fresh drive, the device finds it whole and flash.py nothing to do."""
    board = load(build)
    drive = make_drive(tmp_path / "CIRCUITPY")
    with zipfile.ZipFile(io.BytesIO(archive(files_of(board.id)))) as zipped:
        put(drive, {name: zipped.read(name) for name in zipped.namelist()})
    tree = assemble(board)
    target = Manifest.of(tree, version(), board.id, board.board)
    assert Plan(tree, target, drive, FileSystem()).empty
    assert code_py_says(drive, monkeypatch) is None
