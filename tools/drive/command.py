# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/flash.py does: flash, and then watch the code or follow the console if asked to."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from threading import Thread
from typing import Any

import watchfiles

from tools.drive import monitor
from tools.drive.find import find_drives, read_boot_out
from tools.drive.flash import flash
from tools.drive.world import DONE, FAILED, World


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
    if options.drive:
        uid = read_boot_out(options.drive).uid
    else:
        found = [d for d in find_drives(world.volumes) if options.board in (None, d.boot.board)]
        uid = found[0].boot.uid if len(found) == 1 else ""
    port = options.port or (lambda: monitor.board_port(uid))
    world.say("Following the console; Ctrl-C ends it.")
    try:
        monitor.follow(port, world.say, world.say)
    except monitor.MonitorError as problem:
        world.say(str(problem))
        return FAILED
    except KeyboardInterrupt:
        world.say("\nStopped following.")
    return DONE
