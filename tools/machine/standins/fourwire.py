# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `fourwire`: the way to a display with SPI."""

import displayio
import wires


class FourWire:
    """A display that hears everything and never answers."""

    def __init__(self, spi_bus, command=None, chip_select=None, reset=None):
        pins = (command, chip_select, reset)
        for pin in pins:
            wires.hold(pin)
        displayio.at_release(lambda: [wires.let_go(pin) for pin in pins])

    def send(self, command, data):
        """A command, which nobody obeys: what the display shows is what was drawn."""
