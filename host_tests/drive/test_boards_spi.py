# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Another display from one file: a Pico with an ST7735 of 160 x 128 in colour, wired by SPI."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from host_tests.support.circuitpython import circuitpython_build, modules_of
from tools.boards.board import BOARDS, Board, SpiScreen, load
from tools.documents.wiring import diagram, wire_colours
from tools.drive.build import assemble, sources, with_manifest
from tools.machine.runner import Runner

FILE = """\
id = "pico_in_colour"
board = "raspberry_pi_pico"
name = "Raspberry Pi Pico with a colour display"
like = "raspberry_pi_pico"
wiring = [
    { part = "screen", pad = "VCC", pin = "3V3(OUT)" },
    { part = "screen", pad = "GND", pin = "GND", number = 3 },
    { part = "screen", pad = "SCK", pin = "GP2" },
    { part = "screen", pad = "SDA", pin = "GP3" },
    { part = "screen", pad = "A0", pin = "GP6" },
    { part = "screen", pad = "RESET", pin = "GP7" },
    { part = "screen", pad = "CS", pin = "GP8" },
    { part = "screen", pad = "LED", pin = "GP9" },
    { part = "ring", pad = "5V", pin = "VSYS", note = "1000 µF capacitor between 5V and GND" },
    { part = "ring", pad = "GND", pin = "GND", number = 38 },
    { part = "ring", pad = "DIN", pin = "GP28", note = "through the 330 to 470 Ω resistor" },
    { part = "button", pad = "other legs", pin = "GND", number = 13 },
    { part = "button", pad = "Previous", pin = "GP10" },
    { part = "button", pad = "Next", pin = "GP11" },
    { part = "button", pad = "OK", pin = "GP12" },
    { part = "piezo", pad = "-", pin = "GND", number = 18 },
    { part = "piezo", pad = "+", pin = "GP15" },
]

[screen]
driver = "st7735"
width = 160
height = 128
colour = true
clock = "GP2"
mosi = "GP3"
command = "GP6"
chip_select = "GP8"
reset = "GP7"
backlight = "GP9"
rotation = 90
"""


@pytest.fixture
def board(tmp_path: Path) -> Board:
    shutil.copy(BOARDS / "raspberry_pi_pico.toml", tmp_path)
    (tmp_path / "pico_in_colour.toml").write_text(FILE, encoding="utf-8")
    return load("pico_in_colour", tmp_path)


def test_the_screen_is_replaced_as_a_whole_and_the_rest_stays(board: Board) -> None:
    pico = load("raspberry_pi_pico")
    assert isinstance(board.screen, SpiScreen)
    assert set(pico.pins()) - set(board.pins()) == {"GP4", "GP5"}  # nothing of the I2C is left
    assert (board.ring, board.keys, board.sound) == (pico.ring, pico.keys, pico.sound)
    build = circuitpython_build(board.board)
    assert set(board.pins()) <= build.pins
    assert modules_of(sources(board)) <= build.modules


def test_its_diagram_has_eleven_signals_that_are_told_apart(board: Board) -> None:
    drawn = diagram(board)
    for pad in ("SCK", "A0", "RESET", "LED"):
        assert f">{pad}</text>" in drawn
    assert ">160 × 128</text>" in drawn
    colours = wire_colours(board)
    signals = [colours[wire] for wire in board.wiring if wire.pin.startswith("GP")]
    assert len(signals) == len(set(signals)) == 11


def test_its_drive_starts_and_is_seen_in_colour(board: Board) -> None:
    tree = assemble(board)
    assert any(path.startswith("lib/adafruit_st7735r") for path in tree)
    assert not any("ssd1306" in path for path in tree)
    with Runner(board, with_manifest(tree, board)) as runner:
        runner.power_on().press("next", "ok", "next")
        assert "screen: crests" in runner.lines
        picture = runner.picture()
        assert picture is not None
        assert picture.size == (160, 128)
        coloured = [dot for _, dot in picture.convert("RGB").getcolors(160 * 128) or ()]
        assert any(isinstance(dot, tuple) and max(dot) - min(dot) > 100 for dot in coloured)
