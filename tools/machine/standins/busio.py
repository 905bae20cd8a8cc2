# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `busio`: buses that hold their pins; what hangs on them is the display."""

import wires


class I2C:
    def __init__(self, scl, sda, frequency=100000):
        wires.hold(scl, sda)


class SPI:
    def __init__(self, clock, MOSI=None, MISO=None):
        wires.hold(clock, MOSI, MISO)
