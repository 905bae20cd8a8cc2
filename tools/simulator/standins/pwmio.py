# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `pwmio`: a square wave that can be heard on the piezo's pin."""

from __future__ import annotations

from tools.simulator.standins.microcontroller import Pin
from tools.simulator.wires import connected


class PWMOut:
    def __init__(
        self,
        pin: Pin,
        *,
        duty_cycle: int = 0,
        frequency: int = 500,
        variable_frequency: bool = False,
    ) -> None:
        self._name = pin.name
        self._frequency = frequency
        self._duty_cycle = duty_cycle
        self._variable = variable_frequency

    @property
    def frequency(self) -> int:
        return self._frequency

    @frequency.setter
    def frequency(self, hertz: int) -> None:
        if not self._variable:
            raise ValueError("PWM frequency not writable when variable_frequency is False")
        self._frequency = hertz
        self._sound()

    @property
    def duty_cycle(self) -> int:
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle: int) -> None:
        self._duty_cycle = duty_cycle
        self._sound()

    def _sound(self) -> None:
        connected().tone(self._name, self._frequency if self._duty_cycle else 0)

    def deinit(self) -> None:
        connected().tone(self._name, 0)
