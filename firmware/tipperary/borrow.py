# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Modules that are loaded for a while, so that they take memory only while they are in use."""

import sys


def borrow(name):
    """A module of ours; its memory is free again when the caller drops it."""
    path = name if name[:12] == "engine_core." else "tipperary." + name
    __import__(path)
    module = sys.modules[path]
    let_go(path)
    return module


def let_go(path):
    """Take a module out of sys.modules: the next import loads it again."""
    if path in sys.modules:
        package, _, leaf = path.rpartition(".")
        delattr(sys.modules[package], leaf)
        del sys.modules[path]
