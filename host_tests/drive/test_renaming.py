# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The names on the drive: CircuitPython's own instead of ours, and nobody notices."""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tests.support.daily import PICO, each_board
from tools.drive.boards import Board, load
from tools.drive.build import ROOT, assemble, version
from tools.drive.imports import library_files
from tools.drive.manifest import NAME, ROOT_FILES, Manifest
from tools.drive.renaming import KNOWN, new_names, renamed

DESIGN = "Game Journal Landscape RuleError draw_turn settle total winners area_of best_towers"
STUBS = Path(sys.modules["pytest"].__file__ or "").parents[1]
# Between them these have every kind of key, screen and store.
BOARDS = ("raspberry_pi_pico", "adafruit_macropad_rp2040", "pygamer", "circuitplayground_bluefruit")


def sources(board: Board) -> tuple[dict[str, str], list[str]]:
    """Our modules for a board, and what lies beside them on the drive."""
    tree = assemble(board, mpy=False, libraries=False)
    modules = {path: data.decode() for path, data in tree.items() if path.endswith(".py")}
    beside = [modules.pop(name) for name in ROOT_FILES]
    libraries = library_files(board, modules).values()
    return modules, beside + [path.read_text(encoding="utf-8") for path in libraries]


def presses() -> Iterator[str]:
    """The first rounds of a game by OK, then keys at random, with a picture now and then."""
    yield "chance 5"
    chance = random.Random(3)
    for number in range(80):
        key = "ok" if number < 30 else chance.choice(["ok", "next", "prev", "next", "back"])
        yield from (f"press {key}", "wait 700" if number < 30 else "wait 50")
        if number % 10 == 9:
            yield f"shot {number}"


def played(board: Board, tree: dict[str, bytes], folder: Path) -> dict[str, bytes]:
    """The pictures of that game, by their names."""
    drive, shots, script = folder / "drive", folder / "shots", folder / "script.txt"
    shots.mkdir(parents=True)
    made = Manifest.of(tree, version(), board.id).encode()
    for path, data in {**tree, NAME: made}.items():
        (drive / path).parent.mkdir(parents=True, exist_ok=True)
        (drive / path).write_bytes(data)
    script.write_text("\n".join(presses()))
    command = ["-m", "tools.simulator.unseen", str(drive), board.id, str(folder / "nvm"), ""]
    done = subprocess.run(
        [sys.executable, *command, str(script), str(shots), "0"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return {path.name: path.read_bytes() for path in shots.iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_with_other_names_the_device_shows_the_same(name: str, tmp_path: Path) -> None:
    board = load(name)
    tree = assemble(board, mpy=False, libraries=False)
    modules, beside = sources(board)
    other = {**tree, **{path: text.encode() for path, text in renamed(modules, beside).items()}}
    assert sum(other[path] != tree[path] for path in modules) > 50
    plain = played(board, tree, tmp_path / "plain")
    assert len(set(plain.values())) == 8
    assert played(board, other, tmp_path / "other") == plain


def test_a_name_that_is_asked_for_by_a_string_stays() -> None:
    modules, beside = sources(PICO)
    asked = {"typed", "touched", "LANGUAGE", "BRIGHTNESS_WHAT", "NAMES", "COUNTS_0"}
    words = {word for source in modules.values() for word in re.findall(r"\w+", source)}
    assert asked <= words
    assert not asked & set(new_names(modules, beside))


def test_the_engine_is_called_as_the_contract_says() -> None:
    assert not set(DESIGN.split()) & set(new_names(*sources(PICO)))


@each_board
def test_no_two_names_become_one_and_none_is_in_use_already(board: Board) -> None:
    modules, beside = sources(board)
    new = new_names(modules, beside)
    assert len(new) > 500
    assert len(set(new.values())) == len(new)
    used = {
        name
        for source in (*modules.values(), *beside)
        for node in ast.walk(ast.parse(source))
        for name in (getattr(node, "id", ""), getattr(node, "attr", ""), getattr(node, "arg", ""))
    }
    assert not used & set(new.values())


def test_what_circuitpython_calls_something_is_not_called_otherwise() -> None:
    modules, beside = sources(PICO)
    imported = {
        name.partition(".")[0]
        for source in modules.values()
        for node in ast.walk(ast.parse(source))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    imported.add("busdisplay")  # what a board that has a display has made already
    stubs = "\n".join(
        path.read_text(encoding="utf-8")
        for module in imported
        for path in (STUBS / f"{module}-stubs").rglob("*.pyi")
    )
    theirs = set(re.findall(r"^ *(?:def|class) (\w+)|^ *(\w+):", stubs, re.MULTILINE))
    theirs = {name for names in theirs for name in names}
    assert {"Bitmap", "get_into", "ticks_ms", "root_group"} <= theirs
    assert not theirs & set(new_names(modules, beside))


def test_one_name_more_changes_few_others() -> None:
    modules, beside = sources(PICO)
    before = new_names(modules, beside)
    modules["tipperary/app.py"] += "\n\ndef a_new_function(with_a_parameter):\n    pass\n"
    after = new_names(modules, beside)
    assert set(after) - set(before) == {"a_new_function", "with_a_parameter"}
    assert sum(before[name] != after[name] for name in before) < 30


def test_a_private_constant_keeps_its_name_and_is_compiled_away() -> None:
    module = {"tipperary/a.py": "_A = const(5)\n_B = 7\nOURS = const(9)\n"}
    assert set(new_names(module, [])) == {"_B", "OURS"}


def test_the_names_that_stand_in_are_names() -> None:
    assert all(name.isidentifier() for name in KNOWN)
