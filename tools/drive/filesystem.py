# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The few things we do to a drive, one method each, so that a test can make each of them fail."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

F_FULLFSYNC, F_NOCACHE = 51, 48  # macOS: flush the device's own cache; read past the system's


class Space(NamedTuple):
    free: int
    cluster: int

    def clusters(self, size: int) -> int:
        return -(-size // self.cluster)


class Listing(NamedTuple):
    sizes: dict[str, int]  # files, by their path from the root
    folders: set[str]


class FileSystem:
    """The real thing. Everything raises OSError as the system does."""

    def listing(self, root: Path) -> Listing:
        """Everything under the folder; hidden folders are named but not looked into."""
        found = Listing({}, set())
        for path in sorted(root.iterdir()):
            if not path.is_dir() or path.is_symlink():
                found.sizes[path.name] = path.lstat().st_size
                continue
            found.folders.add(path.name)
            if path.name.startswith("."):
                continue
            with contextlib.suppress(PermissionError):  # what the system keeps to itself
                inside = self.listing(path)
                found.sizes.update({f"{path.name}/{k}": size for k, size in inside.sizes.items()})
                found.folders.update({f"{path.name}/{folder}" for folder in inside.folders})
        return found

    def exists(self, path: Path) -> bool:
        return path.exists()

    def read(self, path: Path) -> bytes:
        return path.read_bytes()

    def read_back(self, path: Path) -> bytes:
        """What the drive itself has, as far as the system lets us past its cache."""
        with path.open("rb", buffering=0) as file:
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            _mac_fcntl(file.fileno(), F_NOCACHE)
            return file.read()

    def write(self, path: Path, data: bytes) -> None:
        path.write_bytes(data)

    def flush(self, path: Path) -> None:
        with path.open("r+b") as file:
            os.fsync(file.fileno())
            _mac_fcntl(file.fileno(), F_FULLFSYNC)

    def flush_volume(self, root: Path) -> None:
        """Names and folders too; Windows has no such call, and writes them at once."""
        if os.name != "nt":
            folder = os.open(root, os.O_RDONLY)
            try:
                _flush_file_system(folder)
            finally:
                os.close(folder)

    def rename(self, before: Path, after: Path) -> None:
        before.replace(after)

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)

    def make_folder(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)

    def remove_folder_if_empty(self, path: Path) -> None:
        try:
            path.rmdir()
        except OSError as error:
            if error.errno not in (errno.ENOTEMPTY, errno.EEXIST, errno.ENOENT):
                raise

    def is_read_only(self, root: Path) -> bool:
        if os.name == "nt":
            return False
        return bool(os.statvfs(root).f_flag & os.ST_RDONLY)

    def space(self, root: Path) -> Space:
        if os.name == "nt":
            return _windows_space(root)
        status = os.statvfs(root)
        return Space(status.f_bavail * status.f_frsize, status.f_frsize)


def _flush_file_system(descriptor: int) -> None:
    """The drive's file system alone where the system can, else all of them."""
    with contextlib.suppress(OSError, AttributeError):
        if ctypes.CDLL(None).syncfs(descriptor) == 0:
            return
    os.sync()


def _mac_fcntl(descriptor: int, command: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(descriptor, command, 1)


def _windows_space(root: Path) -> Space:
    kernel: Any = vars(ctypes)["windll"].kernel32
    numbers = [ctypes.c_ulong() for _ in range(4)]
    if not kernel.GetDiskFreeSpaceW(f"{root.anchor}", *map(ctypes.byref, numbers)):
        raise OSError(f"{root} does not say how much space it has")
    sectors, sector, free, _ = (number.value for number in numbers)
    return Space(free * sectors * sector, sectors * sector)
