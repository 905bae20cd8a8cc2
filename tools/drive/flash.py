# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/flash.py does: choose, test, build, plan, copy; then watch or follow, if asked to."""

import os
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

import watchfiles
from tqdm import tqdm

from tools.boards import board as boards
from tools.boards.declared import BoardError
from tools.drive import damage, find, monitor
from tools.drive.build import assemble, build
from tools.drive.compiler import BuildError
from tools.drive.copy import copy
from tools.drive.device import verdict
from tools.drive.filesystem import DriveError
from tools.drive.manifest import Manifest
from tools.drive.plan import Plan, describe
from tools.drive.world import DONE, FAILED, NO_BOARD, NO_SPACE, NOT_BUILT, RED, USAGE, Stop, World
from tools.support.firmware import version
from tools.support.lock import Busy, only_one
from tools.support.visible import plural

BUSY = "Another flash.py is at work on {}: wait for it, then run the same command again."


def main(options: Namespace, world: World | None = None) -> int:
    """Everything that the command was asked for; its exit code."""
    if world is None:
        world = World(ask=input if sys.stdin.isatty() else None)
    try:
        code = flash(options, world)
        monitored = options.monitor and not options.dry_run
        if options.watch:
            if monitored:
                Thread(target=follow, args=(options, world), daemon=True).start()
            return watch(options, world, watched(world))
        if monitored and code == DONE:
            code = follow(options, world)
        return code
    except KeyboardInterrupt:
        world.say("\nStopped. Run the same command again to finish.")
        return 130


def watched(world: World) -> Iterable[Any]:
    """One item for each change to what the drive is built from."""
    folders = [world.root / name for name in ("engine_core", "firmware", "boards")]
    return watchfiles.watch(*(folder for folder in folders if folder.exists()))


def watch(options: Namespace, world: World, changes: Iterable[Any]) -> int:
    code = DONE
    world.say("Watching for changes; Ctrl-C ends it.")
    try:
        for _ in changes:
            code = flash(options, world)
            world.say("Watching for changes; Ctrl-C ends it.")
    except KeyboardInterrupt:
        world.say("\nStopped watching.")
    return code


def follow(options: Namespace, world: World) -> int:
    """The console of the board that was flashed, until Ctrl-C."""
    drives = [find.look_at(options.drive)] if options.drive else find.find_drives(world.volumes)
    uids = [d.uid for d in drives if options.drive or options.board in (None, d.board)]
    uid = uids[0] if len(uids) == 1 else ""
    world.say("Following the console; Ctrl-C ends it.")
    try:
        monitor.follow(lambda: options.port or monitor.find_port(uid), world.say)
    except monitor.MonitorError as problem:
        world.say(str(problem))
        return FAILED
    except KeyboardInterrupt:
        world.say("\nStopped following.")
    return DONE


def flash(options: Namespace, world: World) -> int:
    """One run of the command; its exit code."""
    try:
        if options.build_only:
            return _build_only(options, world)
        drives = world.chosen_drives(options)
    except (Stop, BoardError) as problem:
        world.say(str(problem))
        return problem.code if isinstance(problem, Stop) else NO_BOARD

    @cache
    def tests_pass() -> bool:
        world.say("Running the fast tests first (--skip-tests leaves them out) ...")
        return world.tests()

    results = [_flash_one(drive, options, world, tests_pass) for drive in drives]
    if len(results) > 1:
        world.say("\nSummary:")
        for drive, (_, sentence) in zip(drives, results, strict=True):
            world.say(f"  {drive.path}: {sentence}")
    return max(code for code, _ in results)


def _build_only(options: Namespace, world: World) -> int:
    if not options.board:
        known = ", ".join(boards.board_ids(world.boards))
        raise Stop(USAGE, f"--build-only needs --board; there are {known}.")
    board = boards.load(options.board, world.boards)
    try:
        made = build(board, options.build_only, **_how(options, world))
    except BuildError as problem:
        raise Stop(NOT_BUILT, f"Not built: {problem}") from problem
    size = sum(entry.size for entry in made.files.values())
    world.say(
        f"{options.build_only} is the drive for the {board.name}: "
        f"{plural(len(made.files), 'file')}, {size:,} bytes."
    )
    return DONE


def _how(options: Namespace, world: World) -> dict[str, Any]:
    """What was asked for, as the build takes it."""
    return {
        "mpy": not options.no_mpy,
        "mpy_cross": options.mpy_cross,
        "root": world.root,
        "say": world.say,
    }


def _flash_one(
    drive: find.Drive, options: Namespace, world: World, tests_pass: Callable[[], bool]
) -> tuple[int, str]:
    """The exit code, and the sentence that was said last."""
    try:
        board = world.board_of(drive, options)
        if not (options.skip_tests or options.dry_run or tests_pass()):
            raise Stop(RED, "The tests fail, so nothing was flashed; --skip-tests leaves them out.")
        with only_one(_lock_of(drive.path, world)):
            sentence = _flashed(drive, board, options, world)
        code = DONE
    except Busy:
        code, sentence = FAILED, BUSY.format(drive.path)
    except Stop as stop:
        code, sentence = stop.code, str(stop)
    except BoardError as problem:
        code, sentence = NO_BOARD, str(problem)
    except DriveError as problem:
        code, sentence = FAILED, str(problem)
    except BuildError as problem:
        code, sentence = NOT_BUILT, f"Not built: {problem}"
    except OSError as problem:
        code, sentence = FAILED, damage.unreadable(problem, drive.path)
    world.say(sentence)
    return code, sentence


def _lock_of(root: Path, world: World) -> Path:
    """A file that every flasher of this user finds for this drive, and which is not on it."""
    drive = world.system.identity(root)[:2]  # not what it says of itself, which a restart changes
    user = getattr(os, "getuid", int)()  # Windows has a folder for each user
    name = "-".join(map(str, (user, *drive)))
    return Path(tempfile.gettempdir(), f"tipperary-{name}.lock")


def _flashed(drive: find.Drive, board: boards.Board, options: Namespace, world: World) -> str:
    """Build, plan, copy, and ask the device's own program; what was done, in a sentence."""
    world.say(f"\nBoard: {drive.describe()}")
    if drive.board and drive.board != board.board:
        world.say(f"It is flashed as a {board.name} ({board.id}), as you asked.")
    number = find.number_of(drive.version)
    if number is None:
        world.say("Its CircuitPython is unknown; the copy is for 9.2 and newer.")
    elif number[0] > find.NEWEST:
        world.say("This CircuitPython is newer than the ones we have tried (9.2 and 10).")
    tree = assemble(board, **_how(options, world))
    ours, size = version(world.root), sum(map(len, tree.values()))
    world.say(f"Built version {ours}: {plural(len(tree), 'file')}, {size:,} bytes.")
    if world.system.is_read_only(drive.path):
        raise DriveError(damage.read_only(drive.path))
    device = drive.board or board.board
    target = Manifest.of(tree, ours, board.id, device)
    plan = Plan(tree, target, drive.path, world.system)
    if find.look_at(drive.path) != drive:  # the tests may have taken minutes
        raise DriveError(f"{drive.path} is no longer the same drive; nothing was written.")
    for line in describe(plan):
        world.say(line)
    if not plan.fits:
        raise Stop(NO_SPACE, "There is too little space on the drive; nothing was written.")
    if options.dry_run and not plan.empty:
        return "Nothing was written (--dry-run)."
    if not plan.empty:
        size = sum(len(step.data) for step in plan.steps)
        with tqdm(total=size, unit="B", unit_scale=True, desc="Copying", disable=None) as bar:
            copy(plan, world.system, bar.update)
    if says := verdict(drive.path, world.system, device):
        raise DriveError(f'The device will say "{says}": run the same command again.')
    if plan.empty:
        return "The board is up to date."
    written = plural(len(plan.writes), "file")
    return f"Done: {board.name} flashed and verified, {written}. It restarts by itself."
