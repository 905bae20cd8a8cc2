# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `busdisplay`: a display, drawn by compositor.js when it is refreshed."""

from array import array

import host

_device = open("/dev/screen", "wb")


class BusDisplay:
    """A display on a bus; how its controller is told is no matter here."""

    def __init__(
        self,
        display_bus,
        init_sequence,
        width,
        height,
        rotation=0,
        color_depth=16,
        auto_refresh=True,
        backlight_pin=None,
        brightness_command=None,
        **controller,
    ):
        self.width = width
        self.height = height
        self.bus = display_bus
        self.auto_refresh = auto_refresh
        self.root_group = None
        self._depth = color_depth
        self._dims = backlight_pin is not None or brightness_command is not None
        self._brightness = 1.0

    @property
    def brightness(self):
        """0 to 1."""
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        if not self._dims:
            raise RuntimeError("Brightness not adjustable")
        self._brightness = value
        host.shine(value)

    def refresh(self):
        out = array("i", (self.width, self.height, self._depth))
        group = self.root_group
        if group is not None and not group.hidden:
            group.tell(out, 0, 0, 1)
        _device.write(out)
        return True


def builtin(width, height, depth):
    """board.DISPLAY, which is there from power-on."""
    return BusDisplay(None, b"", width, height, color_depth=depth, brightness_command=0)
