# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a flash will write, remove, move and keep, worked out before anything is touched.

The order of the steps is what FAT needs, whose entries, folders and table lie in different sectors
that a system writes when it likes: a folder is on the drive before anything is put into it, an old
file's entry is gone before its clusters are free. Nothing is renamed: between two sectors, both
names would own the clusters.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from textwrap import wrap
from typing import Literal, NamedTuple

from tools.drive import manifest as manifests
from tools.drive import others
from tools.drive.compiler import is_called
from tools.drive.device import strays
from tools.drive.filesystem import DriveError, FileSystem, Listing, Space
from tools.drive.manifest import ROOT_FILES, UPDATING, Manifest, Tree
from tools.support.visible import plural, visible

SPARE = 8192  # bytes: macOS lays "._" files of 4096 beside ours, and folders grow by their names
SLOT, LETTERS = 32, 13  # a name's place in a FAT folder, and how many letters go into each
INDENT = " " * 12
LONGEST = 8  # names before "and so many more"


class Step(NamedTuple):
    """One thing that is done to the drive."""

    what: Literal["put", "remove", "make_folder", "remove_folder", "flush_volume"]
    path: str = ""
    data: bytes = b""


class Plan:
    """What is to be done to a drive, and what is to be said of it."""

    def __init__(self, tree: Tree, target: Manifest, root: Path, system: FileSystem) -> None:
        self.root = root
        self.identity = system.identity(root)  # of the drive that this is the plan for
        there = system.listing(root)
        sizes = there.sizes

        def read(path: str) -> bytes:
            return system.read(root / path)

        def holds(path: str, data: bytes) -> bool:
            return sizes.get(path) == len(data) and read(path) == data

        lists = {
            name: manifests.decode(read(name))
            for name in (manifests.NAME, manifests.NEW)
            if name in sizes
        }
        # The one that was about to take its place is as good.
        before = lists.get(manifests.NAME) or lists.get(manifests.NEW)
        owned = before.files if before else {}
        _refuse_obstacles(tree, there)
        # code.py first: from then on the board itself says that the update is not complete.
        order = [path for path in dict.fromkeys((*ROOT_FILES, *tree)) if path in tree]
        self.writes = {path: tree[path] for path in order if not holds(path, tree[path])}
        self.unchanged = len(tree) - len(self.writes)
        left, unknown = others.leftovers(sizes, tree, owned, read)
        self.warnings = [
            f"{path} was left by a repair of the drive: look whether you miss it, or delete it."
            for path in unknown
        ]
        self.removes = list(dict.fromkeys((*others.stale(tree, owned, sizes, read), *left)))
        theirs = [
            path
            for path in others.in_our_place(tree, self.writes, sizes)
            if path not in self.removes and not others.is_ours(path, read(path), tree, owned)
        ]
        stays = {*sizes, *tree} - {*self.removes, *theirs}
        for path in strays(tree, stays | (there.folders - parents(self.removes))):
            if path in there.folders:
                raise _obstacle(path, "folder")
            # An old module of ours: nobody else has a compiler call one as ours does.
            old = is_called(read(path), path)
            (self.removes if old else theirs).append(path)
        self.backups = others.names_for(theirs, there, read)
        touched = {*tree, *self.removes, *theirs, manifests.NAME, manifests.NEW}
        self.users = [path for path in sizes if path not in touched]

        # Until all is done the list knows the files of before, which lie beside those that are new.
        interim = replace(target, state=UPDATING, files={**target.files, **owned}).encode()
        final = target.encode()
        self.steps: list[Step] = []  # none where all is as it should be
        listed = holds(manifests.NAME, final) and manifests.NEW not in lists
        if self.backups or self.removes or self.writes or not listed:
            for path, name in self.backups.items():
                self.steps += [Step("put", name, read(path)), Step("remove", path)]
            whole = lists.get(manifests.NAME) is not None
            self.steps += _list_steps(interim, whole, manifests.NEW in lists)
            self.steps += [Step("remove", path) for path in self.removes]
            emptied = sorted(parents(self.removes) - parents(tree), reverse=True)
            self.steps += [Step("remove_folder", folder) for folder in emptied]
            missing = sorted(parents(self.writes) - there.folders)  # what it lies in comes first
            self.steps += [Step("make_folder", folder) for folder in missing]
            self.steps += [Step("put", path, data) for path, data in self.writes.items()]
            self.steps += [Step("flush_volume"), *_list_steps(final, True, False)]
        self.space = system.space(root)
        # Clusters at the fullest moment, beyond what is used now.
        self.needed = _fullest(self.steps, sizes, self.space)

    @property
    def empty(self) -> bool:
        return not self.steps

    @property
    def fits(self) -> bool:
        return self.empty or self.needed * self.space.cluster <= self.space.free


def _list_steps(data: bytes, one_is_there: bool, next_is_there: bool) -> Iterator[Step]:
    """Our list under another name first: at every moment one whole list is on the drive."""
    if one_is_there:
        yield Step("put", manifests.NEW, data)
    yield Step("put", manifests.NAME, data)
    if one_is_there or next_is_there:
        yield Step("remove", manifests.NEW)
    yield Step("flush_volume")


def parents(paths: Iterable[str]) -> set[str]:
    """Every folder that these files lie in, the drive itself others."""
    return {str(parent) for path in paths for parent in PurePosixPath(path).parents} - {"."}


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


def _fullest(steps: Iterable[Step], sizes: Mapping[str, int], space: Space) -> int:
    """Go through the steps and note the most clusters that they take on the way."""
    there, named = dict(sizes), set(sizes)
    slots: Counter[str] = Counter()  # for new names; an old folder's last cluster may be full
    used = most = 0
    for what, path, data in steps:
        used -= space.clusters(there.pop(path, 0))
        if what == "put":
            there[path] = len(data)
            used += space.clusters(len(data))
        elif what == "make_folder":
            slots[path] = 2  # "." and ".."
            used += space.clusters(slots[path] * SLOT)
        folder, _, name = path.rpartition("/")  # the drive's own has its room already
        if folder and what in ("put", "make_folder") and path not in named:
            named.add(path)
            before = space.clusters(slots[folder] * SLOT)
            slots[folder] += 1 - (-len(name) // LETTERS)
            used += space.clusters(slots[folder] * SLOT) - before
        most = max(most, used)
    return most + space.clusters(SPARE)


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
    ours = {*plan.writes, manifests.NAME}  # which is written in each of its states
    size = sum(len(step.data) for step in plan.steps if step.path in ours)
    yield f"  write   {files}, {size:,} bytes"
    yield from _names(plan.writes)
    if plan.removes:
        yield f"  remove  {plural(len(plan.removes), 'file')}"
        yield from _names(plan.removes)
    yours = [path for path in plan.users if "." not in (path[0], path.rpartition("/")[2][0])]
    yield f"  keep    {plan.unchanged:,} of ours, {len(yours):,} of yours"
    yield from _names(yours)
    cluster = plan.space.cluster
    needed = f"{max(plan.needed, 0):,} clusters of {cluster:,} bytes needed"
    yield f"  space   {needed}, {plan.space.free // cluster:,} free"
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
