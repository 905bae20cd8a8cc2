# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The end of a game: the result, a rematch or a new game, the history."""

from __future__ import annotations

import pytest

from host_tests.support.device import Device, option
from host_tests.support.table import (
    Scores,
    colour_on_ring,
    columns,
    play_rounds,
    score,
    set_up,
    take,
    verbs,
)
from tools.boards.board import board_ids

SCORES = ((40, 3, 0, 0, 0), (38, 2, 5, 13, 0))


def at_towers(flocks: tuple[int, ...] = (3, 2), crests: tuple[int, ...] = (0, 1)) -> Device:
    device = set_up(Device(frame_ms=40), crests)
    play_rounds(device, flocks)
    return device


def at_result(
    flocks: tuple[int, ...] = (3, 2), crests: tuple[int, ...] = (0, 1), scores: Scores = SCORES
) -> Device:
    device = at_towers(flocks, crests)
    score(device, scores)
    return device


# The result.


def test_ok_pages_on_from_the_winner_to_the_bars_and_every_value() -> None:
    device = at_result()
    assert "The winner Yellow with 58 points" in device.text
    assert verbs(device) == ("", "", "go on")
    assert colour_on_ring(device) == {1}
    device.press("ok")
    assert "Yellow 58 Castle 48" in device.text
    # A bar for each, in proportion to the points and made of the categories.
    first, second = device.painter.layout.shapes
    assert len({-1, *first[6]}) == 5  # area, sheep, exploration, whiskey, and no stones
    assert len({-1, *second[6]}) == 3  # area, sheep with the marker
    assert (second[3] + 1) / (first[3] + 1) == pytest.approx(48 / 58, abs=0.05)
    assert verbs(device) == ("back", "", "go on")
    device.press("ok")
    assert "Yellow Area 38 Whiskey 13 Sheep 2 Stones 0 Explor. 5 Sum 58" in device.text
    device.press("ok")
    # The marker's five are in the sheep.
    assert "Castle Area 40 Whiskey 0 Sheep 8 Stones 0 Explor. 0 Sum 48" in device.text
    device.press("prev", "prev", "prev")
    assert "The winner" in device.text
    # The key that has no verb does nothing.
    device.press("next", "prev")
    assert "The winner" in device.text


def test_rematch_and_new_game_are_choices_on_the_last_page() -> None:
    device = at_result()
    log = device.game.log
    device.press(*["ok"] * 4)
    assert device.screen == "after"
    seen = []
    for _ in range(3):
        seen.append(device.text)
        device.press("next")
    assert "The game is over Rematch same players" in seen[0]
    assert "New game this one is kept" in seen[1]
    assert "Result" in seen[2]
    # So far nothing has happened; the result can be seen once more.
    assert device.game.log == log
    assert device.app.saves.past == []
    option(device, "Result").press("ok")
    assert "The winner Yellow with 58 points" in device.text


def test_a_finger_that_is_quick_only_turns_pages_and_loses_nothing() -> None:
    device = at_result()
    device.press(*["ok"] * 2, "prev", "prev")
    assert "The winner" in device.text
    device.press(*["ok"] * 4)
    assert "Rematch" in device.text
    device.press("ok")
    assert device.screen == "prepare"
    device.back()
    assert "Take back New game" in device.text
    device.press("ok")
    assert device.screen == "result"
    assert "The winner Yellow with 58 points" in device.text
    assert device.app.saves.past == []


def test_a_shared_victory_is_said_as_such_and_shares_the_ring() -> None:
    device = at_result((3, 2, 3), (0, 2, 4), ((40, 3, 0, 0, 0), (10, 2, 0, 0, 0), (40, 3, 0, 0, 0)))
    assert "Shared victory Castle 43 Pink 43" in device.text
    assert colour_on_ring(device) == {0, 4}
    device.press("ok")
    assert "Castle 43 Pink 43 Blue 12" in device.text


def test_a_victory_that_many_share_shows_all_of_them() -> None:
    device = at_result((1,) * 5, (0, 1, 2, 3, 4), ((40, 1, 0, 0, 0),) * 5)
    assert "Shared victory" in device.text
    assert columns(device) == [(crest, "41") for crest in range(5)]
    assert colour_on_ring(device) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("board", board_ids())
def test_the_result_is_read_with_the_keys_of_any_board(board: str) -> None:
    device = set_up(Device(board, frame_ms=40), (0, 1))
    play_rounds(device, (3, 2))
    score(device, SCORES)
    device.press(*["ok"] * 4)
    assert device.screen == "after"
    assert "Rematch" in device.text
    device.press("next", "ok")
    assert device.screen == "setup"
    assert len(device.app.saves.past) == 1


def test_the_result_is_there_again_after_a_power_cut_until_it_is_done() -> None:
    device = at_result()
    device.power_on()
    assert device.screen == "result"
    assert "Yellow with 58 points" in device.text
    end(device)
    assert device.power_on().screen == "setup"


def end(device: Device) -> None:
    """Close the finished game: a new one, from the last page of the result."""
    device.press(*["ok"] * (device.game.players + 2))
    option(device, "New game this one is kept").press("ok")
    assert device.screen == "setup"


def test_the_end_can_be_taken_back_from_any_page() -> None:
    for page in range(5):
        device = at_result().press(*["ok"] * page).back()
        assert "Take back the end" in device.text
        device.press("ok")
        assert device.screen == "totals"
        device.press("ok", "ok")
        assert device.screen == "result"
        assert device.app.saves.past == []


# A rematch.


def rematch(device: Device) -> Device:
    device.press(*["ok"] * (device.game.players + 2))
    option(device, "Rematch").press("ok")
    return device


def test_a_rematch_has_the_same_players_and_names() -> None:
    device = at_towers((3, 2), (3, 1))
    device.app.saves.rename(3, "Anna")
    score(device, SCORES)
    bag = device.game.bag
    rematch(device)
    assert device.screen == "prepare"
    assert device.game.crests == (3, 1)
    assert device.game.bag == (bag + 1) % 2
    assert device.game.round == 1
    assert len(device.app.saves.past) == 1
    device.press("ok", "ok")
    assert device.screen == "spin"
    assert ("Anna" if device.game.bag == 0 else "Yellow") + " spins" in device.text
    log = device.game.log
    device.power_on()
    assert device.screen == "start"
    assert device.game.log == log
    assert device.app.saves.names[3] == "Anna"
    assert len(device.app.saves.past) == 1


def test_the_end_can_be_taken_back_until_the_rematch_s_first_spin_also_after_a_cut() -> None:
    device = rematch(at_result())
    device.press("ok", "ok")
    assert device.screen == "spin"
    device.power_on().press("ok")
    assert device.screen == "prepare"
    device.press("ok", "ok", "prev")
    assert "Take back New game" in device.text
    device.press("ok")
    assert device.screen == "result"
    assert "Yellow with 58 points" in device.text
    assert device.power_on().screen == "result"
    assert device.app.saves.past == []

    rematch(device).press("ok", "ok")
    device.spin().back()
    assert "Take back the spin" in device.text
    device.press("ok", "prev")
    assert "Take back New game" not in device.text
    assert len(device.app.saves.past) == 1


def test_a_rematch_begins_with_room_for_a_whole_game() -> None:
    """The memory is tidied between two games, never in the middle of one for lack of room."""
    device = at_result()
    saves = device.app.saves
    while saves._journal.room() > 600:
        saves.rename(4, "A" if saves.names[4] != "A" else "B")
    rematch(device)
    assert device.screen == "tidy"
    assert "One moment ... Keep the power on" in device.text
    # Nobody is asked, and no key hurries it.
    device.press("ok", "prev", "next").run(1500)
    assert device.screen == "prepare"
    assert device.game.crests == (0, 1)
    assert saves._journal.room() > 1700
    assert len(device.power_on().app.saves.past) == 1
    assert device.game.crests == (0, 1)


# History.


def test_the_history_is_the_list_of_games_and_nothing_else() -> None:
    device = at_result()
    end(device)
    take(device, 2)
    assert "Game 1 of 1" in device.text
    assert verbs(device)[:2] == ("", "")  # there is no other one
    device.back()
    set_up(device, (4, 1))
    play_rounds(device, (3, 3))
    score(device, ((70, 3, 0, 0, 0), (70, 3, 0, 0, 0)))
    end(device)
    device.power_on()

    take(device, 2)
    assert device.screen == "history"
    assert "Game 2 of 2 Shared victory 73 points, 2 players" in device.text
    device.press("next")
    assert "Game 1 of 2 Yellow 58 points, 2 players" in device.text
    device.press("next")
    assert "Game 2 of 2" in device.text
    device.press("ok")
    assert "Pink 73 Yellow 73" in device.text
    device.back()
    assert "Game 2 of 2" in device.text
    device.back()
    assert device.screen == "setup"


def test_a_kept_game_shows_each_player_s_values_as_its_result_did() -> None:
    device = at_towers()
    device.app.saves.rename(0, "Anna")
    score(device, SCORES)
    device.press("ok", "ok")
    shown = []
    for _ in SCORES:
        shown.append((device.app.view.head, device.app.view.values))
        device.press("ok")
    device.press("prev")
    option(device, "New game").press("ok")
    device.app.saves.rename(0, "Zoe")

    take(device, 2)
    device.press("ok")
    assert "Yellow 58 Anna 48" in device.text
    for page in shown:
        device.press("next")
        assert (device.app.view.head, device.app.view.values) == page
    assert "Anna Area 40" in device.text
    device.press("ok")
    assert "Game 1 of 1" in device.text
    device.back()
    assert device.screen == "setup"


def test_what_version_1_0_kept_is_shown_with_its_totals() -> None:
    device = Device(frame_ms=40)
    device.app.saves.past = [bytes([0, 90, 0, 3, 44, 1])]
    take(device, 2)
    assert "Game 1 of 1 Green 300 points, 2 players" in device.text
    device.press("ok")
    assert "Green 300 Castle 90" in device.text
    device.press("next")
    assert "Green 300 Castle 90" in device.text
    device.press("ok", "ok")
    assert "Green 300 Castle 90" in device.text
