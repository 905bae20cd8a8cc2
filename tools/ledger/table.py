# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The games as text: a table to read, CSV and JSON for other programs."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass

from tools.ledger.game import CATEGORY_NAMES, CRESTS, Game, Player
from tools.ledger.people import People

HEAD = ("date", "game", "", "player", "crest", *CATEGORY_NAMES, "points")
RIGHT = frozenset((*CATEGORY_NAMES, "points", "games", "wins", "average", "best"))


@dataclass(frozen=True)
class Person:
    """One person's games."""

    name: str
    scores: tuple[int, ...]
    wins: int

    @property
    def average(self) -> float:
        return sum(self.scores) / len(self.scores)


def persons(games: Sequence[Game], people: People) -> list[Person]:
    """Everybody who played, the most wins first."""
    scores: dict[str, list[int]] = {}
    wins: dict[str, int] = {}
    for game in games:
        for player in game.players:
            who = people.of(player)
            scores.setdefault(who, []).append(player.points)
            wins[who] = wins.get(who, 0) + (player in game.winners)
    found = [Person(who, tuple(points), wins[who]) for who, points in scores.items()]
    return sorted(found, key=lambda one: (-one.wins, -one.average, one.name))


def text(games: Sequence[Game], people: People) -> str:
    """Every player of every game, then everybody's record."""
    rows = []
    for game in games:
        for player in game.places:
            first = (game.date, game.id) if player is game.places[0] else ("", "")
            cells = (f"{game.place(player)}.", people.of(player), CRESTS[player.crest])
            rows.append((*first, *cells, *_values(game, player), str(player.points)))
    records = [
        (one.name, str(len(one.scores)), str(one.wins), f"{one.average:.1f}", str(max(one.scores)))
        for one in persons(games, people)
    ]
    parts = [_table(HEAD, rows)]
    if any("*" in cell for row in rows for cell in row):
        parts.append("* with the Largest Flock marker, 5 points\n")
    parts.append(_table(("player", "games", "wins", "average", "best"), records))
    return "\n".join(parts)


def _values(game: Game, player: Player) -> tuple[str, ...]:
    shares = game.shares(player)
    if not shares:
        return ("-",) * len(CATEGORY_NAMES)
    return tuple(
        f"{share}*" if share != value else str(share)
        for share, value in zip(shares, player.values, strict=True)
    )


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    lines = []
    for row in [head, *rows]:
        cells = [
            cell.rjust(width) if title in RIGHT else cell.ljust(width)
            for cell, width, title in zip(row, widths, head, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines) + "\n"


def to_csv(games: Sequence[Game], people: People) -> str:
    """A row for each player of each game."""
    file = io.StringIO()
    head = ("date", "game", "seat", "place", "person", "name", "crest", "bag_first", "marker")
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow((*head, *CATEGORY_NAMES, "points"))
    for game in games:
        for seat, player in enumerate(game.players):
            known = (_cell(people.of(player)), _cell(player.name), CRESTS[player.crest])
            holds = (int(seat == game.first), int(seat == game.marker))
            values = player.values or ("",) * len(CATEGORY_NAMES)
            first = (game.date, game.id, seat + 1, game.place(player))
            writer.writerow((*first, *known, *holds, *values, player.points))
    return file.getvalue()


def _cell(text: str) -> str:
    """A name that a spreadsheet takes for a name, not for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def to_json(games: Sequence[Game], people: People) -> str:
    """Everything, with what follows from it: people, places, points."""
    whole = [
        {
            "date": game.date,
            "id": game.id,
            "from": game.source,
            "players": [
                {
                    "person": people.of(player),
                    "name": player.name,
                    "crest": CRESTS[player.crest],
                    "bag_first": seat == game.first,
                    "marker": seat == game.marker,
                    **dict(zip(CATEGORY_NAMES, player.values, strict=bool(player.values))),
                    "points": player.points,
                    "place": game.place(player),
                }
                for seat, player in enumerate(game.players)
            ],
        }
        for game in games
    ]
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
