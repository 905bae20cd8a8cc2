# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All designs, by their names."""

from __future__ import annotations

from functools import cache, partial

from tools.enclosure.console import console
from tools.enclosure.design import Build, Design
from tools.enclosure.puck import puck

DESIGNS: dict[str, Build] = {
    "console-2.42": partial(console, "oled_2_42"),
    "console-2.42-wide": partial(console, "oled_2_42_wide"),
    "console-1.3": partial(console, "oled_1_3"),
    "console-0.96": partial(console, "oled_0_96"),
    "puck": puck,
}


@cache
def design(name: str) -> Design:
    return DESIGNS[name]()
