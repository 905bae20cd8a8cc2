# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Pictures of the device: each board's screen, lights and keys are where they belong."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from tools.boards.board import Board, load, load_all
from tools.documents.words import shapes
from tools.drawing.caps import caps
from tools.drawing.cases import draw_device
from tools.drawing.paint import SIZE
from tools.drawing.picture import Picture
from tools.drawing.svg import Drawing
from tools.page.board_view import ring_order

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


def drawn(board: Board) -> str:
    pen = Drawing(*SIZE, board.name)
    draw_device(pen, board)
    return pen.svg()


@pytest.mark.slow
@pytest.mark.parametrize("board", LOOKS, ids=lambda board: board.id)
def test_lights_and_screen_shine_each_at_its_own_place_and_nowhere_else(board: Board) -> None:
    screen, lamps = draw_device(Drawing(*SIZE, ""), board)
    assert {lamp.pixel for lamp in lamps} >= set(ring_order(board.ring))
    shining = ring_order(board.ring)[0]
    light = [RED if pixel == shining else DARK for pixel in range(board.ring.pixels)]
    white = Image.new("RGB", (board.screen.width, board.screen.height), "white")
    image = Picture(board).draw(white, light)
    assert image.crop(screen).getextrema() == ((255, 255),) * 3
    for lamp in lamps:
        x, y = (round(part) for part in lamp.at)
        red, green, _ = image.crop((x, y, x + 1, y + 1)).tobytes()
        assert (red > 200 > green + 50) == (lamp.pixel == shining)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_screen_is_in_the_picture_and_no_light_is_on_it(board: Board) -> None:
    left, top, right, bottom = draw_device(Drawing(*SIZE, ""), board).screen
    assert 0 < left < right < SIZE[0]
    assert 0 < top < bottom < SIZE[1]
    assert (right - left) * board.screen.height == (bottom - top) * board.screen.width
    for lamp in draw_device(Drawing(*SIZE, ""), board).lamps:
        x, y = lamp.at
        across = left - lamp.half < x < right + lamp.half
        assert not (across and top - lamp.half < y < bottom + lamp.half)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_caps_have_on_them_what_the_bar_of_keys_shows(board: Board) -> None:
    picture = drawn(board)
    elsewhere = {"{key}"}  # a lit key has nothing on it
    if not board.ring.arc:
        elsewhere |= {"{left}", "{right}", "{up}", "{down}"}  # arrows beside a stick
    texts = [text for text, _ in caps(board)]
    assert texts == [text.strip("()") for text in re.findall(r"(\S+):\w+", " ".join(board.bar))]
    for text in texts:
        if text not in elsewhere:
            assert (shapes(text.strip("{}")) if text.startswith("{") else f">{text}<") in picture
    assert all(f">{area}<" in picture for area in range(1, 6))


def test_the_first_area_is_at_the_top_or_the_first_of_the_row() -> None:
    ring = draw_device(Drawing(*SIZE, ""), load("raspberry_pi_pico")).lamps
    share = len(ring) // 5
    first, *_, last = ring[:share]
    assert first.at[0] < 320 < last.at[0]
    assert max(lamp.at[1] for lamp in ring[:share]) < min(lamp.at[1] for lamp in ring[share:])
    row = draw_device(Drawing(*SIZE, ""), load("pygamer")).lamps
    assert [lamp.pixel for lamp in row] == [0, 1, 2, 3, 4]
    assert [lamp.at[0] for lamp in row] == sorted(lamp.at[0] for lamp in row)
    keys = draw_device(Drawing(*SIZE, ""), load("adafruit_macropad_rp2040")).lamps
    assert keys[0].at < keys[1].at < keys[2].at
    assert keys[0].at[1] < keys[3].at[1] < keys[6].at[1] < keys[9].at[1]


def look(board: Board) -> str:
    return drawn(board).replace(board.name, "").split("</title>")[1]


def test_each_kind_of_board_has_its_own_look() -> None:
    looks = {board.id: look(board) for board in LOOKS}
    assert len(set(looks.values())) == len(LOOKS)
    assert ">Start<" in looks["pybadge"]
    assert look(load("raspberry_pi_pico2")) == looks["raspberry_pi_pico"]
