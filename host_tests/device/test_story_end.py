# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The end of a game: towers, scores, the result, the history."""

from __future__ import annotations

from engine_core import game as phases
from engine_core.rules import WHISKEY_TRACK
from host_tests.support.device import Device
from host_tests.support.table import (
    count_sheep,
    enter,
    enter_value,
    play_rounds,
    score,
    set_up,
    take,
)
from tipperary.colours import LIGHT


def at_towers(flocks: tuple[int, ...] = (3, 2), crests: tuple[int, ...] = (0, 1)) -> Device:
    device = set_up(Device(frame_ms=40), crests)
    play_rounds(device, flocks)
    return device


def at_scores(flocks: tuple[int, ...] = (3, 2)) -> Device:
    return at_towers(flocks).press("ok")


def test_the_towers_are_remembered_before_the_scores() -> None:
    device = at_towers()
    assert device.screen == "towers"
    assert "Place them now: fill gaps or widen" in device.text
    device.press("ok")
    assert device.screen == "scoring"


def test_back_from_the_towers_leads_to_the_marker_and_the_flocks() -> None:
    device = at_towers().back()
    assert device.screen == "marker"
    device.back().press("ok")
    assert device.screen == "sheep"
    count_sheep(device, (9, 9))
    assert device.game.phase == phases.TOWERS


def test_five_categories_with_the_running_total_in_sight() -> None:
    # The first player has the marker: 3 sheep and 5 points.
    device = at_scores()
    assert "Castle: Area 40" in device.text
    assert "total 48 with marker" in device.text
    device.press("next")
    assert "total 49 with marker" in device.text
    device.press("ok")
    # The sheep are filled in.
    assert "Castle: Sheep 3" in device.text
    device.press("ok")
    assert "Castle: Exploration No" in device.text
    device.press("next")
    assert "Exploration Yes" in device.text
    assert "total 54 with marker" in device.text
    device.press("next")
    assert "Exploration No" in device.text
    device.press("prev", "ok")
    assert "Castle: Whiskey 0" in device.text
    device.press("ok")
    assert "Castle: Stones 0" in device.text
    device.press("ok")
    assert "Amber: Area 40" in device.text
    assert "total 42" in device.text
    assert "with marker" not in device.text


def test_whiskey_goes_by_the_steps_of_its_track_both_ways_and_round() -> None:
    device = at_scores()
    device.press("ok", "ok", "ok")
    seen = []
    for _ in range(9):
        seen.append(device.app.screen.value)
        assert f"Whiskey {seen[-1]}" in device.text
        device.press("next")
    assert tuple(seen) == WHISKEY_TRACK
    assert device.app.screen.value == 0
    device.press("prev")
    assert "Whiskey 30" in device.text


def test_any_value_can_be_gone_back_to() -> None:
    device = at_scores()
    for category, value in enumerate((56, 3, 5, 10, 7)):
        enter_value(device, category, value)
    assert "Amber: Area" in device.text
    for words in ("Stones 7", "Whiskey 10", "Exploration Yes", "Sheep 3", "Area 56"):
        device.back()
        assert f"Castle: {words}" in device.text
    enter(device, 57)
    device.press(*["ok"] * 4)
    assert "Amber: Area" in device.text
    assert device.game.total(0) == 57 + 3 + 5 + 5 + 10 + 7


def test_back_from_all_scores_leads_to_the_last_value() -> None:
    device = at_scores()
    device.press(*["ok"] * 10)
    assert device.screen == "totals"
    device.back()
    assert "Amber: Stones" in device.text
    device.press("next", "ok")
    assert device.screen == "totals"
    assert "Castle 48 Amber 43" in device.text


def test_a_power_cut_among_the_scores_loses_none_that_was_confirmed() -> None:
    device = at_scores()
    enter(device, 56)
    device.press("ok")
    device.press("next")
    device.power_on()
    assert "The scores are being taken" in device.text
    device.press("ok")
    assert "Castle: Exploration No" in device.text
    assert device.game.value(0, 0) == 56


def test_taking_back_a_score_is_named() -> None:
    device = at_scores()
    enter(device, 56)
    device.back().back()
    assert device.screen == "pause"
    assert "Take back?" in device.text
    device.press("ok")
    assert device.game.value(0, 0) is None
    assert "Castle: Area 40" in device.text


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


def test_the_winner_is_named_with_places_and_the_whole_table() -> None:
    device = at_towers()
    score(device, SCORES)
    assert device.screen == "result"
    assert "Amber wins with 58 points" in device.text
    assert colour_on_ring(device) == {1}
    assert [tone for tone in device.voice.tones if tone][-1] > 700
    device.press("next")
    assert "1 Amber 58 2 Castle 48" in device.text
    device.press("next")
    assert "Amber: 58" in device.text
    for words in ("Area 38", "Sheep 2", "Explor. 5", "Whiskey 13", "Stones 0"):
        assert words in device.text
    device.press("next")
    assert "Castle: 48" in device.text
    # The marker's five are in the sheep.
    assert "Sheep 8" in device.text
    device.press("next")
    assert "Amber wins" in device.text


def test_a_shared_victory_is_said_as_such_and_shares_the_ring() -> None:
    device = at_towers((3, 2, 3), (0, 2, 4))
    score(device, ((40, 3, 0, 0, 0), (10, 2, 0, 0, 0), (40, 3, 0, 0, 0)))
    assert "Shared victory Castle Pink 43 points" in device.text
    assert colour_on_ring(device) == {0, 4}
    device.press("next")
    assert "1 Castle 43 1 Pink 43 3 Blue 12" in device.text


def test_the_result_is_there_again_after_a_power_cut_until_it_is_done() -> None:
    device = at_towers()
    score(device, SCORES)
    device.power_on()
    assert device.screen == "result"
    assert "Amber wins with 58 points" in device.text
    device.press("ok")
    assert device.screen == "setup"
    assert device.power_on().screen == "setup"


def test_the_end_can_be_taken_back() -> None:
    device = at_towers()
    score(device, SCORES)
    device.back()
    assert "Take back? The end" in device.text
    device.press("ok")
    assert device.screen == "totals"
    device.press("ok")
    assert device.screen == "result"


def test_games_are_kept_with_best_score_and_wins_by_coat_of_arms() -> None:
    device = at_towers()
    score(device, SCORES)
    device.press("ok")
    set_up(device, (4, 1))
    play_rounds(device, (3, 3))
    score(device, ((70, 3, 0, 0, 0), (70, 3, 0, 0, 0)))
    device.press("ok")
    device.power_on()

    take(device, 2)
    assert device.screen == "history"
    assert "Games: 2" in device.text
    assert "Best 73: Amber" in device.text
    device.press("next")
    assert "Wins Amber 2 Pink 1 Castle 0" in device.text
    device.press("next")
    assert "Average points Amber 66 Pink 73 Castle 48" in device.text
    device.press("next")
    assert "Game 2 of 2 Pink 73 Amber 73" in device.text
    device.press("next")
    assert "Game 1 of 2 Amber 58 Castle 48" in device.text
    device.back()
    assert device.screen == "setup"


def test_a_kept_game_shows_each_player_s_values_as_its_result_did() -> None:
    device = at_towers()
    device.app.saves.rename(0, "Anna")
    score(device, SCORES)
    shown = []
    for _ in SCORES:
        device.press("next")
        shown.append(device.text)
    device.press("next", "ok")
    assert device.screen == "setup"
    device.app.saves.rename(0, "Zoe")

    take(device, 2)
    device.press("prev")
    assert "Amber 58 Anna 48" in device.text
    device.press("ok")
    assert "Amber: 58 Area 38 Sheep 2 Explor. 5" in device.text
    device.press("next")
    assert "Anna: 48 Area 40 Sheep 8 Explor. 0" in device.text
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
