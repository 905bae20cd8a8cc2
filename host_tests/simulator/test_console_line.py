# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device's console in the simulator: the same firmware is asked for games and given words."""

from __future__ import annotations

import asyncio
import os
import signal
from json import dumps
from pathlib import Path

import pytest

from host_tests.simulator.running import running
from host_tests.support.kept import FIRST, SECOND, device_with
from tipperary.saves import Saves
from tools.drive.boards import load
from tools.ledger.game import parse
from tools.simulator import link, messages
from tools.simulator.messages import Nonsense, Touch, Type
from tools.simulator.script import ScriptError, play_file
from tools.simulator.script import parse as parse_script

PICO = load("raspberry_pi_pico")


@pytest.mark.slow
def test_the_real_firmware_tells_its_games(tmp_path: Path) -> None:
    store = device_with(FIRST)
    saves = Saves(store)
    saves.game = SECOND
    saves.tidy()
    (tmp_path / "raspberry_pi_pico.nvm").write_bytes(store)

    async def story() -> list[str]:
        async with running(tmp_path) as simulator:
            page = await simulator.open()
            await page.until_line("ready:")
            told = await page.until_line("game ")
            assert len(parse(told).players) == 3
            simulator.device.type("nonsense")
            simulator.device.type("games")
            await page.until_line("games 1 2 ")
            await page.say(type="Anna")
            await page.say(type="An\nna")
            await page.tap("next")
            await page.until(lambda: any("Ignored nonsense" in said for said in simulator.said))
            return [line for line in page.lines if line.startswith("game")]

    lines = asyncio.run(story())
    assert len(lines) == 4
    assert lines[0] == lines[2]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_ctrl_c_ends_in_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    memory = tmp_path / "raspberry_pi_pico.nvm"
    memory.write_bytes(device_with(FIRST))

    async def story() -> list[str]:
        async with running(tmp_path) as simulator:
            page = await simulator.open()
            await page.until_line("ready:")
            process = simulator.device._process
            assert process is not None
            # What CircuitPython makes of Ctrl-C on the console: KeyboardInterrupt, anywhere.
            process.send_signal(signal.SIGINT)
            await page.until(lambda: page.facts["power"] == "stopped")
            return page.lines

    lines = asyncio.run(story())
    assert "stopped: everything is saved; Ctrl-D starts again" in lines
    assert not any("Traceback" in line for line in lines)
    assert memory.read_bytes() == device_with(FIRST)


@pytest.mark.parametrize("text", ["Anna", "Áine Ní Ó", "漢字" * 5])
def test_a_page_may_send_a_name(text: str) -> None:
    assert messages.parse(dumps({"type": text}), PICO, ()) == Type(text)
    assert link.console_line(f"type {text}").removeprefix(link.TO_CONSOLE).decode() == (
        f"type {text}\n"
    )


@pytest.mark.parametrize("text", ['""', '"a\\nb"', '"\\u0003"', "7", "null", '"12345678901"', "[]"])
def test_a_page_may_send_nothing_else(text: str) -> None:
    with pytest.raises(Nonsense, match="not a name"):
        messages.parse(f'{{"type": {text}}}', PICO, ())


def test_a_page_may_touch_a_pixel_of_the_screen() -> None:
    assert messages.parse('{"touch": [127, 63]}', PICO, ()) == Touch(127, 63)


@pytest.mark.parametrize(
    "place", ["[128, 0]", "[0, 64]", "[-1, 0]", "[1]", "[1, 2, 3]", "[1.5, 2]", "[true, 1]", "7"]
)
def test_a_page_may_touch_nothing_else(place: str) -> None:
    with pytest.raises(Nonsense, match=r"two numbers|not on the screen"):
        messages.parse(f'{{"touch": {place}}}', PICO, ())


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
