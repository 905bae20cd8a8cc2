# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""ST7735: 160 x 128 or 128 x 128 in colour."""

from adafruit_st7735r import ST7735R

from tipperary.displays import pin
from tipperary.displays.spi import bus


def make(part):
    """The display, dark until it is drawn on."""
    return ST7735R(
        bus(part),
        width=part["width"],
        height=part["height"],
        rotation=part["rotation"],
        colstart=part["colstart"],
        rowstart=part["rowstart"],
        bgr=part["bgr"],
        backlight_pin=pin(part["backlight"]),
        auto_refresh=False,
    )
