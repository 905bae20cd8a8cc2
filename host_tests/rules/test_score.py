# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The points of a player, and the victory."""

from __future__ import annotations

from itertools import product

import pytest

from engine_core.rules import RuleError
from engine_core.score import total, winners
from host_tests.support.games import NOT_NUMBERS


def test_the_rulebooks_example_comes_to_90():
    points = total(area=7 * 8, flock=12, has_marker=False, enclosed=True, whiskey=10, stones=7)
    assert points == 90


def test_each_of_the_five_categories_counts_by_itself():
    assert total(56, 0, False, False, 0, 0) == 56
    assert total(0, 12, False, False, 0, 0) == 12
    assert total(0, 0, False, True, 0, 0) == 5
    assert total(0, 0, False, False, 10, 0) == 10
    assert total(0, 0, False, False, 0, 7) == 7
    assert total(0, 0, False, False, 0, 0) == 0


def test_the_marker_is_worth_five_and_a_display_enclosed_is_worth_five_more():
    assert total(20, 3, True, False, 0, 0) == 20 + 3 + 5
    assert total(20, 3, True, True, 0, 0) == 20 + 3 + 5 + 5
    assert total(0, 0, True, False, 0, 0) == 5


@pytest.mark.parametrize("whiskey", range(32))
def test_whiskey_scores_only_what_is_on_the_track(whiskey):
    if whiskey in (0, 3, 6, 10, 13, 17, 21, 25, 30):
        assert total(1, 1, False, False, whiskey, 1) == 3 + whiskey
    else:
        with pytest.raises(RuleError, match=r"^Whiskey can only be 0, 3, 6, 10,"):
            total(1, 1, False, False, whiskey, 1)


@pytest.mark.parametrize("wrong", [True, *NOT_NUMBERS])
@pytest.mark.parametrize("place", [0, 1, 4, 5])
def test_points_that_are_no_number_are_refused(wrong, place):
    values = [1, 1, False, False, 3, 1]
    values[place] = wrong
    with pytest.raises(RuleError):
        total(*values)


def test_the_most_points_win():
    assert winners((70, 90, 89)) == (1,)


def test_equal_tops_share_the_victory_without_a_tie_break():
    assert winners((90, 70, 90)) == (0, 2)
    assert winners((50, 50, 50, 50, 50)) == (0, 1, 2, 3, 4)
    assert winners((0, 0)) == (0, 1)


def test_winners_are_just_those_whom_nobody_beats():
    for totals in product(range(4), repeat=4):
        unbeaten = tuple(
            seat for seat in range(4) if not any(other > totals[seat] for other in totals)
        )
        assert winners(totals) == unbeaten


def test_no_totals_have_no_winner():
    with pytest.raises(RuleError, match="players"):
        winners(())
