# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One program at a time: refused or waiting, and never for a reason that will not pass."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from tools.support.lock import Busy, only_one


def test_the_second_is_refused_until_the_first_is_done(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with only_one(path), pytest.raises(Busy), only_one(path):
        pass
    with only_one(path):
        pass


def test_who_waits_comes_next(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    done: list[str] = []

    def second() -> None:
        with only_one(path, wait=True):
            done.append("second")

    waiting = threading.Thread(target=second)
    with only_one(path, wait=True):
        waiting.start()
        waiting.join(0.2)
        done.append("first")
    waiting.join(20)
    assert done == ["first", "second"]


@pytest.mark.skipif(os.name == "nt", reason="Windows locks in another way")
@pytest.mark.parametrize("wait", [False, True])
def test_a_disk_that_knows_no_locks_is_an_error_and_not_another_program(
    wait: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.raises(OSError, match=os.strerror(errno.ENOLCK)), only_one(tmp_path / "x", wait):
        pass
