# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A small pen for SVG drawings: the same drawing gives the same text, byte for byte."""

import math
from html import escape

LICENCE = """\
<!--
SPDX-FileCopyrightText: 2026 the Tipperary companion authors
SPDX-License-Identifier: MIT
Made by tools/docs.py; changes belong there.
-->
"""
FONT = "Helvetica, Arial, sans-serif"

Point = tuple[float, float]
Value = str | float


class Drawing:
    """Shapes in the order in which they were drawn."""

    def __init__(self, width: float, height: float, title: str, unit: str = "") -> None:
        self._size = f'width="{number(width)}{unit}" height="{number(height)}{unit}"'
        self._box = f"0 0 {number(width)} {number(height)}"
        self.title = title
        # A sheet in true scale fills its page: a browser that prints it must not shrink it.
        page = f"@page {{ size: {number(width)}mm {number(height)}mm; margin: 0 }}"
        self._lines: list[str] = [f"<style>{page}</style>"] if unit == "mm" else []

    def shape(self, name: str, **attributes: Value) -> None:
        self._lines.append(f"<{name} {_written(attributes)}/>")

    def line(self, start: Point, end: Point, stroke: str, width: float = 1, **more: Value) -> None:
        (x1, y1), (x2, y2) = start, end
        self.shape("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, **more)

    def circle(self, centre: Point, radius: float, fill: str = "none", **more: Value) -> None:
        self.shape("circle", cx=centre[0], cy=centre[1], r=radius, fill=fill, **more)

    def box(self, corner: Point, size: Point, fill: str, round: float = 0, **more: Value) -> None:
        (x, y), (width, height) = corner, size
        self.shape("rect", x=x, y=y, width=width, height=height, rx=round, fill=fill, **more)

    def path(self, points: list[Point], stroke: str, width: float = 1, **more: Value) -> None:
        """A line through some points."""
        listed = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        more = {"fill": "none", "stroke_linejoin": "round", **more}
        self.shape("polyline", points=listed, stroke=stroke, stroke_width=width, **more)

    def text(self, at: Point, text: str, size: float, fill: str = "#222", **more: Value) -> None:
        attributes = _written({"x": at[0], "y": at[1], "font_size": size, "fill": fill, **more})
        self._lines.append(f"<text {attributes}>{escape(text, quote=False)}</text>")

    def group(self, shapes: str, at: Point, scale: float, fill: str, **more: Value) -> None:
        """Shapes that somebody else drew, moved and scaled; nothing if there are none."""
        if shapes:
            moved = f"translate({number(at[0])} {number(at[1])}) scale({number(scale)})"
            attributes = _written({"transform": moved, "fill": fill, **more})
            self._lines.append(f"<g {attributes}>{shapes}</g>")

    def shapes(self) -> str:
        """For another drawing's group."""
        return "\n".join(self._lines)

    def inline(self) -> str:
        """For the middle of a page: as wide as there is room, in the page's own typeface."""
        head = f'<svg viewBox="{self._box}" role="img" aria-label="{escape(self.title)}">\n'
        return head + "\n".join(self._lines) + "\n</svg>\n"

    def svg(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {self._size} viewBox="{self._box}" '
            f'font-family="{FONT}">\n<title>{escape(self.title)}</title>\n'
        )
        return LICENCE + head + "\n".join(self._lines) + "\n</svg>\n"


def towards(centre: Point, turn: float, radius: float) -> Point:
    """A place around a centre; turn 0 is the top, clockwise."""
    angle = (turn - 0.25) * 2 * math.pi
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def number(value: float) -> str:
    """At most two decimals, and no zeros that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0", "0") if value else "0"


def colour(value: int) -> str:
    return f"#{value:06x}"


def _written(attributes: dict[str, Value]) -> str:
    return " ".join(
        f'{name.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
