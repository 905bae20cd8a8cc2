# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""There is always room for what comes before the next look at it: a game, or one screen."""

from __future__ import annotations

from typing import Any

import pytest

from engine_core.game import FINISHED, SHEEP
from host_tests.support.games import game_at
from host_tests.support.store import Rp2Store
from tipperary.store.saves import Saves

LARGE = 300  # takes two bytes


def nearly_crowded(saves: Any) -> Any:
    """Filled to where one more short record would have it tidied first."""
    store = saves._journal._store
    while not saves.crowded():
        left = store.copy()
        saves.rename(0, "A")
    return Saves(left)


def longest_game(saves: Any) -> None:
    """Set-up and a game of five in which every number takes as much room as it can."""
    for chosen in range(6):
        saves.choose(bytes([5, *range(chosen)]))
    saves.start(tuple(range(5)), 4)
    while saves.game.round < saves.game.rounds or saves.game.phase <= SHEEP:
        saves.act("spin", 4)
        saves.act("end_placement")
        for seat in range(5):
            saves.draft(seat, LARGE + saves.game.round)
        saves.act("settle", (LARGE + saves.game.round,) * 5)
        if saves.game.round < saves.game.rounds:
            saves.act("end_round")
    saves.act("end_towers")
    for seat in range(5):
        for category, value in enumerate((LARGE, LARGE, 5, 30, LARGE)):
            saves.act("enter", seat, category, value)
    saves.act("finish")
    assert saves.game.phase == FINISHED
    saves.close()


def test_where_a_game_may_begin_there_is_room_for_the_longest() -> None:
    saves = nearly_crowded(Saves(Rp2Store()))
    store = saves._journal._store
    longest_game(saves)
    assert store.erases == 0


def test_in_a_game_there_is_room_for_all_that_one_screen_writes() -> None:
    saves: Any = Saves(Rp2Store())
    saves.start(tuple(range(5)), 0)
    saves.act("spin", 1)
    saves.act("end_placement")
    for seat in range(4):
        saves.draft(seat, LARGE)
    saves = nearly_crowded(saves)
    store = saves._journal._store
    # All that a press may lead to before the next look at the room, and a spin besides.
    saves.draft(4, LARGE)
    saves.act("settle", (LARGE,) * 5)
    saves.act("end_round")
    saves.act("spin", 2)
    saves.rename(1, "Wilhelmina")
    assert store.erases == 0


def test_a_memory_that_was_tidied_and_is_still_full_is_not_tidied_again_at_once() -> None:
    saves: Any = Saves(Rp2Store(600))
    assert saves.crowded()
    saves.tidy()
    assert not saves.crowded()
    saves.rename(0, "Anna")
    assert saves.crowded()


def test_a_draft_that_is_what_it_was_is_not_written_again() -> None:
    saves: Any = Saves(Rp2Store())
    saves.start((0, 1), 0)
    saves.act("spin", 1)
    saves.act("end_placement")
    saves.draft(0, 7)
    written = saves._journal._store.programs
    saves.draft(0, 7)
    assert saves._journal._store.programs == written
    saves.draft(0, 8)
    assert saves._journal._store.programs > written


@pytest.mark.parametrize("tidied", [False, True])
def test_a_game_that_is_over_does_not_end_the_one_after_it(tidied: bool) -> None:
    saves: Any = Saves(Rp2Store())
    for bag in range(2):
        saves.start((0, 1), bag)
        saves.game = game_at(FINISHED, 2)
        saves.close()
    saves.start((2, 3), 1)
    saves.act("spin", 4)
    if tidied:
        saves.tidy()
    again: Any = Saves(saves._journal._store)
    assert again.game.log == saves.game.log
    assert len(again.past) == 2
