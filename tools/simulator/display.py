# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The board's display on Blinka's displayio: every bus leads to the panel, the font is a board's.

Import this only after the stand-ins are in place: Blinka's displayio takes pins from them.
"""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import busdisplay
import displayio
import fourwire
import i2cdisplaybus
import terminalio

from tools.simulator.font import BoardFont
from tools.simulator.panel import Panel, make_display
from tools.simulator.wires import connected


class Bus(Panel):
    """What is at the end of the display's wires, whichever bus that is."""

    def __init__(self, *_bus: Any, **_pins: Any) -> None:
        screen = connected().board.screen
        super().__init__(
            screen.width,
            screen.height,
            screen.colour,
        )
        connected().panel = self


def builtin_display() -> busdisplay.BusDisplay:
    """board.DISPLAY, which is there from power-on."""
    return make_display(Bus())


def install() -> None:
    """Make displayio what it is on a board."""
    # Nothing here refreshes by itself, so its thread would only cost time.
    displayio._stop_background()  # type: ignore[attr-defined]
    fourwire.FourWire = Bus  # type: ignore[misc]
    i2cdisplaybus.I2CDisplayBus = Bus  # type: ignore[assignment,misc]
    # A controller asks for pauses while it is set up; this one is ready at once.
    vars(busdisplay)["time"] = SimpleNamespace(monotonic=time.monotonic, sleep=lambda seconds: None)
    terminalio.FONT = BoardFont()
    brightness: Any = busdisplay.BusDisplay.brightness

    def shine(display: busdisplay.BusDisplay, value: float) -> None:
        brightness.fset(display, value)
        connected().light = value

    busdisplay.BusDisplay.brightness = property(brightness.fget, shine)  # type: ignore[assignment]
