# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The games as text: a table to read, CSV and JSON for other programs, a link for BG Stats."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from tools.ledger.game import CATEGORY_NAMES, CRESTS, Game, Player

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
HEAD = ("date", "game", "", "player", "crest", *CATEGORY_NAMES, "points")
RIGHT = frozenset((*CATEGORY_NAMES, "points", "games", "wins", "average", "best"))
CSV_HEAD = ("date", "game", "seat", "place", "person", "name", "crest", "bag_first", "marker")


@dataclass(frozen=True)
class Person:
    """One person in all their games."""

    name: str
    games: list[Player]

    @property
    def crest(self) -> int:
        """Of the last game."""
        return self.games[-1].crest

    @property
    def scores(self) -> list[int]:
        return [player.points for player in self.games]

    @property
    def wins(self) -> int:
        return sum(player.won for player in self.games)

    @property
    def average(self) -> float:
        return sum(self.scores) / len(self.games)


def persons(games: Sequence[Game]) -> list[Person]:
    """Everybody who played, the most wins first."""
    found: dict[str, list[Player]] = {}
    for game in games:
        for player in game.players:
            found.setdefault(player.person, []).append(player)
    everybody = [Person(name, played) for name, played in found.items()]
    return sorted(everybody, key=lambda one: (-one.wins, -one.average, one.name))


def text(games: Sequence[Game]) -> str:
    """Every player of every game, then everybody's record."""
    rows = []
    for game in games:
        for player in game.places:
            first = (game.date, game.id) if player is game.places[0] else ("", "")
            cells = (f"{player.place}.", player.person, CRESTS[player.crest])
            rows.append((*first, *cells, *_values(player), str(player.points)))
    records = [
        (one.name, str(len(one.games)), str(one.wins), f"{one.average:.1f}", str(max(one.scores)))
        for one in persons(games)
    ]
    parts = [_table(HEAD, rows)]
    if any("*" in cell for row in rows for cell in row[5:]):  # behind the names
        parts.append("* with the Largest Flock marker, 5 points\n")
    parts.append(_table(("player", "games", "wins", "average", "best"), records))
    return "\n".join(parts)


def _values(player: Player) -> tuple[str, ...]:
    """A star is at what the marker has changed."""
    if not player.values:
        return ("-",) * len(CATEGORY_NAMES)
    both = zip(player.shares, player.values, strict=True)
    return tuple(f"{share}*" if share != value else str(share) for share, value in both)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    sides = (">" if title in RIGHT else "<" for title in head)
    form = "  ".join(f"{{:{side}{width}}}" for side, width in zip(sides, widths, strict=True))
    lines = [form.format(*row).rstrip() for row in (head, *rows)]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines) + "\n"


def to_csv(games: Sequence[Game]) -> str:
    """A row for each player of each game."""
    file = io.StringIO()
    writer = csv.DictWriter(file, (*CSV_HEAD, *CATEGORY_NAMES, "points"), lineterminator="\n")
    writer.writeheader()
    for game in games:
        for seat, player in enumerate(_players(game), 1):
            row = {"date": game.date, "game": game.id, "seat": seat, **player}
            writer.writerow({name: _cell(value) for name, value in row.items()})
    return file.getvalue()


def _cell(value: Any) -> Any:
    """As a spreadsheet has it: 1 for true, and a name that it does not take for a formula."""
    if isinstance(value, str):
        return f"'{value}" if value.startswith(("=", "+", "-", "@")) else value
    return int(value)


def to_json(games: Sequence[Game]) -> str:
    """Everything, with what follows from it: people, places, points."""
    whole = [
        {"date": game.date, "id": game.id, "from": game.source, "players": _players(game)}
        for game in games
    ]
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _players(game: Game) -> list[dict[str, Any]]:
    """All that is known of each player."""
    return [
        {
            "person": player.person,
            "name": player.name,
            "crest": CRESTS[player.crest],
            "bag_first": seat == game.first,
            "marker": player.has_marker,
            **player.named_values,
            "points": player.points,
            "place": player.place,
        }
        for seat, player in enumerate(game.players)
    ]


def link(game: Game) -> str:
    """The link by which the BG Stats app takes over a play.

    Its makers describe it on their site under "Push plays to BG Stats from other apps or
    websites". The app asks who is who, and remembers it.
    """
    players = [
        {
            "name": player.person,
            "sourcePlayerId": player.person.casefold(),
            "startPlayer": seat == game.first,
            "score": player.points,
            "rank": player.place,
            "role": CRESTS[player.crest],
            "winner": player.won,
        }
        for seat, player in enumerate(game.players)
    ]
    play = {
        "sourceName": "Tipperary companion",
        "sourcePlayId": game.id,
        # In UTC; we know the day only, and at noon it is the same day nearly everywhere.
        "playDate": f"{game.date} 12:00:00",
        "game": {
            "name": "Tipperary",
            "sourceGameId": "tipperary",
            "highestWins": True,
            "noPoints": False,
        },
        "players": players,
    }
    text = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    return BG_STATS + quote(text, safe=",:")
