# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device process: the real firmware on every board, cut off, crashed, hung."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from host_tests.simulator.running import Page, run_drive, running
from tipperary.saves import Saves
from tools.drive.boards import board_ids
from tools.drive.build import version
from tools.simulator import link
from tools.simulator.nvm import Nvm

pytestmark = pytest.mark.slow


def saved(folder: Path, board: str = "raspberry_pi_pico") -> Any:
    """What the board would find in its nvm at the next start."""
    return Saves(bytearray((folder / f"{board}.nvm").read_bytes()))


@pytest.mark.parametrize("board", board_ids())
def test_every_board_starts_lights_up_and_answers_its_keys(board: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, board) as simulator:
            page = await simulator.open()
            await page.until_line(f"ready: Tipperary {version()} on {board}")
            await page.until(lambda: page.screen.getbbox())
            await page.until(lambda: page.facts["ring"].strip("0"))
            await page.until(lambda: page.facts["language"] == "en")
            await page.tap("ok")
            await page.until_line("screen: crests")
            assert not [line for line in page.lines if line.startswith("error")]

    asyncio.run(story())


def test_a_cut_in_mid_spin_loses_neither_the_game_nor_the_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as simulator:
            page = await simulator.open()
            await page.until_line("ready:")
            await page.begin_game()
            await page.tap("ok")
            turn = (await page.until_line("action: spin")).split()[-1]
            await page.say(power=False)
            await page.until(lambda: page.facts["power"] == "off")
            assert page.screen.getbbox() is None
            assert set(page.facts["ring"]) == {"0"}
            assert "screen: placement" not in page.lines
            assert str(saved(tmp_path).game.turn) == turn
            seen = len(page.lines)
            await page.say(power=True)
            await page.until_line("screen: start", seen)
            await page.tap("ok")
            await page.until_line("screen: placement", seen)
            assert str(saved(tmp_path).game.turn) == turn

    asyncio.run(story())


def test_what_the_piezo_plays_is_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, "pybadge") as simulator:
            page = await simulator.open()
            await page.until_line("ready:")
            await page.begin_game()
            await page.tap("ok")
            await page.until_line("screen: placement")
            hertz = [note[1] for note in page.tones]
            assert len(hertz) >= 10
            assert hertz.count(0) >= 5
            assert 1800 in hertz

    asyncio.run(story())


def test_board_and_language_change_without_a_new_start_of_the_command(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as simulator:
            page = await simulator.open()
            await page.until_line("ready:")
            await page.say(language="de")
            await page.until(lambda: page.facts["language"] == "de")
            assert page.facts["words"]["lang"] == "de"
            assert saved(tmp_path).settings["language"] == "de"
            await page.say(board="circuitplayground_bluefruit")
            await page.until_line(f"ready: Tipperary {version()} on circuitplayground_bluefruit")
            assert page.facts["board"]["id"] == "circuitplayground_bluefruit"
            assert page.screen.size == (240, 240)
            await page.until(lambda: page.facts["language"] == "en")
            # Each board has its own nvm, so the first one still speaks German.
            await page.say(board="raspberry_pi_pico")
            await page.until(lambda: page.facts["language"] == "de")

    asyncio.run(story())


def test_saved_games_that_another_command_uses_are_left_alone(tmp_path: Path) -> None:
    async def story(page_says: list[str]) -> None:
        async with running(tmp_path) as simulator:
            page: Page = await simulator.open()
            await page.until(lambda: page.facts["power"] == "stopped")
            page_says += [page.facts["why"], *simulator.said]

    nvm = Nvm(tmp_path / "raspberry_pi_pico.nvm", b"\xff" * 4096)
    said: list[str] = []
    asyncio.run(story(said))
    nvm.close()
    where = tmp_path / "raspberry_pi_pico.nvm"
    assert said == [f"Another play.py is using the saved games in {where}."] * 2


def drive_with(folder: Path, code: str) -> Path:
    drive = folder / "drive"
    drive.mkdir()
    (drive / "boot.py").write_text("")
    (drive / "code.py").write_text(code)
    return drive


def test_a_crash_of_the_firmware_is_a_sentence_with_its_place(tmp_path: Path) -> None:
    drive = drive_with(tmp_path, "print('begun')\n\n1 / 0\n")
    code, frames = run_drive(drive, tmp_path / "nvm")
    assert code == 1
    assert (link.LINE, b"begun") in frames
    assert (link.LINE, b"ZeroDivisionError: division by zero") in frames
    why = b"The firmware stopped: ZeroDivisionError: division by zero (code.py, line 3)."
    assert frames[-1] == (link.STOPPED, why)


def test_firmware_that_does_not_even_compile_is_a_sentence_too(tmp_path: Path) -> None:
    _, frames = run_drive(drive_with(tmp_path, "def (:\n"), tmp_path / "nvm")
    kind, why = frames[-1]
    assert kind == link.STOPPED
    assert why.startswith(b"The firmware stopped: SyntaxError: ")


def test_firmware_that_ends_says_so(tmp_path: Path) -> None:
    code, frames = run_drive(drive_with(tmp_path, "pass\n"), tmp_path / "nvm")
    assert (code, frames[-1]) == (0, (link.STOPPED, b"The firmware has ended."))


def test_a_hung_device_is_restarted_by_its_watchdog(tmp_path: Path) -> None:
    hang = (
        "import microcontroller\nfrom watchdog import WatchDogMode\n"
        "dog = microcontroller.watchdog\ndog.timeout = 2\ndog.mode = WatchDogMode.RESET\n"
        "while True:\n    pass\n"
    )
    code, frames = run_drive(drive_with(tmp_path, hang), tmp_path / "nvm")
    assert code == link.RESTART
    assert frames[-1] == (link.LINE, b"The watchdog restarts the board.")


def test_a_reload_is_a_restart(tmp_path: Path) -> None:
    drive = drive_with(tmp_path, "import supervisor\nsupervisor.reload()\n")
    assert run_drive(drive, tmp_path / "nvm")[0] == link.RESTART


def test_the_font_lacks_accents_as_on_the_board(tmp_path: Path) -> None:
    look = (
        "import terminalio\n"
        "for letter in 'A~ÁÄß':\n"
        "    print(terminalio.FONT.get_glyph(ord(letter)) is None)\n"
    )
    drive = drive_with(tmp_path, "")
    (drive / "code.py").write_text(look, encoding="utf-8")
    _, frames = run_drive(drive, tmp_path / "nvm")
    lines = [data.decode() for kind, data in frames if kind == link.LINE]
    assert lines == ["False", "False", "True", "True", "True"]
