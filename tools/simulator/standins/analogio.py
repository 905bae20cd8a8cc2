# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `analogio`: a joystick's axis."""

from __future__ import annotations

from tools.simulator.standins.microcontroller import Pin
from tools.simulator.wires import connected


class AnalogIn:
    def __init__(self, pin: Pin) -> None:
        self._name = pin.name

    @property
    def value(self) -> int:
        return connected().level(self._name)
