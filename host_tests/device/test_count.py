# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Count for me: a landscape is told by its gaps, counted, and its points are entered."""

from __future__ import annotations

from itertools import pairwise

from engine_core.rules import AREA, EXPLORATION, SHEEP, STONES, WHISKEY
from host_tests.device.brush import (
    GAPS,
    at_scores,
    at_towers,
    box,
    count,
    count_for_me,
    example,
    go_to,
    mark,
    menu,
    town,
)
from host_tests.support.daily import each_board
from host_tests.support.device import Device
from host_tests.support.table import enter_value
from tipperary.store import land_map
from tools.boards.board import Board


@each_board
def test_the_rulebook_s_example_is_told_counted_and_accepted_on_every_board(
    board: Board,
) -> None:
    device = example(count_for_me(at_scores(Device(board.id, frame_ms=10))))
    for words in ("7×8 56", "enclosed 5", "Towers [0]"):
        assert words in device.text
    device.press("ok")
    assert device.game.value(0, AREA) == 56
    assert device.game.value(0, EXPLORATION) == 5
    # The other player's area is the next thing to enter, and exploration is asked for one only.
    assert device.screen == "scoring"
    for category in (AREA, SHEEP, SHEEP, EXPLORATION):
        enter_value(device, category, {AREA: 30, SHEEP: 12, EXPLORATION: 0}[category])
    for category, values in ((WHISKEY, (10, 0)), (STONES, (7, 0))):
        for value in values:
            enter_value(device, category, value)
    # As in the book.
    assert device.screen == "totals"
    assert [device.game.value(0, category) for category in range(5)] == [56, 12, 5, 10, 7]
    assert device.game.total(0) == 90
    assert device.game.value(1, AREA) == 30


def test_three_keys_need_at_most_60_presses_for_nine_by_nine_with_eight_gaps() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    assert device.pressed == 3
    box(device, 9, 9)
    town(device, 0, (4, 2))
    # Ragged edges and two holes, as at the end of a game.
    mark(device, [(0, 0), (0, 1), (0, 8), (1, 8), (2, 3), (6, 6), (8, 5), (8, 0)])
    count(device).press("ok")
    assert device.screen == "scoring"
    assert device.game.value(0, AREA) == 5 * 6  # rows 3 to 7 of columns 0 to 5
    assert device.pressed <= 60


def test_it_is_about_the_player_whose_area_is_being_entered() -> None:
    device = at_scores(Device(frame_ms=10))
    device.press("ok", "ok")
    assert "Area Yellow" in device.text
    count_for_me(device)
    assert "Yellow 8×8 rows of land" in device.text
    example(device).press("ok")
    assert device.game.value(1, AREA) == 56
    assert device.game.value(0, EXPLORATION) is None
    # At another value it is asked who, as everybody has entered an area by then.
    assert "Sheep Castle" in device.text
    count_for_me(device)
    assert "Count for me Castle" in device.text


def test_before_scoring_it_is_asked_who_and_the_towers_are_remembered() -> None:
    device = at_towers(Device(frame_ms=10))
    count_for_me(device).press("next", "ok")
    assert "Yellow 8×8" in device.text
    example(device)
    device.press("next").run(100)
    assert "7×8 56 enclosed 5 Towers [1]" in device.text
    # Two in the gaps of the first row make it whole but for its end.
    device.press("next").run(100)
    assert "8×8 64 enclosed 5 Towers [2]" in device.text
    # Looking at its menu forgets none of them.
    menu(device, "Count")
    device.run(100)
    assert "8×8 64 enclosed 5 Towers [2]" in device.text
    place = device.app.view.picture[4]
    assert [cell for cell in GAPS if place(*cell) == land_map.TOWER] == [(0, 0), (0, 4)]
    device.press("ok")
    assert device.screen == "towers"
    device.press("ok")
    assert "Area Castle" in device.text
    device.press("ok", "ok")
    assert "Area Yellow 8 ×8 =64" in device.text
    count_for_me(device).run(100)
    assert "8×8 64 enclosed 5 Towers [2]" in device.text
    device.press("ok")
    assert device.game.value(1, AREA) == 64


def test_what_is_missing_is_said_and_blinks_once_a_second() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device)
    town(device)
    # Beside the town, on its left side.
    mark(device, [(3, 2), (5, 2)])
    count(device)
    assert "2 missing" in device.text
    place = device.app.view.picture[4]
    shown = []
    for _ in range(400):
        shown.append(place(3, 2))
        device.run(10)
    assert set(shown) == {land_map.MISSING, land_map.NOTHING}
    flashes = sum(one != two for one, two in pairwise(shown))
    assert 7 <= flashes <= 8
    device.press("ok")
    assert device.game.value(0, EXPLORATION) == 0


def test_a_power_cut_costs_at_most_the_last_seven_gaps() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device, 6, 7)
    device.power_on().press("ok")
    count_for_me(device)
    assert "Castle 1/9 shape of the town" in device.text
    assert device.app.view.picture[2:4] == (6, 7)
    town(device, 3, (1, 1))
    cells = [(0, column) for column in range(7)] + [(1, 0), (5, 5)]
    mark(device, cells)
    device.power_on().press("ok")
    count_for_me(device).run(100)
    device.back().back()
    place = device.app.view.picture[4]
    assert [place(*cell) for cell in cells] == [land_map.GAP] * 8 + [land_map.LAND]


def test_leaving_keeps_everything_and_it_may_be_changed_again() -> None:
    device = example(count_for_me(at_scores(Device(frame_ms=10))))
    device.press("ok")
    device.power_on().press("ok")
    assert "Area Yellow" in device.text
    # Taken back: it is the first player's turn again, and nothing is to be told twice.
    device.back().press("ok").back().press("ok")
    assert "Area Castle" in device.text
    count_for_me(device).run(100)
    assert "7×8 56" in device.text
    device.back()
    assert device.screen == "count"
    # Back to the gaps: one more.
    device.back()
    assert device.screen == "count_map"
    mark(device, [(7, 0)])
    menu(device, "Leave")
    assert device.screen == "scoring"
    assert "Area Castle" in device.text
    device.power_on().press("ok")
    count_for_me(device).run(100)
    assert "7×7 49" in device.text
    device.press("ok")
    assert device.game.value(0, AREA) == 49


def test_box_and_town_may_be_changed_and_gaps_stay_where_they_are() -> None:
    device = example(count_for_me(at_scores(Device(frame_ms=10))))
    menu(device, "Box, town")
    assert "8×9 rows of land" in device.text
    device.press("next", "ok", "ok")
    device.back().back().back()
    # Back to where the menu was.
    assert device.screen == "pause"
    assert "Count for me" in device.text
    device.press("ok")
    # The box is confirmed: the town's shape comes next.
    assert device.app.view.picture[2:4] == (9, 9)
    device.press("ok", "ok")
    go_to(device, (4, 4))
    device.press("ok")
    place = device.app.view.picture[4]
    assert all(place(*cell) == land_map.GAP for cell in GAPS)


def test_a_town_s_outline_is_remembered_for_the_next_game() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    device.press("ok", "ok", "next", "next")
    assert "3/9 shape of the town" in device.text
    device.press("ok", "next")
    assert "2/8 rotate the town" in device.text
    device.press("ok")
    assert "move the town" in device.text
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
    mark(device, [(0, 1), (1, 0)])
    menu(device, "Count")
    device.run(100)
    assert device.screen == "count_map"
    assert "part of it is cut off" in device.text
    mark(device, [(0, 0)])
    assert "cut off" not in device.text
    count(device)
    assert device.screen == "count_result"
