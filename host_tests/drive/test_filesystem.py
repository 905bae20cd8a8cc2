# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The few things we ask of the system: that they are asked for, of the right file."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from host_tests.support.drive import put
from tools.drive.filesystem import FileSystem

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other calls for these")


class Calls:
    """Stands in for a call of the system and notes which file each one was for."""

    def __init__(self, answer: int = 0) -> None:
        self.inodes: list[int] = []
        self.rest: list[tuple[Any, ...]] = []
        self.answer = answer

    def __call__(self, descriptor: int, *rest: Any) -> int:
        self.inodes.append(os.fstat(descriptor).st_ino)
        self.rest.append(rest)
        return self.answer


@pytest.mark.parametrize("name", ["code.py", "."])
def test_flushing_reaches_the_file_or_folder_itself(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "code.py").write_bytes(b"1")
    fsync = Calls()
    monkeypatch.setattr(os, "fsync", fsync)
    FileSystem().flush(tmp_path / name)
    assert fsync.inodes == [(tmp_path / name).stat().st_ino]


def test_flushing_the_volume_asks_for_this_volume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    syncfs, synced = Calls(), []
    monkeypatch.setattr(ctypes, "CDLL", lambda name: SimpleNamespace(syncfs=syncfs))
    monkeypatch.setattr(os, "sync", lambda: synced.append("all"))
    FileSystem().flush_volume(tmp_path)
    assert (syncfs.inodes, synced) == ([tmp_path.stat().st_ino], [])


@pytest.mark.parametrize("library", [SimpleNamespace(), SimpleNamespace(syncfs=Calls(-1))])
def test_where_that_cannot_be_asked_all_volumes_are_flushed(
    library: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    monkeypatch.setattr(os, "sync", lambda: synced.append("all"))
    FileSystem().flush_volume(tmp_path)
    assert synced == ["all"]


@pytest.mark.skipif(not hasattr(os, "posix_fadvise"), reason="this system has no such call")
def test_reading_back_lets_go_of_the_cache_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "code.py").write_bytes(b"1")
    advise = Calls()
    monkeypatch.setattr(os, "posix_fadvise", advise)
    assert FileSystem().read_back(tmp_path / "code.py") == b"1"
    assert advise.inodes == [(tmp_path / "code.py").stat().st_ino]
    assert advise.rest == [(0, 0, os.POSIX_FADV_DONTNEED)]


def test_space_is_what_this_user_may_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_for_root = SimpleNamespace(f_bavail=7, f_bfree=99, f_frsize=512, f_bsize=4096)
    monkeypatch.setattr(os, "statvfs", lambda path: kept_for_root)
    assert FileSystem().space(tmp_path) == (7 * 512, 512)


def test_a_read_only_mount_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not FileSystem().is_read_only(tmp_path)
    monkeypatch.setattr(os, "statvfs", lambda path: SimpleNamespace(f_flag=os.ST_RDONLY))
    assert FileSystem().is_read_only(tmp_path)


def test_a_drive_is_known_by_device_and_by_what_it_says_of_itself(tmp_path: Path) -> None:
    system = FileSystem()
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    empty = system.identity(one)
    assert empty == system.identity(one) != system.identity(two)
    (one / "boot_out.txt").write_bytes(b"UID:1")
    assert system.identity(one) != empty
    if Path("/proc").is_dir():
        assert system.identity(Path("/proc"))[0] != system.identity(one)[0]


def test_a_file_is_written_only_where_there_is_nothing_not_even_a_link(tmp_path: Path) -> None:
    system, outside = FileSystem(), tmp_path / "outside"
    (tmp_path / "code.py").symlink_to(outside)
    assert system.exists(tmp_path / "code.py")
    with pytest.raises(FileExistsError):
        system.write(tmp_path / "code.py", b"1")
    outside.write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        system.write(tmp_path / "code.py", b"1")
    assert outside.read_bytes() == b"mine"


def test_hidden_folders_are_named_and_not_looked_into(tmp_path: Path) -> None:
    """What a system keeps there for itself, such as a bin for files, is none of our business."""
    put(tmp_path, {".Trashes/501/old.py": b"x", ".fseventsd/no_log": b"", "lib/.hidden/x.py": b""})
    put(tmp_path, {"lib/neopixel.mpy": b"xyz", ".metadata_never_index": b""})
    found = FileSystem().listing(tmp_path)
    assert found.sizes == {"lib/neopixel.mpy": 3, ".metadata_never_index": 0}
    assert found.folders == {".Trashes", ".fseventsd", "lib", "lib/.hidden"}
