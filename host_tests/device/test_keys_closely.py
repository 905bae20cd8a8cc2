# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Keys to the letter: when they repeat and by how much, sticks that tremble, knobs that stand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import keypad
import pytest

from host_tests.support.parts import Keyboard
from tipperary.input.buttons import Buttons
from tipperary.input.keys import BACK, NEXT, OK, PREV, Keys
from tipperary.input.knob import Knob
from tipperary.input.stick import Stick
from tools.boards.board import load

PREV_KEY, NEXT_KEY, OK_KEY = 1, 2, 3


def three_keys() -> tuple[Keys, Keyboard]:
    keyboard = Keyboard(load("raspberry_pi_pico").device_data()["keys"][0])
    return Keys([keyboard]), keyboard


def held(ms: int) -> list[tuple[int, int]]:
    """When a held key acts, and how far it moves a number each time."""
    keys, keyboard = three_keys()
    keyboard.events.append(NEXT_KEY)
    return [(now, keys.step) for now in range(ms) if keys.poll(now)]


def test_a_held_key_repeats_after_a_while_ten_times_a_second() -> None:
    assert [now for now, _ in held(1000)] == [0, 400, 500, 600, 700, 800, 900]


def test_a_held_key_runs_by_one_then_by_five_then_by_ten() -> None:
    steps = [step for _, step in held(3000)]
    assert steps == [1] * 9 + [5] * 8 + [10] * (len(steps) - 17)
    assert len(steps) > 20


def test_ok_is_not_down_any_more_for_a_screen_that_follows() -> None:
    # Else the next spin would start, and run on, by a key that nobody pressed for it.
    keys, keyboard = three_keys()
    keyboard.events.append(OK_KEY)
    keys.poll(0)
    assert keys.ok_down
    keys.forget()
    assert not keys.ok_down


def test_ok_that_goes_down_unheard_is_not_down() -> None:
    keys, keyboard = three_keys()
    keyboard.events.append(OK_KEY)
    keys.poll(0, listening=False)
    assert not keys.ok_down


def test_a_hold_is_a_hold_from_six_tenths_of_a_second() -> None:
    keys, keyboard = three_keys()
    keyboard.events.append(OK_KEY)
    assert [(now, intent) for now in range(5000) if (intent := keys.poll(now))] == [(600, BACK)]


@pytest.mark.parametrize(("intent", "key"), [(PREV, 1), (NEXT, 2), (OK, 3)])
def test_a_key_works_again_once_it_was_let_go_after_being_forgotten(intent: int, key: int) -> None:
    keys, keyboard = three_keys()
    keyboard.events.append(key)
    keys.poll(0)
    keys.forget()
    keyboard.events += [-key, key, -key]
    assert [got for now in range(1, 9) if (got := keys.poll(now))] == [intent]


class Scanner:
    """What happened to the third key, and when, for who asks later."""

    def __init__(self, *happened: tuple[bool, int]) -> None:
        self.events = self
        self._waiting = list(happened)

    def get_into(self, event: Any) -> bool:
        if not self._waiting:
            return False
        event.key_number = 2
        event.pressed, event.timestamp = self._waiting.pop(0)
        return True


@pytest.mark.parametrize(("let_go", "intent"), [(599, OK), (600, BACK)])
def test_a_key_let_go_before_the_busy_device_looked_was_held_as_long_as_it_was(
    let_go: int, intent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keypad, "Event", SimpleNamespace)  # Blinka's cannot be filled
    wrap, down = 1 << 29, (1 << 29) - 300
    scanner = Scanner((True, down), (False, (down + let_go) % wrap))
    keys = Keys([Buttons(scanner, load("raspberry_pi_pico").device_data()["keys"][0])])
    assert [got for now in range(4000, 4700) if (got := keys.poll(now))] == [intent]


# A stick.

MIDDLE, LEFT, RIGHT = 32768, 3000, 62000


class Board:
    """A stick that is moved by hand."""

    def __init__(self) -> None:
        self.x, self.y = SimpleNamespace(value=MIDDLE), SimpleNamespace(value=MIDDLE)
        self.stick = Stick(self.x, self.y, {"intents": ["prev", "next", "prev", "next"]})

    def move(self, *places: int, axis: str = "x") -> list[int]:
        moved = []
        for place in places:
            getattr(self, axis).value = place
            moved.append(self.stick.get())
        return moved


def test_a_stick_that_trembles_at_the_edge_is_one_press() -> None:
    assert Board().move(13000, 11900, 12100, 11900, 20000, 21900, 11000) == [0, 1, 0, 0, 0, 0, 0]
    assert Board().move(52000, 53100, 52900, 53100, 44000, 43100, 60000) == [0, 2, 0, 0, 0, 0, 0]


def test_a_stick_is_let_go_only_near_the_middle() -> None:
    assert Board().move(LEFT, 21000, 22100, LEFT) == [1, 0, -1, 1]
    assert Board().move(RIGHT, 44000, 42900, RIGHT) == [2, 0, -2, 2]


def test_up_is_previous_and_down_is_next() -> None:
    assert Board().move(LEFT, MIDDLE, RIGHT, MIDDLE, axis="y") == [3, -3, 4, -4]


def test_a_stick_pushed_into_a_corner_is_one_key() -> None:
    board = Board()
    board.y.value = RIGHT
    assert board.move(LEFT, LEFT, MIDDLE) == [1, 0, -1]


# A knob.


def test_a_knob_that_stands_anywhere_at_power_on_was_not_turned() -> None:
    encoder = SimpleNamespace(position=7)
    knob = Knob(encoder, {"intents": ["prev", "next"]})
    assert knob.get() == 0
    encoder.position = 9
    assert [knob.get() for _ in range(3)] == [2, 2, 0]
    encoder.position = 6
    assert [knob.get() for _ in range(4)] == [1, 1, 1, 0]


@pytest.mark.parametrize(("apart", "step"), [(39, 5), (40, 1)])
def test_a_knob_is_quick_below_forty_milliseconds(apart: int, step: int) -> None:
    keyboard = Keyboard({"intents": ["prev", "next"], "hold": None, "kind": "encoder"})
    keys = Keys([keyboard])
    keyboard.events.append(2)
    assert keys.poll(1000) == NEXT
    assert keys.step == 1
    keyboard.events.append(2)
    keys.poll(1000 + apart)
    assert keys.step == step
