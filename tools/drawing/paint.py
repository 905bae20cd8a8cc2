# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the pictures of the device are painted with: materials, shadows, letters and signs."""

import io

import font_lato
import resvg_py
from PIL import Image

from tools.drawing.svg import Drawing, Point, Value
from tools.support.firmware import shapes

SIZE = (1600, 800)
UNIT = 6.98  # of the drawing in a millimetre: three for a pixel of the large OLED

INK, PALE, SOFT = "#4b4535", "#f6f1e4", "#a9b0aa"
MIDDLE = {"text_anchor": "middle", "font_weight": "bold"}
CAPITAL = 0.36  # half of a capital's height, in parts of its letter size

# From the upper edge to the lower one, or from the middle to the rim.
FALLS = {
    "case": ("#f6f1e6", "#d9cfb9"),
    "bezel": ("#1c1d1f", "#08090b"),
    "land": ("#3d7a55", "#2b5a40"),
    "land-pale": ("#4a8860", "#35694b"),
    "board": ("#202124", "#202124"),
    "metal": ("#d9dadb", "#85888b"),
}
GLOWS = {
    "table": ("#4a3b30", "#150f0b"),
    "cap": ("#62615b", "#2b2a27"),
    "go": ("#36966a", "#174a34"),
    "well": ("#0b0d0c", "#1a211d"),
}


def materials() -> str:
    """Everything that a shape can be filled with by its name, and the shadow of a key."""
    found = [
        f'<linearGradient id="{name}" x2="0.25" y2="1">{_stops(*ends)}</linearGradient>'
        for name, ends in FALLS.items()
    ]
    found += [
        f'<radialGradient id="{name}" cx="0.42" cy="0.36" r="0.75">{_stops(*ends)}</radialGradient>'
        for name, ends in GLOWS.items()
    ]
    drop = '<feDropShadow dx="0" dy="4" stdDeviation="4" flood-opacity="0.6"/>'
    room = 'x="-30%" y="-30%" width="160%" height="170%"'
    found.append(f'<filter id="near" {room}>{drop}</filter>')
    return f"<defs>{''.join(found)}</defs>"


def _stops(start: str, end: str) -> str:
    return f'<stop stop-color="{start}"/><stop offset="1" stop-color="{end}"/>'


def shadow(pen: Drawing, shape: str, **place: float) -> None:
    """Soft darkness on the table below a large body; blurring so much would take seconds."""
    faint: dict[str, Value] = {"stroke": "#000000", "stroke_opacity": 0.07, "fill_opacity": 0.07}
    for width in range(0, 40, 4):
        pen.shape(shape, **place, transform="translate(0 6)", stroke_width=width, **faint)


def slab(pen: Drawing, corner: Point, size: Point, fill: str, round: float) -> None:
    """A body that lies on the table, with light on its upper edge."""
    (x, y), (wide, tall) = corner, size
    shadow(pen, "rect", x=x, y=y, width=wide, height=tall, rx=round)
    pen.box(corner, size, f"url(#{fill})", round)
    pen.box(
        (x + 1, y + 1), (wide - 2, tall - 2), "none", round - 1, stroke="#fff", stroke_opacity=0.25
    )


def label(pen: Drawing, at: Point, text: str, size: float, fill: str) -> None:
    """A word in the middle of a place, or the sign that is meant by {its name}."""
    x, y = at
    if text.startswith("{"):
        pen.group(shapes(text.strip("{}")), (x - size / 2, y - size / 2), size / 20, fill)
    else:
        pen.text((x, y + CAPITAL * size), text, size, fill, **MIDDLE)


def rendered(pen: Drawing) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=pen.svg(),
        skip_system_fonts=True,  # the same letters on every computer
        font_files=[font_lato.font_files["LatoBold"]],
        sans_serif_family="Lato",
    )
    return Image.open(io.BytesIO(bytes(png)))
