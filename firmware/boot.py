# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Runs once at power-on, before the computer sees the board: no keyboard, no MIDI."""

try:
    import usb_hid

    usb_hid.disable()
except (ImportError, AttributeError, RuntimeError):
    pass

try:
    import usb_midi

    usb_midi.disable()
except (ImportError, AttributeError, RuntimeError):
    pass
