# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `supervisor`: the clock, the console's other end, and starting again."""

import wires


def ticks_ms():
    """Milliseconds, which wrap at 2**29."""
    return wires.now


class _Runtime:
    @property
    def serial_bytes_available(self):
        return len(wires.typed)


runtime = _Runtime()


def reload():
    raise wires.Restart
