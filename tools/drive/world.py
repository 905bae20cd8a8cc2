# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the command stands on, which of its drives are flashed, and the ways in which it ends."""

import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tools.boards import board as boards
from tools.boards.board import Board
from tools.boards.declared import BoardError
from tools.drive import find
from tools.drive.filesystem import FileSystem
from tools.support.environment import ROOT
from tools.support.visible import visible

DONE, FAILED, USAGE, RED, NO_BOARD, NOT_BUILT, NO_SPACE = range(7)
NOTHING_FOUND = """\
No board found: no mounted drive is labelled CIRCUITPY or has a boot_out.txt.
 1. Plug the board in with a USB cable that carries data (many only charge).
 2. No CIRCUITPY drive? Install CircuitPython 9.2 or newer: circuitpython.org/downloads has the
    file for your board and says how to start its bootloader.
 3. The drive is there but has another name? Name it: --drive PATH."""


class Stop(Exception):
    """The command ends here, with a sentence and an exit code."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


# Whoever changed a board's file for the parts at hand does not have to change our papers, too.
FAST = ("--fast", "--", "-m", "not slow and not house")


def fast_tests() -> bool:
    """Whether the fast tests pass; what they print goes to the terminal."""
    check = [sys.executable, str(ROOT / "tools" / "check.py"), *FAST]
    return subprocess.run(check).returncode == 0


@dataclass
class World:
    """Everything outside the program, so that a test can bring its own."""

    volumes: Callable[[], Iterable[find.Volume]] = find.volumes
    system: FileSystem = field(default_factory=FileSystem)
    tests: Callable[[], bool] = fast_tests
    root: Path = ROOT
    boards: Path = boards.BOARDS
    say: Callable[[str], None] = print
    ask: Callable[[str], str] | None = None  # None where nobody can answer

    def __post_init__(self) -> None:
        printed = self.say
        # A drive's names and a console's lines are anybody's.
        self.say = lambda sentence: printed(visible(sentence, "\n"))

    def chosen_drives(self, options: Namespace) -> list[find.Drive]:
        """Those that are plugged in, or the one that is named."""
        if options.drive:
            if not options.drive.is_dir():
                raise BoardError(f"{options.drive} is not a folder.")
            return [find.look_at(options.drive)]
        drives = find.find_drives(self.volumes)
        if not drives:
            raise BoardError(NOTHING_FOUND)
        named = [drive for drive in drives if drive.board == options.board]
        if options.all and options.board and not named:
            raise BoardError(f"None of the boards is a {options.board}.\n{_list(drives)}")
        candidates = named or drives
        if options.all or len(candidates) == 1:
            return candidates
        listing = f"There are several boards:\n{_list(candidates)}"
        if self.ask is None:
            raise BoardError(f"{listing}\nChoose with --drive or --board, or take them with --all.")
        self.say(listing)
        answer = self.ask(f"Which one (1 to {len(candidates)})? ").strip()
        if not answer.isdecimal() or not 1 <= int(answer) <= len(candidates):
            raise BoardError("None was chosen, so nothing was flashed.")
        return [candidates[int(answer) - 1]]

    def board_of(self, drive: find.Drive, options: Namespace) -> Board:
        """As which board a drive is flashed."""
        known = ", ".join(boards.board_ids(self.boards))
        board_id = options.board or drive.board
        if not board_id:
            raise BoardError(
                f"{drive.path} has no boot_out.txt that says which board it is: "
                f"press the board's reset button, or name it with --board ({known})."
            )
        if board_id not in boards.board_ids(self.boards):
            raise BoardError(
                f"The board {board_id} at {drive.path} is not supported; supported are {known}. "
                "If it is wired like one of them, name that one with --board."
            )
        number = find.number_of(drive.version)
        if number and number < find.OLDEST:
            raise BoardError(
                f"{drive.path}: CircuitPython {drive.version} is too old: 9.2 or newer is needed. "
                "Get it for your board from circuitpython.org/downloads, then run this again."
            )
        return boards.load(board_id, self.boards)


def _list(drives: list[find.Drive]) -> str:
    lines = (f"  {number}. {drive.describe()}" for number, drive in enumerate(drives, 1))
    return "\n".join(lines)
