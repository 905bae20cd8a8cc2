# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Displays that are wired by SPI."""

import busio
import displayio
from fourwire import FourWire

from tipperary.displays import pin


def bus(part):
    """The way to the display; where its reset is wired, it is pulsed first."""
    displayio.release_displays()
    spi = busio.SPI(pin(part["clock"]), MOSI=pin(part["mosi"]))
    return FourWire(
        spi,
        command=pin(part["command"]),
        chip_select=pin(part["chip_select"]),
        reset=pin(part["reset"]),
    )
