# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Settings in the memory: of every version, mended one by one, and the language by its code."""

from __future__ import annotations

from typing import Any

import pytest

from engine_core.journal import Journal
from host_tests.support.device import Device
from host_tests.support.kept import again, journal_with
from host_tests.support.table import take
from tipperary.settings import TABLE
from tipperary.store.saves import Saves
from tipperary.texts import CODES, Texts


def records_of(saves: Any) -> list[bytes]:
    return Journal(saves._journal._store).records()


NAMES = [entry[0] for entry in TABLE]


def settings_in(*records: bytes) -> list[Any]:
    """What the first six settings are, those of version 1.0, with these records saved."""
    saves = Saves(journal_with(*records))
    assert not saves.damaged
    return [saves.settings[name] for name in NAMES[:6]]


@pytest.mark.parametrize(("number", "code"), list(enumerate(("en", "de", "fr"))))
def test_settings_that_version_1_0_saved_mean_what_they_meant(number: int, code: str) -> None:
    assert NAMES[:6] == ["language", "brightness", "sound", "in_turn", "first", "reverse"]
    assert settings_in(b"S" + bytes([number, 2, 0, 1, 3, 1])) == [code, 2, 0, 1, 3, 1]


def test_a_setting_out_of_range_is_mended_alone() -> None:
    assert settings_in(b"S" + bytes([1, 9, 0, 1, 7, 1])) == ["de", 4, 0, 1, 0, 1]
    assert settings_in(b"S" + bytes([9, 0, 0, 1, 4, 2])) == ["en", 4, 0, 1, 4, 0]


def test_settings_of_another_version_with_more_or_fewer_of_them_are_read_as_far_as_known() -> None:
    assert settings_in(b"S" + bytes([2, 3, 0, 1, 4, 1, 77, 88])) == ["fr", 3, 0, 1, 4, 1]
    assert settings_in(b"S" + bytes([2, 3])) == ["fr", 3, 1, 0, 0, 0]


def test_a_language_is_kept_by_its_code_whatever_else_is_set_before_and_after() -> None:
    saves = Saves(journal_with(b"S" + bytes([1, 4, 1, 0, 0, 0])))
    saves.set("sound", 0)
    assert (again(saves).settings["language"], again(saves).settings["sound"]) == ("de", 0)
    saves.set("language", "fr")
    saves.set("sound", 1)
    assert (again(saves).settings["language"], again(saves).settings["sound"]) == ("fr", 1)
    assert b"fr" in b"".join(records_of(saves))


def test_a_language_that_the_drive_lacks_is_not_forgotten() -> None:
    device = Device(store=journal_with(b"Lxx"))
    assert "4 players" in device.text
    take(device, 3)
    assert "Language English" in device.text
    device.app.saves.set("sound", 0)
    device.app.saves.tidy()
    assert again(device.app.saves).settings["language"] == "xx"
    # Changing it goes on from the first language that is there.
    device.press("ok", "next", "ok")
    second = Texts(CODES[1])
    assert f"{second.LANGUAGE} {second.NAME}" in device.text
    assert again(device.app.saves).settings["language"] == CODES[1]
