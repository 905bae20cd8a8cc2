# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The pictures of all games, each an SVG drawing for the width of a phone."""

from collections.abc import Callable, Iterator

from tools.ledger.album import Album
from tools.ledger.game import Game
from tools.ledger.pen import EDGE, FIGURE, INK, RULE, SOFT, WIDE, Pen, tint
from tools.ledger.table import Person

SHOWN_WINS, SHOWN_CLOSE = 16, 12
TOP = 12  # where the first row begins


def wins(album: Album) -> str:
    """A row for each person: every game in order, those that were won with their coat of arms."""
    games = album.games[-SHOWN_WINS:]
    step = min(26.0, WIDE / len(games))
    high = 56
    told = "; ".join(
        album.words("TOLD_WON", album.shown(one.name), one.wins, len(one.scores))
        for one in album.persons
    )
    bottom = TOP + high * len(album.persons)
    drawing = Pen(WIDE, bottom + 22, album.words("TOLD_WINS", told))
    drawing.write((WIDE, 12), album.words("CAPTION_WINS"), 12, SOFT, "end")
    for y, one in _rows(drawing, album, high, lambda one: one.wins):
        for column, game in enumerate(games):
            at = (step * (column + 0.5), y + 41.0)
            mine = [player for player in game.players if album.people.of(player) == one.name]
            won = [player for player in mine if player in game.winners]
            if won:
                drawing.mark(won[0].crest, at, min(9.0, step * 0.42))
            elif mine:
                drawing.circle(at, 2.6, SOFT)
            else:
                drawing.line((at[0] - 2, at[1]), (at[0] + 2, at[1]), RULE, 2)
    if len(games) > 3:
        drawing.write((0, bottom + 16), album.words("OLDER"), 12, SOFT)
        drawing.write((step * len(games), bottom + 16), album.words("NEWER"), 12, SOFT, "end")
    return drawing.inline()


def _rows(
    drawing: Pen, album: Album, high: int, figure: Callable[[Person], int]
) -> Iterator[tuple[int, Person]]:
    """A row's top and whom it is about, with the coat of arms of the last game and a figure."""
    for row, one in enumerate(album.persons):
        y = TOP + high * row
        if row:
            drawing.line((0, y), (WIDE, y), RULE)
        drawing.mark(album.last_crests[one.name], (10, y + 15), 8)
        drawing.name((27, y + 20), album.shown(one.name), WIDE - FIGURE - 27)
        drawing.write((WIDE, y + 21), str(figure(one)), 20, anchor="end", weight=700)
        yield y, one


def close(album: Album) -> str:
    """A line for each game: everybody's points, and how far the winner was ahead."""
    games = list(album.games[-SHOWN_CLOSE:])
    low = min(player.points for game in games for player in game.players)
    most = max(game.most for game in games)
    low, most = low - low % 10, most + -most % 10
    left, right, high, top = 76, WIDE - 50, 40, 26
    scale = (right - left) / max(1, most - low)
    told = "; ".join(f"{album.day(game)}: {ahead(album, game)}" for game in games)
    drawing = Pen(WIDE, top + high * len(games) + 4, album.words("TOLD_CLOSE", told))
    every = 10 if most - low <= 60 else 20 if most - low <= 120 else 50
    for points in range(low, most + 1, every):
        x = left + scale * (points - low)
        drawing.line((x, top - 6), (x, top + high * len(games)), RULE)
        drawing.write((x, 14), str(points), 12, SOFT, "middle")
    for row, game in enumerate(reversed(games)):
        y = top + high * (row + 0.5)
        drawing.write((0, y + 5), album.day(game), 13, SOFT)
        places = game.places
        ends = [left + scale * (player.points - low) for player in places]
        drawing.line((ends[-1], y), (ends[0], y), RULE, 3)
        drawing.line((ends[1], y), (ends[0], y), INK, 3)
        for player, x in reversed(list(zip(places, ends, strict=True))):
            same = [other for other in places if other.points == player.points]
            aside = 13 * (same.index(player) - (len(same) - 1) / 2)  # none hides another
            size = 9.5 if player in game.winners else 7
            drawing.mark(player.crest, (x, y + aside), size)
        gap = f"+{game.margin}" if game.margin else "="
        drawing.write((WIDE, y + 6), gap, 17, anchor="end", weight=700)
    return drawing.inline()


def ahead(album: Album, game: Game) -> str:
    """Who won, and by how much."""
    names = album.words.list(album.winners(game))
    if game.margin:
        return album.words("TOLD_AHEAD", names, game.margin)
    return album.words("TOLD_SHARED", names)


def scores(album: Album) -> str:
    """A row for each person: their points from game to game, before everybody else's."""
    games = album.games
    every_score = [player.points for game in games for player in game.players]
    low, most = min(every_score), max(every_score)
    left, right, high = 8, WIDE - 8, 92
    step = (right - left) / (len(games) - 1)
    scale = 48 / max(1, most - low)
    told = "; ".join(
        f"{album.shown(one.name)}: {', '.join(map(str, one.scores))}" for one in album.persons
    )
    bottom = TOP + high * len(album.persons)
    drawing = Pen(WIDE, bottom + 18, album.words("TOLD_SCORES", told))
    drawing.write((WIDE, 12), album.words("CAPTION_BEST"), 12, SOFT, "end")
    average = sum(every_score) / len(every_score)
    lines: dict[str, list[tuple[float, float]]] = {}
    for index, game in enumerate(games):
        for player in game.players:
            at = (left + step * index, scale * (most - player.points))
            lines.setdefault(album.people.of(player), []).append(at)
    size = 6.5 if len(games) <= 12 else 4.5
    for y, one in _rows(drawing, album, high, lambda one: max(one.scores)):
        down = y + 34
        middle = down + scale * (most - average)
        drawing.line((left, middle), (right, middle), SOFT, 1, stroke_dasharray="2 4")
        for name, points in lines.items():
            if name != one.name:
                drawing.path([(x, y + down) for x, y in points], RULE, 1.6)
        mine = [(x, y + down) for x, y in lines[one.name]]
        crest = album.last_crests[one.name]
        drawing.path(mine, EDGE, 4.6, stroke_linecap="round")
        drawing.path(mine, tint(crest), 2.6, stroke_linecap="round")
        for at in mine:
            drawing.mark(crest, at, size)
    drawing.write((left, bottom + 14), album.day(games[0]), 12, SOFT)
    drawing.write((right, bottom + 14), album.day(games[-1]), 12, SOFT, "end")
    return drawing.inline()
