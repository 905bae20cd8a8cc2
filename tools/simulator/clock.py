# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device's clock: the computer's own, or one that only a script moves on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol

WRAP = 1 << 29
AT_POWER_ON = WRAP - 65_000  # as on a board, so that the first wrap comes after a minute
BRIEF = 0.05  # sleeps below this are the pause between two turns of a loop
QUIET_AFTER = 2.0
QUIET_PAUSE = 0.25
SCRIPT_TURN_MS = 8  # what one turn of a loop without a pause takes on a board


class Clock(Protocol):
    def ticks(self) -> int:
        """Milliseconds as supervisor.ticks_ms has them."""

    def now(self) -> int:
        """The same, for who only looks: no time passes by it."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""


class LiveClock:
    """Real time. Both calls are also where the device looks up from its work: `attend`.

    A firmware that pauses 5 ms a turn would keep the computer awake for nothing. When nothing
    was pressed and nothing changed for two seconds, a brief pause becomes a longer one, which
    the next press ends at once.
    """

    def __init__(self, attend: Callable[[], None]) -> None:
        self._attend = attend
        self._began = time.monotonic()
        self._last = -1
        self._stirred = threading.Event()
        self._active = self._began
        self._keys_down = 0

    def stir(self, keys_down: int = 0) -> None:
        """Something happened; as long as keys are down, time matters."""
        self._keys_down = keys_down
        self._active = time.monotonic()
        self._stirred.set()

    def changed(self) -> None:
        """The device itself did something that can be seen or heard."""
        self._active = time.monotonic()

    def now(self) -> int:
        return (AT_POWER_ON + int((time.monotonic() - self._began) * 1000)) % WRAP

    def ticks(self) -> int:
        self._attend()
        if self.now() == self._last:
            time.sleep(0.001)
        self._last = self.now()
        return self._last

    def sleep(self, seconds: float) -> None:
        self._attend()
        if seconds > BRIEF:
            time.sleep(seconds)
            return
        quiet = not self._keys_down and time.monotonic() - self._active > QUIET_AFTER
        self._stirred.wait(QUIET_PAUSE if quiet else seconds)
        self._stirred.clear()


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
