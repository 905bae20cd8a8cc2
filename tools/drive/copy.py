# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Carries a plan out so that the drive is whole, or says of itself that it is not."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

from tools.drive import manifest as manifests
from tools.drive.filesystem import FileSystem
from tools.drive.manifest import Manifest
from tools.drive.plan import Plan

AGAIN = "Run the same command again: it goes on from here."


class CopyError(Exception):
    """The copy stopped; the message says why and what to do."""


def copy(plan: Plan, system: FileSystem, step: Callable[[int], object] = lambda size: None) -> None:
    """Write, flush, read back. `step` hears of every piece, in bytes, as it is done."""
    if plan.empty:
        return
    try:
        _copy(plan, system, step)
    except OSError as error:
        raise CopyError(_sentence(error, plan.root)) from error


def _copy(plan: Plan, system: FileSystem, step: Callable[[int], object]) -> None:
    root = plan.root
    # Before the manifest says "updating", as from then on a strange code.py counts as a torn one.
    for before, after in plan.backups.items():
        system.rename(root / before, root / after)
        _no_hidden_twin(plan, system, after)
    if manifests.NEW in plan.removes:
        system.remove(root / manifests.NEW)
    _put_manifest(plan, system, plan.interim, step)
    _remove(plan, system)
    for folder in plan.folders:
        system.make_folder(root / folder)
    for path, data in plan.writes.items():
        _put(plan, system, path, data)
        step(len(data))
    system.flush_volume(root)
    _put_manifest(plan, system, plan.target, step)


def _remove(plan: Plan, system: FileSystem) -> None:
    removes = [path for path in plan.removes if path != manifests.NEW]
    for path in removes:
        system.remove(plan.root / path)
    for folder in sorted(_parents(removes) - _parents(plan.target.files) - {"lib"}, reverse=True):
        system.remove_folder_if_empty(plan.root / folder)


def _parents(paths: Iterable[str]) -> set[str]:
    return {str(parent) for path in paths for parent in PurePosixPath(path).parents} - {"."}


def _put_manifest(
    plan: Plan, system: FileSystem, made: Manifest, step: Callable[[int], object]
) -> None:
    """Under another name first: the drive has the old list or the new one, never half of one."""
    data = made.encode()
    _put(plan, system, manifests.NEW, data)
    system.rename(plan.root / manifests.NEW, plan.root / manifests.NAME)
    system.flush_volume(plan.root)
    _no_hidden_twin(plan, system, manifests.NAME)
    step(len(data))


def _put(plan: Plan, system: FileSystem, path: str, data: bytes) -> None:
    where = plan.root / path
    system.write(where, data)
    system.flush(where)
    if system.read_back(where) != data:
        raise CopyError(f"{path} does not read back as it was written. {AGAIN}")
    _no_hidden_twin(plan, system, path)


def _no_hidden_twin(plan: Plan, system: FileSystem, path: str) -> None:
    """macOS may lay a "._" file beside one it writes; only those that our writing made are ours."""
    folder, _, name = path.rpartition("/")
    twin = f"{folder}/._{name}".lstrip("/")
    if twin not in plan.users and system.exists(plan.root / twin):
        system.remove(plan.root / twin)


def _sentence(error: OSError, root: Path) -> str:
    if not root.exists():
        return f"The drive {root} has gone: check the cable, wait for the drive. {AGAIN}"
    if error.errno == errno.ENOSPC:
        return f"The drive {root} is full: delete something of your own from it. {AGAIN}"
    if error.errno == errno.EROFS:
        return (
            f"The drive {root} is read-only: eject it, unplug the board and plug it in again; "
            f"if that does not help, let your system repair the drive. {AGAIN}"
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"This user may not write to {root}: {error.strerror}. {AGAIN}"
    reason = (error.strerror or str(error) or type(error).__name__).rstrip(".")
    return f"The drive {root} does not take the copy ({reason}): check the cable. {AGAIN}"
