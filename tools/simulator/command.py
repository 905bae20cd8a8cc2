# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The command line of tools/play.py."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import platformdirs

from tools.drive.boards import Board, board_ids, load
from tools.drive.build import languages
from tools.drive.schema import BoardError
from tools.simulator.access import kept_key
from tools.simulator.script import ScriptError, play_file
from tools.simulator.session import PORT, PlayError, play

DEFAULT_BOARD = "raspberry_pi_pico"
EPILOG = """\
examples:
  python3 tools/play.py                       the Pico build, in your browser
  python3 tools/play.py --board pygamer       another board
  python3 tools/play.py --lan                 on the phone in the middle of the table
  python3 tools/play.py --script game.txt --shots pictures
"""


def parser() -> argparse.ArgumentParser:
    command = argparse.ArgumentParser(
        prog="play.py",
        description="Play on this computer: the real firmware, with a page for a board.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "--board",
        metavar="ID",
        default=DEFAULT_BOARD,
        help=f"one of {', '.join(board_ids())} (default: {DEFAULT_BOARD})",
    )
    command.add_argument(
        "--language", choices=languages(), default="", help="start in this language"
    )
    command.add_argument("--fresh", action="store_true", help="start with nothing saved")
    command.add_argument(
        "--saves",
        metavar="DIR",
        type=Path,
        help="where to save (default: your own data folder)",
    )
    command.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0: any free one")
    command.add_argument(
        "--lan", action="store_true", help="let phones in this network connect, with a key"
    )
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.add_argument("--script", metavar="FILE", type=Path, help="play these presses, unseen")
    command.add_argument("--shots", metavar="DIR", type=Path, help="where the script's pictures go")
    return command


def main(arguments: list[str]) -> int:
    command = parser()
    options = command.parse_args(arguments)
    if bool(options.script) != bool(options.shots):
        command.error("--script and --shots go together.")
    try:
        board = load(options.board)
        if options.script:
            nvm = Saves(options.saves, options.fresh)(board).resolve() if options.saves else None
            return play_file(options.script, options.shots, board, options.language, say, nvm)
        saves = Saves(options.saves, options.fresh)
        open_page = not options.no_browser
        key = kept_key(saves.folder) if options.lan else ""
        asyncio.run(play(board, saves, say, options.language, options.port, key, open_page))
        return 0
    except (PlayError, ScriptError, BoardError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 0


def say(sentence: str) -> None:
    print(sentence, flush=True)


class Saves:
    """Where each board's nvm is kept."""

    def __init__(self, folder: Path | None, fresh: bool) -> None:
        self.folder = folder or platformdirs.user_data_path("tipperary-companion")
        self._fresh = fresh
        self._begun: set[str] = set()

    def __call__(self, board: Board) -> Path:
        path = self.folder / f"{board.id}.nvm"
        if self._fresh and board.id not in self._begun and path.exists():
            path.replace(path.with_suffix(".before"))
            say(f"Starting blank; what was saved is kept in {path.with_suffix('.before')}.")
        self._begun.add(board.id)
        return path
