# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Keys become intents: taps, holds, repeats, knobs, two buttons; inert when nobody listens."""

from __future__ import annotations

import pytest

from host_tests.support.parts import Keyboard
from tipperary.input.keys import BACK, DOWN, INTENTS, NEXT, NOTHING, OK, PREV, UP, Keys
from tipperary.screens.base import Number
from tools.boards.board import Board, load, load_all

WRAP = 1 << 29


class Table:
    """Keys, a clock, and what came of them."""

    def __init__(self, board: str = "raspberry_pi_pico", start: int = 1000) -> None:
        self.boards = [Keyboard(part) for part in load(board).device_data()["keys"]]
        self.keys = Keys(self.boards)
        self.now = start
        self.listening = True
        self.got: list[tuple[int, int]] = []  # intents, and how far each moves a number

    def run(self, ms: int) -> Table:
        for _ in range(0, ms, 10):
            intent = self.keys.poll(self.now % WRAP, self.listening)
            if intent:
                self.got.append((intent, self.keys.step))
            self.now += 10
        return self

    def event(self, key: int, source: int = 0) -> Table:
        self.boards[source].events.append(key)
        return self

    @property
    def intents(self) -> list[int]:
        return [intent for intent, _ in self.got]


PREV_KEY, NEXT_KEY, OK_KEY = 1, 2, 3


def test_previous_and_next_act_when_pressed_and_ok_when_let_go() -> None:
    table = Table()
    assert table.event(PREV_KEY).run(10).intents == [PREV]
    assert table.event(-PREV_KEY).run(10).intents == [PREV]
    assert table.event(OK_KEY).run(100).intents == [PREV]
    assert table.keys.ok_down
    assert table.event(-OK_KEY).run(10).intents == [PREV, OK]
    assert not table.keys.ok_down


def test_holding_ok_is_back_once_and_letting_go_adds_nothing() -> None:
    table = Table()
    table.event(OK_KEY).run(590)
    assert table.intents == []
    table.run(50)
    assert table.intents == [BACK]
    table.run(3000).event(-OK_KEY).run(50)
    assert table.intents == [BACK]


@pytest.mark.parametrize("before", [10, 300, 700, 1500])
def test_the_clock_may_wrap_while_a_key_is_held(before: int) -> None:
    for key in (OK_KEY, NEXT_KEY):
        plain, wrapped = Table(), Table(start=WRAP - before)
        for table in (plain, wrapped):
            table.event(key).run(3000).event(-key).run(100)
        assert wrapped.got == plain.got
        assert plain.got


def test_a_number_key_that_is_held_repeats_and_then_runs_in_larger_steps() -> None:
    table = Table()
    table.event(NEXT_KEY).run(390)
    assert table.got == [(NEXT, 1)]
    table.run(4000)
    steps = [step for _, step in table.got]
    assert set(table.intents) == {NEXT}
    assert steps == sorted(steps)
    assert {1, 5, 10} == set(steps)
    table.event(-NEXT_KEY).run(1000)
    assert len(table.got) == len(steps)
    # The next press is a small one again.
    table.event(NEXT_KEY).run(10)
    assert table.got[-1] == (NEXT, 1)


def held_steps() -> list[int]:
    """How far each repeat of a held key moves a number."""
    table = Table()
    table.event(NEXT_KEY).run(6000)
    return [step for _, step in table.got]


class Value(Number):  # type: ignore[misc]
    """A number on no screen."""

    def __init__(self, most: int) -> None:
        self.most = most


@pytest.mark.parametrize(("most", "starts"), [(99, range(100)), (250, range(0, 251, 10))])
def test_no_number_needs_more_than_eight_presses_one_of_them_held(most: int, starts: range) -> None:
    number = Value(most)
    held = held_steps()
    for start in starts:
        # What one hold reaches, either way, and in how many presses the rest is done.
        reached = {start: 0}
        for intent in (NEXT, PREV):
            number.value = start
            for step in held:
                number.value = number.moved(intent, step)
                reached.setdefault(number.value, 1)
        for target in range(most + 1):
            fewest = min(presses + abs(target - value) for value, presses in reached.items())
            assert fewest <= 8, (start, target)


def test_numbers_run_over_round_figures_and_stop_at_both_ends() -> None:
    number = Value(99)
    number.value = 7
    assert number.moved(NEXT, 5) == 10
    assert number.moved(PREV, 5) == 5
    number.value = 98
    assert number.moved(NEXT, 10) == 99
    assert number.moved(PREV, 10) == 90
    number.value = 99
    assert number.moved(NEXT, 1) == 99
    number.value = 0
    assert number.moved(PREV, 1) == number.moved(PREV, 10) == 0


def test_keys_pressed_while_nobody_listens_do_nothing_even_when_let_go_later() -> None:
    table = Table()
    table.listening = False
    for key in (PREV_KEY, NEXT_KEY, OK_KEY):
        table.event(key).run(20)
    assert table.keys.stirred
    table.listening = True
    table.run(2000)
    for key in (PREV_KEY, NEXT_KEY, OK_KEY):
        table.event(-key).run(20)
    assert table.intents == []
    assert table.event(NEXT_KEY).run(10).intents == [NEXT]


def test_a_key_that_is_down_when_the_screen_changes_does_nothing_on_the_next() -> None:
    for key in (NEXT_KEY, OK_KEY):
        table = Table()
        table.event(key).run(10)
        table.keys.forget()
        before = list(table.got)
        table.run(3000).event(-key).run(50)
        assert table.got == before


def test_a_knob_counts_its_clicks_and_five_at_a_time_when_spun() -> None:
    table = Table("adafruit_macropad_rp2040")
    table.event(2).run(100).event(2).run(100).event(1).run(100)
    assert table.got == [(NEXT, 1), (NEXT, 1), (PREV, 1)]
    table.event(2).run(20).event(2).run(20)
    assert table.got[-1] == (NEXT, 5)


def test_a_turn_of_the_knob_that_began_when_nobody_listened_goes_on_in_vain() -> None:
    table = Table("adafruit_macropad_rp2040")
    table.listening = False
    table.event(2).run(50)
    table.listening = True
    table.event(2).run(50).event(2).run(50)
    assert table.got == []
    table.run(400).event(2).run(50).event(2).run(50)
    assert table.intents == [NEXT, NEXT]


def sayings(board: Board) -> set[int]:
    """Everything that the keys of a board can mean."""
    keyboards = [Keyboard(part) for part in board.device_data()["keys"]]
    return {meant for keys in keyboards for meant in (*keys.taps, *keys.holds)}


@pytest.mark.parametrize("name", ["pybadge", "pygamer"])
def test_a_cross_and_a_stick_have_four_directions(name: str) -> None:
    assert {UP, DOWN} <= sayings(load(name))


@pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)
def test_every_board_can_say_everything(board: Board) -> None:
    said = sayings(board)
    assert said - {NOTHING, UP, DOWN} == {PREV, NEXT, OK, BACK}
    assert (UP in said) == (DOWN in said)
    assert INTENTS == ("", "prev", "next", "ok", "back", "up", "down")


def test_a_key_that_is_brushed_while_ok_is_held_does_not_make_it_a_confirmation() -> None:
    table = Table()
    table.event(OK_KEY).run(550).event(PREV_KEY).run(50).event(-PREV_KEY).run(2000)
    assert table.event(-OK_KEY).run(50).intents == [PREV]
