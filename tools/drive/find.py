# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Finds CircuitPython drives on Linux, macOS and Windows, and reads what they say of themselves."""

import contextlib
import ctypes
import re
import string
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LABEL = re.compile(r"CIRCUITPY ?\d*")  # a second board is CIRCUITPY1, on macOS "CIRCUITPY 1"
BOOT_OUT = "boot_out.txt"
OLDEST = (9, 2)
NEWEST = 10

LINUX_PLACES = ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*")
MACOS_PLACES = ("/Volumes/*",)
REMOVABLE = 2


@dataclass(frozen=True)
class Drive:
    """A drive, and what CircuitPython wrote there about itself when it started."""

    path: Path
    version: str = ""
    name: str = ""
    board: str = ""
    uid: str = ""

    def describe(self) -> str:
        name = self.name or "a board that does not say what it is"
        identity = f" ({self.board})" if self.board else ""
        version = f", CircuitPython {self.version}" if self.version else ""
        return f"{self.path}: {name}{identity}{version}"


Volume = tuple[Path, str]


def volumes() -> list[Volume]:
    """Mounted drives with their labels, on the system we are on."""
    if sys.platform == "win32":
        return list(windows_volumes())
    return folder_volumes(MACOS_PLACES if sys.platform == "darwin" else LINUX_PLACES)


def folder_volumes(places: Sequence[str], root: Path = Path("/")) -> list[Volume]:
    """Where drives are mounted in folders, the folder has the drive's label for a name."""
    found = []
    for place in places:
        with contextlib.suppress(OSError):
            found += [(path, path.name) for path in sorted(root.glob(place.lstrip("/")))]
    return found


def windows_volumes() -> Iterable[Volume]:
    kernel: Any = vars(ctypes)["windll"].kernel32
    mounted = kernel.GetLogicalDrives()
    for number, letter in enumerate(string.ascii_uppercase):
        root = f"{letter}:\\"
        if mounted >> number & 1 and kernel.GetDriveTypeW(root) == REMOVABLE:
            label = ctypes.create_unicode_buffer(261)
            if kernel.GetVolumeInformationW(root, label, 261, None, None, None, None, 0):
                yield Path(root), label.value


def find_drives(look: Callable[[], Iterable[Volume]] = volumes) -> list[Drive]:
    """CircuitPython drives: by their label, or by the file that CircuitPython leaves there."""
    found = [(look_at(path), label) for path, label in look()]
    return [drive for drive, label in found if drive.version or LABEL.fullmatch(label)]


def look_at(path: Path) -> Drive:
    """What a drive says of itself, which may be nothing."""
    try:
        text = (path / BOOT_OUT).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return Drive(path)
    head = re.search(r"CircuitPython (\S+) on [^;\n]*; (.+?)(?: with |$)", text, re.M)
    version, name = head.groups() if head else ("", "")
    board = re.search(r"^Board ID: ?([A-Za-z0-9_]+)", text, re.M)
    uid = re.search(r"^UID: ?([0-9A-Fa-f]+)", text, re.M)
    return Drive(path, version, name.strip(), board[1] if board else "", uid[1] if uid else "")


def number_of(version: str) -> tuple[int, int] | None:
    """9.2 of 9.2.1-rc.1; None where it says nothing, or something of its maker's own."""
    found = re.match(r"(\d+)\.(\d+)", version)
    return (int(found[1]), int(found[2])) if found else None
