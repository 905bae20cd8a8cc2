# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The file of all games: a line of JSON each, for people to read and to mend."""

import contextlib
import json
import os
import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from tools.ledger.game import CATEGORY_NAMES, CRESTS, Game, NoGame, make

NAME = "games.jsonl"
ID = re.compile(r"[0-9a-f]{6}-\d{1,5}(\+\d{1,5})?", re.ASCII)


class BookError(Exception):
    """The file cannot be used; a sentence says why."""


@dataclass
class Gain:
    """What a collection brought."""

    new: int = 0
    corrected: int = 0
    known: int = 0


@dataclass
class Book:
    """All games in the order in which they were collected; lines that are none stay as they are."""

    path: Path
    lines: list[str] = field(default_factory=list)
    games: dict[str, Game] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    _at: dict[str, int] = field(default_factory=dict)

    def in_order(self) -> list[Game]:
        """By date, and within a day as they were collected."""
        return sorted(self.games.values(), key=lambda game: game.date)

    def add(self, games: Iterable[Game], today: str) -> Gain:
        """Take in what the device told; what a person has changed in the file stays."""
        gain = Gain()
        for game in games:
            kept = self.games.get(game.id)
            if kept is None:
                gain.new += 1
                self._put(replace(game, date=today))
            elif kept.sum != game.sum:
                gain.corrected += 1
                self._put(replace(game, date=kept.date))
            else:
                gain.known += 1
        return gain

    def _put(self, game: Game) -> None:
        self.games[game.id] = game
        if game.id in self._at:
            self.lines[self._at[game.id]] = to_json(game)
        else:
            self._at[game.id] = len(self.lines)
            self.lines.append(to_json(game))

    def save(self) -> None:
        """All of it or nothing: another file takes its place once it is on the disk."""
        text = "".join(f"{line}\n" for line in self.lines)
        real = self.path.resolve()  # a link stays, and leads to the new file
        new = real.with_name(f"{real.name}.new")
        try:
            new.unlink(missing_ok=True)  # of a run that was cut
            with new.open("x", encoding="utf-8", newline="\n") as file:
                if real.exists():
                    shutil.copymode(real, new)  # first of all: nobody else reads it meanwhile
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            new.replace(real)
        except OSError as problem:
            with contextlib.suppress(OSError):
                new.unlink()
            raise BookError(f"{self.path} cannot be written: {problem.strerror}.") from None


def load(path: Path) -> Book:
    """The file's games; a line that is none is said and left alone."""
    book = Book(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return book
    except OSError as problem:
        raise BookError(f"{path} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise BookError(
            f"{path} is not text any more; move it away, or mend it, and run this again."
        ) from None
    # Only there: splitlines() ends a line at a form feed, too.
    for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), 1):
        book.lines.append(line)
        if not line.strip():
            continue
        try:
            game = from_json(line)
        except NoGame as problem:
            book.problems.append(f"Line {number} of {path} is left out: {problem}.")
            continue
        if game.id in book.games:
            book.problems.append(f"Line {number} of {path} is left out: {game.id} is there twice.")
            continue
        book.games[game.id] = game
        book._at[game.id] = number - 1
    return book


def to_json(game: Game) -> str:
    players: list[dict[str, Any]] = []
    for player in game.players:
        shown: dict[str, Any] = {"name": player.name, "crest": CRESTS[player.crest]}
        if player.values:
            shown.update(zip(CATEGORY_NAMES, player.values, strict=True))
        else:
            shown["points"] = player.points
        players.append(shown)
    whole = {
        "date": game.date,
        "id": game.id,
        "from": game.source,
        "first": game.first,
        "marker": game.marker,
        "players": players,
        "sum": game.sum,
    }
    return json.dumps(whole, ensure_ascii=False)


def from_json(line: str) -> Game:
    """The game in a line of the file, whoever wrote it; NoGame if there is none."""
    try:
        whole = json.loads(line)
    except (ValueError, RecursionError):
        raise NoGame("it is not JSON") from None
    _demand(isinstance(whole, dict), "it is not an object")
    day = whole.get("date")
    try:
        day = date.fromisoformat(day).isoformat()  # it takes 20260317 and 2026-W12-2, too
    except (TypeError, ValueError):
        raise NoGame(f"{day!r} is no date like 2026-03-17") from None
    id = whole.get("id")
    _demand(isinstance(id, str) and ID.fullmatch(id), f"{id!r} is no id")
    seats = whole.get("players")
    _demand(isinstance(seats, list), "it has no players")
    players = [_player(seat) for seat in seats]
    first, marker = whole.get("first"), whole.get("marker")
    for seat in (first, marker):
        _demand(seat is None or type(seat) is int, f"{seat!r} is no seat")
        _demand(seat is None or 0 <= seat < len(players), f"{seat!r} is no seat")
    texts = [whole.get(name, "") for name in ("from", "sum")]
    readable = all(isinstance(text, str) and text.isprintable() for text in texts)
    _demand(readable, "from and sum are texts")
    return make(id, players, first, marker, day, *texts)


def _player(seat: Any) -> tuple[int, str, tuple[int, ...]]:
    _demand(isinstance(seat, dict), "a player is an object")
    name, crest = seat.get("name", ""), seat.get("crest")
    _demand(isinstance(name, str), "a name is a text")
    _demand(crest in CRESTS, f"{crest!r} is no coat of arms")
    fields = ("points",) if "points" in seat else CATEGORY_NAMES
    numbers = tuple(seat.get(field) for field in fields)
    for what, number in zip(fields, numbers, strict=True):
        _demand(type(number) is int and 0 <= number < 10_000, f"{what} is {number!r}")
    return CRESTS.index(crest), name, numbers


def _demand(holds: object, why: str) -> None:
    if not holds:
        raise NoGame(why)
