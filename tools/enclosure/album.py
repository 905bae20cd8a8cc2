# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Which pictures of the case there are in the documents, and how each is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from tools.enclosure.designs import design
from tools.enclosure.pictures import draw, painted, turned, webp

FOLDER = "docs/case"


@dataclass(frozen=True)
class Look:
    design: str
    apart: bool
    turn: float
    tilt: float
    scale: float = 5.0
    upside_down: bool = False  # as one puts it together


ALBUM = {
    "console": Look("console-2.42", False, -28, 28),
    "console-apart": Look("console-2.42", True, 152, 30, 3.6, upside_down=True),
    "console-small": Look("console-0.96", False, -28, 28),
    "console-back": Look("console-2.42", False, 130, 24),
    "puck": Look("puck", False, 155, 30),
    "puck-apart": Look("puck", True, 155, 24, 4.0),
}


def picture(name: str) -> bytes:
    look = ALBUM[name]
    made = design(look.design)
    shown = painted(made, look.apart)
    if look.upside_down:
        shown = turned(shown, (180.0, 0.0, 0.0))
    return webp(draw(shown, look.turn, look.tilt, look.scale))
