# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The Largest Flock marker against a second, independent statement of its rule."""

from __future__ import annotations

from itertools import product

import pytest

from engine_core.marker import settle
from engine_core.rules import RuleError
from host_tests.support.games import NOT_NUMBERS

ALONE, SUPPLY_STAYS, HOLDER_STAYS, BACK_TO_SUPPLY = range(4)


def by_the_rulebook(holder: int | None, flocks: tuple[int, ...]) -> tuple[int, int | None]:
    """Which of the rulebook's four cases it is, and who has the marker then."""
    ranking = sorted(flocks, reverse=True)
    if ranking[0] > ranking[1]:
        return ALONE, flocks.index(ranking[0])
    if holder is None:
        return SUPPLY_STAYS, None
    if flocks[holder] == ranking[0]:
        return HOLDER_STAYS, holder
    return BACK_TO_SUPPLY, None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_holder_and_every_set_of_flocks_up_to_four(players):
    cases = set()
    for flocks in product(range(5), repeat=players):
        for holder in (None, *range(players)):
            case, owner = by_the_rulebook(holder, flocks)
            cases.add(case)
            assert settle(holder, flocks) == owner, (holder, flocks)
    # With two players nobody is left out of a tie.
    assert len(cases) == (3 if players == 2 else 4)


def test_one_player_alone_with_the_most_takes_it_from_the_supply_and_from_others():
    assert settle(None, (2, 5, 3)) == 1
    assert settle(0, (2, 5, 3)) == 1
    assert settle(1, (2, 5, 3)) == 1


def test_a_tie_that_nobody_holds_leaves_it_in_the_supply():
    assert settle(None, (4, 4, 1)) is None


def test_a_tie_with_the_holder_among_the_tied_leaves_it_with_the_holder():
    assert settle(1, (4, 4, 1)) == 1


def test_a_tie_without_the_holder_sends_it_back_to_the_supply():
    assert settle(2, (4, 4, 1)) is None


def test_the_rulebooks_example_of_a_holder_with_5_and_two_others_with_6():
    assert settle(0, (5, 6, 6)) is None
    assert settle(0, (5, 6, 6, 2)) is None


def test_nobody_has_sheep_is_a_tie_of_everyone():
    assert settle(None, (0, 0, 0)) is None
    assert settle(2, (0, 0, 0)) == 2


@pytest.mark.parametrize("wrong", [True, *NOT_NUMBERS])
def test_a_flock_that_is_no_number_is_refused(wrong):
    with pytest.raises(RuleError, match=r"^A number must be from 0 to 999\.$"):
        settle(None, (1, wrong))


@pytest.mark.parametrize("wrong", [2, True, *(x for x in NOT_NUMBERS if x is not None)])
def test_a_holder_who_does_not_play_is_refused(wrong):
    with pytest.raises(RuleError, match="marker"):
        settle(wrong, (1, 2))


def test_no_flocks_at_all_are_refused():
    with pytest.raises(RuleError, match="players"):
        settle(None, ())
