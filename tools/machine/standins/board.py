# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `board`: every pin that the board file names, and the display it is sold with."""

from busdisplay import BusDisplay
from microcontroller import Pin
from wires import BOARD

board_id = BOARD["board"]

for _name in BOARD["pins"]:
    globals()[_name] = Pin(_name)

if "DISPLAY" in BOARD["pins"]:
    _size = (BOARD["screen"]["width"], BOARD["screen"]["height"])
    _depth = 16 if BOARD["screen"]["colour"] else 1
    DISPLAY = BusDisplay(None, b"", *_size, color_depth=_depth, brightness_command=0)
