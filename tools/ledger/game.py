# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A finished game on the computer, and the line that the device tells it in."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from urllib.parse import unquote
from zlib import crc32

from engine_core import score
from engine_core.game import Game as Played
from engine_core.rules import CATEGORIES, MARKER_POINTS, SHEEP, RuleError

CRESTS = ("Castle", "Yellow", "Blue", "Green", "Pink")
CATEGORY_NAMES = ("area", "sheep", "exploration", "whiskey", "stones")
FORM = 1
GAME = re.compile(r"game (\d{1,4}) ([0-9a-f]{6}-\d{1,5}) (-|\d) (-|\d)((?: [^ ]+)+)", re.ASCII)
PLAYER = re.compile(r"(\d)((?:,\d{1,4})+),([A-Za-z0-9%]*)", re.ASCII)
LONGEST_NAME = 40


class NoGame(ValueError):
    """What should be a game is none; says why."""


def demand(holds: object, why: str) -> None:
    if not holds:
        raise NoGame(why)


@dataclass(frozen=True)
class Player:
    """A player of one game; `values` as entered, or empty where only the points are known."""

    crest: int
    name: str
    values: tuple[int, ...]
    has_marker: bool
    points: int
    place: int  # from 1; several have one where they have the same points
    person: str  # who that is; without a name, the coat of arms

    @property
    def won(self) -> bool:
        return self.place == 1

    @property
    def shares(self) -> tuple[int, ...]:
        """The points by category, the marker's with the sheep; empty if not known."""
        marker = MARKER_POINTS * self.has_marker
        return tuple(value + marker * (at == SHEEP) for at, value in enumerate(self.values))

    @property
    def named_values(self) -> dict[str, int]:
        """The values by their names, or the points where that is all there is."""
        if not self.values:
            return {"points": self.points}
        return dict(zip(CATEGORY_NAMES, self.values, strict=True))


@dataclass(frozen=True)
class Game:
    id: str
    players: tuple[Player, ...]  # in seat order
    first: int | None = None  # the seat that had the bag first
    marker: int | None = None  # the seat that has the Largest Flock marker
    date: str = ""
    source: str = ""
    sum: str = ""  # the checksum of the line that it came in

    @property
    def most(self) -> int:
        return self.places[0].points

    @property
    def winners(self) -> list[str]:
        return [player.person for player in self.players if player.won]

    @property
    def places(self) -> tuple[Player, ...]:
        """The players, the best first; those with equal points in the order of their seats."""
        return tuple(sorted(self.players, key=lambda player: -player.points))

    @property
    def margin(self) -> int:
        """How far the winner was ahead; 0 when the victory was shared."""
        return self.places[0].points - self.places[1].points


def with_persons(games: Iterable[Game], who: Callable[[str], str]) -> list[Game]:
    """The games with everybody called by another name."""
    return [
        replace(game, players=tuple(replace(one, person=who(one.person)) for one in game.players))
        for game in games
    ]


def make(
    id: str,
    players: list[tuple[int, str, tuple[int, ...]]],
    first: int | None = None,
    marker: int | None = None,
    date: str = "",
    source: str = "",
    sum: str = "",
) -> Game:
    """A game that the rules allow, of (coat of arms, name, values or points); NoGame otherwise."""
    demand(marker is None or marker < len(players), "nobody sits where the marker is")
    alike = len({len(numbers) for _, _, numbers in players}) < 2
    demand(alike, "some players have values and some have not")
    try:
        Played(tuple(crest for crest, _, _ in players), first or 0)
        points = [_points(numbers, seat == marker) for seat, (*_, numbers) in enumerate(players)]
    except RuleError as refusal:
        raise NoGame(str(refusal).rstrip(".")) from None
    best_first = sorted(points, reverse=True)
    made = []
    for seat, (crest, name, numbers) in enumerate(players):
        demand(len(name) <= LONGEST_NAME and name.isprintable(), "a name is none")
        values = numbers if len(numbers) > 1 else ()
        place = 1 + best_first.index(points[seat])
        person = name or CRESTS[crest]
        made.append(Player(crest, name, values, seat == marker, points[seat], place, person))
    return Game(id, tuple(made), first, marker, date, source, sum)


def _points(numbers: tuple[int, ...], has_marker: bool) -> int:
    """A player's points, of the five values or as they are."""
    if len(numbers) == 1:
        return numbers[0]
    demand(len(numbers) == CATEGORIES, "a player has not five values")
    area, flock, exploration, whiskey, stones = numbers
    demand(exploration in (0, 5), "Exploration is 0 or 5")
    return score.total(area, flock, has_marker, exploration > 0, whiskey, stones)


def checked(line: str) -> str | None:
    """The line without its checksum; None if it is not whole."""
    text, _, sum = line.rpartition(" *")
    return text if text and sum == f"{crc32(text.encode()):08x}" else None


def parse(line: str, source: str = "") -> Game:
    """The game that a line of the device tells of."""
    text = checked(line)
    if text is None:
        raise NoGame("the line is not whole")
    match = GAME.fullmatch(text)
    if match is None or int(match[1]) != FORM:
        raise NoGame("the line has another form; perhaps this program is older than the device")
    players = []
    for word in match[5].split():
        player = PLAYER.fullmatch(word)
        if player is None:
            raise NoGame(f'"{word}" is no player')
        name = unquote(player[3], errors="surrogateescape")  # which nobody's name has in it
        values = tuple(int(number) for number in player[2].split(",")[1:])
        players.append((int(player[1]), name, values))
    first, marker = (None if seat == "-" else int(seat) for seat in match.group(3, 4))
    return make(match[2], players, first, marker, "", source, line[-8:])
