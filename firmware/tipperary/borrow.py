# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Modules for a while: what is not in use takes no memory from the game."""

import sys


def borrow(name):
    """A module of ours, which goes when nobody holds it any more."""
    path = name if name[:12] == "engine_core." else "tipperary." + name
    __import__(path)
    module = sys.modules[path]
    let_go(path)
    return module


def let_go(path):
    """Forget a module, if it is there: who needs it again loads it again."""
    if path in sys.modules:
        package, _, leaf = path.rpartition(".")
        delattr(sys.modules[package], leaf)
        del sys.modules[path]
