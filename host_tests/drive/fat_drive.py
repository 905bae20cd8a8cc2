# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The file system that the flasher works on, on a FAT image instead of this computer's own."""

from __future__ import annotations

from pathlib import Path

from host_tests.drive.fat import SECTOR, Fat
from tools.drive.filesystem import FileSystem, Listing, Space

PLACE = Path("/CIRCUITPY")


class FatDrive(FileSystem):
    def __init__(self, image: bytes) -> None:
        self.fat = Fat(image)
        self.unsettled: list[str] = []  # what was begun before the drive had all that went before

    def _begin(self, path: Path) -> str:
        if not self.fat.settled:
            self.unsettled.append(self._name(path))
        return self._name(path)

    def _name(self, path: Path) -> str:
        return path.relative_to(PLACE).as_posix()

    def listing(self, root: Path) -> Listing:
        found = Listing({}, set())
        waiting = ["."]
        while waiting:
            folder = waiting.pop()
            for entry in self.fat.entries(folder):
                path = entry.name if folder == "." else f"{folder}/{entry.name}"
                if entry.folder:
                    found.folders.add(path)
                    waiting.append(path)
                else:
                    found.sizes[path] = self.fat.entry(path).size
        return found

    def contents(self) -> dict[str, bytes]:
        return {path: self.fat.read(path) for path in self.listing(PLACE).sizes}

    def exists(self, path: Path) -> bool:
        return path == PLACE or self.fat.find(self._name(path)) is not None

    def read(self, path: Path) -> bytes:
        return self.fat.read(self._name(path))

    def read_back(self, path: Path) -> bytes:
        behind = Fat(b"")
        behind.cache = self.fat.disk
        return behind.read(self._name(path))

    def write(self, path: Path, data: bytes) -> None:
        self.fat.write(self._begin(path), data)

    def flush(self, path: Path) -> None:
        self.fat.flush(self._name(path))

    def flush_volume(self, root: Path) -> None:
        self.fat.flush_all()

    def remove(self, path: Path) -> None:
        self.fat.remove(self._begin(path))

    def make_folder(self, path: Path) -> None:
        self.fat.make_folder(self._begin(path))

    def remove_folder_if_empty(self, path: Path) -> None:
        if not any(self.fat.entries(self._name(path))):
            self.fat.remove(self._begin(path))

    def identity(self, root: Path) -> tuple[object, ...]:
        return (self.read(root / "boot_out.txt"),)

    def space(self, root: Path) -> Space:
        return Space(self.fat.free * SECTOR, SECTOR)
