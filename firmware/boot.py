# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Runs once at power-on, before the computer sees the board: no keyboard, no MIDI."""

for name in ("usb_hid", "usb_midi"):
    try:
        __import__(name).disable()
    except (ImportError, AttributeError, RuntimeError):
        pass
