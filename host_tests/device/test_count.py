# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Count for me: a landscape is painted on the device, and its points are entered."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine_core.rules import AREA, EXPLORATION, SHEEP, STONES, WHISKEY
from host_tests.device.brush import (
    GAPS,
    at_scores,
    at_towers,
    box,
    count,
    count_for_me,
    cursor,
    full,
    go_to,
    menu,
    paint,
    quick,
    town,
)
from host_tests.support.daily import each_board
from host_tests.support.device import Device
from tools.drive.boards import Board


@each_board
def test_the_rulebook_s_example_is_painted_counted_and_accepted_on_every_board(
    board: Board,
) -> None:
    device = full(count_for_me(at_scores(Device(board.id, frame_ms=10))))
    for words in ("7 × 8 56", "enclosed 5", "Sheep 12", "Stones 7", "Towers 0"):
        assert words in device.text
    device.press("ok")
    assert [device.game.value(0, category) for category in (AREA, SHEEP, EXPLORATION, STONES)] == [
        56,
        12,
        5,
        7,
    ]
    # The whiskey is the next thing to enter, and then it is 90 as in the book.
    assert device.screen == "scoring"
    device.press("next", "next", "next", "ok")
    assert device.game.value(0, WHISKEY) == 10
    device.press("ok")
    assert device.game.total(0) == 90
    assert device.game.value(1, AREA) is None


def test_three_keys_need_at_most_60_presses_for_nine_by_nine_with_eight_gaps() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    assert device.pressed == 3
    box(device, 9, 9)
    town(device, 0, (4, 2))
    # Ragged edges and two holes, as at the end of a game.
    paint(device, [(0, 0), (0, 1), (0, 8), (1, 8), (2, 3), (6, 6), (8, 0), (8, 5)])
    count(device).press("ok")
    assert device.screen == "scoring"
    assert device.game.value(0, AREA) == 5 * 6  # rows 3 to 7 of columns 0 to 5
    assert device.pressed <= 60


def test_quick_painting_enters_area_and_exploration_and_asks_for_the_rest() -> None:
    device = quick(count_for_me(at_scores(Device(frame_ms=10))))
    assert "7 × 8 56 enclosed 5 Towers 0" in device.text
    device.press("ok")
    assert device.game.value(0, AREA) == 56
    assert device.game.value(0, EXPLORATION) == 5
    assert "Castle: Sheep" in device.text
    device.press("ok")
    assert "Yes" in device.text


def test_it_is_about_the_player_whose_value_is_being_entered() -> None:
    device = at_scores(Device(frame_ms=10))
    device.press(*["ok"] * 6)
    assert "Yellow: Area" in device.text
    count_for_me(device)
    assert "Yellow" in device.text
    quick(device).press("ok")
    assert device.game.value(1, AREA) == 56


def test_before_scoring_it_is_asked_who_and_the_towers_are_remembered() -> None:
    device = at_towers(Device(frame_ms=10))
    count_for_me(device).press("next", "ok")
    assert "Yellow 8 × 8" in device.text
    quick(device)
    device.press("next").run(100)
    assert "7 × 8 56 enclosed 5 Towers 1" in device.text
    # Two in the gaps of the first row make it whole but for its end.
    device.press("next").run(100)
    assert "8 × 8 64 enclosed 5 Towers 2" in device.text
    tile = device.app.view.picture[4]
    assert [cell for cell in GAPS if tile(*cell) == 6] == [(0, 0), (0, 4)]
    device.press("ok")
    assert device.screen == "towers"
    device.press("ok")
    assert "Castle: Area" in device.text
    device.press(*["ok"] * 6)
    count_for_me(device).run(100)
    assert "8 × 8 64 enclosed 5 Towers 2" in device.text
    device.press("ok")
    assert device.game.value(1, AREA) == 64


def test_what_is_missing_is_said_and_blinks_once_a_second() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device)
    town(device)
    # Beside the town, on its left side.
    paint(device, [(3, 2), (5, 2)])
    count(device)
    assert "2 missing" in device.text
    tile = device.app.view.picture[4]
    shown = []
    for _ in range(400):
        shown.append(tile(3, 2))
        device.run(10)
    assert set(shown) == {7, 8}
    flashes = sum(one != two for one, two in pairwise(shown))
    assert 7 <= flashes <= 8
    device.press("ok")
    assert device.game.value(0, EXPLORATION) == 0


def test_a_power_cut_costs_at_most_the_last_seven_cells() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device, 6, 7)
    device.power_on().press("ok")
    count_for_me(device)
    assert "Castle 1/9 shape of town" in device.text
    assert device.app.view.picture[2:4] == (6, 7)
    town(device, 3, (1, 1))
    cells = [(0, column) for column in range(7)] + [(1, 0), (5, 5)]
    paint(device, cells)
    device.power_on().press("ok")
    count_for_me(device).run(100)
    device.back().back()
    tile = device.app.view.picture[4]
    assert [tile(*cell) for cell in cells] == [0] * 8 + [1]


def test_leaving_keeps_everything_and_it_may_be_changed_again() -> None:
    device = quick(count_for_me(at_scores(Device(frame_ms=10))))
    device.press("ok")
    device.press("ok", "ok")
    assert "Whiskey" in device.text
    device.power_on().press("ok")
    count_for_me(device).run(100)
    assert "7 × 8 56" in device.text
    device.back()
    assert device.screen == "count"
    # Back to the cells: one more is missing.
    device.back()
    assert device.screen == "count_paint"
    paint(device, [(7, 0)])
    menu(device, 5)
    assert device.screen == "scoring"
    assert "Whiskey" in device.text
    device.power_on().press("ok")
    count_for_me(device).run(100)
    assert "7 × 7 49" in device.text
    device.press("ok")
    assert device.game.value(0, AREA) == 49


def test_box_and_town_may_be_changed_and_cells_stay_where_they_are() -> None:
    device = quick(count_for_me(at_scores(Device(frame_ms=10))))
    menu(device, 4)
    assert "8 × 9 rows of land" in device.text
    device.press("next", "ok", "ok")
    device.back().back().back()
    assert device.screen == "pause"
    device.press("next")
    assert "Count for me" in device.text
    device.press("ok")
    # The box is confirmed: the town's shape comes next.
    assert device.app.view.picture[2:4] == (9, 9)
    device.press("ok", "ok")
    go_to(device, (4, 4))
    device.press("ok")
    tile = device.app.view.picture[4]
    assert all(tile(*cell) == 0 for cell in GAPS)


def test_a_town_s_outline_is_remembered_for_the_next_game() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    device.press("ok", "ok", "next", "next", "ok", "next", "ok")
    device.app.saves.close()
    device.power_on()
    count_for_me(at_scores(device)).press("ok", "ok")
    assert "3/9" in device.text
    device.press("ok")
    assert "2/8" in device.text
    device.press("ok", "ok").back()
    device.power_on()
    assert bytes(device.app.saves.outlines) == bytes([17, 0, 0, 0, 0])


def test_land_that_hangs_on_nothing_is_not_counted() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device)
    town(device)
    paint(device, [(0, 1), (1, 0)])
    menu(device, 0)
    device.run(100)
    assert device.screen == "count_paint"
    assert "part of it is cut off" in device.text
    paint(device, [(0, 0)])
    assert "cut off" not in device.text
    count(device)
    assert device.screen == "count_result"


def test_cells_go_round_within_their_row_and_rows_with_a_held_key() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device, 9, 9)
    town(device)
    assert cursor(device) == (0, 0)
    device.press("prev")
    assert cursor(device) == (0, 8)
    device.press("next", "next")
    assert cursor(device) == (0, 1)
    device.hold("next", 450)
    assert cursor(device) == (1, 1)
    device.hold("prev", 850)
    assert cursor(device) == (7, 1)


def test_a_knob_turned_on_and_on_comes_to_every_cell_and_quickly_to_the_next_row() -> None:
    device = count_for_me(at_scores(Device("adafruit_macropad_rp2040", frame_ms=10)))
    box(device, 9, 9)
    town(device)
    device.press("prev")
    assert cursor(device) == (8, 8)
    device.press("next", *["next"] * 10)
    assert cursor(device) == (1, 1)
    device.down("next").run(20)
    device.down("next").run(200)
    assert cursor(device) == (2, 2)


@pytest.mark.parametrize("board", ["pybadge", "pygamer"])
def test_up_and_down_move_rows_and_are_next_and_previous_elsewhere(board: str) -> None:
    device = Device(board, frame_ms=10)
    assert "4 players" in device.text
    device.press("up")
    assert "5 players" in device.text
    device.press("down", "down")
    assert "3 players" in device.text
    count_for_me(at_scores(device))
    box(device, 9, 9)
    town(device)
    device.press("down", "down", "up", "next")
    assert cursor(device) == (1, 1)
    # A held key goes on in its own direction.
    device.hold("next", 650)
    assert cursor(device)[0] == 1
    assert cursor(device)[1] > 3


def test_stone_circles_count_up_to_nine_and_sheep_to_two() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device)
    town(device)
    menu(device, 3)
    device.press(*["ok"] * 9)
    assert "Castle 9" in device.text
    device.press("ok")
    assert "Castle stones" in device.text
    menu(device, 2)
    device.press("ok")
    assert "Castle 1" in device.text
    device.press("ok")
    assert "Castle 2" in device.text
    device.press("ok")
    assert "Castle sheep" in device.text


def test_a_click_on_a_cell_places_the_town_and_paints() -> None:
    device = Device(draw=True, frame_ms=10)
    count_for_me(at_scores(device))
    box(device, 8, 8)
    device.send("touch 1 1\n")
    assert "1/9 shape" in device.text
    device.press("ok", "ok")
    # Cells of six pixels, from the second column and the third row of pixels on.
    device.send("touch 20 15\n")
    assert "3, 4 place of town" in device.text
    device.press("ok")
    device.send("touch 44 3\n")
    assert cursor(device) == (0, 7)
    assert device.app.view.picture[4](0, 7) == 0
    for nonsense in ("touch", "touch 1", "touch a b", "touch 100 5", "touch -1 -1", "touch 1 2 3"):
        device.send(nonsense + "\n")
    assert cursor(device) == (0, 7)
    device.press("ok")
    assert device.app.view.picture[4](0, 7) == 1
    device.back()
    device.send("touch 44 3\n")
    assert device.screen == "count"
