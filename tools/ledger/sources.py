# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where finished games come from: a board's console, or what the simulator saved."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import serial

from tools.drive import boards
from tools.drive.find import Drive
from tools.drive.monitor import MonitorError, board_port
from tools.ledger import firmware
from tools.ledger.game import FORM, Game, NoGame, checked, parse

PATIENCE = 20.0  # seconds without a word: the wheel may be turning
TRIES = 3
PROMPT = b">>> "
UNNUMBERED = re.compile(r"game \d+ [0-9a-f]{6}-0 ")
Told = dict[tuple[str, int], None]  # lines in order, with which of several equal ones it is


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
    answer: list[str] = []
    heard = ""
    buffer = b""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        more = console.read(max(1, console.in_waiting))
        if not more:
            continue
        *whole, buffer = (buffer + more).split(b"\n")
        for raw in whole:
            line = raw.decode("ascii", "replace").strip()
            heard = line or heard
            deadline = time.monotonic() + patience
            if line.startswith("game ") and checked(line):
                answer.append(line)
                told.update(numbered(answer))
            elif line.startswith(f"games {FORM} ") and (text := checked(line)):
                wanted = int(text.split()[2])
                if len(numbered(answer)) >= wanted:
                    return ""
                return f"Only {len(answer)} of the board's {wanted} games came whole; run it again."
        if PROMPT in buffer:
            raise NoAnswer(
                "The board's program is not running: press its reset button, then try again."
            )
    if heard:
        raise NoAnswer(
            "The board does not tell its games: wait while its wheel turns; if that is not it, "
            "flash it again with tools/flash.py."
        )
    raise NoAnswer("The board says nothing: press its reset button, then try again.")


def from_saves(folder: Path) -> Harvest:
    """What the simulator saved, read as the device itself reads it."""
    told: Told = {}
    problems = []
    for path in sorted(folder.glob("*.nvm")):
        if path.stem not in boards.board_ids():
            continue
        try:
            data = path.read_bytes()
        except OSError as problem:
            problems.append(f"{path} cannot be read: {problem.strerror}.")
            continue
        told.update(numbered(device_lines(data, boards.load(path.stem))))
    if not told and not problems:
        problems.append(f"The simulator has saved no finished game in {folder}.")
    return _harvest(told, "simulator", " ".join(problems))


def device_lines(data: bytes, board: boards.Board) -> Iterable[str]:
    """The lines in which a device with this memory would tell its games."""
    store: Any = bytearray(data.ljust(board.nvm, b"\xff")[: board.nvm])
    if board.device_data()["mirror"]:
        store = firmware.module("mirror").Mirror(store)
    lines = firmware.module("lines")
    return [lines.game_line(record) for record in firmware.module("saves").Saves(store).kept()]


def numbered(lines: Iterable[str]) -> Told:
    """Lines as keys, each once. Version 1.0 gave games no number: there, the same line twice is
    two games with the same points."""
    seen: Counter[str] = Counter()
    told: Told = {}
    for line in lines:
        if UNNUMBERED.match(line):
            seen[line] += 1
        told[line, max(1, seen[line])] = None
    return told


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
