# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a flash will write, remove, move and keep, worked out before anything is touched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path, PurePosixPath

from tools.drive import leftovers
from tools.drive import manifest as manifests
from tools.drive.filesystem import FileSystem, Space
from tools.drive.manifest import ROOT_FILES, UPDATING, Entry, Manifest, Tree

SPARE = 8192  # bytes: macOS lays "._" files of 4096 beside ours, and folders grow by their names
SLOT, LETTERS = 32, 13  # a name's place in a FAT folder, and how many letters go into each


class PlanError(Exception):
    """The drive cannot take our files as it is; the message says why."""


@dataclass(frozen=True)
class Plan:
    root: Path
    identity: tuple[object, ...]  # of the drive that this is the plan for
    target: Manifest  # what the drive will say when all is done
    interim: Manifest  # what it says until then: every file that is or will be ours
    backups: Mapping[str, str]
    removes: tuple[str, ...]
    folders: tuple[str, ...]  # to make, each after the one that it lies in
    writes: Mapping[str, bytes]
    unchanged: int
    users: tuple[str, ...]
    manifest_changes: bool
    warnings: tuple[str, ...]
    space: Space
    needed: int  # clusters at the fullest moment, beyond what is used now

    @property
    def empty(self) -> bool:
        return not (self.backups or self.removes or self.writes or self.manifest_changes)

    @property
    def bytes_to_write(self) -> int:
        if self.empty:
            return 0
        lists = len(self.interim.encode()) + len(self.target.encode())
        return lists + sum(map(len, self.writes.values()))

    @property
    def fits(self) -> bool:
        return self.empty or self.needed * self.space.cluster <= self.space.free


def make_plan(tree: Tree, target: Manifest, root: Path, system: FileSystem) -> Plan:
    identity = system.identity(root)
    sizes, folders = system.listing(root)
    before = _earlier(sizes, root, system)
    owned = before.files if before else {}
    _refuse_obstacles(tree, sizes, folders)

    writes = {
        path: data
        for path, data in _in_order(tree).items()
        if sizes.get(path) != len(data) or system.read(root / path) != data
    }
    found = leftovers.find(sizes, tree, owned, lambda path: system.read(root / path))
    backups = _backups(writes, sizes, before, root, system, found.ours)
    removes = [path for path in owned if path in sizes and path not in tree]
    removes += [path for path in _twins(tree) if path in sizes and path not in removes]
    removes += [path for path in found.ours if path not in removes]
    stale = {path: entry for path, entry in owned.items() if path not in tree}
    interim = replace(target, state=UPDATING, files={**target.files, **stale})
    text = target.encode()
    changes = sizes.get(manifests.NAME) != len(text) or system.read(root / manifests.NAME) != text
    touched = {*tree, *removes, manifests.NAME, manifests.NEW, *owned}
    plan = Plan(
        root=root,
        identity=identity,
        target=target,
        interim=interim,
        backups=backups,
        removes=tuple(removes),
        folders=tuple(sorted(parents(writes) - folders)),
        writes=writes,
        unchanged=len(tree) - len(writes),
        users=tuple(path for path in sizes if path not in touched),
        manifest_changes=changes or manifests.NEW in sizes or bool(backups or removes or writes),
        warnings=(*_warnings(tree, sizes, folders), *map(_found, found.unknown)),
        space=system.space(root),
        needed=0,
    )
    return replace(plan, needed=_fullest(plan, sizes))


def parents(paths: Iterable[str]) -> set[str]:
    """Every folder that these files lie in, the drive itself aside."""
    return {str(parent) for path in paths for parent in PurePosixPath(path).parents} - {"."}


def _found(path: str) -> str:
    return f"{path} was left by a repair of the drive: look whether you miss it, or delete it."


def _earlier(sizes: Mapping[str, int], root: Path, system: FileSystem) -> Manifest | None:
    """Our manifest on the drive, or the one that was about to take its place."""
    for name in (manifests.NAME, manifests.NEW):
        found = manifests.decode(system.read(root / name)) if name in sizes else None
        if found:
            return found
    return None


def _in_order(tree: Tree) -> dict[str, bytes]:
    """code.py first: from then on the board itself says that the update is not complete."""
    first = {name: tree[name] for name in ROOT_FILES if name in tree}
    return {**first, **tree}


def _refuse_obstacles(tree: Tree, sizes: Mapping[str, int], folders: set[str]) -> None:
    for path in sorted((parents(tree) & set(sizes)) | (set(tree) & folders)):
        kind = "file" if path in sizes else "folder"
        raise PlanError(f"{path} on the drive is a {kind} in our way; move it, then try again.")


def _backups(
    writes: Mapping[str, bytes],
    sizes: Mapping[str, int],
    before: Manifest | None,
    root: Path,
    system: FileSystem,
    ours: list[str],
) -> dict[str, str]:
    """code.py and boot.py that somebody else wrote, and the names they get."""
    found = {}
    for name in [path for path in sizes if path.lower() in ROOT_FILES and path.lower() in writes]:
        if name not in ours and not _is_from_us(name, before, root, system):
            names = [f"{name}.bak{number}" for number in ("", *range(2, 1000))]
            data = system.read(root / name)
            # One that holds the same, or its beginning, was made before a cut: no need for another.
            found[name] = next(
                path
                for path in names
                if path not in sizes or data.startswith(system.read(root / path))
            )
    return found


def _is_from_us(name: str, before: Manifest | None, root: Path, system: FileSystem) -> bool:
    if before is None or name not in before.files:
        return False
    # After a broken flash a file that matches nothing is a torn one of ours.
    return before.state == UPDATING or Entry.of(system.read(root / name)) == before.files[name]


def _twins(tree: Tree) -> list[str]:
    """Sources that CircuitPython would import in place of our compiled files."""
    return [path.removesuffix(".mpy") + ".py" for path in tree if path.endswith(".mpy")]


def _warnings(tree: Tree, sizes: Mapping[str, int], folders: set[str]) -> list[str]:
    """The user's own files that CircuitPython will take instead of ours. We leave them alone."""
    found = []
    if "code.txt" in sizes:
        found.append("code.txt on the drive runs instead of our code.py: rename it.")
    files = {path.split("/")[1] for path in tree if path.startswith("lib/")}
    for file in sorted(files):
        name = file.partition(".")[0]
        inside = [f"lib/{name}"] if "." in file else []
        for path in (name, f"{name}.py", f"{name}.mpy", *inside):
            if path in sizes or path in folders:
                found.append(f"{path} on the drive is imported instead of lib/{file}: move it.")
    return found


def _fullest(plan: Plan, sizes: Mapping[str, int]) -> int:
    """Go through the copy as it will happen and note the most clusters it takes on the way."""
    clusters = plan.space.clusters
    interim, target = clusters(len(plan.interim.encode())), clusters(len(plan.target.encode()))
    changes = []
    for before, after in plan.backups.items():
        changes += [clusters(sizes[before]) if after not in sizes else 0, -clusters(sizes[before])]
    changes += [interim - clusters(sizes.get(manifests.NEW, 0))]
    changes += [-clusters(sizes.get(manifests.NAME, 0)), interim, -interim]
    changes += [-clusters(sizes[path]) for path in plan.removes]
    changes += _folder_clusters(plan, sizes)
    for path, data in plan.writes.items():
        moved = path in plan.backups
        changes += [0 if moved else -clusters(sizes.get(path, 0)), clusters(len(data))]
    changes += [target, -interim, target, -target]
    return max(accumulate(changes)) + clusters(SPARE)


def _folder_clusters(plan: Plan, sizes: Mapping[str, int]) -> list[int]:
    """What new folders take, and old ones at most, for the names that come into them."""
    names = [PurePosixPath(path) for path in (*plan.writes, *plan.folders) if path not in sizes]
    slots = dict.fromkeys(plan.folders, 2)  # they begin with "." and ".."
    for name in names:
        folder = str(name.parent)
        slots[folder] = slots.get(folder, 0) + 1 - (-len(name.name) // LETTERS)
    slots.pop(".", None)  # the drive's own has its room already
    return [plan.space.clusters(count * SLOT) for count in slots.values()]
