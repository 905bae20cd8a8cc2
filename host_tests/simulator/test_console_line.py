# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A script's words to the console, and where what it saves is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.support.kept import FIRST, device_with
from tipperary.store.saves import Saves
from tools.boards.board import load
from tools.simulator.script import ScriptError, play_file
from tools.simulator.script import parse as parse_script

PICO = load("raspberry_pi_pico")


@pytest.mark.slow
def test_what_a_script_saves_is_kept_where_it_is_told_to(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("type Anna Lee\npress next\nshot one\n", encoding="utf-8")
    memory = tmp_path / "raspberry_pi_pico.nvm"
    memory.write_bytes(device_with(FIRST))
    said: list[str] = []
    play_file(script, tmp_path / "shots", PICO, "de", said.append, memory)
    assert said == ["one.png"]
    kept = Saves(bytearray(memory.read_bytes()))
    assert len(kept.past) == 1
    assert memory.read_bytes() != device_with(FIRST)


def test_a_script_can_type_words_with_spaces_but_not_nothing() -> None:
    (step,) = parse_script("type Anna Lee  # a name", PICO)
    assert step.words == ("Anna Lee",)
    with pytest.raises(ScriptError, match="type <text>"):
        parse_script("type", PICO)
