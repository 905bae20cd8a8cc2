# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `supervisor`: the clock, and starting again."""

from __future__ import annotations

from tools.simulator.standins.microcontroller import Restart
from tools.simulator.wires import connected

ticks_ms = connected().clock.ticks


class _Runtime:
    serial_connected = True
    usb_connected = True
    autoreload = True

    @property
    def serial_bytes_available(self) -> int:
        return len(connected().typed)


runtime = _Runtime()


def reload() -> None:
    raise Restart
