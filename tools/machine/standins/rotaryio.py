# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `rotaryio`: a knob with detents."""

import wires


class IncrementalEncoder:
    """Counts the detents that it was turned."""

    def __init__(self, pin_a, pin_b, divisor=4):
        wires.hold(pin_a, pin_b)
        self._name = pin_a.name

    @property
    def position(self):
        return wires.levels.get(self._name, 0)
