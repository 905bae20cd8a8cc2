# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `neopixel_write`: takes what Adafruit's neopixel library sends."""

from __future__ import annotations

from tools.simulator.standins.digitalio import DigitalInOut
from tools.simulator.wires import connected


def neopixel_write(digitalinout: DigitalInOut, buf: bytes | bytearray) -> None:
    if digitalinout.pin.name == connected().board.ring.pin:
        connected().write_ring(bytes(buf))
