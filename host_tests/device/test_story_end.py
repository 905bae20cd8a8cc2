# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The end of a game: towers, scores, the result, a rematch, the history."""

from __future__ import annotations

import pytest

from engine_core import game as phases
from engine_core.rules import WHISKEY_TRACK
from host_tests.device.table import (
    count_sheep,
    enter,
    enter_value,
    play_rounds,
    score,
    set_up,
    step_back,
    take,
)
from host_tests.support.device import Device
from tipperary.colours import LIGHT


def at_towers(flocks: tuple[int, ...] = (3, 2), crests: tuple[int, ...] = (0, 1)) -> Device:
    device = set_up(Device(frame_ms=40), crests)
    play_rounds(device, flocks)
    return device


def at_scores(flocks: tuple[int, ...] = (3, 2)) -> Device:
    return at_towers(flocks).press("ok")


def test_the_towers_are_remembered_before_the_scores_with_the_marker_in_sight() -> None:
    device = at_towers()
    assert device.screen == "towers"
    assert "Castle keeps Towers Place them now: fill gaps or widen" in device.text
    device.press("next")
    assert "alone has" in device.text
    device.press("prev", "ok")
    assert device.screen == "scoring"


def test_a_step_back_from_the_towers_leads_to_the_flocks() -> None:
    device = at_towers().back()
    assert "Take back the flocks" in device.text
    device.press("ok")
    assert device.screen == "sheep"
    count_sheep(device, (9, 9))
    assert device.game.phase == phases.TOWERS


def test_five_categories_each_with_a_line_that_says_what_counts() -> None:
    # The first player has the marker: 3 sheep and 5 points.
    device = at_scores()
    assert "Castle: Area 4 rows largest gap-free rectangle, with town" in device.text
    device.press("next", "ok")
    assert "Castle: Area 5 × 4 = 20" in device.text
    device.press("next", "ok")
    # The sheep are filled in.
    assert "Castle: Sheep 3 largest flock; the marker's 5 are added" in device.text
    device.press("ok")
    assert "Castle: Exploration No all 18 spaces around your town are taken?" in device.text
    device.press("next")
    assert "Exploration Yes" in device.text
    device.press("prev")
    assert "Exploration No" in device.text
    device.press("next", "ok")
    assert "Castle: Whiskey 0 the number under your barrel" in device.text
    device.press("ok")
    assert "0 sum of the numbers on your stone circles" in device.text
    device.press("ok")
    assert "Yellow: Area 4 rows" in device.text
    device.press("ok", "ok")
    assert "Yellow: Sheep 2 sheep in your largest flock" in device.text
    assert [device.game.value(0, category) for category in range(5)] == [25, 3, 5, 0, 0]


def test_an_area_starts_from_a_small_rectangle_and_ends_at_a_large_one() -> None:
    device = at_scores()
    device.hold("next", 5000)
    assert "31 rows" in device.text
    device.press("ok").hold("prev", 5000)
    assert "31 × 1 = 31" in device.text
    device.hold("next", 5000)
    assert "31 × 31 = 961" in device.text
    device.press("ok")
    assert device.game.value(0, 0) == 961


def test_whiskey_goes_by_the_steps_of_its_track_and_stops_at_both_ends() -> None:
    device = at_scores()
    device.press("ok", "ok", "ok", "ok")
    device.press("prev")
    seen = []
    for _ in range(9):
        seen.append(device.app.screen.value)
        assert f"Whiskey {seen[-1]} " in device.text
        device.press("next")
    assert tuple(seen) == WHISKEY_TRACK
    assert device.app.screen.value == 30
    device.hold("prev", 3000)
    assert device.app.screen.value == 0


def test_any_value_can_be_gone_back_to_and_each_step_is_named() -> None:
    device = at_scores()
    for category, value in enumerate((56, 3, 5, 10, 7)):
        enter_value(device, category, value)
    assert "Yellow: Area" in device.text
    for step, words in (
        ("Stones", "7"),
        ("Whiskey", "Whiskey 10"),
        ("Explor.", "Exploration Yes"),
        ("Sheep", "Sheep 3"),
        ("Area", "Area 7 rows"),
    ):
        device.back()
        assert f"back Castle: {step}" in device.text
        device.press("ok")
        assert words in device.text
    # The rectangle that is most like a square.
    device.press("ok")
    assert "7 × 8 = 56" in device.text
    enter(device, 9)
    device.press(*["ok"] * 4)
    assert "Yellow: Area" in device.text
    assert device.game.total(0) == 63 + 3 + 5 + 5 + 10 + 7


def test_a_step_back_from_the_columns_leads_to_the_rows_that_were_entered() -> None:
    device = at_scores()
    enter(device, 9)
    step_back(device)
    assert "Castle: Area 9 rows" in device.text


def test_an_area_that_is_only_looked_at_stays_what_it_was() -> None:
    device = at_scores()
    enter(device, 12)
    enter(device, 3)
    step_back(device)
    log = device.game.log
    device.press("ok", "ok", "ok")
    assert device.game.value(0, 0) == 36
    assert device.game.log == log


def test_the_totals_show_every_value_and_give_nothing_away() -> None:
    device = at_scores()
    device.press(*["ok"] * 12)
    assert device.screen == "totals"
    assert "All values are in" in device.text
    device.press("next")
    assert "Castle" in device.text
    # Area, sheep without the marker, and no total.
    for words in ("Area 16", "Sheep 3", "Explor. 0", "Whiskey 0", "Stones 0"):
        assert words in device.text
    device.press("next")
    assert "Yellow" in device.text
    assert "Sheep 2" in device.text
    for page in range(3):
        device.press("next")
        for told in ("24", "18", "wins", "1 "):
            assert told not in device.text.replace("Area 16", ""), page


def test_a_step_back_from_all_scores_leads_to_the_last_value() -> None:
    device = at_scores()
    device.press(*["ok"] * 12)
    device.back()
    assert "back Yellow: Stones" in device.text
    device.press("ok")
    assert "Yellow" in device.text
    device.press("next", "ok")
    assert device.screen == "totals"
    assert device.game.value(1, 4) == 1


def test_a_power_cut_among_the_scores_loses_none_that_was_confirmed() -> None:
    device = at_scores()
    enter_value(device, 0, 56)
    device.press("ok")
    device.press("next")
    device.power_on()
    assert "Go on with the scores" in device.text
    device.press("ok")
    assert "Castle: Exploration No" in device.text
    assert device.game.value(0, 0) == 56


def test_taking_back_a_score_is_named() -> None:
    device = at_scores()
    enter_value(device, 0, 56)
    step_back(device).back()
    assert "Take back a score" in device.text
    device.press("ok")
    assert device.game.value(0, 0) is None
    assert "Castle: Area 4 rows" in device.text


SCORES = ((40, 3, 0, 0, 0), (38, 2, 5, 13, 0))


def colour_on_ring(device: Device) -> set[int]:
    """The coats of arms whose colours are on the ring."""
    found = set()
    for red, green, blue in set(device.ring) - {(0, 0, 0)}:
        bright = max(red, green, blue)
        for crest, colour in enumerate(LIGHT):
            full = (colour >> 16, colour >> 8 & 255, colour & 255)
            scale = max(full) / bright
            pairs = zip((red, green, blue), full, strict=True)
            if all(abs(a * scale - b) < 10 for a, b in pairs):
                found.add(crest)
    return found


def test_the_winner_is_named_then_why_the_places_and_every_value() -> None:
    device = at_towers()
    score(device, SCORES)
    assert device.screen == "result"
    assert "The winner Yellow wins with 58 points" in device.text
    assert colour_on_ring(device) == {1}
    assert [tone for tone in device.voice.tones if tone][-1] > 700
    device.press("next")
    assert "Places and points 1 Yellow 58 2 Castle 48" in device.text
    # A bar for each, in proportion to the points and made of the categories.
    first, second = device.painter.layout.boxes
    assert len({0, *first[5]}) == 5  # area, sheep, exploration, whiskey, and no stones
    assert len({0, *second[5]}) == 3  # area, sheep with the marker
    assert (second[2] + 1) / (first[2] + 1) == pytest.approx(48 / 58, abs=0.05)
    device.press("next")
    assert "Yellow: 58" in device.text
    for words in ("Area 38", "Sheep 2", "Explor. 5", "Whiskey 13", "Stones 0"):
        assert words in device.text
    device.press("next")
    assert "Castle: 48" in device.text
    # The marker's five are in the sheep.
    assert "Sheep 8" in device.text
    device.press("next")
    assert "Yellow wins" in device.text


def test_a_shared_victory_is_said_as_such_and_shares_the_ring() -> None:
    device = at_towers((3, 2, 3), (0, 2, 4))
    score(device, ((40, 3, 0, 0, 0), (10, 2, 0, 0, 0), (40, 3, 0, 0, 0)))
    assert "Shared victory Castle 43 Pink 43" in device.text
    assert colour_on_ring(device) == {0, 4}
    device.press("next")
    assert "1 Castle 43 1 Pink 43 3 Blue 12" in device.text


def test_the_result_is_there_again_after_a_power_cut_until_it_is_done() -> None:
    device = at_towers()
    score(device, SCORES)
    device.power_on()
    assert device.screen == "result"
    assert "Yellow wins with 58 points" in device.text
    end(device)
    assert device.power_on().screen == "setup"


def end(device: Device) -> None:
    """Close the finished game, by the menu."""
    device.back()
    for _ in range(device.app.screen.count):
        if "End kept in the history" in device.text:
            break
        device.press("next")
    device.press("ok")
    assert device.screen == "setup"


def test_the_end_can_be_taken_back() -> None:
    device = at_towers()
    score(device, SCORES)
    device.back()
    assert "Take back the end" in device.text
    device.press("ok")
    assert device.screen == "totals"
    device.press("ok")
    assert device.screen == "result"


# A rematch.


def test_a_rematch_has_the_same_players_and_names_in_one_press() -> None:
    device = at_towers((3, 2), (3, 1))
    device.app.saves.rename(3, "Anna")
    score(device, SCORES)
    bag = device.game.bag
    device.run(2000).press("ok")
    assert device.screen == "prepare"
    assert device.game.crests == (3, 1)
    assert device.game.bag == (bag + 1) % 2
    assert device.game.round == 1
    assert len(device.app.saves.past) == 1
    device.press("ok", "ok")
    assert "Anna" in device.text or device.game.bag == 1
    log = device.game.log
    device.power_on()
    assert device.screen == "start"
    assert device.game.log == log
    assert device.app.saves.names[3] == "Anna"
    assert len(device.app.saves.past) == 1


def test_a_finger_that_was_quick_starts_no_rematch() -> None:
    device = at_towers()
    score(device, SCORES)
    device.press("ok")
    assert device.screen == "result"
    device.run(1500).press("ok")
    assert device.screen == "prepare"


def test_a_rematch_begins_with_room_for_a_whole_game() -> None:
    """The memory is tidied between two games, never in the middle of one for lack of room."""
    device = at_towers()
    score(device, SCORES)
    saves = device.app.saves
    while saves._journal.room() > 600:
        saves.rename(4, "A" if saves.names[4] != "A" else "B")
    device.run(2000).press("ok")
    assert device.screen == "tidy"
    device.press("ok")
    assert device.screen == "prepare"
    assert device.game.crests == (0, 1)
    assert saves._journal.room() > 1700
    assert len(device.power_on().app.saves.past) == 1
    assert device.game.crests == (0, 1)


# History.


def test_games_are_kept_with_best_score_and_wins_by_coat_of_arms() -> None:
    device = at_towers()
    score(device, SCORES)
    end(device)
    set_up(device, (4, 1))
    play_rounds(device, (3, 3))
    score(device, ((70, 3, 0, 0, 0), (70, 3, 0, 0, 0)))
    end(device)
    device.power_on()

    take(device, 2)
    assert device.screen == "history"
    assert "2 games" in device.text
    assert "Best 73: Yellow" in device.text
    device.press("next")
    assert "Wins Yellow 2 Pink 1 Castle 0" in device.text
    device.press("next")
    assert "Average points Yellow 66 Pink 73 Castle 48" in device.text
    device.press("next")
    assert "Game 2 of 2 Pink 73 Yellow 73" in device.text
    device.press("next")
    assert "Game 1 of 2 Yellow 58 Castle 48" in device.text
    device.back()
    assert device.screen == "setup"


def test_a_kept_game_shows_each_player_s_values_as_its_result_did() -> None:
    device = at_towers()
    device.app.saves.rename(0, "Anna")
    score(device, SCORES)
    device.press("next", "next")
    shown = []
    for _ in SCORES:
        shown.append(device.app.view.rows)
        device.press("next")
    end(device)
    device.app.saves.rename(0, "Zoe")

    take(device, 2)
    device.press("prev")
    assert "Yellow 58 Anna 48" in device.text
    device.press("ok")
    assert "Yellow: 58" in device.text
    assert device.app.view.rows == shown[0]
    device.press("next")
    assert "Anna: 48" in device.text
    assert device.app.view.rows == shown[1]
    device.press("ok")
    assert "Game 1 of 1" in device.text
    device.back()
    assert device.screen == "setup"


def test_what_version_1_0_kept_is_shown_with_its_totals() -> None:
    device = Device(frame_ms=40)
    device.app.saves.past = [bytes([0, 90, 0, 3, 44, 1])]
    take(device, 2)
    assert "Best 300: Green" in device.text
    device.press("prev")
    assert "Game 1 of 1 Green 300 Castle 90" in device.text
    device.press("ok")
    assert device.screen == "setup"
