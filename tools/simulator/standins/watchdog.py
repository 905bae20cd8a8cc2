# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `watchdog`: bites when the firmware hangs, if the device can be bitten."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class WatchDogMode:
    RESET = "reset"
    RAISE = "raise"


class WatchDogTimer:
    """Counts seconds in which nobody fed it, so that a computer put to sleep does no harm."""

    on_bite: Callable[[], None] | None = None  # set by the device that can restart itself

    def __init__(self) -> None:
        self.timeout: float = 0
        self._fed = True
        self._mode: str | None = None

    @property
    def mode(self) -> str | None:
        return self._mode

    @mode.setter
    def mode(self, mode: str | None) -> None:
        if mode and not self._mode and self.on_bite:
            threading.Thread(target=self._watch, daemon=True).start()
        self._mode = mode

    def feed(self) -> None:
        self._fed = True

    def deinit(self) -> None:
        self._mode = None

    def _watch(self) -> None:
        missed = 0
        while missed < self.timeout:
            time.sleep(1)
            missed = 0 if self._fed or not self._mode else missed + 1
            self._fed = False
        if self.on_bite:
            self.on_bite()
