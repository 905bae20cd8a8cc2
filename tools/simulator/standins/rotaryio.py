# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `rotaryio`: a knob with detents."""

from __future__ import annotations

from tools.simulator.standins.microcontroller import Pin
from tools.simulator.wires import connected


class IncrementalEncoder:
    def __init__(self, pin_a: Pin, pin_b: Pin, divisor: int = 4) -> None:
        self._name = pin_a.name
        self.divisor = divisor

    @property
    def position(self) -> int:
        return connected().positions.get(self._name, 0)
