# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One program at a time, by a lock on a file. The system lets go of it when its holder ends."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO


class Busy(Exception):
    """Another program has the lock."""


@contextlib.contextmanager
def only_one(path: Path, wait: bool = False) -> Iterator[None]:
    """Hold the lock; where another program has it, wait for it or raise Busy. OSError as usual."""
    with path.open("a") as file:
        while not _lock(file):
            if not wait:
                raise Busy
            time.sleep(0.1)
        yield


def _lock(file: IO[str]) -> bool:
    """Whether we have it now."""
    try:
        if sys.platform == "win32":  # spelled so that the type checker knows, too
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # the second is what Windows says
        return False
    return True
