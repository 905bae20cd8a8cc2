# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/games.py does: collect, keep, show."""

import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import platformdirs
import segno

from tools.drive import find
from tools.drive.find import Volume
from tools.drive.monitor import MonitorError, find_port
from tools.ledger import book, page, sources, table
from tools.ledger.book import Book, BookError
from tools.ledger.game import Game, with_persons
from tools.ledger.sources import Harvest
from tools.ledger.words import users_language
from tools.support.lock import Busy, only_one
from tools.support.visible import plural, visible

NOT_PLUGGED_IN = (
    "No board is plugged in, so nothing was collected (--from takes in lines that were saved)."
)


@dataclass
class World:
    """Everything outside the program, so that a test can bring its own."""

    volumes: Callable[[], Iterable[Volume]] = find.volumes
    today: Callable[[], date] = date.today


def main(options: Namespace, world: World | None = None) -> int:
    world = world or World()
    folder = options.book or platformdirs.user_data_path("tipperary-companion")
    try:
        # Asking the board comes first: the file is locked only while it is changed.
        harvest = collect(options, world)
        with alone_with(folder):
            kept = take_in(harvest, folder, world)
        games = with_persons(kept.in_order(), book.load_people(folder / book.PEOPLE))
        for problem in kept.problems:
            note(problem)
        show(games, options)
    except (BookError, MonitorError) as problem:
        note(str(problem))
        return 1
    except KeyboardInterrupt:
        note("Stopped.")
        return 130
    return 1 if harvest and harvest.problem else 0


@contextmanager
def alone_with(folder: Path) -> Iterator[None]:
    """The file of games is ours until we are done; BookError if another program has it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with only_one(folder / f"{book.NAME}.lock"):
            yield
    except Busy:
        raise BookError(
            f"Another games.py is at work on {folder / book.NAME}; wait for it, then try again."
        ) from None
    except OSError as problem:
        raise BookError(f"{folder} cannot be written: {problem.strerror}.") from None


def note(sentence: str) -> None:
    """Beside what is shown: that may go into a file."""
    print(visible(sentence), file=sys.stderr, flush=True)


def collect(options: Namespace, world: World) -> Harvest | None:
    """What the device has; None where there is no device."""
    if options.lines:
        return sources.from_file(options.lines)
    if options.port:
        return sources.from_board(options.port)
    drives = find.find_drives(world.volumes)
    if not drives:
        note(NOT_PLUGGED_IN)
        return None
    if len(drives) > 1:
        listed = ", ".join(str(drive.path) for drive in drives)
        raise MonitorError(f"There are several boards ({listed}): name one's port with --port.")
    return sources.from_board(find_port(drives[0].uid))


def take_in(harvest: Harvest | None, folder: Path, world: World) -> Book:
    """The file with what was collected; it is written only if something is new."""
    kept = Book(folder / book.NAME)
    if harvest is None:
        return kept
    gain = kept.add(harvest.games, world.today().isoformat())
    if gain["new"] or gain["corrected"]:
        kept.save()
    if harvest.problem:
        note(harvest.problem)
    corrected = f", {gain['corrected']} corrected" if gain["corrected"] else ""
    note(f"{plural(gain['new'], 'new game')}{corrected}; {kept.path} has {len(kept.games)}.")
    return kept


def show(games: list[Game], options: Namespace) -> None:
    if options.export:
        write = table.to_csv if options.export == "csv" else table.to_json
        print(write(games), end="")
    elif not games:
        print("No games yet.")
    elif options.html:
        try:
            text = page.html(games, options.language or users_language())
            options.html.write_text(text, encoding="utf-8")
        except OSError as problem:
            raise BookError(f"{options.html} cannot be written: {problem.strerror}.") from None
        print(f"{options.html} shows {plural(len(games), 'game')}: open it in a browser.")
    elif options.bgstats:
        play(games, options.bgstats)
    else:
        print(table.text(games), end="")


def play(games: list[Game], id: str) -> None:
    """The link for BG Stats, with its QR code where the terminal has room for it."""
    found = [game for game in games if id in ("last", game.id)]
    if not found:
        raise BookError(f"There is no game {id}; the table has their names.")
    link = table.link(found[-1])
    print(link)
    try:
        code = segno.make(link, error="l")
    except segno.DataOverflowError:
        print("(It is too long for a QR code.)")
        return
    if code.symbol_size()[0] > shutil.get_terminal_size().columns:
        print("(In a wider window a phone could read it from the screen.)")
    else:
        print()
        code.terminal(compact=True)
