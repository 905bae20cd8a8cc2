# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All designs, by their names, and every piece of them to print."""

from collections.abc import Callable, Iterator
from functools import cache, partial

from manifold3d import Manifold

from tools.enclosure.console import console
from tools.enclosure.design import Design
from tools.enclosure.puck import puck

DESIGNS: dict[str, Callable[[], Design]] = {
    "console-2.42": partial(console, "oled_2_42"),
    "console-2.42-wide": partial(console, "oled_2_42_wide"),
    "console-1.3": partial(console, "oled_1_3"),
    "console-0.96": partial(console, "oled_0_96"),
    "puck": puck,
}


@cache
def design(name: str) -> Design:
    return DESIGNS[name]()


def prints() -> Iterator[tuple[str, Manifold]]:
    """Every piece, as it lies on the printer's bed, with its name."""
    for name in DESIGNS:
        for one in design(name).printed:
            yield f"tipperary-{name}-{one.name.replace(' ', '-')}", one.on_bed()


def about(name: str, piece: Manifold) -> str:
    """How large it is, and how much plastic there would be in it without hollows."""
    _, _, _, x, y, z = piece.bounding_box()
    size = f"{2 * x:.0f} x {2 * y:.0f} x {z:.0f} mm"
    return f"{name}: {size}, {piece.volume() / 1000:.0f} cm3 at most"
