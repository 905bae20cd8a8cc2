# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `busdisplay`: a display, drawn by compositor.js when it is refreshed."""

from array import array

import host

_device = open("/dev/screen", "wb")


class BusDisplay:
    """A display on a bus; how its controller is told is no matter here."""

    def __init__(self, display_bus, init_sequence, width, height, **controller):
        self.width = width
        self.height = height
        self.auto_refresh = controller.get("auto_refresh", True)
        self.root_group = None
        self._depth = controller.get("color_depth", 16)
        dims = ("backlight_pin", "brightness_command")
        self._dims = any(controller.get(way) is not None for way in dims)

    def _shine(self, value):
        if not self._dims:
            raise RuntimeError("Brightness not adjustable")
        host.shine(value)

    brightness = property(None, _shine)  # 0 to 1, which nobody asks for

    def refresh(self):
        out = array("i", (self.width, self.height, self._depth))
        group = self.root_group
        if group is not None and not group.hidden:
            group.tell(out, 0, 0, 1)
        _device.write(out)
        return True
