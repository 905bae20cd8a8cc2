# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `usb_midi`."""


def disable():
    """There is nothing to disable."""
