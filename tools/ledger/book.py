# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The files for people to read and to mend: all games, a line of JSON each, and who is who."""

import contextlib
import json
import os
import re
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from tools.ledger.game import CATEGORY_NAMES, CRESTS, Game, NoGame, demand, make
from tools.support.visible import visible

NAME, PEOPLE = "games.jsonl", "people.toml"
ID = re.compile(r"[0-9a-f]{6}-\d{1,5}(\+\d{1,5})?", re.ASCII)
START = """\
# Who is meant by which names on the device. Capitals do not matter; a name that is not here is a
# person of its own. A coat of arms without a name goes by Castle, Yellow, Blue, Green or Pink.
#
# "Anna Maria" = ["Anna", "Ani"]
# "Tomás" = ["Tom", "Blue"]
"""


class BookError(Exception):
    """The file cannot be used; a sentence says why."""


class Book:
    """All games in the order in which they were collected; a line that is none is said and kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: dict[str, str] = {}  # by the game's id, or by their number
        self.games: dict[str, Game] = {}
        self.problems: list[str] = []
        try:
            text = path.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            return
        except OSError as problem:
            raise BookError(f"{path} cannot be read: {problem.strerror}.") from None
        except UnicodeDecodeError:
            raise BookError(
                f"{path} is not text any more; move it away, or mend it, and run this again."
            ) from None
        # Only there: splitlines() ends a line at a form feed, too.
        for number, line in enumerate(text.removesuffix("\n").split("\n") if text else (), 1):
            key = str(number)
            try:
                if line.strip():
                    game = from_json(line)
                    demand(game.id not in self.games, f"{game.id} is there twice")
                    key = game.id
                    self.games[key] = game
            except NoGame as problem:
                self.problems.append(f"Line {number} of {path} is left out: {problem}.")
            self.lines[key] = line

    def in_order(self) -> list[Game]:
        """By date, and within a day as they were collected."""
        return sorted(self.games.values(), key=lambda game: game.date)

    def add(self, games: Iterable[Game], today: str) -> Counter[str]:
        """Take in and count what the device told; what a person changed in the file stays."""
        gain: Counter[str] = Counter()
        for told in games:
            kept = self.games.get(told.id)
            if kept and kept.sum == told.sum:
                gain["known"] += 1
                continue
            gain["corrected" if kept else "new"] += 1
            game = replace(told, date=kept.date if kept else today)
            self.games[game.id] = game
            self.lines[game.id] = to_json(game)
        return gain

    def save(self) -> None:
        """All of it or nothing: another file takes its place once it is on the disk."""
        text = "".join(f"{line}\n" for line in self.lines.values())
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


def to_json(game: Game) -> str:
    whole = {
        "date": game.date,
        "id": game.id,
        "from": game.source,
        "first": game.first,
        "marker": game.marker,
        "players": [
            {"name": player.name, "crest": CRESTS[player.crest], **player.named_values}
            for player in game.players
        ],
        "sum": game.sum,
    }
    return json.dumps(whole, ensure_ascii=False)


def from_json(line: str) -> Game:
    """The game in a line of the file, whoever wrote it; NoGame if there is none."""
    try:
        whole = json.loads(line)
    except (ValueError, RecursionError):
        raise NoGame("it is not JSON") from None
    demand(isinstance(whole, dict), "it is not an object")
    day = whole.get("date")
    try:
        day = date.fromisoformat(day).isoformat()  # it takes 20260317 and 2026-W12-2, too
    except (TypeError, ValueError):
        raise NoGame(f"{day!r} is no date like 2026-03-17") from None
    id = whole.get("id")
    demand(isinstance(id, str) and ID.fullmatch(id), f"{id!r} is no id")
    seats = whole.get("players")
    demand(isinstance(seats, list), "it has no players")
    players = [_player(seat) for seat in seats]
    first, marker = whole.get("first"), whole.get("marker")
    for seat in (first, marker):
        known = seat is None or (type(seat) is int and 0 <= seat < len(players))
        demand(known, f"{seat!r} is no seat")
    texts = [whole.get(name, "") for name in ("from", "sum")]
    readable = all(isinstance(text, str) and text.isprintable() for text in texts)
    demand(readable, "from and sum are texts")
    return make(id, players, first, marker, day, *texts)


def _player(seat: Any) -> tuple[int, str, tuple[int, ...]]:
    demand(isinstance(seat, dict), "a player is an object")
    name, crest = seat.get("name", ""), seat.get("crest")
    demand(isinstance(name, str), "a name is a text")
    demand(crest in CRESTS, f"{crest!r} is no coat of arms")
    fields = ("points",) if "points" in seat else CATEGORY_NAMES
    numbers = tuple(seat.get(field) for field in fields)
    for what, number in zip(fields, numbers, strict=True):
        demand(type(number) is int and 0 <= number < 10_000, f"{what} is {number!r}")
    return CRESTS.index(crest), name, numbers


def load_people(path: Path) -> Callable[[str], str]:
    """Says who is meant by a name; a file to fill in is made where there is none."""
    try:
        if not path.exists():
            path.write_text(START, encoding="utf-8")
        told = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as problem:
        raise BookError(f"{path} cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BookError(f"{path} is not as it should be: {problem}.") from None
    names: dict[str, str] = {}
    for person, listed in told.items():
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            raise BookError(f'{path}: the names of {person} are a list: "{person}" = ["Anna"].')
        person = visible(person)
        for name in listed:
            other = names.setdefault(name.casefold(), person)
            if other != person:
                raise BookError(f"{path}: {name} is {other} and {person}; one of them has to go.")
    return lambda name: names.get(name.casefold(), name)
