# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""microcontroller.nvm as a file: every write is in the file before it returns."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO


class NvmInUse(Exception):
    """Another device has this file; the message says so."""


def blank(board_id: str, size: int) -> bytes:
    """What a new board's nvm reads as."""
    return (b"\x00" if "esp32" in board_id else b"\xff") * size


class Nvm:
    """Bytes that outlive a power cut.

    A cut is a kill of this process, which loses nothing of a write that has returned. An
    overwrite, for which a board erases the whole sector first, is one write here as well: people's
    games are kept in this file, and the erase is what host_tests/support/store.py is for.
    """

    def __init__(self, path: Path, empty: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        self._file = _opened(path)
        kept = self._file.read()[: len(empty)]
        self._cells = bytearray(kept + empty[len(kept) :])
        if bytes(self._cells) != kept:
            self._store(0, self._cells)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def __len__(self) -> int:
        return len(self._cells)

    def __getitem__(self, index: int | slice) -> int | bytearray:
        return self._cells[index]

    def __setitem__(self, index: int | slice, value: int | bytes | bytearray) -> None:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self._cells))
            if step != 1:
                raise NotImplementedError("only slices with step=1 (aka None) are supported")
            data = bytes(value) if not isinstance(value, int) else b""
            if len(data) != stop - start or isinstance(value, int):
                raise ValueError("Slice and value different lengths.")
        else:
            start = range(len(self._cells))[index]
            data = bytes([value]) if isinstance(value, int) else bytes(value)
            if len(data) != 1:
                raise ValueError("Array values should be single bytes.")
        self._store(start, data)
        self._cells[start : start + len(data)] = data

    def _store(self, start: int, data: bytes | bytearray) -> None:
        self._file.seek(start)
        self._file.write(data)


def _opened(path: Path) -> BinaryIO:
    """The file, and nobody else has it; NvmInUse if somebody has."""
    file = path.open("r+b", buffering=0)
    try:
        _lock(file)
    except OSError:
        file.close()
        raise NvmInUse(f"Another play.py is using the saved games in {path}.") from None
    return file


def _lock(file: BinaryIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        # A byte far behind the data, as locked bytes cannot be read by others.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
