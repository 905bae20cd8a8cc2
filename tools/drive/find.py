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
class BootOut:
    """What CircuitPython wrote about itself when it started."""

    version: str = ""
    name: str = ""
    board: str = ""
    uid: str = ""


@dataclass(frozen=True)
class Drive:
    path: Path
    label: str
    boot: BootOut

    def describe(self) -> str:
        name = self.boot.name or "a board that does not say what it is"
        identity = f" ({self.boot.board})" if self.boot.board else ""
        version = f", CircuitPython {self.boot.version}" if self.boot.version else ""
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
    found = {}
    for path, label in look():
        boot = read_boot_out(path)
        if boot.version or LABEL.fullmatch(label):
            found[path] = Drive(path, label, boot)
    return list(found.values())


def read_boot_out(path: Path) -> BootOut:
    try:
        text = (path / BOOT_OUT).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return BootOut()
    return parse_boot_out(text)


def parse_boot_out(text: str) -> BootOut:
    head = re.search(r"CircuitPython (\S+) on [^;\n]*; (.+?)(?: with |$)", text, re.M)
    board = re.search(r"^Board ID: ?([A-Za-z0-9_]+)", text, re.M)
    uid = re.search(r"^UID: ?([0-9A-Fa-f]+)", text, re.M)
    return BootOut(
        version=head[1] if head else "",
        name=head[2].strip() if head else "",
        board=board[1] if board else "",
        uid=uid[1] if uid else "",
    )


def version_problem(version: str) -> str | None:
    """Why this CircuitPython will not do, or None; an unknown version is given the benefit."""
    number = re.match(r"(\d+)\.(\d+)", version)
    if version and number is None:
        return f'"{version}" is not a version of CircuitPython; write it like 9.2.1.'
    if number and (int(number[1]), int(number[2])) < OLDEST:
        return (
            f"CircuitPython {version} is too old: 9.2 or newer is needed. Get it for your board "
            "from circuitpython.org/downloads, then run this again."
        )
    return None


def is_untested(version: str) -> bool:
    number = re.match(r"\d+", version)
    return number is not None and int(number[0]) > NEWEST
