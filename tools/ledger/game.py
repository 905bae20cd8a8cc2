# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A finished game on the computer, and the line that the device tells it in."""

import re
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Player:
    """A player of one game; `values` as entered, or empty where only the points are known."""

    crest: int
    name: str
    values: tuple[int, ...]
    points: int

    @property
    def label(self) -> str:
        return self.name or CRESTS[self.crest]


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
        return max(player.points for player in self.players)

    @property
    def winners(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if player.points == self.most)

    @property
    def places(self) -> tuple[Player, ...]:
        """The players, the best first; those with equal points in the order of their seats."""
        return tuple(sorted(self.players, key=lambda player: -player.points))

    def place(self, player: Player) -> int:
        return 1 + sum(other.points > player.points for other in self.players)

    @property
    def margin(self) -> int:
        """How far the winner was ahead; 0 when the victory was shared."""
        return self.places[0].points - self.places[1].points

    def shares(self, player: Player) -> tuple[int, ...]:
        """A player's points by category, the marker's with the sheep; empty if not known."""
        if not player.values:
            return ()
        shares = list(player.values)
        if self.marker is not None and self.players[self.marker] is player:
            shares[SHEEP] += MARKER_POINTS
        return tuple(shares)


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
    try:
        Played(tuple(crest for crest, _, _ in players), first or 0)
    except RuleError as refusal:
        raise NoGame(str(refusal)) from None
    if marker is not None and marker >= len(players):
        raise NoGame("nobody sits where the marker is")
    if len({len(numbers) for _, _, numbers in players}) != 1:
        raise NoGame("some players have values and some have not")
    made = []
    for seat, (crest, name, numbers) in enumerate(players):
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise NoGame("a name is none")
        made.append(_player(crest, name, numbers, seat == marker))
    return Game(id, tuple(made), first, marker, date, source, sum)


def _player(crest: int, name: str, numbers: tuple[int, ...], has_marker: bool) -> Player:
    if len(numbers) == 1:
        return Player(crest, name, (), numbers[0])
    if len(numbers) != CATEGORIES:
        raise NoGame("a player has not five values")
    area, flock, exploration, whiskey, stones = numbers
    if exploration not in (0, 5):
        raise NoGame("Exploration is 0 or 5")
    try:
        points = score.total(area, flock, has_marker, exploration > 0, whiskey, stones)
    except RuleError as refusal:
        raise NoGame(str(refusal).rstrip(".")) from None
    return Player(crest, name, numbers, points)


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
        try:
            name = unquote(player[3], errors="strict")
        except UnicodeDecodeError:
            raise NoGame("a name is none") from None
        values = tuple(int(number) for number in player[2].split(",")[1:])
        players.append((int(player[1]), name, values))
    return make(match[2], players, _seat(match[3]), _seat(match[4]), "", source, line[-8:])


def _seat(text: str) -> int | None:
    return None if text == "-" else int(text)
