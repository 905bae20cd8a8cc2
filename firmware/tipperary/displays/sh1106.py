# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""SH1106: 128 x 64 in one bit, in the middle of a memory that is 132 wide."""

from adafruit_displayio_sh1106 import SH1106

from tipperary.displays.i2c import bus


def make(part):
    """The display, dark until it is drawn on."""
    return SH1106(
        bus(part),
        width=part["width"],
        height=part["height"],
        colstart=part["colstart"],
        auto_refresh=False,
    )
