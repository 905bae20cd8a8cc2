# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Code that is needed now and then: nothing but what uses it keeps it in memory."""

import sys


def borrow(path, name):
    """Something from a module that is let go as soon as nobody uses it."""
    thing = getattr(__import__(path, None, None, (name,)), name)
    package, _, module = path.rpartition(".")
    del sys.modules[path]
    delattr(sys.modules[package], module)
    return thing
