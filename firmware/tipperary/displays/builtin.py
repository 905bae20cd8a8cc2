# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A display that CircuitPython has ready at power-on."""

from tipperary.displays import pin


def make(part):
    """The board's own display."""
    display = pin("DISPLAY")
    display.auto_refresh = False
    return display
