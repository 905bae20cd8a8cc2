# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The drawing of each board: screen, lights and keys are where they belong, and in scale."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from tools.boards.board import Board, load, load_all
from tools.drawing import areas, devices
from tools.drawing.areas import ring_order
from tools.drawing.caps import caps
from tools.drawing.devices import pieces
from tools.drawing.paint import SIZE, UNIT
from tools.drawing.picture import Picture
from tools.drawing.piece import Key, Lamp, Piece
from tools.enclosure import console
from tools.enclosure.design import load_part
from tools.support.firmware import shapes

BOARDS = load_all()
# A board that is wired like one of these may look like it.
LOOKS = [
    load("adafruit_feather_esp32s3_reverse_tft"),
    load("adafruit_macropad_rp2040"),
    load("pybadge"),
    load("pygamer"),
    load("raspberry_pi_pico"),
]
RED, DARK = (1.0, (255, 0, 0)), (0.0, (0, 0, 0))


def drawn(board: Board, upright: bool = False) -> str:
    return "".join(piece.shapes() for piece in pieces(board, upright))


def device(board: Board, upright: bool = False) -> Piece:
    return pieces(board, upright)[-1]


def lamps(board: Board) -> list[Lamp]:
    return [lamp for piece in pieces(board) for lamp in piece.lamps]


@pytest.mark.slow
@pytest.mark.parametrize("board", LOOKS, ids=lambda board: board.id)
def test_lights_and_screen_shine_each_at_its_own_place_and_nowhere_else(board: Board) -> None:
    picture = Picture(board)
    shown = picture.lamps
    assert {lamp.pixel for lamp in shown} >= set(ring_order(board.ring))
    shining = ring_order(board.ring)[0]
    light = [RED if pixel == shining else DARK for pixel in range(board.ring.pixels)]
    white = Image.new("RGB", (board.screen.width, board.screen.height), "white")
    image = picture.draw(white, light)
    assert image.crop(picture.screen).getextrema() == ((255, 255),) * 3
    for lamp in shown:
        x, y = (round(part) for part in lamp.at)
        red, green, _ = image.crop((x, y, x + 1, y + 1)).tobytes()
        assert (red > 200 > green + 50) == (lamp.pixel == shining)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_everything_is_on_its_piece_and_nothing_on_the_screen(board: Board, upright: bool) -> None:
    for piece in pieces(board, upright):
        wide, tall = piece.size
        things: list[Lamp | Key] = [*piece.lamps, *piece.keys]
        for thing in things:
            assert thing.half <= thing.at[0] <= wide - thing.half
            assert thing.half <= thing.at[1] <= tall - thing.half
        if not piece.screen:
            continue
        left, top, right, bottom = piece.screen
        assert 0 < left < right < wide
        assert 0 < top < bottom < tall
        assert (right - left) * board.screen.height == (bottom - top) * board.screen.width
        for thing in things:
            x, y = thing.at
            assert not (left < x < right and top < y < bottom)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_every_key_of_the_board_is_in_the_drawing_once(board: Board, upright: bool) -> None:
    labels = sorted(label for keys in board.keys for label in keys.labels)
    assert sorted(key.label for key in device(board, upright).keys) == labels


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_caps_have_on_them_what_the_bar_of_keys_shows(board: Board) -> None:
    elsewhere = {"{key}", "{turn}"}  # a lit key has nothing on it, and a knob two arrows
    if not board.ring.arc:
        elsewhere |= {"{left}", "{right}", "{up}", "{down}"}  # arrows beside a stick
    texts = [text for text, _ in caps(board)]
    assert texts == [text.strip("()") for text in re.findall(r"(\S+):\w+", " ".join(board.bar))]
    for upright in (False, True):
        picture = drawn(board, upright)
        for text in set(texts) - elsewhere:
            assert (shapes(text.strip("{}")) if text.startswith("{") else f">{text}<") in picture
        assert all(f">{area}<" in picture for area in range(1, 6))


def test_the_first_area_is_at_the_top_or_the_first_of_the_row() -> None:
    ring = lamps(load("raspberry_pi_pico"))
    share = len(ring) // 5
    first, *_, last = ring[:share]
    assert first.at[0] < areas.SIDE / 2 < last.at[0]
    assert max(lamp.at[1] for lamp in ring[:share]) < min(lamp.at[1] for lamp in ring[share:])
    row = lamps(load("pygamer"))
    assert [lamp.pixel for lamp in row] == [0, 1, 2, 3, 4]
    assert [lamp.at[0] for lamp in row] == sorted(lamp.at[0] for lamp in row)
    keys = lamps(load("adafruit_macropad_rp2040"))
    assert keys[0].at < keys[1].at < keys[2].at
    assert keys[0].at[1] < keys[3].at[1] < keys[6].at[1] < keys[9].at[1]


def look(board: Board) -> str:
    return drawn(board).replace(board.name, "")


def test_each_kind_of_board_has_its_own_look() -> None:
    looks = {board.id: look(board) for board in LOOKS}
    assert len(set(looks.values())) == len(LOOKS)
    assert ">Start<" in looks["pybadge"]
    assert look(load("raspberry_pi_pico2")) == looks["raspberry_pi_pico"]


def test_the_recommended_build_is_drawn_in_one_scale_and_the_others_say_enlarged() -> None:
    """Case, screen, buttons and ring as their files in boards/case_parts have them."""
    case = console.Console("oled_2_42")
    near = pytest.approx
    assert near((console.WIDE, case.face), abs=0.5) == devices.FACE
    assert near(case.screen_up, abs=0.5) == devices.SCREEN_UP
    assert (devices.BUTTONS_UP, devices.PITCH) == (console.BUTTONS_UP, console.PITCH)
    button, ring = load_part("button_12"), load_part("ring_24")
    assert (button["collar"].size[0], button["cap"].size[0]) == (devices.COLLAR, devices.CAP)
    screen = device(load("raspberry_pi_pico")).screen
    assert screen
    assert (screen[2] - screen[0]) / UNIT == near(load_part("oled_2_42")["picture"].size[0], 0.01)
    outside, inside = (ring["board"].tube or (0.0, 0.0))[:2]
    assert near((outside + inside) / 2, abs=1) == 2 * areas.RING
    assert near((outside - inside) / 2, abs=0.1) == areas.RING_WIDE
    for board in BOARDS:
        # The MacroPad's is as large as it is.
        true = board.screen.driver == "ssd1306" or board.id == "adafruit_macropad_rp2040"
        assert ("enlarged" in device(board).notes.shapes()) != true, board.id
        assert "enlarged" not in drawn(board), "the page speaks three languages"


def test_a_picture_has_the_size_of_the_documents() -> None:
    assert Picture(load("pybadge")).draw(None, []).size == SIZE
