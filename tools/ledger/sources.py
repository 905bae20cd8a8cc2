# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where finished games come from: a board's console, or lines that were saved."""

import re
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import serial

from tools.drive.find import Drive
from tools.drive.monitor import MonitorError, board_port, console_line, trouble
from tools.ledger.game import FORM, Game, NoGame, checked, parse
from tools.support.visible import plural

PATIENCE = 20.0  # seconds without a word: the wheel may be turning
TRIES = 3
PROMPT = b">>> "
UNNUMBERED = re.compile(r"game \d+ [0-9a-f]{6}-0 ")
LAST = re.compile(r"games (\d{1,4}) (\d{1,6})", re.ASCII)
Key = tuple[str, int]  # a line, and which of several equal ones it is
Told = dict[Key, None]  # in order


class NoAnswer(Exception):
    """Asking again is no use; a sentence says why."""


@dataclass
class Harvest:
    """The games that came, and what went wrong, if anything did."""

    games: list[Game] = field(default_factory=list)
    problem: str = ""


def port_of(drives: list[Drive]) -> str:
    """The serial port of the one board that is plugged in."""
    if len(drives) > 1:
        listed = ", ".join(str(drive.path) for drive in drives)
        raise MonitorError(f"There are several boards ({listed}): name one's port with --port.")
    return board_port(drives[0].boot.uid)


def from_board(port: str, patience: float = PATIENCE) -> Harvest:
    """Ask for all games; what came whole is kept, whatever happens then."""
    told: Told = {}
    problem = ""
    try:
        with serial.Serial(port, 115200, timeout=0.2, write_timeout=patience) as console:
            for _ in range(TRIES):
                problem = _ask(console, told, patience)
                if not problem:
                    break
    except NoAnswer as answer:
        problem = str(answer)
    except (serial.SerialException, OSError) as error:
        why = str(getattr(error, "strerror", None) or error).rstrip(".")
        problem = f"The board at {port} is gone: {why}."
    return _harvest(told, "board", problem)


def _ask(console: serial.Serial, told: Told, patience: float) -> str:
    """Ask once; empty if every game came, otherwise why not."""
    # The first line end closes whatever was begun on the line before.
    console.write(b"\r\ngames\r\n")
    telling = Telling(told)
    heard = ""
    buffer = b""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        *whole, buffer = (buffer + console.read(max(1, console.in_waiting))).split(b"\n")
        for raw in whole:
            line = console_line(raw).strip()
            heard = line or heard
            if says := trouble(line):
                raise NoAnswer(f"{says}, then try again.")
            if telling.takes(line):  # any other line is no answer, and no reason to wait longer
                deadline = time.monotonic() + patience
            if telling.missing == 0:
                return ""
            if telling.missing is not None:
                return f"{telling.came}; run it again."
        if PROMPT in buffer:
            raise NoAnswer(
                "The board's program is not running: press its reset button, then try again."
            )
    if heard:
        raise NoAnswer(
            "The board does not tell its games: wait while its wheel turns; if that is not it, "
            f'flash it again with tools/flash.py. It said last: "{heard}".'
        )
    raise NoAnswer("The board says nothing: press its reset button, then try again.")


class Telling:
    """All games of a device, line by line, until the line that counts them."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._seen: Counter[str] = Counter()
        self._here: set[Key] = set()
        self.missing: int | None = None  # known only at the end

    @property
    def came(self) -> str:
        here = len(self._here)
        return f"Only {here} of {here + (self.missing or 0)} games came whole"

    def takes(self, line: str) -> bool:
        """Whether this is a game that was not told yet, or the end of all."""
        text = checked(line)
        if text is None:
            return False
        if line.startswith("game "):
            key = self._key(line)
            known = key in self._here
            self._here.add(key)
            self._told[key] = None
            return not known
        if line.startswith("games "):
            last = LAST.fullmatch(text)
            if last is None or int(last[1]) != FORM:
                raise NoAnswer(
                    "The device tells its games in a form that this program does not know: bring "
                    "both to the same version."
                )
            self.missing = max(0, int(last[2]) - len(self._here))
            return True
        return False

    def _key(self, line: str) -> Key:
        """Version 1.0 gave games no number: there, the same line twice is two games with the same
        points."""
        if UNNUMBERED.match(line):
            self._seen[line] += 1
        return line, max(1, self._seen[line])


def from_file(path: Path) -> Harvest:
    """Lines that somebody saved, among any others: several tellings, one after the other."""
    told: Told = {}
    problems = []
    try:
        lines = path.read_text(encoding="utf-8-sig", errors="replace").splitlines()
    except OSError as problem:
        return Harvest(problem=f"{path} cannot be read: {problem.strerror}.")
    telling = Telling(told)
    try:
        for line in map(str.strip, lines):
            telling.takes(line)
            if telling.missing is not None:
                if telling.missing:
                    problems.append(f"{telling.came}; save {path} again.")
                telling = Telling(told)
    except NoAnswer as answer:
        problems.append(str(answer))
    torn = sum(line.startswith("game") and checked(line) is None for line in lines)
    if torn:
        verb = "is" if torn == 1 else "are"
        problems.append(f"{plural(torn, 'line')} of {path} {verb} not whole.")
    if not told and not problems:
        problems.append(f"{path} has no line of a finished game.")
    return _harvest(told, "file", " ".join(problems))


def _harvest(told: Told, source: str, problem: str) -> Harvest:
    harvest = Harvest(problem=problem)
    for line, number in told:
        try:
            game = parse(line, source)
            harvest.games.append(replace(game, id=f"{game.id}+{number}") if number > 1 else game)
        except NoGame as error:
            harvest.problem = f"A game was left out: {error}. {problem}".strip()
    # One that was told when it was finished comes before the others: the oldest first.
    harvest.games.sort(key=lambda game: int(game.id.partition("-")[2].partition("+")[0]))
    return harvest
