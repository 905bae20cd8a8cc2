# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Bars of the five categories: of a game, and on average."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tools.ledger.game import Game
from tools.ledger.pen import NAME, ROOM, SOFT, WIDE, Pen, width
from tools.ledger.table import Person
from tools.ledger.words import Words

# A fill and a pattern of its own, and the colour of figures on them (a contrast of 4.5 at least).
PAINT = (
    (("#4d7a3d",), "#ffffff"),
    (("#eee3c8", "url(#dots)"), "#20281c"),
    (("#76559f", "url(#grid)"), "#ffffff"),
    (("#d28b31", "url(#lines)"), "#20281c"),
    (("#566b78",), "#ffffff"),
)
SWATCH = '<rect x=".5" y=".5" width="14" height="14" rx="3" stroke="var(--soft)" fill="{}"/>'
PATTERNS = """\
<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">\
<circle cx="2" cy="2" r="1" fill="#000" opacity=".22"/></pattern>
<pattern id="lines" width="6" height="6" patternUnits="userSpaceOnUse" \
patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" opacity=".14"/></pattern>
<pattern id="grid" width="5" height="5" patternUnits="userSpaceOnUse">\
<path d="M0 0H5M0 0V5" stroke="#fff" stroke-width="1" opacity=".28"/></pattern>
</defs></svg>
"""
HIGH, LINE, THICK = 60, 17, 26


class Row(NamedTuple):
    name: str
    about: str
    crest: int
    shares: Sequence[float]  # none where only the points are known
    points: float


def game(one: Game, words: Words) -> str:
    """One game: each player's points by category, the best first."""
    rows = []
    for player in one.places:
        about = [words.crests[player.crest]] * bool(player.name)
        about += [words("MARKER")] * player.has_marker
        shares, points = player.shares, player.points
        rows.append(Row(player.person, ", ".join(about), player.crest, shares, points))
    return _bars(words("TOLD_GAME", words.day(one.date), _told(rows)), rows)


def averages(everybody: list[Person], words: Words) -> str:
    """Everybody's points by category, on average."""
    rows = []
    for one in everybody:
        if kept := [player.shares for player in one.games if player.shares]:
            average = [sum(column) / len(kept) for column in zip(*kept, strict=True)]
            about = words.count("GAMES", len(kept))
            rows.append(Row(one.name, about, one.crest, average, sum(average)))
    rows.sort(key=lambda row: -row.points)
    return _bars(words("TOLD_AVERAGES", _told(rows)), rows)


def legend(words: Words) -> str:
    """The five categories with their paint."""
    items = ""
    for name, (fills, _) in zip(words.categories, PAINT, strict=True):
        shapes = "".join(map(SWATCH.format, fills))
        swatch = f'<svg viewBox="0 0 15 15" aria-hidden="true">{shapes}</svg>'
        items += f"<li>{swatch}{escape(name)}</li>\n"
    return f'<ul class="legend">\n{items}</ul>\n'


def _told(rows: Sequence[Row]) -> str:
    return "; ".join(f"{row.name} {row.points:.0f}" for row in rows)


def _bars(title: str, rows: Sequence[Row]) -> str:
    # What is said about somebody stands beside the name, or below where a name is too long.
    beside = all(width(row.name, 15) + 8 + width(row.about, 12) < ROOM for row in rows)
    high = HIGH if beside else HIGH + LINE
    drawing = Pen(WIDE, high * len(rows), title)
    scale = WIDE / max(1, *(row.points for row in rows))
    for number, row in enumerate(rows):
        y = float(high * number)
        drawing.head(y, row.crest, row.name, row.points)
        at = (NAME + width(row.name, 15) + 8, y + 18) if beside else (NAME, y + 16 + LINE)
        drawing.text(at, row.about, 12, SOFT)
        x, y = 0.0, y + high - THICK - 9
        if not row.shares:
            drawing.box((x, y), (row.points * scale - 1, THICK), "none", 2.5, stroke=SOFT)
        for (fills, ink), share in zip(PAINT, row.shares, strict=bool(row.shares)):
            wide = share * scale
            for fill in fills if wide > 0 else ():
                drawing.box((x, y), (max(0.5, wide - 1.5), THICK), fill, 2.5)
            if wide > 17:
                at = (x + (wide - 1.5) / 2, y + THICK / 2 + 4.5)
                drawing.text(at, f"{share:.0f}", 12.5, ink, text_anchor="middle", font_weight=600)
            x += wide
    return drawing.inline()
