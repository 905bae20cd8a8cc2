# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `fourwire`: the way to a display with SPI."""

import wires


class FourWire:
    """A display that hears everything and never answers."""

    def __init__(self, spi_bus, command=None, chip_select=None, reset=None):
        wires.hold(command, chip_select, reset)
