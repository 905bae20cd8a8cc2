# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `pwmio`: a square wave that can be heard."""

import host

import wires


class PWMOut:
    """Its frequency is the tone, while it has a duty cycle."""

    def __init__(self, pin, frequency=500, duty_cycle=0, variable_frequency=False):
        wires.hold(pin)
        self._frequency = frequency
        self._duty_cycle = duty_cycle
        self._variable = variable_frequency

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        if not self._variable:
            raise ValueError("PWM frequency not writable when variable_frequency is False")
        self._frequency = hertz

    @property
    def duty_cycle(self):
        """How long of each wave it is high, of 65536."""
        return self._duty_cycle

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle):
        self._duty_cycle = duty_cycle
        host.tone(self._frequency if duty_cycle else 0)
