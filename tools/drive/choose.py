# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Which drives are flashed, and as which board."""

from argparse import Namespace

from tools.boards import board as boards
from tools.boards.board import Board
from tools.boards.declared import BoardError
from tools.drive import find
from tools.drive.find import Drive
from tools.drive.world import NO_BOARD, Stop, World


def chosen_drives(options: Namespace, world: World) -> list[Drive]:
    if options.drive:
        if not options.drive.is_dir():
            raise Stop(NO_BOARD, f"{options.drive} is not a folder.")
        return [find.look_at(options.drive)]
    drives = find.find_drives(world.volumes)
    if not drives:
        raise Stop(NO_BOARD, NOTHING_FOUND)
    named = [drive for drive in drives if drive.board == options.board]
    if options.all and options.board and not named:
        raise Stop(NO_BOARD, f"None of the boards is a {options.board}.\n{_list(drives)}")
    candidates = named or drives
    if options.all or len(candidates) == 1:
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


def known_board(board_id: str, world: World) -> Board:
    try:
        return boards.load(board_id, world.boards)
    except BoardError as problem:
        raise Stop(NO_BOARD, str(problem)) from problem


def board_of(drive: Drive, options: Namespace, world: World) -> Board:
    """As which board a drive is flashed; a Stop where it cannot be."""
    known = ", ".join(boards.board_ids(world.boards))
    board_id = options.board or drive.board
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
    number = find.number_of(drive.version)
    if number and number < find.OLDEST:
        raise Stop(
            NO_BOARD,
            f"{drive.path}: CircuitPython {drive.version} is too old: 9.2 or newer is needed. Get "
            "it for your board from circuitpython.org/downloads, then run this again.",
        )
    return known_board(board_id, world)
