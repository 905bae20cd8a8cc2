# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `microcontroller`: pins, nvm, the watchdog and a reset."""

from __future__ import annotations

from typing import NamedTuple

from tools.simulator.standins.watchdog import WatchDogTimer
from tools.simulator.wires import connected


class Pin(NamedTuple):
    name: str


class Restart(BaseException):
    """The program ends and the board starts again."""


def reset() -> None:
    raise Restart


nvm = connected().nvm
watchdog = WatchDogTimer()
