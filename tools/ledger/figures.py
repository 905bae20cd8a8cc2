# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The pictures of the page, each an SVG drawing for the width of a phone."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from tools.ledger.game import Game
from tools.ledger.pen import EDGE, INK, NAME, ROOM, RULE, SOFT, TINTS, WIDE, Pen, width
from tools.ledger.table import Person
from tools.ledger.words import Words

SHOWN_WINS, SHOWN_CLOSE = 16, 12
TOP = 14  # where the first row begins
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


def wins(games: Sequence[Game], everybody: list[Person], words: Words) -> str:
    """A row for each person: every game in order, those that were won with their coat of arms."""
    games = games[-SHOWN_WINS:]
    step = min(26.0, WIDE / len(games))
    high = 56
    told = "; ".join(words("TOLD_WON", one.name, one.wins, len(one.games)) for one in everybody)
    bottom = TOP + high * len(everybody)
    drawing = Pen(WIDE, bottom + 20, words("TOLD_WINS", told))
    drawing.text((WIDE, 12), words("CAPTION_WINS"), 12, SOFT, text_anchor="end")
    for y, one in _rows(drawing, everybody, high):
        drawing.head(y, one.crest, one.name, one.wins)
        for column, game in enumerate(games):
            at = (step * (column + 0.5), y + 39.0)
            mine = [player for player in game.places if player.person == one.name]
            if mine and mine[0].won:
                drawing.mark(mine[0].crest, at, min(9.0, step * 0.42))
            elif mine:
                drawing.circle(at, 2.6, SOFT)
            else:
                drawing.line((at[0] - 2, at[1]), (at[0] + 2, at[1]), RULE, 2)
    if len(games) > 3:
        drawing.text((0, bottom + 14), words("OLDER"), 12, SOFT)
        drawing.text((step * len(games), bottom + 14), words("NEWER"), 12, SOFT, text_anchor="end")
    return drawing.inline()


def _rows(drawing: Pen, everybody: list[Person], high: int) -> Iterator[tuple[int, Person]]:
    """A row's top and whom it is about."""
    for row, one in enumerate(everybody):
        y = TOP + high * row
        if row:
            drawing.line((0, y - 2), (WIDE, y - 2), RULE)
        yield y, one


def close(games: Sequence[Game], words: Words) -> str:
    """A line for each game: everybody's points, and how far the winner was ahead."""
    games = games[-SHOWN_CLOSE:]
    low = min(player.points for game in games for player in game.players)
    most = max(game.most for game in games)
    low, most = low - low % 10, most + -most % 10
    left, right, high, top = 76, WIDE - 50, 40, 26
    scale = (right - left) / max(1, most - low)
    told = "; ".join(words.outcome("TOLD_AHEAD", game) for game in games)
    drawing = Pen(WIDE, top + high * len(games) + 4, words("TOLD_CLOSE", told))
    every = 10 if most - low <= 60 else 20 if most - low <= 120 else 50
    for points in range(low, most + 1, every):
        x = left + scale * (points - low)
        drawing.line((x, top - 6), (x, top + high * len(games)), RULE)
        drawing.text((x, 14), str(points), 12, SOFT, text_anchor="middle")
    for row, game in enumerate(reversed(games)):
        y = top + high * (row + 0.5)
        drawing.text((0, y + 5), words.day(game.date), 13, SOFT)
        places = game.places
        ends = [left + scale * (player.points - low) for player in places]
        drawing.line((ends[-1], y), (ends[0], y), RULE, 3)
        drawing.line((ends[1], y), (ends[0], y), INK, 3)
        for player, x in reversed(list(zip(places, ends, strict=True))):
            same = [other for other in places if other.points == player.points]
            aside = 13 * (same.index(player) - (len(same) - 1) / 2)  # none hides another
            size = 9.5 if player.won else 7
            drawing.mark(player.crest, (x, y + aside), size)
        gap = f"+{game.margin}" if game.margin else "="
        drawing.text((WIDE, y + 6), gap, 17, INK, text_anchor="end", font_weight=700)
    return drawing.inline()


def scores(games: Sequence[Game], everybody: list[Person], words: Words) -> str:
    """A row for each person: their points from game to game, before everybody else's."""
    every_score = [player.points for game in games for player in game.players]
    low, most = min(every_score), max(every_score)
    left, right, high = 8, WIDE - 8, 92
    step = (right - left) / (len(games) - 1)
    scale = 48 / max(1, most - low)
    told = "; ".join(f"{one.name}: {', '.join(map(str, one.scores))}" for one in everybody)
    bottom = TOP + high * len(everybody)
    drawing = Pen(WIDE, bottom + 16, words("TOLD_SCORES", told))
    drawing.text((WIDE, 12), words("CAPTION_BEST"), 12, SOFT, text_anchor="end")
    average = sum(every_score) / len(every_score)
    lines: dict[str, list[tuple[float, float]]] = {}
    for index, game in enumerate(games):
        for player in game.players:
            at = (left + step * index, scale * (most - player.points))
            lines.setdefault(player.person, []).append(at)
    size = 6.5 if len(games) <= 12 else 4.5
    for y, one in _rows(drawing, everybody, high):
        drawing.head(y, one.crest, one.name, max(one.scores))
        down = y + 32
        middle = down + scale * (most - average)
        drawing.line((left, middle), (right, middle), SOFT, 1, stroke_dasharray="2 4")
        for name, points in lines.items():
            if name != one.name:
                drawing.path([(x, y + down) for x, y in points], RULE, 1.6)
        mine = [(x, y + down) for x, y in lines[one.name]]
        drawing.path(mine, EDGE, 4.6, stroke_linecap="round")
        drawing.path(mine, TINTS[one.crest], 2.6, stroke_linecap="round")
        for at in mine:
            drawing.mark(one.crest, at, size)
    drawing.text((left, bottom + 12), words.day(games[0].date), 12, SOFT)
    drawing.text((right, bottom + 12), words.day(games[-1].date), 12, SOFT, text_anchor="end")
    return drawing.inline()


class Row(NamedTuple):
    name: str
    crest: int
    points: float
    shares: Sequence[float]  # none where only the points are known
    about: str


def game(one: Game, words: Words) -> str:
    """One game: each player's points by category, the best first."""
    rows = []
    for player in one.places:
        about = [words.crests[player.crest]] * bool(player.name)
        about += [words("MARKER")] * player.has_marker
        known = player.person, player.crest, player.points, player.shares
        rows.append(Row(*known, ", ".join(about)))
    return _bars(words("TOLD_GAME", words.day(one.date), _told(rows)), rows)


def averages(everybody: list[Person], words: Words) -> str:
    """Everybody's points by category, on average."""
    rows = []
    for one in everybody:
        if kept := [player.shares for player in one.games if player.shares]:
            average = [sum(column) / len(kept) for column in zip(*kept, strict=True)]
            about = words.count("GAMES", len(kept))
            rows.append(Row(one.name, one.crest, sum(average), average, about))
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
