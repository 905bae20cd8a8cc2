# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The few things we do to a drive, one method each, so that a test can make each of them fail."""

import contextlib
import ctypes
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.drive.find import BOOT_OUT

F_FULLFSYNC, F_NOCACHE = 51, 48  # macOS: flush the device's own cache; read past the system's


class DriveError(Exception):
    """The drive cannot take our files as it is; the message says why and what to do."""


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
        for entry in sorted(root.iterdir()):
            if entry.is_symlink() or not entry.is_dir():
                found.sizes[entry.name] = entry.lstat().st_size
                continue
            found.folders.add(entry.name)
            if entry.name.startswith("."):
                continue
            with contextlib.suppress(PermissionError):  # what the system keeps to itself
                below = self.listing(entry)
                found.sizes.update({f"{entry.name}/{k}": size for k, size in below.sizes.items()})
                found.folders.update({f"{entry.name}/{folder}" for folder in below.folders})
        return found

    def exists(self, path: Path) -> bool:
        return os.path.lexists(path)  # a link that leads nowhere is there, too

    def read(self, path: Path) -> bytes:
        """A file's bytes; a link that leads nowhere has none."""
        if path.is_symlink() and not path.exists():
            return b""
        return path.read_bytes()

    def read_back(self, path: Path) -> bytes:
        """What the drive itself has, as far as the system lets us past its cache."""
        with path.open("rb", buffering=0) as file:
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            _mac_fcntl(file.fileno(), F_NOCACHE)
            return file.read()

    def write(self, path: Path, data: bytes) -> None:
        """A new file: where there is anything, be it a link that leads elsewhere, it fails."""
        with path.open("xb") as file:
            file.write(data)

    def flush(self, path: Path) -> None:
        """A file or a folder, down to the drive."""
        if os.name == "nt":
            if path.is_file():  # names and folders Windows writes at once, on drives that unplug
                with path.open("r+b") as file:
                    os.fsync(file.fileno())
            return
        with _opened(path) as descriptor:
            os.fsync(descriptor)
            _mac_fcntl(descriptor, F_FULLFSYNC)

    def flush_volume(self, root: Path) -> None:
        """Everything that the system still holds back for this drive."""
        if os.name == "nt":
            return
        with _opened(root) as descriptor:
            # The drive's file system alone where the system can, else all of them.
            with contextlib.suppress(OSError, AttributeError):
                if ctypes.CDLL(None).syncfs(descriptor) == 0:
                    return
            os.sync()

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)

    def make_folder(self, path: Path) -> None:
        """One folder; the one that it lies in is there already."""
        path.mkdir(exist_ok=True)

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

    def identity(self, root: Path) -> tuple[object, ...]:
        """Tells this drive from another at the same place, and from an empty mount point."""
        status = root.stat()  # on Windows the device is the volume's serial number
        try:
            says = self.read(root / BOOT_OUT)
        except FileNotFoundError:
            says = b""
        return status.st_dev, status.st_ino, says

    def space(self, root: Path) -> Space:
        if os.name == "nt":
            return _windows_space(root)
        status = os.statvfs(root)
        return Space(status.f_bavail * status.f_frsize, status.f_frsize)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[int]:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


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
