# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A rematch has begun: the end of the game before can be taken back until its first spin."""

from __future__ import annotations

from typing import Any

import pytest

from engine_core import game as phases
from engine_core.rules import AREA, RuleError
from host_tests.support.kept import again, confirmed, play_to
from host_tests.support.store import Rp2Store
from tipperary.store.saves import Saves


def a_rematch() -> Any:
    """Two games are over, the second one by a moment: its rematch has begun."""
    saves = Saves(Rp2Store())
    for seed in (1, 2):
        saves.start((0, 1, 2), 0)
        play_to(saves, phases.FINISHED, seed)
        saves.close()
    saves.start((0, 1, 2), 1)
    return saves


@pytest.mark.parametrize("tidied", [False, True])
def test_the_end_of_a_game_is_taken_back_until_the_first_spin_of_the_next(tidied: bool) -> None:
    saves = a_rematch()
    first, second = saves.past
    if tidied:
        saves.tidy()
    saves = again(saves)
    saves.reopen()
    assert saves.result() == second
    assert saves.past == [first]
    assert confirmed(again(saves)) == confirmed(saves)
    # It goes on: a value is mended, it ends again, and there is a rematch again.
    saves.undo()
    saves.act("enter", 0, AREA, 31)
    saves.act("finish")
    assert confirmed(again(saves)) == confirmed(saves)
    saves.close()
    saves.start((0, 1, 2), 1)
    assert len(saves.past) == 2
    assert confirmed(again(saves)) == confirmed(saves)
    saves.reopen()
    assert again(saves).game.value(0, AREA) == 31
    saves.close()
    saves.start((0, 1, 2), 1)
    saves.act("spin", 4)
    assert len(saves.past) == 2
    assert confirmed(again(saves)) == confirmed(saves)


@pytest.mark.parametrize("tidied", [False, True])
def test_after_the_first_spin_the_game_before_is_over_and_the_newest_of_the_history(
    tidied: bool,
) -> None:
    saves = a_rematch()
    past = list(saves.past)
    if tidied:
        saves.tidy()
    saves.act("spin", 2)
    for now in (saves, again(saves)):
        assert now.past == past
        before = confirmed(now)
        with pytest.raises(RuleError):
            now.reopen()
        assert confirmed(now) == before
    saves.tidy()
    assert again(saves).past == past


def test_a_rematch_that_is_given_up_leaves_nothing_to_take_back() -> None:
    saves = a_rematch()
    saves.close()
    saves.start((3, 4), 0)
    assert saves.ended == again(saves).ended == b""
    assert len(again(saves).past) == 2
