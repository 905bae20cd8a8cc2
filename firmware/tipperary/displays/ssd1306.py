# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""SSD1306, and SSD1309, which takes the same commands: 128 x 64 in one bit."""

from adafruit_displayio_ssd1306 import SSD1306

from tipperary.displays.i2c import bus


def make(part):
    """The display, dark until it is drawn on."""
    return SSD1306(bus(part), width=part["width"], height=part["height"], auto_refresh=False)
