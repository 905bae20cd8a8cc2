# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Bars of the five categories: of a game, and on average."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tools.drawing.svg import Point
from tools.ledger.album import Album
from tools.ledger.game import Game
from tools.ledger.pen import FIGURE, SOFT, WIDE, Pen, width
from tools.ledger.words import Words

# Fill, the colour of figures on it (a contrast of 4.5 at least) and a pattern of its own.
PAINT = (
    ("#4d7a3d", "#ffffff", ""),
    ("#eee3c8", "#20281c", "dots"),
    ("#76559f", "#ffffff", "grid"),
    ("#d28b31", "#20281c", "lines"),
    ("#566b78", "#ffffff", ""),
)
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


def game(album: Album, one: Game) -> str:
    """One game: each player's points by category, the best first."""
    rows = []
    for player in one.places:
        crest = album.words.crests[player.crest] if player.name else ""
        holds = one.marker is not None and one.players[one.marker] is player
        about = ", ".join(part for part in (crest, album.words("MARKER") if holds else "") if part)
        rows.append(Row(album.name(player), about, player.crest, one.shares(player), player.points))
    return _bars(album.words("TOLD_GAME", album.day(one), _told(rows)), rows)


def averages(album: Album) -> str:
    """Everybody's points by category, on average."""
    found: dict[str, list[tuple[int, ...]]] = {}
    for one in album.games:
        for player in one.players:
            if shares := one.shares(player):
                found.setdefault(album.people.of(player), []).append(shares)
    rows = []
    for name, kept in found.items():
        average = tuple(sum(column) / len(kept) for column in zip(*kept, strict=True))
        about = album.words.count("GAMES", len(kept))
        crest = album.last_crests[name]
        rows.append(Row(album.shown(name), about, crest, average, sum(average)))
    rows.sort(key=lambda row: -row.points)
    return _bars(album.words("TOLD_AVERAGES", _told(rows)), rows)


def legend(words: Words) -> str:
    """The five categories with their paint."""
    items = (
        f"<li>{_swatch(paint)}{escape(name)}</li>\n"
        for name, paint in zip(words.categories, PAINT, strict=True)
    )
    return f'<ul class="legend">\n{"".join(items)}</ul>\n'


def _swatch(paint: tuple[str, str, str]) -> str:
    shape = '<rect x=".5" y=".5" width="14" height="14" rx="3" stroke="var(--soft)" fill="{}"/>'
    shapes = "".join(shape.format(fill) for fill in _fills(paint))
    return f'<svg viewBox="0 0 15 15" aria-hidden="true">{shapes}</svg>'


def _fills(paint: tuple[str, str, str]) -> list[str]:
    fill, _, pattern = paint
    return [fill, f"url(#{pattern})"] if pattern else [fill]


def _told(rows: Sequence[Row]) -> str:
    return "; ".join(f"{row.name} {row.points:.0f}" for row in rows)


def _bars(title: str, rows: Sequence[Row]) -> str:
    # What is said about somebody stands beside the name, or below where a name is too long.
    beside = all(
        27 + width(row.name, 15) + 8 + width(row.about, 12) < WIDE - FIGURE for row in rows
    )
    high = HIGH if beside else HIGH + LINE
    drawing = Pen(WIDE, high * len(rows), title)
    scale = WIDE / max(1, *(row.points for row in rows))
    for number, row in enumerate(rows):
        y = high * number
        drawing.mark(row.crest, (10, y + 13), 8)
        drawing.name((27, y + 18), row.name, WIDE - FIGURE - 27)
        drawing.write((WIDE, y + 19), f"{row.points:.0f}", 20, anchor="end", weight=700)
        at = (27 + width(row.name, 15) + 8, y + 18) if beside else (27, y + 16 + LINE)
        drawing.write(at, row.about, 12, SOFT)
        corner = (0.0, float(y + high - THICK - 9))
        if row.shares:
            _stack(drawing, corner, row.shares, scale)
        else:
            size = (row.points * scale - 1, THICK)
            drawing.box(corner, size, "none", 2.5, stroke=SOFT)
    return drawing.inline()


def _stack(drawing: Pen, at: Point, shares: Sequence[float], scale: float) -> None:
    x, y = at
    for paint, share in zip(PAINT, shares, strict=True):
        wide = share * scale
        if wide <= 0:
            continue
        for fill in _fills(paint):
            drawing.box((x, y), (max(0.5, wide - 1.5), THICK), fill, 2.5)
        if wide > 17:
            middle = (x + (wide - 1.5) / 2, y + THICK / 2 + 4.5)
            drawing.write(middle, f"{share:.0f}", 12.5, paint[1], "middle", 600)
        x += wide
