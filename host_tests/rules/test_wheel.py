# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The wheel: rigid, and fair to the last bit."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest

from engine_core.rules import RuleError
from engine_core.wheel import area_of, draw_turn
from host_tests.support.games import NOT_NUMBERS

# A fair wheel exceeds this once in a million runs (chi-square, four degrees of freedom).
SUSPICIOUS = 33.4


def source(values: Iterable[int]) -> Callable[[int], bytes]:
    """A stand-in for os.urandom that gives these bytes and then no more."""
    left = iter(values)
    return lambda count: bytes(next(left) for _ in range(count))


def chi_square(turns: list[int]) -> float:
    expected = len(turns) / 5
    counts = Counter(turns)
    assert set(counts) <= set(range(5))
    return sum((counts[turn] - expected) ** 2 / expected for turn in range(5))


def test_a_coat_of_arms_ends_as_many_areas_on_as_the_wheel_turned():
    assert [[area_of(crest, turn) for turn in range(5)] for crest in range(5)] == [
        [0, 1, 2, 3, 4],
        [1, 2, 3, 4, 0],
        [2, 3, 4, 0, 1],
        [3, 4, 0, 1, 2],
        [4, 0, 1, 2, 3],
    ]


@pytest.mark.parametrize("turn", range(5))
def test_no_two_coats_of_arms_end_in_one_area(turn):
    assert {area_of(crest, turn) for crest in range(5)} == set(range(5))


@pytest.mark.parametrize("wrong", [5, True, *NOT_NUMBERS])
def test_a_coat_of_arms_or_a_turn_that_is_not_on_the_wheel_is_refused(wrong):
    with pytest.raises(RuleError, match="coat of arms"):
        area_of(wrong, 0)
    with pytest.raises(RuleError, match=r"^The wheel turns by 0 to 4 areas\.$"):
        area_of(0, wrong)


def test_of_all_byte_values_equally_many_lead_to_each_turn():
    turns, again = Counter(), []
    for value in range(256):
        try:
            turns[draw_turn(source([value]))] += 1
        except RuntimeError:  # the source had no second byte: this one was not accepted
            again.append(value)
    assert len(again) < 5
    assert turns == {turn: (256 - len(again)) // 5 for turn in range(5)}


def test_a_byte_that_would_favour_a_turn_is_drawn_again_with_the_same_fairness():
    turns = Counter(draw_turn(source([255, 255, value])) for value in range(255))
    assert turns == dict.fromkeys(range(5), 51)


def test_the_first_byte_that_is_fair_decides_and_no_more_are_taken():
    left = iter([7, 3])
    assert draw_turn(lambda count: bytes(next(left) for _ in range(count))) == 7 % 5
    assert list(left) == [3]


def test_a_source_stuck_at_255_ends_in_a_refusal_and_not_in_a_hang():
    with pytest.raises(RuleError, match=r"^The source of chance is broken"):
        draw_turn(lambda count: b"\xff" * count)


def test_a_source_that_stutters_still_gives_a_turn():
    assert draw_turn(source([255] * 20 + [13])) == 3


def test_draws_from_the_system_are_fair_by_chi_square():
    assert chi_square([draw_turn(os.urandom) for _ in range(20_000)]) < SUSPICIOUS


def test_the_first_draw_of_a_fresh_source_is_as_fair_as_any():
    # A generator seeded with a small number is where a first draw goes wrong most easily.
    first = [draw_turn(random.Random(seed).randbytes) for seed in range(10_000)]
    assert chi_square(first) < SUSPICIOUS


def test_a_draw_tells_nothing_about_the_next():
    turns = [draw_turn(os.urandom) for _ in range(25_000)]
    steps = [(after - before) % 5 for before, after in pairwise(turns)]
    assert chi_square(steps) < SUSPICIOUS
