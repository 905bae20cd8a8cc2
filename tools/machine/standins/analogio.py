# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `analogio`: a joystick's axis."""

import wires


class AnalogIn:
    """In the middle, unless it is moved."""

    def __init__(self, pin):
        wires.hold(pin)
        self._name = pin.name

    @property
    def value(self):
        """0 to 65535."""
        return wires.levels.get(self._name, 32768)
