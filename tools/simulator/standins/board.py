# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `board`: every pin by its name, and the built-in display where there is one."""

from __future__ import annotations

from typing import Any

from tools.simulator.display import builtin_display
from tools.simulator.standins.microcontroller import Pin
from tools.simulator.wires import connected

board_id = connected().board.id
_pins = connected().board.pins()
_made: dict[str, Any] = {}


def __getattr__(name: str) -> Any:
    if name not in _pins:
        raise AttributeError(f"module 'board' has no attribute '{name}'")
    if name not in _made:
        _made[name] = builtin_display() if name == "DISPLAY" else Pin(name)
    return _made[name]
