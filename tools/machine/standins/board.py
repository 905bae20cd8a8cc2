# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `board`: every pin that the board file names, and the display it is sold with."""

from microcontroller import Pin
from wires import BOARD

board_id = BOARD["id"]

for _name in BOARD["pins"]:
    globals()[_name] = Pin(_name)

if BOARD["display"]:
    from busdisplay import builtin

    DISPLAY = builtin(*BOARD["display"])
