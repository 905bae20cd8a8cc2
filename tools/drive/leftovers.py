# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a cut and a repair leave on a FAT drive: our files under short names, and found clusters.

A long name lies beside the entry that it belongs to. Where only the entry was saved,
`engine_core/game.mpy` comes back as `engine_core/GAME.MPY`, `landscape.mpy` as `LANDSC~1.MPY`.
Clusters that no entry owns come back as `FSCK0000.REC` or `FOUND.000/FILE0000.CHK`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from tools.drive import manifest as manifests
from tools.drive.manifest import PACKAGES, Entry, Tree

FOUND = re.compile(r"FSCK\d{4}\.REC|FOUND\.\d{3}/FILE\d{4}\.CHK", re.I)


class Leftovers(NamedTuple):
    ours: list[str]
    unknown: list[str]


def find(
    paths: Iterable[str],
    tree: Tree,
    owned: Mapping[str, Entry],
    read: Callable[[str], bytes],
) -> Leftovers:
    """Those that are surely ours, and those that may be somebody's."""
    known = {*tree, *owned, manifests.NAME, manifests.NEW}
    entries = {*owned.values(), *(Entry.of(data) for data in tree.values())}
    found = Leftovers([], [])
    for path in paths:
        if FOUND.fullmatch(path):
            (found.ours if _is_our_data(read(path), tree, entries) else found.unknown).append(path)
        elif path in known or not any(_is_short_for(path, name) for name in known):
            continue
        elif path.split("/")[0] in PACKAGES or _is_our_data(read(path), tree, entries):
            found.ours.append(path)
    return found


def _is_short_for(path: str, name: str) -> bool:
    """Whether a path is this name of ours with long names lost on the way."""
    parts, names = path.split("/"), name.split("/")
    return len(parts) == len(names) and all(map(_is_short_part, parts, names))


def _is_short_part(part: str, name: str) -> bool:
    if part in (name, name.upper()):
        return True
    stem, _, ending = name.upper().partition(".")
    numbered = rf"{re.escape(stem[:6])}~\d" + (rf"\.{re.escape(ending[:3])}" if ending else "")
    return bool(re.fullmatch(numbered, part))


def _is_our_data(data: bytes, tree: Tree, entries: set[Entry]) -> bool:
    """The bytes of a file of ours, or the beginning of one; what a repair finds is padded."""
    if manifests.decode(data) or Entry.of(data) in entries:
        return True
    padded = any(
        entry.size <= len(data) < entry.size + 4096 and Entry.of(data[: entry.size]) == entry
        for entry in entries
    )
    return padded or (len(data) >= 64 and any(file.startswith(data) for file in tree.values()))
