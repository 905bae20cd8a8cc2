# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One program at a time, by a lock on a file. The system lets go of it when its holder ends."""

from __future__ import annotations

import contextlib
import errno
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Busy(Exception):
    """Another program has the lock."""


@contextlib.contextmanager
def only_one(path: Path, wait: bool = False) -> Iterator[None]:
    """Hold the lock; where another program has it, wait for it or raise Busy. OSError as usual."""
    with path.open("a") as file:
        while not _lock(file, wait):
            if not wait:
                raise Busy
        yield


def _lock(file: IO[str], wait: bool) -> bool:
    """Whether we have it now. Windows waits ten seconds at most, the others as long as it takes."""
    try:
        if sys.platform == "win32":  # spelled so that the type checker knows, too
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in TAKEN:
            raise
        return False
    return True
