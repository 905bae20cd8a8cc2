# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Text for a terminal."""

from __future__ import annotations

from unicodedata import category


def visible(text: str, kept: str = "") -> str:
    """Text of others, such as names on a drive, with control characters, marks of direction and
    the like as escapes to read: nothing in it may steer the terminal."""
    return "".join(
        char.encode("unicode_escape").decode()
        if char not in kept and (category(char)[0] == "C" or category(char) in ("Zl", "Zp"))
        else char
        for char in text
    )


def plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
