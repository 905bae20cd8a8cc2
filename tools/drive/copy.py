# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Carries a plan out so that the drive is whole, or says of itself that it is not.

The order is what FAT needs, whose entries, folders and table lie in different sectors that a system
writes when it likes: a folder is on the drive before anything is put into it, an old file's entry
is gone before its clusters are free, a new file's clusters are taken and filled before its entry
says where they are. Nothing is renamed: between two sectors, both names would own the clusters.
"""

import contextlib
import errno
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.drive import damage
from tools.drive import manifest as manifests
from tools.drive.filesystem import DriveError, FileSystem
from tools.drive.manifest import Manifest
from tools.drive.plan import Plan, parents

AGAIN = "Run the same command again: it goes on from here."


def copy(plan: Plan, system: FileSystem, step: Callable[[int], object] = lambda size: None) -> None:
    """Write, flush, read back. `step` hears of every piece, in bytes, as it is done."""
    if plan.empty:
        return
    try:
        _Copy(plan, system, step).run()
    except OSError as error:
        raise DriveError(_sentence(error, plan.root)) from error


class _Copy:
    def __init__(self, plan: Plan, system: FileSystem, step: Callable[[int], object]) -> None:
        self.plan = plan
        self.system = system
        self.step = step

    def run(self) -> None:
        plan = self.plan
        for before, after in plan.backups.items():
            self.put(after, self.system.read(plan.root / before))
            self.remove(before)
        self.put_manifest(plan.interim)
        for path in plan.removes:
            self.remove(path)
        for folder in sorted(parents(plan.removes) - parents(plan.target.files), reverse=True):
            self.remove_folder(folder)
        for folder in plan.folders:
            self.make_folder(folder)
        for path, data in plan.writes.items():
            self.put(path, data)
            self.step(len(data))
        self.system.flush_volume(plan.root)
        self.put_manifest(plan.target)
        self.demand_same_drive()

    def put_manifest(self, made: Manifest) -> None:
        """Under another name first: at every moment one whole list is on the drive."""
        data = made.encode()
        if self.has_manifest():
            self.put(manifests.NEW, data)
        self.put(manifests.NAME, data)
        if self.system.exists(self.plan.root / manifests.NEW):
            self.remove(manifests.NEW)
        self.system.flush_volume(self.plan.root)
        self.step(len(data))

    def has_manifest(self) -> bool:
        where = self.plan.root / manifests.NAME
        return self.system.exists(where) and bool(manifests.decode(self.system.read(where)))

    def put(self, path: str, data: bytes) -> None:
        where = self.plan.root / path
        if self.system.exists(where):
            self.remove(path)

        def undo(path: Path) -> None:
            if self.system.read(path) == data:  # another board's own file stays
                self.system.remove(path)

        with self.on_the_same_drive(where, undo):
            self.system.write(where, data)
            self.system.flush(where.parent)  # its name, still without clusters, and the table
            self.system.flush(where)  # the data, then where it is
            if self.system.read_back(where) != data:
                raise DriveError(f"{path} does not read back as it was written. {AGAIN}")
        self.remove_hidden_twin(path)

    def remove(self, path: str) -> None:
        self.demand_same_drive()
        where = self.plan.root / path
        self.system.remove(where)
        self.system.flush(where.parent)

    def make_folder(self, path: str) -> None:
        where = self.plan.root / path
        with self.on_the_same_drive(where, self.system.remove_folder_if_empty):
            self.system.make_folder(where)
            # Flushing a file that has not changed writes the table alone, which comes first.
            self.system.flush(self.plan.root / manifests.NAME)
            self.system.flush(where)
            self.system.flush(where.parent)
            self.system.flush_volume(self.plan.root)

    def remove_folder(self, path: str) -> None:
        self.demand_same_drive()
        where = self.plan.root / path
        self.system.remove_folder_if_empty(where)
        self.system.flush(where.parent)

    def remove_hidden_twin(self, path: str) -> None:
        """macOS may lay a "._" file beside one it writes; only those our writing made are ours."""
        folder, _, name = path.rpartition("/")
        twin = f"{folder}/._{name}".lstrip("/")
        if twin not in self.plan.users and self.system.exists(self.plan.root / twin):
            self.remove(twin)

    def demand_same_drive(self) -> None:
        if not self.is_same_drive():
            raise DriveError(
                f"{self.plan.root} is no longer the same drive: it was ejected, or another came "
                "in its place. Plug the board in again, wait for its drive, and run the same "
                "command again."
            )

    def is_same_drive(self) -> bool:
        return self.system.identity(self.plan.root) == self.plan.identity

    @contextlib.contextmanager
    def on_the_same_drive(self, path: Path, undo: Callable[[Path], None]) -> Iterator[None]:
        """Make something on the drive; if that was elsewhere by then, take it away again."""
        self.demand_same_drive()
        try:
            yield
        finally:
            if self.plan.root.exists() and not self.is_same_drive():
                with contextlib.suppress(OSError):
                    undo(path)
                self.demand_same_drive()


def _sentence(error: OSError, root: Path) -> str:
    if not root.exists():
        return f"The drive {root} has gone: check the cable, wait for the drive. {AGAIN}"
    if error.errno == errno.ENOSPC:
        return f"The drive {root} is full: delete something of your own from it. {AGAIN}"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"This user may not write to {root}: {error.strerror}. {AGAIN}"
    if error.errno == errno.EROFS:
        return damage.read_only(root)
    reason = damage.reason(error)
    if damage.is_damage(error):
        return (
            f"The drive {root} does not take the copy ({reason}): check the cable. {AGAIN} "
            f"If it stops again, the drive is damaged:\n{damage.repair(root)}"
        )
    return f"The drive {root} does not take the copy ({reason}): check the cable. {AGAIN}"
