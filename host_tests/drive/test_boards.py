# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Board files: true to CircuitPython's own pins and modules, and refused in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.support.circuitpython import circuitpython_build, modules_of
from tools.boards.board import (
    BOARDS,
    POWER_PINS,
    Board,
    Buttons,
    I2cScreen,
    board_ids,
    load,
    load_all,
)
from tools.boards.declared import BoardError
from tools.drive.build import sources

PICO = (BOARDS / "raspberry_pi_pico.toml").read_text(encoding="utf-8")

every_board = pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)


def test_the_boards_of_the_design_are_all_here() -> None:
    assert set(board_ids()) >= {
        "raspberry_pi_pico",
        "raspberry_pi_pico_w",
        "raspberry_pi_pico2",
        "adafruit_macropad_rp2040",
        "pygamer",
        "pybadge",
        "adafruit_feather_esp32s3_reverse_tft",
    }


@pytest.mark.house
def test_the_reference_wiring_is_the_one_the_emulator_has() -> None:
    pico = load("raspberry_pi_pico")
    assert (pico.screen.driver, pico.screen.width, pico.screen.height) == ("ssd1306", 128, 64)
    assert isinstance(pico.screen, I2cScreen)
    assert (pico.screen.sda, pico.screen.scl, pico.screen.address) == ("GP4", "GP5", 0x3C)
    assert (pico.ring.pin, pico.ring.pixels) == ("GP28", 24)
    assert isinstance(pico.keys[0], Buttons)
    assert pico.keys[0].pins == ("GP10", "GP11", "GP12")
    assert pico.keys[0].intents == ("prev", "next", "ok")
    assert pico.sound is not None
    assert pico.sound.pin == "GP15"


@every_board
def test_every_pin_is_one_that_circuitpython_defines_for_that_board(board: Board) -> None:
    assert set(board.pins()) <= circuitpython_build(board.board).pins


@every_board
def test_every_module_the_board_needs_is_in_its_circuitpython(board: Board) -> None:
    assert modules_of(sources(board)) <= circuitpython_build(board.board).modules


@every_board
def test_the_nvm_is_as_large_as_circuitpython_says(board: Board) -> None:
    build = circuitpython_build(board.board)
    # The stubs give every atmel-samd board the SAMD21's 256 bytes; ours are SAMD51.
    assert board.nvm == (8192 if build.port == "atmel-samd" else build.nvm)


@every_board
def test_no_pin_has_two_jobs(board: Board) -> None:
    assert sorted(board.pins()) == sorted(set(board.pins()))


@every_board
def test_the_wiring_agrees_with_the_pins_the_program_uses(board: Board) -> None:
    wired = {wire.pin for wire in board.wiring}
    assert wired - POWER_PINS <= set(board.pins())
    pads = {(wire.part, wire.pad): wire for wire in board.wiring}
    if board.wiring:
        data = pads["ring", "DIN"]
        assert data.pin == board.ring.pin
        assert "resistor" in data.note
        assert "1000 µF" in pads["ring", "5V"].note
    if board.sound and "piezo" in {wire.part for wire in board.wiring}:
        assert pads["piezo", "+"].pin == board.sound.pin
    if isinstance(board.screen, I2cScreen):
        assert pads["screen", "SDA"].pin == board.screen.sda
        assert pads["screen", "SCL"].pin == board.screen.scl
    buttons = {wire.pad: wire.pin for wire in board.wiring if wire.part == "button"}
    if buttons:
        keys = board.keys[0]
        assert isinstance(keys, Buttons)
        common = buttons.pop("other legs")
        assert common == ("GND" if keys.pressed == "low" else "3V3(OUT)")
        assert buttons == dict(zip(keys.labels, keys.pins, strict=True))


def test_the_macropads_ring_is_the_rim_of_its_keys_clockwise() -> None:
    places = load("adafruit_macropad_rp2040").ring.map
    steps = zip(places, places[1:] + places[:1], strict=True)
    assert all(abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1 for a, b in steps)
    assert set(range(12)) - set(places) == {4, 7}
    assert places[:3] == (0, 1, 2)


def test_adding_a_board_is_adding_one_file(tmp_path: Path) -> None:
    (tmp_path / "raspberry_pi_pico.toml").write_text(PICO, encoding="utf-8")
    (tmp_path / "my_board.toml").write_text(
        'id = "my_board"\nname = "Mine"\nlike = "raspberry_pi_pico"\n[ring]\npixels = 60\n',
        encoding="utf-8",
    )
    mine = load("my_board", tmp_path)
    assert board_ids(tmp_path) == ["my_board", "raspberry_pi_pico"]
    assert (mine.id, mine.name, mine.ring.pixels, mine.ring.pin) == ("my_board", "Mine", 60, "GP28")
    assert mine.ring.map == tuple(range(60))


def test_what_the_device_reads_has_every_default_and_nothing_for_people() -> None:
    board = load("raspberry_pi_pico_w")
    data = board.device_data()
    assert data["ring"]["map"] == tuple(range(board.ring.pixels))
    assert data["ring"]["clockwise"] is True
    assert data["ring"]["power"] is None
    parts = {"screen", "ring", "keys", "bar", "bar_left", "sound"}
    assert set(data) == {"id", "board", "name", "nvm"} | parts
    assert "labels" not in data["keys"][0]


REFUSED = [
    ("height = 64", "heigth = 64", '"heigth" is not known'),
    ("height = 64", "", "height is missing"),
    ("height = 64", 'height = "64"', "height must be a whole number"),
    ("height = 64", "height = 9", "height must be 64 to 480 pixels"),
    ("colour = false", "colour = 0", "colour must be true or false"),
    ('driver = "ssd1306"', 'driver = "sh1107"', "screen driver must be one of"),
    ("pixels = 24", "pixels = 4", "pixels must be 5 to 120"),
    ("limit_ma = 400", "limit_ma = 24", "limit_ma must be more than 24"),
    ("limit_ma = 400", "limit_ma = 1441", "at most 1440"),
    ("limit_ma = 400", "limit_ma = 400\nmap = [0, 1, 2, 3, 3]", "each once"),
    ("limit_ma = 400", "limit_ma = 400\nfirst = 24", "0 to 23"),
    ('"prev", "next", "ok"]', '"prev", "next"]', "intents must have 3 entries"),
    ('"prev", "next", "ok"]', '"prev", "next", "okay"]', "intents 3 must be one of"),
    ('"prev", "next", "ok"]', '"prev", "next", "back"]', 'no key means "ok"'),
    ('pressed = "low"', 'pressed = "down"', "pressed must be one of"),
    ('kind = "buttons"', 'kind = "touch"', "kind must be one of"),
    ('kind = "piezo"', 'kind = "horn"', "sound: kind must be one of"),
    ("nvm = 4096", "nvm = 256", "nvm is too small"),
    ('footprint = "pico"', "", "needs a footprint"),
    ("price = [4, 8]", "price = [8, 4]", "build: price must be the usual least and most"),
    ("price = [4, 25] }", "price = 4 }", "price must be a list"),
    ("number = 38", 'number = "38"', "number must be a whole number"),
    ('id = "raspberry_pi_pico"', 'id = "pico"', "not the file's name"),
    ("[screen]", "[screen", "is not TOML"),
]


@pytest.mark.house
@pytest.mark.parametrize(("good", "bad", "said"), REFUSED, ids=[said for *_, said in REFUSED])
def test_a_board_file_with_a_mistake_is_refused_in_a_sentence(
    good: str, bad: str, said: str, tmp_path: Path
) -> None:
    assert good in PICO
    (tmp_path / "raspberry_pi_pico.toml").write_text(PICO.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BoardError) as refused:
        load("raspberry_pi_pico", tmp_path)
    sentence = str(refused.value)
    assert said in sentence
    assert sentence.startswith("raspberry_pi_pico.toml")
    assert sentence.endswith(".")


def test_like_names_a_board_that_stands_on_its_own(tmp_path: Path) -> None:
    for name, like in (("a", "b"), ("b", "a"), ("c", "c"), ("d", "nothing")):
        text = f'id = "{name}"\nname = "{name}"\nlike = "{like}"\n'
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    for name in "abcd":
        with pytest.raises(BoardError, match=r"stands on its own|There is no board"):
            load(name, tmp_path)


def test_an_unknown_board_is_told_which_boards_there_are() -> None:
    with pytest.raises(BoardError, match="raspberry_pi_pico2"):
        load("raspberry_pi_pico3")
