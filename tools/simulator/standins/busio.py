# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `busio`: buses by name; what hangs on them is the display's panel."""

from __future__ import annotations

from tools.simulator.standins.microcontroller import Pin


class I2C:
    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100000) -> None:
        pass

    def deinit(self) -> None:
        pass


class SPI:
    def __init__(self, clock: Pin, MOSI: Pin | None = None, MISO: Pin | None = None) -> None:
        pass

    def deinit(self) -> None:
        pass
