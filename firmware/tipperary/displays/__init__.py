# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The display of a board, made by one of the drivers here."""

import sys

import board

# code.py shows its messages with nothing else of ours: an update that was cut short still has
# somewhere to say so.


def pin(name):
    """A pin of this board by its name; None for no pin."""
    return getattr(board, name) if name else None


def make_display(part):
    """The display that the board has, or that is wired to it."""
    path = "tipperary.displays." + part["driver"]
    __import__(path)
    return sys.modules[path].make(part)
