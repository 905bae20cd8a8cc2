# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Time between two readings of supervisor.ticks_ms, which wraps at 2**29."""

from micropython import const

_MASK = const(0x1FFFFFFF)


def since(then, now):
    """Milliseconds from then to now, right also across the wrap."""
    return (now - then) & _MASK
