# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/flash.py does, step by step: find, test, build, plan, copy."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tqdm import tqdm

from tools.drive import boards, damage, find
from tools.drive.boards import Board
from tools.drive.build import ROOT, BuildError, assemble, build, version
from tools.drive.copy import CopyError, copy
from tools.drive.filesystem import FileSystem
from tools.drive.find import Drive, Volume
from tools.drive.manifest import Manifest
from tools.drive.plan import Plan, PlanError, make_plan
from tools.drive.report import describe_plan, plural
from tools.drive.schema import BoardError

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


@dataclass(frozen=True)
class Job:
    drive: Drive
    board: Board


Result = tuple[Path, int, str]  # the drive, the exit code, a sentence for the summary


def flash(options: Namespace, world: World) -> int:
    """One run of the command; its exit code."""
    try:
        if options.build_only:
            return _build_only(options, world)
        jobs, results = _jobs(_choose(options, world), options, world)
        if not (options.skip_tests or options.dry_run):
            _run_tests(world)
    except Stop as stop:
        world.say(str(stop))
        return stop.code
    results += [_flash_one(job, options, world) for job in jobs]
    if len(results) > 1:
        world.say("\nSummary:")
        for path, _, sentence in results:
            world.say(f"  {path}: {sentence}")
    return max(code for _, code, _ in results)


def _jobs(drives: list[Drive], options: Namespace, world: World) -> tuple[list[Job], list[Result]]:
    """What to flash; with --all, a board that cannot be flashed does not stop the others."""
    jobs: list[Job] = []
    refused: list[Result] = []
    for drive in drives:
        try:
            jobs.append(_job(drive, options, world))
        except Stop as stop:
            if not options.all or len(drives) == 1:
                raise
            world.say(str(stop))
            refused.append((drive.path, stop.code, str(stop)))
    return jobs, refused


def _run_tests(world: World) -> None:
    world.say("Running the fast tests first (--skip-tests leaves them out) ...")
    if not world.tests():
        raise Stop(RED, "The tests fail, so nothing was flashed; --skip-tests leaves them out.")


def _build_only(options: Namespace, world: World) -> int:
    if not options.board:
        known = ", ".join(boards.board_ids(world.boards))
        raise Stop(USAGE, f"--build-only needs --board; there are {known}.")
    board = _board(options.board, world)
    try:
        made = build(
            board,
            options.build_only,
            mpy=not options.no_mpy,
            mpy_cross=options.mpy_cross,
            languages=options.languages,
            root=world.root,
            say=world.say,
        )
    except BuildError as problem:
        raise Stop(NOT_BUILT, f"Not built: {problem}") from problem
    size = sum(entry.size for entry in made.files.values())
    world.say(
        f"{options.build_only} is the drive for the {board.name}: "
        f"{plural(len(made.files), 'file')}, {size:,} bytes."
    )
    return DONE


def _choose(options: Namespace, world: World) -> list[Drive]:
    if options.drive:
        if not options.drive.is_dir():
            raise Stop(NO_BOARD, f"{options.drive} is not a folder.")
        return [Drive(options.drive, "", find.read_boot_out(options.drive))]
    drives = find.find_drives(world.volumes)
    if not drives:
        raise Stop(NO_BOARD, NOTHING_FOUND)
    named = [drive for drive in drives if drive.boot.board == options.board]
    if options.all:
        if options.board and not named:
            raise Stop(NO_BOARD, f"None of the boards is a {options.board}.\n{_list(drives)}")
        return named if options.board else drives
    candidates = named or drives
    if len(candidates) == 1:
        return candidates
    listing = f"There are several boards:\n{_list(candidates)}"
    if world.ask is None:
        raise Stop(NO_BOARD, f"{listing}\nChoose with --drive or --board, or take them with --all.")
    world.say(listing)
    answer = world.ask(f"Which one (1 to {len(candidates)})? ").strip()
    if not answer.isdecimal() or not 1 <= int(answer) <= len(candidates):
        raise Stop(NO_BOARD, "None was chosen, so nothing was flashed.")
    return [candidates[int(answer) - 1]]


NOTHING_FOUND = """\
No board found: no mounted drive is labelled CIRCUITPY or has a boot_out.txt.
 1. Plug the board in with a USB cable that carries data (many only charge).
 2. No CIRCUITPY drive? Install CircuitPython 9.2 or newer: circuitpython.org/downloads has the
    file for your board and says how to start its bootloader.
 3. The drive is there but has another name? Name it: --drive PATH."""


def _list(drives: list[Drive]) -> str:
    lines = (f"  {number}. {drive.describe()}" for number, drive in enumerate(drives, 1))
    return "\n".join(lines)


def _board(board_id: str, world: World) -> Board:
    try:
        return boards.load(board_id, world.boards)
    except BoardError as problem:
        raise Stop(NO_BOARD, str(problem)) from problem


def _job(drive: Drive, options: Namespace, world: World) -> Job:
    known = ", ".join(boards.board_ids(world.boards))
    board_id = options.board or drive.boot.board
    if not board_id:
        raise Stop(
            NO_BOARD,
            f"{drive.path} has no boot_out.txt that says which board it is: "
            f"press the board's reset button, or name it with --board ({known}).",
        )
    if board_id not in boards.board_ids(world.boards):
        raise Stop(
            NO_BOARD,
            f"The board {board_id} at {drive.path} is not supported; supported are {known}. "
            "If it is wired like one of them, name that one with --board.",
        )
    cp_version = options.cp_version or drive.boot.version
    if problem := find.version_problem(cp_version):
        raise Stop(NO_BOARD, f"{drive.path}: {problem}")
    return Job(drive, _board(board_id, world))


def _flash_one(job: Job, options: Namespace, world: World) -> Result:
    try:
        code, sentence = DONE, _carry_out(_prepare(job, options, world), job, options, world)
    except Stop as stop:
        code, sentence = stop.code, str(stop)
    except (CopyError, PlanError) as problem:
        code, sentence = FAILED, str(problem)
    except BuildError as problem:
        code, sentence = NOT_BUILT, f"Not built: {problem}"
    except OSError as problem:
        code, sentence = FAILED, damage.unreadable(problem, job.drive.path)
    world.say(sentence)
    return job.drive.path, code, sentence


def _carry_out(plan: Plan, job: Job, options: Namespace, world: World) -> str:
    for line in describe_plan(plan):
        world.say(line)
    if plan.empty:
        return "The board is up to date."
    if not plan.fits:
        raise Stop(NO_SPACE, "There is too little space on the drive; nothing was written.")
    if options.dry_run:
        return "Nothing was written (--dry-run)."
    size = plan.bytes_to_write
    with tqdm(total=size, unit="B", unit_scale=True, desc="Copying", disable=None) as bar:
        copy(plan, world.system, bar.update)
    written = plural(len(plan.writes), "file")
    return f"Done: {job.board.name} flashed and verified, {written}. It restarts by itself."


def _prepare(job: Job, options: Namespace, world: World) -> Plan:
    drive, board = job.drive, job.board
    world.say(f"\nBoard: {drive.describe()}")
    if drive.boot.board and drive.boot.board != board.id:
        world.say(f"It is flashed as a {board.name} ({board.id}), as you asked.")
    if not (options.cp_version or drive.boot.version):
        world.say("Its CircuitPython is unknown; the copy is for 9.2 and newer.")
    elif find.is_untested(options.cp_version or drive.boot.version):
        world.say("This CircuitPython is newer than the ones we have tried (9.2 and 10).")
    tree = assemble(
        board,
        mpy=not options.no_mpy,
        mpy_cross=options.mpy_cross,
        languages=options.languages,
        root=world.root,
        say=world.say,
    )
    number, size = version(world.root), sum(map(len, tree.values()))
    world.say(f"Built version {number}: {plural(len(tree), 'file')}, {size:,} bytes.")
    if world.system.is_read_only(drive.path):
        raise Stop(FAILED, damage.read_only(drive.path))
    target = Manifest.of(tree, number, board.id, drive.boot.board or board.id)
    plan = make_plan(tree, target, drive.path, world.system)
    if find.read_boot_out(drive.path) != drive.boot:  # the tests may have taken minutes
        raise Stop(FAILED, f"{drive.path} is no longer the same drive; nothing was written.")
    return plan
