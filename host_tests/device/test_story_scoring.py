# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Towers, and the scores category by category, up to the check before the end."""

from __future__ import annotations

import pytest

from engine_core import game as phases
from engine_core.rules import WHISKEY_TRACK
from host_tests.support.device import Device, option
from host_tests.support.table import (
    count_sheep,
    enter,
    enter_value,
    play_rounds,
    set_up,
    step_back,
    verbs,
)
from tipperary.face.signs import TURN
from tools.boards.board import board_ids
from tools.support.stores import land_map


def at_towers(flocks: tuple[int, ...] = (3, 2), board: str = "raspberry_pi_pico") -> Device:
    device = set_up(Device(board, frame_ms=40), tuple(range(len(flocks))))
    play_rounds(device, flocks)
    return device


def at_scores(flocks: tuple[int, ...] = (3, 2), board: str = "raspberry_pi_pico") -> Device:
    return at_towers(flocks, board).press("ok")


def marked(device: Device) -> str:
    """The number that the keys change: the one with a line below it."""
    layout = device.painter.layout
    (line,) = [shape for shape in layout.shapes if shape[4] <= 3 < shape[3]]
    above = [text for text in layout.texts if line[1] - 2 <= text[2] <= line[1] + line[3]]
    (number,) = [text[1] for text in above if 0 <= line[2] - text[3] < 8]
    assert number.isdigit()
    return str(number)


# Towers.


def test_the_towers_are_remembered_before_the_scores_with_the_marker_in_sight() -> None:
    device = at_towers()
    assert device.screen == "towers"
    assert "Marker: Castle Towers Place them now: fill gaps or extend" in device.text
    assert verbs(device) == ("flocks", "why", "done")
    device.press("next")
    assert "Marker: Castle alone has the largest flock: 3" in device.text
    assert verbs(device) == ("", "back", "done")
    device.press("next", "ok")
    assert device.screen == "scoring"


def test_while_towers_are_placed_the_ring_shows_no_areas() -> None:
    device = at_towers((3, 2, 3)).run(1500)
    assert device.screen == "towers"
    for _ in range(2):
        colours = [colour for colour in device.ring if colour != (0, 0, 0)]
        assert len(colours) == len(device.ring)
        assert sorted(map(colours.count, set(colours))) == [8, 8, 8]
        device.power_on()
        assert device.screen == "start"


def test_the_last_count_can_be_mended_from_the_towers() -> None:
    for device in (at_towers().press("prev"), step_back(at_towers())):
        assert device.screen == "sheep"
        count_sheep(device, (9, 9))
        assert device.game.phase == phases.TOWERS
        assert device.game.flocks == (9, 9)


# Scores.


def test_everybody_s_area_then_everybody_s_sheep_and_so_on_in_the_pad_s_order() -> None:
    # The first player has the marker: 3 sheep and 5 points.
    device = at_scores()
    assert "Area Castle 4 ×4 =16 largest rectangle" in device.text
    device.press("next", "ok")
    assert "Area Castle 5× 4 =20 gap-free, with town" in device.text
    device.press("next", "ok")
    assert "Area Yellow 4 ×4 =16" in device.text
    device.press("ok", "ok")
    # The sheep are filled in.
    assert "Sheep Castle 3 +5 for the marker" in device.text
    device.press("ok")
    assert "Sheep Yellow 2 your largest flock" in device.text
    device.press("ok")
    for name in ("Castle", "Yellow"):
        assert f"Explor. {name} 18 is your town enclosed on all 18 spaces?" in device.text
        device.press("next")
    for name in ("Castle", "Yellow"):
        assert f"Whiskey {name} 0 under your barrel" in device.text
        device.press("ok")
    for name in ("Castle", "Yellow"):
        assert f"Stones {name} 0 sum of stone circles" in device.text
        device.press("ok")
    assert device.screen == "totals"
    assert [device.game.value(0, category) for category in range(5)] == [25, 3, 5, 0, 0]
    assert [device.game.value(1, category) for category in range(5)] == [16, 2, 5, 0, 0]


def test_the_number_that_is_changed_is_marked() -> None:
    device = at_scores()
    device.press("next")
    assert marked(device) == "5"
    device.press("ok", "next", "next")
    assert "5× 6 =30" in device.text
    assert marked(device) == "6"
    assert verbs(device) == ("-", "+", "take")


def test_yes_and_no_are_the_keys_words_and_one_press() -> None:
    device = at_scores()
    device.press(*["ok"] * 6)
    # OK has nothing to take here: pressed or held it is the menu, and its place says so.
    assert verbs(device) == ("no", "yes", "menu")
    before = device.text
    device.press("ok")
    assert device.screen == "pause"
    device.back()
    assert device.text == before
    device.press("next")
    assert "Explor. Yellow" in device.text
    device.press("prev")
    assert "Whiskey Castle" in device.text
    assert [device.game.value(seat, 2) for seat in range(2)] == [5, 0]


def test_a_knob_chooses_between_yes_and_no_and_takes_it_when_pushed() -> None:
    device = at_scores(board="adafruit_macropad_rp2040")
    device.press(*["ok"] * 6)
    # The answer is large beside the knob's sign; the bar always says what turning and pushing do.
    for answer in ("no", "yes", "no", "yes"):
        assert f"Explor. Castle {answer} is your town enclosed on all 18 spaces?" in device.text
        assert device.text.endswith("take menu")
        assert device.app.view.sign == TURN
        device.press("next")
    device.press("prev", "ok")
    assert "Explor. Yellow no" in device.text
    device.press("ok")
    assert [device.game.value(seat, 2) for seat in range(2)] == [5, 0]


@pytest.mark.parametrize("board", board_ids())
def test_a_category_has_one_look_whoever_it_is_about(board: str) -> None:
    device = set_up(Device(board, frame_ms=40), (0, 2))
    play_rounds(device, (3, 2))
    device.press(*["ok"] * 7)
    looks = []
    for name in ("Castle", "Blue"):
        assert f"Explor. {name}" in device.text
        looks.append([(size, y) for size, _, _, y, _ in device.painter.layout.texts])
        enter_value(device, 2, 0)
    assert looks[0] == looks[1]


@pytest.mark.parametrize("board", board_ids())
def test_each_player_s_colour_is_on_the_ring(board: str) -> None:
    device = at_scores(board=board)
    castle = max(device.ring)
    device.press("ok", "ok")
    assert max(device.ring) != castle
    device.press("ok", "ok")
    assert "Sheep Castle" in device.text
    assert max(device.ring) == castle


def test_an_area_starts_from_a_small_rectangle_and_ends_at_a_large_one() -> None:
    device = at_scores()
    device.hold("next", 5000)
    assert "31 ×4" in device.text
    device.press("ok").hold("prev", 5000)
    assert "31× 1 =31" in device.text
    device.hold("next", 5000)
    assert "31× 31 =961" in device.text
    device.press("ok")
    assert device.game.value(0, 0) == 961


def test_a_number_grows_upwards_and_yes_is_to_the_right_and_below() -> None:
    device = at_scores(board="pybadge")
    device.press("up", "up", "down")
    assert "5 ×4 =20" in device.text
    device.press(*["ok"] * 6)
    assert (device.app.view.up, device.app.view.down) == ("no", "yes")
    device.press("down", "up")
    assert [device.game.value(seat, 2) for seat in range(2)] == [5, 0]


def test_whiskey_goes_by_the_steps_of_its_track_and_stops_at_both_ends() -> None:
    device = at_scores()
    device.press(*["ok"] * 6, "prev", "prev", "prev")
    seen = []
    for _ in range(9):
        seen.append(device.app.screen.value)
        assert f"Whiskey Castle {seen[-1]} under" in device.text
        device.press("next")
    assert tuple(seen) == WHISKEY_TRACK
    assert "Whiskey Castle 30 " in device.text
    device.hold("prev", 3000)
    assert "Whiskey Castle 0 " in device.text


def test_any_value_can_be_taken_back_and_each_is_named_before() -> None:
    device = at_scores()
    values = ((56, 42), (3, 2), (5, 0), (10, 6))
    for category, pair in enumerate(values):
        for value in pair:
            enter_value(device, category, value)
    assert "Stones Castle 0" in device.text
    for words, seen in (
        ("Yellow: Whiskey", "Whiskey Yellow 6"),
        ("Castle: Whiskey", "Whiskey Castle 10"),
        ("Yellow: Exploration", "Explor. Yellow"),
        ("Castle: Exploration", "Explor. Castle"),
        ("Yellow: Sheep", "Sheep Yellow 2"),
        ("Castle: Sheep", "Sheep Castle 3"),
        ("Yellow: Area", "Area Yellow 6 ×7 =42"),
        # The rectangle that is most like a square.
        ("Castle: Area", "Area Castle 7 ×8 =56"),
    ):
        device.back()
        assert f"Take back {words}" in device.text
        device.press("ok")
        assert seen in device.text
    device.press("ok")
    assert "7× 8 =56" in device.text
    device.press("next", "ok")
    assert device.game.value(0, 0) == 63
    # Only that was wrong: what was entered after it is there to be taken again, also after a cut.
    assert "Area Yellow 6 ×7 =42" in device.text
    device.press("ok", "ok").power_on().press("ok")
    for seen in ("Sheep Castle 3", "Sheep Yellow 2", "Explor. Castle"):
        assert seen in device.text
        device.press("ok")
    device.press("ok", "next", "next")
    for seen in ("Whiskey Castle 10", "Whiskey Yellow 6", "Stones Castle 0"):
        assert seen in device.text
        device.press("ok")


def test_ok_says_that_it_goes_on_to_the_columns_before_it_takes_the_area() -> None:
    device = at_scores()
    assert verbs(device) == ("-", "+", "go on")
    device.press("ok")
    assert verbs(device) == ("-", "+", "take")
    device.press("ok")
    assert device.game.value(0, 0) == 16


def test_taking_back_the_rows_is_named_and_leads_to_the_rows_that_were_entered() -> None:
    device = at_scores()
    enter(device, 9)
    device.back()
    assert "Take back Castle: rows" in device.text
    device.press("ok")
    assert "Area Castle 9 ×4 =36" in device.text
    assert marked(device) == "9"


@pytest.mark.parametrize("cut", [False, True])
def test_an_area_that_is_taken_back_has_the_sides_that_were_entered(cut: bool) -> None:
    device = at_scores()
    enter(device, 2)
    enter(device, 8)
    enter(device, 3)
    enter(device, 12)
    for name, sides in (("Yellow", "3 ×12 =36"), ("Castle", "2 ×8 =16")):
        step_back(device)
        if cut:
            device.power_on().press("ok")
        assert f"Area {name} {sides}" in device.text
        assert marked(device) == sides[0]
    device.press("ok")
    assert "2× 8 =16" in device.text
    device.press("next", "ok")
    assert device.game.value(0, 0) == 18
    assert "Area Yellow 3 ×12 =36" in device.text


def test_looking_at_the_menu_keeps_the_number_that_is_being_changed() -> None:
    device = at_scores()
    enter(device, 9)
    device.press("next", "next").back()
    device.back()
    assert "Area Castle 9× 6 =54" in device.text
    assert marked(device) == "6"


# The check before the end.


def at_totals() -> Device:
    device = at_scores()
    for category, pair in enumerate(((40, 38), (3, 2), (0, 5), (0, 13), (7, 0))):
        for value in pair:
            enter_value(device, category, value)
    assert device.screen == "totals"
    return device


def test_the_check_shows_what_the_result_will_show_and_ok_says_result() -> None:
    device = at_totals()
    assert "All values are in" in device.text
    assert verbs(device)[2] == "result"
    shown = {}
    for name in ("Castle", "Yellow"):
        device.press("next")
        assert verbs(device)[2] == "result"
        shown[name] = dict(device.app.view.values)
        assert name in device.text
        for word, number in shown[name].items():
            assert f"{word} {number}" in device.text
    # The marker's five are in the sheep, here as there.
    assert list(shown["Castle"].values()) == ["40", "8", "0", "0", "7", "55"]
    assert list(shown["Yellow"].values()) == ["38", "2", "5", "13", "0", "58"]
    device.press("ok").run(9000)
    assert device.screen == "result"
    device.press("ok")
    for name in ("Yellow", "Castle"):
        device.press("ok")
        assert name in device.text
        assert dict(device.app.view.values) == shown[name]


def test_a_step_back_from_the_check_leads_to_the_last_value() -> None:
    device = at_totals().back()
    assert "Take back Yellow: Stone circles" in device.text
    device.press("ok")
    assert "Stones Yellow 0" in device.text
    device.press("next", "ok")
    assert device.screen == "totals"
    assert device.game.value(1, 4) == 1


# Power cuts.


def test_a_cut_on_a_sheep_value_comes_back_on_that_value() -> None:
    device = at_scores()
    device.press(*["ok"] * 4)
    for name, value in (("Castle", 3), ("Yellow", 2)):
        assert f"Sheep {name} {value}" in device.text
        device.press("next")
        device.power_on()
        assert "Go on with the scores" in device.text
        device.press("ok")
        # What was not taken is gone, and what was filled in is there.
        assert f"Sheep {name} {value}" in device.text
        device.press("ok")
    assert device.power_on().press("ok").screen == "scoring"
    assert "Explor. Castle" in device.text


def test_a_cut_after_the_rows_were_taken_does_not_ask_for_them_again() -> None:
    device = at_scores()
    enter(device, 9)
    device.press("next")
    device.power_on().press("ok")
    assert "Area Castle 9× 4 =36" in device.text
    assert marked(device) == "4"
    enter(device, 5)
    assert device.game.value(0, 0) == 45
    # The next player's rows are their own.
    assert "Area Yellow 4 ×4 =16" in device.text
    device.power_on().press("ok")
    assert "Area Yellow 4 ×4 =16" in device.text
    assert marked(device) == "4"


def test_a_cut_after_a_value_was_taken_back_asks_for_that_value() -> None:
    device = at_scores()
    enter_value(device, 0, 56)
    step_back(device)
    assert device.game.value(0, 0) is None
    device.power_on().press("ok")
    assert "Area Castle" in device.text


def test_people_who_had_to_leave_early_have_no_count_to_look_at() -> None:
    device = set_up(Device(frame_ms=40), (0, 1))
    device.press("prev")
    option(device, "Score now").press("ok", "next")
    assert device.screen == "towers"
    assert verbs(device) == ("", "", "done")
    assert "Marker" not in device.text
    device.press("next", "prev")
    assert device.screen == "towers"


def test_any_value_is_changed_from_the_page_on_which_it_is_checked() -> None:
    device = at_scores()
    values = ((56, 42), (3, 2), (5, 0), (10, 6), (7, 1))
    for category, pair in enumerate(values):
        for value in pair:
            enter_value(device, category, value)
    assert device.screen == "totals"
    before = bytes(device.game.log)
    # Yellow's page, and in its menu the way to Yellow's values.
    device.press("next", "next").back()
    option(device, "Change Yellow").press("ok")
    assert "Yellow Area 42" in device.text
    device.press("ok")
    assert "Area Yellow 6 ×7 =42" in device.text
    # What is taken as it was is not written down again.
    device.press("ok", "ok")
    assert device.game.log == before
    device.back()
    option(device, "Change Yellow").press("ok")
    option(device, "Whiskey 6").press("ok", "next", "ok")
    # Back on that page, with the number that was changed.
    assert device.screen == "totals"
    assert "Yellow Area 42" in device.text
    assert "Whiskey 10" in device.text
    assert [device.game.value(1, category) for category in range(5)] == [42, 2, 0, 10, 1]
    assert [device.game.value(0, category) for category in range(5)] == [56, 3, 5, 10, 7]
    # From the question before the pages there is nobody's value to change.
    device.press("prev", "prev").back()
    assert "Change" not in " ".join(device.press("next").text for _ in range(6))
    # What the marker counts is said beside the flock.
    device.power_on().press("ok", "next").back()
    option(device, "Change Castle").press("ok", "next")
    assert "Sheep 3+5" in device.text


def all_entered() -> Device:
    device = at_scores()
    for rows, columns in ((5, 8), (6, 7)):
        enter(device, rows)
        enter(device, columns)
    for pair in ((6, 7), (5, 0), (10, 6), (3, 1)):
        for value in pair:
            enter_value(device, [6, 5, 10, 3].index(pair[0]) + 1, value)
    assert device.screen == "totals"
    return device


def change(device: Device, category: str) -> Device:
    """Castle's value, from the page on which it is checked."""
    while "Castle Area" not in device.text:
        device.press("next")
    option(device.back(), "Change Castle").press("ok")
    return option(device, category).press("ok")


@pytest.mark.parametrize("cut", [False, True])
def test_a_correction_that_is_taken_back_leaves_the_value_before_it(cut: bool) -> None:
    device = change(all_entered(), "Stone").press("next", "ok")
    assert device.game.value(0, 4) == 4
    step_back(device)
    if cut:
        device.power_on().press("ok")
    assert device.screen == "totals"
    assert device.game.value(0, 4) == 3
    # Nothing of the correction comes back with another value.
    step_back(device).press("ok")
    assert device.screen == "totals"
    assert "Stones Castle 3" in change(device, "Stone").text


def test_a_change_that_was_left_in_the_middle_leaves_no_trace() -> None:
    device = change(all_entered(), "Area")
    assert "5 ×8 =40" in device.text
    enter(device, 7)
    assert "7× 8 =56" in device.text
    device.power_on().press("ok")
    assert device.screen == "totals"
    assert "5 ×8 =40" in change(device, "Area").text


def test_rows_that_were_typed_before_the_area_was_counted_are_not_its_rows() -> None:
    device = at_scores()
    device.app.saves.keep_map(0, land_map(((0, 0), (0, 4), (0, 8), (3, 8), (7, 8), (5, 8))))
    enter(device, 5)
    option(device.back(), "Count").press("ok").run(300).press("ok")
    assert device.game.value(0, 0) == 56
    step_back(device)
    step_back(device)
    assert "Area Castle 7 ×8 =56" in device.text
