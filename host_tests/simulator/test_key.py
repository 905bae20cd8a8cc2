# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The key for phones in the network: one for each folder, so that a home-screen icon lasts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.simulator.access import KEY, KEY_FILE, kept_key


def test_a_key_is_the_same_the_next_time_and_another_in_another_folder(tmp_path: Path) -> None:
    key = kept_key(tmp_path / "one")
    assert KEY.fullmatch(key)
    assert kept_key(tmp_path / "one") == key
    assert kept_key(tmp_path / "two") != key


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_nobody_else_on_this_computer_can_read_it(tmp_path: Path) -> None:
    kept_key(tmp_path)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("damage", [b"", b"short", b"../../../etc/abc", b"\xff" * 16, b"a" * 99])
def test_a_damaged_file_gets_a_new_key(damage: bytes, tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_bytes(damage)
    key = kept_key(tmp_path)
    assert KEY.fullmatch(key)
    assert kept_key(tmp_path) == key


def test_where_nothing_can_be_kept_there_is_a_key_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert KEY.fullmatch(kept_key(tmp_path / "file"))
