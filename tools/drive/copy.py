# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Carries a plan out so that the drive is whole, or says of itself that it is not.

A new file's clusters are taken and filled before its entry says where they are: on FAT, entries,
folders and table lie in different sectors that a system writes when it likes.
"""

import contextlib
import errno
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.drive import damage
from tools.drive import manifest as manifests
from tools.drive.filesystem import DriveError, FileSystem
from tools.drive.plan import Plan

AGAIN = "Run the same command again: it goes on from here."


def copy(plan: Plan, system: FileSystem, done: Callable[[int], object] = lambda size: None) -> None:
    """Write, flush, read back. `done` hears of every file, in bytes."""
    copying = _Copy(plan, system, done)
    try:
        for what, path, data in plan.steps:
            getattr(copying, what)(plan.root / path, data)
        copying.demand_same_drive()
    except OSError as error:
        raise DriveError(_sentence(error, plan.root)) from error


@dataclass
class _Copy:
    """For each kind of step there is a method of its name."""

    plan: Plan
    system: FileSystem
    done: Callable[[int], object]

    def put(self, where: Path, data: bytes) -> None:
        if self.system.exists(where):
            self.remove(where)

        def undo(path: Path) -> None:
            if self.system.read(path) == data:  # another board's own file stays
                self.system.remove(path)

        with self.on_the_same_drive(where, undo):
            self.system.write(where, data)
            self.system.flush(where.parent)  # its name, still without clusters, and the table
            self.system.flush(where)  # the data, then where it is
            if self.system.read_back(where) != data:
                raise DriveError(
                    f"{self.name(where)} does not read back as it was written. {AGAIN}"
                )
        # macOS may lay a "._" file beside one it writes; only those our writing made are ours.
        twin = where.with_name(f"._{where.name}")
        if self.name(twin) not in self.plan.users and self.system.exists(twin):
            self.remove(twin)
        self.done(len(data))

    def name(self, where: Path) -> str:
        return where.relative_to(self.plan.root).as_posix()

    def remove(self, where: Path, _: bytes = b"") -> None:
        self.demand_same_drive()
        self.system.remove(where)
        self.system.flush(where.parent)

    def make_folder(self, where: Path, _: bytes) -> None:
        with self.on_the_same_drive(where, self.system.remove_folder_if_empty):
            self.system.make_folder(where)
            # Flushing a file that has not changed writes the table alone, which comes first.
            self.system.flush(self.plan.root / manifests.NAME)
            self.system.flush(where)
            self.system.flush(where.parent)
            self.system.flush_volume(self.plan.root)

    def remove_folder(self, where: Path, _: bytes) -> None:
        self.demand_same_drive()
        self.system.remove_folder_if_empty(where)
        self.system.flush(where.parent)

    def flush_volume(self, root: Path, _: bytes) -> None:
        self.system.flush_volume(root)

    def demand_same_drive(self) -> None:
        if self.system.identity(self.plan.root) != self.plan.identity:
            raise DriveError(
                f"{self.plan.root} is no longer the same drive: it was ejected, or another came "
                "in its place. Plug the board in again, wait for its drive, and run the same "
                "command again."
            )

    @contextlib.contextmanager
    def on_the_same_drive(self, path: Path, undo: Callable[[Path], None]) -> Iterator[None]:
        """Make something on the drive; if that was elsewhere by then, take it away again."""
        self.demand_same_drive()
        try:
            yield
        finally:
            if self.plan.root.exists():
                try:
                    self.demand_same_drive()
                except DriveError:
                    with contextlib.suppress(OSError):
                        undo(path)
                    raise


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
    sentence = f"The drive {root} does not take the copy ({reason}): check the cable. {AGAIN}"
    if damage.is_damage(error):
        sentence += f" If it stops again, the drive is damaged:\n{damage.repair(root)}"
    return sentence
