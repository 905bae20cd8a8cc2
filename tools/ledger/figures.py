# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The pictures of the page, each an SVG drawing for the width of a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.documents.svg import Drawing, Point
from tools.ledger.game import CATEGORY_NAMES, CRESTS, Game
from tools.ledger.marks import INK, OF_CREST, Mark, of_people
from tools.ledger.people import People
from tools.ledger.table import Person

WIDE = 380
SOFT, RULE, CARD = "var(--soft)", "var(--line)", "var(--card)"
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
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
LEGEND = (0, 59, 127, 230, 313)  # how far each category is to the right
SHOWN_WINS, SHOWN_CLOSE = 16, 12


@dataclass(frozen=True)
class Album:
    """Everything that the pictures are about."""

    games: Sequence[Game]
    people: People
    persons: Sequence[Person]

    @property
    def marks(self) -> dict[str, Mark]:
        order = sorted(self.persons, key=lambda one: -len(one.scores))
        return of_people(self.games, self.people, [one.name for one in order])


def short(name: str, most: int = 13) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _text(
    drawing: Drawing,
    at: Point,
    text: str,
    size: float = 14,
    fill: str = INK,
    anchor: str = "start",
    weight: int = 400,
) -> None:
    drawing.text(at, text, size, fill, text_anchor=anchor, font_weight=weight)


# Who wins.


def wins(album: Album) -> str:
    """A row for each person: every game in order, those that were won in full colour."""
    games = album.games[-SHOWN_WINS:]
    step = min(26.0, 220 / max(1, len(games)))
    high = 36
    told = "; ".join(f"{one.name} won {one.wins} of {len(one.scores)}" for one in album.persons)
    drawing = Drawing(WIDE, high * len(album.persons) + 22, f"Wins, game by game: {told}.")
    marks = album.marks
    for row, one in enumerate(album.persons):
        y = high * row + 18
        if row:
            drawing.line((0, y - 18), (WIDE, y - 18), RULE)
        _text(drawing, (0, y + 5), short(one.name), 15, weight=600)
        for column, game in enumerate(games):
            x = 118 + step * (column + 0.5)
            mine = [player for player in game.players if album.people.of(player) == one.name]
            if not mine:
                drawing.line((x - 2, y), (x + 2, y), RULE, 2)
            elif any(player in game.winners for player in mine):
                marks[one.name].draw(drawing, (x, y), min(9.0, step * 0.42))
            else:
                drawing.circle((x, y), 2.6, SOFT)
        _text(drawing, (WIDE, y + 6), str(one.wins), 20, anchor="end", weight=700)
    y = high * len(album.persons) + 16
    _text(drawing, (118, y), "older" if len(games) > 3 else "", 12, SOFT)
    if len(games) > 3:
        _text(drawing, (118 + step * len(games), y), "newer", 12, SOFT, "end")
    _text(drawing, (WIDE, y), "wins", 12, SOFT, "end")
    return drawing.inline()


# Where the points come from.


def _stack(drawing: Drawing, at: Point, shares: Sequence[float], scale: float, high: float) -> None:
    x, y = at
    for (fill, ink, pattern), share in zip(PAINT, shares, strict=True):
        width = share * scale
        if width <= 0:
            continue
        for paint in (fill, f"url(#{pattern})" if pattern else ""):
            if paint:
                drawing.box((x, y), (max(0.5, width - 1.5), high), paint, 2.5)
        if width > 17:
            middle = (x + (width - 1.5) / 2, y + high / 2 + 4.5)
            _text(drawing, middle, f"{share:.0f}", 12.5, ink, "middle", 600)
        x += width


def _bars(
    title: str, rows: Sequence[tuple[str, str, Mark, tuple[float, ...], float]], most: float
) -> str:
    """Rows of name, what is below it, mark, shares (none: only points are known) and points."""
    high = 46
    drawing = Drawing(WIDE, high * len(rows), title)
    scale = 206 / max(1, most)
    for row, (name, below, mark, shares, points) in enumerate(rows):
        y = high * row + 5
        mark.draw(drawing, (10, y + 15), 8)
        _text(drawing, (27, y + (12 if below else 20)), short(name, 12), 15, weight=600)
        _text(drawing, (27, y + 28), below, 12, SOFT)
        if shares:
            _stack(drawing, (122, y), shares, scale, 30)
        else:
            drawing.box((122, y), (points * scale, 30), "none", 2.5, stroke=SOFT)
        shown = f"{points:.0f}"
        _text(drawing, (WIDE, y + 22), shown, 20, anchor="end", weight=700)
    return drawing.inline()


def game(album: Album, one: Game) -> str:
    """One game: each player's points by category, the best first."""
    rows = []
    for player in one.places:
        name = album.people.of(player)
        crest = OF_CREST[player.crest]
        below = CRESTS[player.crest] if player.name else ""
        marker = one.marker is not None and one.players[one.marker] is player
        below = ", ".join(part for part in (below, "marker" if marker else "") if part)
        rows.append((name, below, crest, one.shares(player), float(player.points)))
    told = "; ".join(f"{name} {points:.0f}" for name, _, _, _, points in rows)
    return _bars(f"The game of {one.date}: {told}.", rows, one.most)


def averages(album: Album) -> str:
    """Everybody's points by category, on average."""
    rows = []
    for one in album.persons:
        shares = [
            game.shares(player)
            for game in album.games
            for player in game.players
            if album.people.of(player) == one.name and game.shares(player)
        ]
        if shares:
            average = tuple(sum(column) / len(shares) for column in zip(*shares, strict=True))
            games = f"{len(shares)} game" + ("s" if len(shares) > 1 else "")
            rows.append((one.name, games, album.marks[one.name], average, sum(average)))
    rows.sort(key=lambda row: -row[4])
    told = "; ".join(f"{name} {points:.0f}" for name, _, _, _, points in rows)
    return _bars(f"Points on average: {told}.", rows, max((row[4] for row in rows), default=1))


def legend() -> str:
    """The five categories with their paint."""
    drawing = Drawing(WIDE, 32, "From left to right: " + ", ".join(CATEGORY_NAMES) + ".")
    for name, x, (fill, _, pattern) in zip(CATEGORY_NAMES, LEGEND, PAINT, strict=True):
        for paint in (fill, f"url(#{pattern})" if pattern else ""):
            if paint:
                drawing.box((x, 5), (15, 15), paint, 3, stroke=SOFT, stroke_width=0.6)
        _text(drawing, (x + 20, 17), name.capitalize(), 12.5)
    return drawing.inline()


# How close.


def close(album: Album) -> str:
    """A line for each game: everybody's points, and how far the winner was ahead."""
    games = list(album.games[-SHOWN_CLOSE:])
    low = min(player.points for game in games for player in game.players)
    most = max(game.most for game in games)
    low, most = low - low % 10, most + -most % 10
    left, right, high, top = 62, WIDE - 50, 40, 26
    scale = (right - left) / max(1, most - low)
    told = "; ".join(f"{game.date}: {ahead(album, game)}" for game in games)
    drawing = Drawing(WIDE, top + high * len(games) + 4, f"How close the games were. {told}.")
    every = 10 if most - low <= 60 else 20 if most - low <= 120 else 50
    for points in range(low, most + 1, every):
        x = left + scale * (points - low)
        drawing.line((x, top - 6), (x, top + high * len(games)), RULE)
        _text(drawing, (x, 14), str(points), 12, SOFT, "middle")
    for row, game in enumerate(reversed(games)):
        y = top + high * (row + 0.5)
        _text(drawing, (0, y + 5), day(game.date), 13, SOFT)
        places = game.places
        ends = [left + scale * (player.points - low) for player in places]
        drawing.line((ends[-1], y), (ends[0], y), RULE, 3)
        drawing.line((ends[1], y), (ends[0], y), INK, 3)
        for player, x in reversed(list(zip(places, ends, strict=True))):
            won = player in game.winners
            OF_CREST[player.crest].draw(drawing, (x, y), 9.5 if won else 7)
        gap = f"+{game.margin}" if game.margin else "tie"
        _text(drawing, (WIDE, y + 6), gap, 17, anchor="end", weight=700)
    return drawing.inline()


def ahead(album: Album, game: Game) -> str:
    """Who won, and by how much."""
    names = " and ".join(album.people.of(player) for player in game.winners)
    return f"{names} by {game.margin}" if game.margin else f"{names} shared it"


def day(date: str) -> str:
    """A date as short as it can be read: 16 Nov."""
    return f"{int(date[8:10])} {MONTHS[int(date[5:7]) - 1]}"


# How scores changed.


def scores(album: Album) -> str:
    """A row for each person: their points from game to game, before everybody else's."""
    games = album.games
    every_score = [player.points for game in games for player in game.players]
    low, most = min(every_score), max(every_score)
    left, right, high, top = 110, WIDE - 52, 70, 18
    step = (right - left) / (len(games) - 1)
    scale = (high - 22) / max(1, most - low)
    told = "; ".join(f"{one.name}: {', '.join(map(str, one.scores))}" for one in album.persons)
    drawing = Drawing(WIDE, top + high * len(album.persons) + 18, f"From game to game. {told}.")
    average = sum(every_score) / len(every_score)
    _text(drawing, (WIDE, 12), "latest", 12, SOFT, "end")
    lines = {
        one.name: [
            (left + step * index, scale * (most - player.points))
            for index, game in enumerate(games)
            for player in game.players
            if album.people.of(player) == one.name
        ]
        for one in album.persons
    }
    size = 6.5 if len(games) <= 12 else 4.5
    for row, one in enumerate(album.persons):
        down = top + high * row + 10
        mark = album.marks[one.name]
        middle = down + scale * (most - average)
        drawing.line((left, middle), (right, middle), SOFT, 1, stroke_dasharray="2 4")
        for name, points in lines.items():
            if name != one.name:
                drawing.path([(x, y + down) for x, y in points], RULE, 1.6)
        mine = [(x, y + down) for x, y in lines[one.name]]
        drawing.path(mine, INK, 4.6, stroke_linecap="round")
        drawing.path(mine, mark.colour, 2.6, stroke_linecap="round")
        for at in mine:
            mark.draw(drawing, at, size)
        best = max(one.scores)
        centre = down + (high - 22) / 2
        _text(drawing, (0, centre), short(one.name), 15, weight=600)
        _text(drawing, (0, centre + 17), f"best {best}", 12.5, SOFT)
        _text(drawing, (WIDE, centre + 8), str(one.scores[-1]), 20, anchor="end", weight=700)
    bottom = top + high * len(album.persons) + 12
    _text(drawing, (left, bottom), day(games[0].date), 12, SOFT)
    _text(drawing, (right, bottom), day(games[-1].date), 12, SOFT, "end")
    return drawing.inline()
