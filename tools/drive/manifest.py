# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The list of our files that lies on the drive, with sizes and checksums.

The first line is `tipperary <version> <board> <state> <count>`, with the drive's own board id as
a sixth word where it is another than the board file's; then one `<path> <size> <crc32>` a file.
firmware/code.py reads it before it imports anything.
"""

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Self

NAME = "tipperary.txt"
NEW = "tipperary.new"  # the next manifest, while the one above is exchanged for it

UPDATING = "updating"
COMPLETE = "complete"

ROOT_FILES = ("code.py", "boot.py")
PACKAGES = ("engine_core", "tipperary")
FOLDERS = (*PACKAGES, "lib")

Tree = Mapping[str, bytes]


class Entry(NamedTuple):
    size: int
    crc: int

    @classmethod
    def of(cls, data: bytes) -> Self:
        return cls(len(data), zlib.crc32(data))


@dataclass(frozen=True)
class Manifest:
    version: str
    board: str
    state: str = COMPLETE
    files: Mapping[str, Entry] = field(default_factory=dict)
    device: str = ""  # the drive's own board id, where it is not the board file's

    @classmethod
    def of(cls, tree: Tree, version: str, board: str, device: str = "") -> Self:
        files = {path: Entry.of(tree[path]) for path in sorted(tree)}
        return cls(version, board, COMPLETE, files, "" if device == board else device)

    def encode(self) -> bytes:
        head = f"tipperary {self.version} {self.board} {self.state} {len(self.files)} {self.device}"
        lines = [f"{path} {size} {crc:08x}" for path, (size, crc) in self.files.items()]
        return "\n".join([head.strip(), *lines, ""]).encode()


def is_ours(path: str) -> bool:
    """Whether a manifest may name this path: nothing outside our rooms, no dotfile, ever."""
    inside = rf"({'|'.join(FOLDERS)})(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+"
    return path in ROOT_FILES or bool(re.fullmatch(inside, path))


def decode(data: bytes) -> Manifest | None:
    """The manifest, or None where the text is not a whole and sensible one."""
    try:
        lines = data.decode("ascii").splitlines()
        word, version, board, state, count, *device = lines[0].split(" ")
        files = {}
        for line in lines[1:]:
            path, size, crc = line.split(" ")
            if not is_ours(path):
                return None
            files[path] = Entry(int(size), int(crc, 16))
    except (ValueError, IndexError):
        return None
    if word != "tipperary" or state not in (UPDATING, COMPLETE) or str(len(files)) != count:
        return None
    return Manifest(version, board, state, files, "".join(device[:1]))
