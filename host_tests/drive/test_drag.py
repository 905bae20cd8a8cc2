# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A new version dragged over an old one with a file manager: in any order, stopped anywhere."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest

from host_tests.support.daily import PICO, each
from host_tests.support.drive import FRESH, LIVED_IN, contents, put
from host_tests.support.power_on import Board
from host_tests.support.repository import small_repository
from tools.drive.build import assemble
from tools.drive.manifest import NAME, Manifest

OLD, NEW = "1.2.3", "1.3.0"
CLUSTER = 512
NAMED = re.compile(r"Please delete (\S+)")

Tree = dict[str, bytes]


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Tree]:
    """Two versions as the zips have them, in source form so that a computer can run them.

    The new one has changed files, a new module, and two of the old one's no longer.
    """
    trees = {}
    for version in (OLD, NEW):
        house = small_repository(tmp_path_factory.mktemp("house"))
        app = house / "firmware" / "tipperary"
        main = app / "main.py"
        main.write_text(main.read_text().replace("running", f"running {version}"))
        if version == NEW:
            (app / "added.py").write_text("ADDED = 1\n")
            code = house / "firmware" / "code.py"
            code.write_text(code.read_text() + "\n# The new version has a longer code.py.\n")
            (house / "engine_core" / "rules.py").write_text("RULES = 'better'\n")
            (house / "engine_core" / "score.py").unlink()
        else:
            (app / "dropped.py").write_text("DROPPED = 1\n")
        whole = assemble(PICO, mpy=False, root=house)
        tree = {path: data for path, data in whole.items() if not path.startswith("lib/")}
        trees[version] = {**tree, NAME: Manifest.of(tree, version, PICO.id).encode()}
    return trees


def board_with(tree: Tree, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> Board:
    put(folder, {**FRESH, **LIVED_IN, **tree})
    return Board(folder, monkeypatch, capsys)


def starts(board: Board) -> str:
    """What the device says; a torn code.py is a traceback, and starts nothing."""
    try:
        return board.power_on()
    except Exception as error:
        return f"traceback: {error!r}"


def whole(drive: Path, tree: Tree) -> bool:
    return all((drive / path).read_bytes() == data for path, data in tree.items() if path != NAME)


def half_copied(before: bytes, after: bytes, chance: random.Random) -> bytes:
    """A file in the middle of a copy: cut short, or its first clusters new and the rest old."""
    cut = chance.randrange(len(after))
    if chance.random() < 0.5:
        return after[:cut]
    cut -= cut % CLUSTER
    return after[:cut] + before[cut:]


@each("seed", range(30), range(8))
def test_a_drag_in_any_order_stopped_anywhere_never_runs_half_a_copy(
    seed: int, versions: dict[str, Tree], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    chance = random.Random(seed)
    board = board_with(versions[OLD], tmp_path / "drive", monkeypatch, capsys)
    new = versions[NEW]
    order = sorted(new)
    chance.shuffle(order)
    stops = sorted(chance.sample(range(len(order)), 4))
    for place, path in enumerate(order):
        target = board.drive / path
        if place in stops:
            before = target.read_bytes() if target.exists() else b""
            target.write_bytes(half_copied(before, new[path], chance))
            said = starts(board)
            for version, tree in versions.items():
                assert f"running {version}" not in said or whole(board.drive, tree), said
        put(board.drive, {path: new[path]})
    finish(board, versions)


def finish(board: Board, versions: dict[str, Tree]) -> None:
    """All is copied: what is left over is named until it is gone, and the new version runs."""
    asked = set()
    while match := NAMED.search(said := starts(board)):
        asked.add(match[1])
        (board.drive / match[1]).unlink()
    assert asked == {"engine_core/score.py", "tipperary/dropped.py"}
    assert said == f"app: running {NEW}\n"
    users = {**FRESH, **LIVED_IN}
    kept = {path: data for path, data in users.items() if path not in versions[NEW]}
    assert kept.items() <= contents(board.drive).items()


@pytest.mark.parametrize("first", [True, False], ids=["manifest first", "manifest last"])
def test_the_manifest_alone_decides_nothing(
    first: bool, versions: dict[str, Tree], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    """A manifest says "complete" from the start: what counts is whether its files are there."""
    board = board_with(versions[OLD], tmp_path / "drive", monkeypatch, capsys)
    new = versions[NEW]
    put(board.drive, {NAME: new[NAME]} if first else {p: d for p, d in new.items() if p != NAME})
    assert "Update incomplete: copy again" in starts(board)


@pytest.mark.parametrize("mixed", range(CLUSTER, 6 * CLUSTER, CLUSTER))
def test_a_code_py_of_two_versions_starts_nothing(
    mixed: int, versions: dict[str, Tree], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    board = board_with(versions[OLD], tmp_path / "drive", monkeypatch, capsys)
    old, new = versions[OLD]["code.py"], versions[NEW]["code.py"].replace(b"broken", b"damaged")
    for data in (new[:mixed] + old[mixed:], old[:mixed] + new[mixed:], old[:mixed]):
        (board.drive / "code.py").write_bytes(data)
        assert data == old or "running" not in starts(board)


def test_a_finder_that_replaces_whole_folders_leaves_a_device_that_runs(
    versions: dict[str, Tree], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    board = board_with(versions[OLD], tmp_path / "drive", monkeypatch, capsys)
    for folder in ("tipperary", "engine_core"):
        shutil.rmtree(board.drive / folder)
        assert "Update incomplete: copy again" in starts(board)
    put(board.drive, versions[NEW])
    assert starts(board) == f"app: running {NEW}\n"
