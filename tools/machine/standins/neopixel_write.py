# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `neopixel_write`: what Adafruit's neopixel library sends goes to JavaScript."""

from wires import BOARD

_device = open("/dev/ring", "wb")


def neopixel_write(digitalinout, buffer):
    """Send the bytes, if this is the pin that the ring is wired to."""
    if digitalinout.pin.name == BOARD["ring"]["pin"]:
        _device.write(buffer)
