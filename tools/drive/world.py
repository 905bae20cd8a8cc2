# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the command stands on, and the ways in which it ends."""

import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tools.boards import board as boards
from tools.drive import find
from tools.drive.filesystem import FileSystem
from tools.drive.find import Volume
from tools.support.environment import ROOT
from tools.support.visible import visible

DONE, FAILED, USAGE, RED, NO_BOARD, NOT_BUILT, NO_SPACE = range(7)


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

    volumes: Callable[[], Iterable[Volume]] = find.volumes
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
