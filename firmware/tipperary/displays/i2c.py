# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Displays that are wired by I²C."""

import busio
import displayio
from i2cdisplaybus import I2CDisplayBus

from tipperary.displays import pin


def bus(part):
    """The way to the display; where its reset is wired, it is pulsed first."""
    displayio.release_displays()
    i2c = busio.I2C(pin(part["scl"]), pin(part["sda"]), frequency=400000)
    return I2CDisplayBus(i2c, device_address=part["address"], reset=pin(part["reset"]))
