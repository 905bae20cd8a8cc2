# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `pwmio`: a square wave that can be heard."""

import host
import wires


class PWMOut:
    """Its frequency is the tone, while it has a duty cycle."""

    def __init__(self, pin, frequency=500, duty_cycle=0, variable_frequency=False):
        wires.hold(pin)
        self.frequency = frequency

    def _sound(self, duty_cycle):
        host.tone(self.frequency if duty_cycle else 0)

    duty_cycle = property(None, _sound)  # how long of each wave it is high, which nobody asks for
