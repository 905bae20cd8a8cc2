# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Files in our way: whose they are, and the names under which those of others are put aside."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from tools.drive.compiler import source_name, traceback_name
from tools.drive.filesystem import Listing
from tools.drive.manifest import ROOT_FILES, Entry, Tree

Read = Callable[[str], bytes]


def is_ours(path: str, data: bytes, tree: Tree, owned: Mapping[str, Entry]) -> bool:
    """Whether this is a file as we listed it, or what a cut left of the one that we write.

    Of an earlier version we know the checksum alone, so what is torn of that is put aside.
    """
    if owned.get(path) == Entry.of(data):
        return True
    return path in tree and tree[path].startswith(data.rstrip(b"\0"))


def stale(tree: Tree, owned: Mapping[str, Entry], paths: Container[str], read: Read) -> list[str]:
    """What we listed and need no longer. One in lib that is not as we left it is the user's now."""
    gone = [path for path in owned if path in paths and path not in tree]
    return [
        path
        for path in gone
        if not path.startswith("lib/") or is_ours(path, read(path), tree, owned)
    ]


def is_an_old_module(path: str, data: bytes) -> bool:
    """Whether we compiled a stray: nobody else has a compiler call a module as ours does."""
    return source_name(data) == traceback_name(path)


def in_our_place(tree: Tree, writes: Iterable[str], paths: Iterable[str]) -> list[str]:
    """What ours will replace, and what CircuitPython takes before ours: code.txt for code.py, a
    module at the top of the drive for one in lib."""
    ours = {path for path in writes if path in ROOT_FILES or path.startswith("lib/")}
    ours |= {f"{name}.{kind}" for name in libraries(tree) for kind in ("py", "mpy")}
    return [path for path in paths if path.lower() in {"code.txt", *ours}]


def libraries(tree: Tree) -> set[str]:
    """The names by which our modules import those of lib."""
    return {path.split("/")[1].partition(".")[0] for path in tree if path.startswith("lib/")}


def names_for(paths: Iterable[str], there: Listing, read: Read) -> dict[str, str]:
    """A free name for each of these files, with an ending that makes no module of it."""
    files = {path.lower(): path for path in there.sizes}
    taken = {path.lower() for path in there.folders}
    found = {}
    for path in paths:
        data = read(path)
        names = (f"{path}.bak{number}" for number in ("", *range(2, 1000)))
        # One that holds the same, or its beginning, was made before a cut: no need for another.
        found[path] = next(
            name
            for name in names
            if (here := name.lower()) not in taken
            and (here not in files or data.startswith(read(files[here])))
        )
    return found
