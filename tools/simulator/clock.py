# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device's clock, which only a script moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

WRAP = 1 << 29
AT_POWER_ON = WRAP - 65_000  # as on a board, so that the first wrap comes after a minute
SCRIPT_TURN_MS = 8  # what one turn of a loop without a pause takes on a board


class Clock(Protocol):
    def ticks(self) -> int:
        """Milliseconds as supervisor.ticks_ms has them."""

    def now(self) -> int:
        """The same, for who only looks: no time passes by it."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""


class ScriptClock:
    """Time that passes only when the firmware lets it: each run is the same to the millisecond."""

    def __init__(self, at: Callable[[int], None]) -> None:
        self._at = at
        self._passed = 0
        self._slept = True

    def _advance(self, ms: int) -> None:
        self._passed += ms
        self._at(self._passed)

    def now(self) -> int:
        return (AT_POWER_ON + self._passed) % WRAP

    def ticks(self) -> int:
        if not self._slept:
            self._advance(SCRIPT_TURN_MS)
        self._slept = False
        return self.now()

    def sleep(self, seconds: float) -> None:
        self._advance(max(1, round(seconds * 1000)))
        self._slept = True
