# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device's own modules, for what it knows best itself: its memory, its lines, its colours."""

from __future__ import annotations

import importlib
import sys
from typing import Any

from tools.drive.build import ROOT

FOLDER = str(ROOT / "firmware")


def module(name: str) -> Any:
    """A module of the firmware; it has no types."""
    if FOLDER not in sys.path:
        # At the end: in front, the device's code.py would stand for the standard library's.
        sys.path.append(FOLDER)
    return importlib.import_module(f"tipperary.{name}")
