# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `i2cdisplaybus`: the way to a display with two wires."""

import wires


class I2CDisplayBus:
    """A display answers at its address, if the board has one there."""

    def __init__(self, i2c_bus, device_address, reset=None):
        if device_address != wires.BOARD["screen"].get("address"):
            raise ValueError("Unable to find I2C Display at %x" % device_address)
        wires.hold(reset)
