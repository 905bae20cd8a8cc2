# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a flash will write, remove, move and keep, worked out before anything is touched."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path, PurePosixPath
from textwrap import wrap

from tools.drive import manifest as manifests
from tools.drive import others
from tools.drive.device import strays
from tools.drive.filesystem import DriveError, FileSystem, Listing, Space
from tools.drive.manifest import ROOT_FILES, UPDATING, Manifest, Tree
from tools.drive.others import Read
from tools.support.visible import plural, visible

SPARE = 8192  # bytes: macOS lays "._" files of 4096 beside ours, and folders grow by their names
SLOT, LETTERS = 32, 13  # a name's place in a FAT folder, and how many letters go into each
INDENT = " " * 12
LONGEST = 8  # names before "and so many more"


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
    there = system.listing(root)
    sizes = there.sizes

    def read(path: str) -> bytes:
        return system.read(root / path)

    before = _earlier(sizes, read)
    owned = before.files if before else {}
    _refuse_obstacles(tree, there)
    writes = {
        path: data
        for path, data in _in_order(tree).items()
        if sizes.get(path) != len(data) or read(path) != data
    }
    found = others.leftovers(sizes, tree, owned, read)
    stale = others.stale(tree, owned, sizes, read)
    removes = list(dict.fromkeys((*stale, *found.ours)))
    theirs = [
        path
        for path in others.in_our_place(tree, writes, sizes)
        if path not in removes and not others.is_ours(path, read(path), tree, owned)
    ]
    stays = ({*sizes, *tree} - {*removes, *theirs}) | (there.folders - parents(removes))
    for path in strays(tree, stays):
        if path in there.folders:
            raise _obstacle(path, "folder")
        (removes if others.is_an_old_module(path, read(path)) else theirs).append(path)
    backups = others.names_for(theirs, there, read)
    # Until all is done the list knows the files of before, which lie beside those that are new.
    interim = replace(target, state=UPDATING, files={**target.files, **owned})
    text = target.encode()
    changes = sizes.get(manifests.NAME) != len(text) or read(manifests.NAME) != text
    touched = {*tree, *removes, *theirs, manifests.NAME, manifests.NEW}
    plan = Plan(
        root=root,
        identity=identity,
        target=target,
        interim=interim,
        backups=backups,
        removes=tuple(removes),
        folders=tuple(sorted(parents(writes) - there.folders)),
        writes=writes,
        unchanged=len(tree) - len(writes),
        users=tuple(path for path in sizes if path not in touched),
        manifest_changes=changes or manifests.NEW in sizes or bool(backups or removes or writes),
        warnings=tuple(map(_found, found.unknown)),
        space=system.space(root),
        needed=0,
    )
    return replace(plan, needed=_fullest(plan, sizes))


def parents(paths: Iterable[str]) -> set[str]:
    """Every folder that these files lie in, the drive itself others."""
    return {str(parent) for path in paths for parent in PurePosixPath(path).parents} - {"."}


def _found(path: str) -> str:
    return f"{path} was left by a repair of the drive: look whether you miss it, or delete it."


def _earlier(sizes: Mapping[str, int], read: Read) -> Manifest | None:
    """Our manifest on the drive, or the one that was about to take its place."""
    for name in (manifests.NAME, manifests.NEW):
        found = manifests.decode(read(name)) if name in sizes else None
        if found:
            return found
    return None


def _in_order(tree: Tree) -> dict[str, bytes]:
    """code.py first: from then on the board itself says that the update is not complete."""
    first = {name: tree[name] for name in ROOT_FILES if name in tree}
    return {**first, **tree}


def _refuse_obstacles(tree: Tree, there: Listing) -> None:
    # In capitals, too: FAT finds them by either spelling.
    folders = {path.lower() for path in parents(tree)}
    files = {path.lower() for path in (*tree, *others.libraries(tree))}
    for path in sorted(there.sizes):
        if path.lower() in folders:
            raise _obstacle(path, "file")
    for path in sorted(there.folders):
        if path.lower() in files:
            raise _obstacle(path, "folder")


def _obstacle(path: str, kind: str) -> DriveError:
    return DriveError(f"{path} on the drive is a {kind} in our way; move it, then try again.")


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
    new = (*plan.writes, *plan.folders, *plan.backups.values())
    names = [PurePosixPath(path) for path in new if path not in sizes]
    slots = dict.fromkeys(plan.folders, 2)  # they begin with "." and ".."
    for name in names:
        folder = str(name.parent)
        slots[folder] = slots.get(folder, 0) + 1 - (-len(name.name) // LETTERS)
    slots.pop(".", None)  # the drive's own has its room already
    return [plan.space.clusters(count * SLOT) for count in slots.values()]


def describe(plan: Plan) -> Iterator[str]:
    """A plan in words, for the terminal."""
    if plan.empty:
        yield f"Nothing to do: all {plural(plan.unchanged, 'file')} are there and unchanged."
        yield from plan.warnings
        return
    yield "Plan:"
    for before, after in plan.backups.items():
        yield f"  move    {visible(before)} to {visible(after)}, as it is not ours"
    if any(path.startswith("lib/") for path in plan.backups):
        yield "          programs of your own that import those of lib find ours now"
    files = f"{plural(len(plan.writes), 'file')} and the manifest"
    yield f"  write   {files}, {plan.bytes_to_write:,} bytes"
    yield from _names(plan.writes)
    if plan.removes:
        yield f"  remove  {plural(len(plan.removes), 'file')}"
        yield from _names(plan.removes)
    yours = [path for path in plan.users if "." not in (path[0], path.rpartition("/")[2][0])]
    yield f"  keep    {plan.unchanged:,} of ours, {len(yours):,} of yours"
    yield from _names(yours)
    free = plan.space.free // plan.space.cluster
    yield (
        f"  space   {max(plan.needed, 0):,} clusters of {plan.space.cluster:,} bytes needed, "
        f"{free:,} free"
    )
    for warning in plan.warnings:
        yield f"  note    {warning}"


def _names(paths: Iterable[str]) -> Iterator[str]:
    names = [visible(path) for path in paths]
    more = [f"and {len(names) - LONGEST} more"] if len(names) > LONGEST else []
    yield from wrap(
        ", ".join(names[:LONGEST] + more),
        width=96,
        initial_indent=INDENT,
        subsequent_indent=INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
