# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Finds and reads a module of the device's once, however often the device loads it again.

A device loads a screen's module each time the screen is entered (borrow.py): the tests do that
some hundred thousand times, and looking for the file takes longer than running it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
# The packages of this repository only: a test may run the modules of a drive, which change.
OURS = tuple(str(ROOT / name) for name in ("engine_core", "firmware/tipperary"))


class Remembering(MetaPathFinder):
    """Every load gets a module of its own; only the place and the compiled code are kept."""

    def __init__(self) -> None:
        self._found: dict[str, ModuleSpec] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not path or not path[0].startswith(OURS):
            return None
        if name not in self._found:
            spec = PathFinder.find_spec(name, path, target)
            if spec is None:
                return None
            loader: Any = spec.loader
            loader.get_code = cache(loader.get_code)
            self._found[name] = spec
        return self._found[name]


def remember_modules() -> None:
    sys.meta_path.insert(0, Remembering())
