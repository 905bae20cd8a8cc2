# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Whole games by presses, from an empty device to the right winner, on every board."""

from __future__ import annotations

import pytest

from host_tests.support.daily import each
from host_tests.support.device import Device
from host_tests.support.table import play_rounds, score, set_up, speak
from tipperary.texts import CODES, Texts
from tools.boards.board import board_ids

CRESTS = (3, 0, 4, 1, 2)
# The third player has the rulebook's example: 56 + 12 + 5 + 10 + 7, and the fifth the marker.
SCORES = (
    (42, 6, 0, 21, 9),
    (40, 6, 5, 30, 3),
    (56, 6, 5, 10, 13),
    (35, 6, 0, 0, 0),
    (48, 8, 5, 17, 4),
)
FLOCKS = (6, 6, 6, 6, 8)


@each("language", CODES, ["en"])
@pytest.mark.parametrize("board", board_ids())
def test_a_game_of_five_ends_with_the_right_winner(board: str, language: str) -> None:
    device = Device(board, frame_ms=40)
    speak(device, language)
    set_up(device, CRESTS, bag=2)
    play_rounds(device, FLOCKS)
    score(device, SCORES)

    assert device.screen == "result"
    words = Texts(language)
    assert words.WINNER[1].format(90) in device.text
    assert [name for name in words.CRESTS if name in device.text] == [words.CRESTS[4]]
    assert [device.game.total(seat) for seat in range(5)] == [78, 84, 90, 41, 87]
    # The whole ring is in the winner's colour.
    assert len(set(device.ring)) == 1 or len(device.ring) % 5
    assert device.app.saves.past == []

    # OK turns the pages to the last one, where a rematch is the first choice.
    device.press(*["ok"] * 7)
    assert device.screen == "after"
    assert words.REMATCH[0] in device.text
    assert device.app.saves.past == []
    device.press("ok")
    assert device.screen == "prepare"
    assert len(device.app.saves.past) == 1
    assert device.game.crests == CRESTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewer_players_play_twelve_rounds(players: int) -> None:
    device = Device(frame_ms=40)
    set_up(device, (4, 2, 0, 1)[:players])
    play_rounds(device, (3,) * players)
    assert device.game.round == 12
    score(device, [(40 + 2 * seat, 3, 0, 0, 0) for seat in range(players)])
    assert device.screen == "result"
    assert f"{38 + 2 * players + 3} points" in device.text
