# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Files on the drive that are not as we list them: whose they are, and what becomes of them.

Those of others that are in our way are put aside under another name. A cut and a repair leave ours
under short names, and found clusters. A long name lies beside the entry that it belongs to. Where
only the entry was saved, `engine_core/game.mpy` comes back as `engine_core/GAME.MPY`,
`landscape.mpy` as `LANDSC~1.MPY`. Clusters that no entry owns come back as `FSCK0000.REC` or
`FOUND.000/FILE0000.CHK`.
"""

import re
from collections.abc import Callable, Container, Iterable, Mapping

from tools.drive import manifest as manifests
from tools.drive.filesystem import Listing
from tools.drive.manifest import PACKAGES, ROOT_FILES, Entry, Tree

Read = Callable[[str], bytes]
FOUND = re.compile(r"FSCK\d{4}\.REC|FOUND\.\d{3}/FILE\d{4}\.CHK", re.I)


def is_ours(path: str, data: bytes, tree: Tree, owned: Mapping[str, Entry]) -> bool:
    """Whether this is a file as we listed it, or what a cut left of the one that we write.

    Of an earlier version we know the checksum alone, so what is torn of that is put aside.
    """
    if owned.get(path) == Entry.of(data):
        return True
    return path in tree and tree[path].startswith(data.rstrip(b"\0"))


def stale(tree: Tree, owned: Mapping[str, Entry], paths: Container[str], read: Read) -> list[str]:
    """What we listed and need no longer. One in lib that is not as we left it is the user's now."""
    return [
        path
        for path in owned
        if path in paths and path not in tree
        if not path.startswith("lib/") or is_ours(path, read(path), tree, owned)
    ]


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


def leftovers(
    paths: Iterable[str], tree: Tree, owned: Mapping[str, Entry], read: Read
) -> tuple[list[str], list[str]]:
    """What a repair left that is surely ours, and what may be somebody's."""
    known = {*tree, *owned, manifests.NAME, manifests.NEW}
    entries = {*owned.values(), *(Entry.of(data) for data in tree.values())}
    ours: list[str] = []
    unknown: list[str] = []
    for path in paths:
        by_repair = bool(FOUND.fullmatch(path))
        short = path not in known and any(_is_short_for(path, name) for name in known)
        inside = short and path.split("/")[0] in PACKAGES
        if inside or ((short or by_repair) and _is_our_data(read(path), tree, entries)):
            ours.append(path)
        elif by_repair:
            unknown.append(path)
    return ours, unknown


def _is_short_for(path: str, name: str) -> bool:
    """Whether a path is this name of ours with long names lost on the way."""
    short = []
    for part in name.split("/"):
        stem, _, ending = part.upper().partition(".")
        numbered = rf"{re.escape(stem[:6])}~\d" + (rf"\.{re.escape(ending[:3])}" if ending else "")
        short.append(rf"({re.escape(part)}|{re.escape(part.upper())}|{numbered})")
    return bool(re.fullmatch("/".join(short), path))


def _is_our_data(data: bytes, tree: Tree, entries: set[Entry]) -> bool:
    """The bytes of a file of ours, or the beginning of one; what a repair finds is padded."""
    padded = any(
        entry.size <= len(data) < entry.size + 4096 and Entry.of(data[: entry.size]) == entry
        for entry in entries
    )
    begun = len(data) >= 64 and any(file.startswith(data) for file in tree.values())
    return padded or begun or manifests.decode(data) is not None
