# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `keypad`: keys that are already debounced, in a queue of 64."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from tools.simulator.standins.microcontroller import Pin
from tools.simulator.wires import connected


class Event:
    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: int = 0) -> None:
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self) -> bool:
        return not self.pressed


class EventQueue:
    def __init__(self, max_events: int) -> None:
        self.overflowed = False
        self._waiting: deque[tuple[int, bool, int]] = deque()
        self._most = max_events

    def get(self) -> Event | None:
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event: Event) -> bool:
        if not self._waiting:
            return False
        event.key_number, event.pressed, event.timestamp = self._waiting.popleft()
        return True

    def clear(self) -> None:
        self._waiting.clear()
        self.overflowed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def heard(self, key: int) -> Callable[[bool], None]:
        """What to call when this key goes down or up."""

        def note(down: bool) -> None:
            if len(self._waiting) == self._most:
                self._waiting.popleft()
                self.overflowed = True
            self._waiting.append((key, down, connected().clock.now()))

        return note


class Keys:
    def __init__(
        self,
        pins: Sequence[Pin],
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
    ) -> None:
        self.events = EventQueue(max_events)
        self.key_count = len(pins)
        for key, pin in enumerate(pins):
            connected().listen(pin.name, self.events.heard(key))


class ShiftRegisterKeys:
    def __init__(
        self,
        *,
        clock: Pin,
        data: Pin,
        latch: Pin,
        key_count: int,
        value_when_pressed: bool,
        value_to_latch: bool = True,
        interval: float = 0.02,
        max_events: int = 64,
    ) -> None:
        self.events = EventQueue(max_events)
        self.key_count = key_count
        for key in range(key_count):
            connected().listen(f"{data.name} {key}", self.events.heard(key))
