# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a flash costs: the drive tree's size, and what is written the first time and later."""

import tempfile
from functools import cache
from pathlib import Path

from tools.benchmarks.rows import row
from tools.boards.board import load
from tools.drive.build import assemble, manifest_of, with_manifest
from tools.drive.copy import copy
from tools.drive.filesystem import FileSystem
from tools.drive.plan import Plan, make_plan

BOARD = load("raspberry_pi_pico")
CHANGED = "tipperary/main.mpy"
HOW = "Pico, folder as drive, manifest included"


@cache
def _tree() -> dict[str, bytes]:
    return assemble(BOARD)


def _plan(tree: dict[str, bytes], drive: Path) -> Plan:
    return make_plan(tree, manifest_of(tree, BOARD), drive, FileSystem())


@cache
def _plans() -> tuple[Plan, Plan, Plan]:
    """What is done to an empty drive, to the same drive again, and after a one-line change."""
    with tempfile.TemporaryDirectory() as folder:
        drive = Path(folder)
        first = _plan(_tree(), drive)
        copy(first, FileSystem())
        again = _plan(_tree(), drive)
        changed = {**_tree(), CHANGED: _tree()[CHANGED] + bytes(16)}
        return first, again, _plan(changed, drive)


@row(
    "the Pico's drive tree, libraries included",
    "bytes",
    at_most=200 * 1024,
    how="every file that lies on the drive, manifest included",
)
def tree_bytes() -> float:
    return sum(map(len, with_manifest(_tree(), BOARD).values()))


@row("bytes written by a first flash", "bytes", how=f"{HOW}, once for each of its states")
def first_bytes() -> float:
    return _plans()[0].bytes_to_write


@row("bytes written by the same flash again", "bytes", at_most=0, how=HOW)
def repeated_bytes() -> float:
    return _plans()[1].bytes_to_write


@row("files written after a one-line change", "files", at_most=2, how=f"main.mpy changed; {HOW}")
def changed_files() -> float:
    return len(_plans()[2].writes) + 1  # the manifest
