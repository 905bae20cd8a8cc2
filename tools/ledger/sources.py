# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where finished games come from: a board's console, or lines that were saved."""

import re
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

import serial

from tools.drive.monitor import GONE, lines_of, trouble
from tools.ledger.game import FORM, Game, NoGame, checked, parse
from tools.support.visible import plural

PATIENCE = 20.0  # seconds without a word: the wheel may be turning
TRIES = 3
PROMPT = ">>> "
UNNUMBERED = re.compile(r"game \d+ [0-9a-f]{6}-0 ")
LAST = re.compile(r"games (\d{1,4}) (\d{1,6})", re.ASCII)
Told = Counter[str]  # how many games each line tells of


class NoAnswer(Exception):
    """Asking again is no use; a sentence says why."""


@dataclass
class Harvest:
    """The games that came, and what went wrong, if anything did."""

    games: list[Game] = field(default_factory=list)
    problem: str = ""


def from_board(port: str, patience: float = PATIENCE) -> Harvest:
    """Ask for all games; what came whole is kept, whatever happens then."""
    told: Told = Counter()
    problem = ""
    try:
        with serial.Serial(port, 115200, timeout=0.2, write_timeout=patience) as console:
            for _ in range(TRIES):
                problem = _ask(console, told, patience)
                if not problem:
                    break
    except NoAnswer as answer:
        problem = str(answer)
    except GONE as error:
        why = str(getattr(error, "strerror", None) or error).rstrip(".")
        problem = f"The board at {port} is gone: {why}."
    return _harvest(told, "board", problem)


def _ask(console: serial.Serial, told: Told, patience: float) -> str:
    """Ask once; empty if every game came, otherwise why not."""
    # The first line end closes whatever was begun on the line before.
    console.write(b"\r\ngames\r\n")
    here: Told = Counter()
    heard = ""
    deadline = time.monotonic() + patience
    for whole, begun in lines_of(console):
        for line in map(str.strip, whole):
            heard = line or heard
            if says := trouble(line):
                raise NoAnswer(f"{says}, then try again.")
            before = here.total()
            missing = _take(line, told, here)
            if missing is not None:
                return _incomplete(here, missing, "run it again")
            if here.total() > before:  # any other line is no answer, and no reason to wait longer
                deadline = time.monotonic() + patience
        if PROMPT in begun:
            raise NoAnswer(
                "The board's program is not running: press its reset button, then try again."
            )
        if time.monotonic() > deadline:
            break
    if heard:
        raise NoAnswer(
            "The board does not tell its games: wait while its wheel turns; if that is not it, "
            f'flash it again with tools/flash.py. It said last: "{heard}".'
        )
    raise NoAnswer("The board says nothing: press its reset button, then try again.")


def _take(line: str, told: Told, here: Told) -> int | None:
    """Take in a line, of this time and of all; the last one says how many games are missing."""
    text = checked(line)
    if text and line.startswith("game "):
        # Version 1.0 gave games no number: there, the same line twice is two games.
        if line not in here or UNNUMBERED.match(line):
            here[line] += 1
            told[line] = max(told[line], here[line])
    elif text and line.startswith("games "):
        last = LAST.fullmatch(text)
        if last is None or int(last[1]) != FORM:
            raise NoAnswer(
                "The device tells its games in a form that this program does not know: bring both "
                "to the same version."
            )
        return max(0, int(last[2]) - here.total())
    return None


def _incomplete(here: Told, missing: int, again: str) -> str:
    """What to say where games are missing."""
    came = here.total()
    return f"Only {came} of {came + missing} games came whole; {again}." if missing else ""


def from_file(path: Path) -> Harvest:
    """Lines that somebody saved, among any others: several times all games, one after the other."""
    told: Told = Counter()
    here: Told = Counter()
    problems = []
    try:
        lines = path.read_text(encoding="utf-8-sig", errors="replace").splitlines()
    except OSError as problem:
        return Harvest(problem=f"{path} cannot be read: {problem.strerror}.")
    try:
        for line in map(str.strip, lines):
            missing = _take(line, told, here)
            if missing is not None:
                problems.append(_incomplete(here, missing, f"save {path} again"))
                here.clear()
    except NoAnswer as answer:
        problems.append(str(answer))
    torn = sum(line.startswith("game") and checked(line) is None for line in lines)
    if torn:
        verb = "is" if torn == 1 else "are"
        problems.append(f"{plural(torn, 'line')} of {path} {verb} not whole.")
    if not told and not any(problems):
        problems.append(f"{path} has no line of a finished game.")
    return _harvest(told, "file", " ".join(filter(None, problems)))


def _harvest(told: Told, source: str, problem: str) -> Harvest:
    harvest = Harvest(problem=problem)
    for line, times in told.items():
        try:
            game = parse(line, source)
            others = range(2, times + 1)
            harvest.games += [game, *(replace(game, id=f"{game.id}+{n}") for n in others)]
        except NoGame as error:
            harvest.problem = f"A game was left out: {error}. {problem}".strip()
    # One that was told when it was finished comes before the others: the oldest first.
    harvest.games.sort(key=lambda game: int(game.id.partition("-")[2].partition("+")[0]))
    return harvest
