# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `digitalio`: pins that can be switched, and lead nowhere."""

import wires


class Direction:
    OUTPUT = "output"


class DigitalInOut:
    def __init__(self, pin):
        wires.hold(pin)
        self.pin = pin

    def switch_to_output(self, value=False):
        self.direction = Direction.OUTPUT
        self.value = value
