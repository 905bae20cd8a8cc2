# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Text of others, such as names on a drive, for a terminal: nothing in it may steer that."""

from __future__ import annotations

from unicodedata import category


def visible(text: str, kept: str = "") -> str:
    """The text with control characters, marks of direction and the like as escapes to read."""
    return "".join(
        char.encode("unicode_escape").decode()
        if char not in kept and (category(char)[0] == "C" or category(char) in ("Zl", "Zp"))
        else char
        for char in text
    )
