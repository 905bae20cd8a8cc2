# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The command line of tools/play.py."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import platformdirs

from tools.boards.board import board_ids, load, load_all
from tools.boards.declared import BoardError
from tools.drive.build import BuildError
from tools.page.serve import PORT, PlayError, open_browser, open_server, welcome
from tools.page.site import FIRST, site, write
from tools.simulator.script import ScriptError, play_file
from tools.support.firmware import languages
from tools.support.visible import visible

EPILOG = """\
examples:
  python3 tools/play.py                       the Pico build, in your browser
  python3 tools/play.py --board pygamer       another board
  python3 tools/play.py --lan                 on the phone in the middle of the table
  python3 tools/play.py --build-only site     the files, for any web space
  python3 tools/play.py --script game.txt --shots pictures
"""


def parser() -> argparse.ArgumentParser:
    command = argparse.ArgumentParser(
        prog="play.py",
        description="Play on this computer: the real firmware, in a page that is the device.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "--board",
        metavar="ID",
        default=FIRST,
        help=f"one of {', '.join(board_ids())} (default: {FIRST})",
    )
    command.add_argument(
        "--language", choices=languages(), default="", help="start in this language"
    )
    command.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0: any free one")
    command.add_argument("--lan", action="store_true", help="let phones in this network play too")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")
    command.add_argument(
        "--build-only", metavar="DIR", type=Path, help="only write the page's files there"
    )
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
            return play_file(options.script, options.shots, board, options.language, say)
        if options.build_only:
            write(options.build_only)
            say(f"The page is in {options.build_only}: put it on any web space.")
            return 0
        play(options, board.name)
        return 0
    except (PlayError, ScriptError, BoardError, BuildError) as problem:
        print(problem, file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"{problem.filename}: {problem.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 0


def play(options: argparse.Namespace, name: str) -> None:
    """Serve the page until Ctrl-C."""
    files = site(saves_of_1_1())
    query = {"board": options.board} if options.board != FIRST else {}
    if options.language:
        query["language"] = options.language
    with open_server(files, options.lan, options.port) as server:
        here = welcome(server, name, say, query, options.lan)
        if not options.no_browser and not open_browser(here):
            say("No browser was found: open that address yourself.")
        server.serve_forever()


def saves_of_1_1() -> dict[str, bytes]:
    """What the simulator of version 1.1 kept in files: the page takes it over where it has none."""
    folder = platformdirs.user_data_path("tipperary-companion")
    saves = {}
    for board in load_all():
        path = folder / f"{board.id}.nvm"
        if path.is_file() and len(data := path.read_bytes()) == board.nvm:
            saves[board.id] = data
    if saves:
        say(f"The games that version 1.1 saved in {folder} are taken over by the page.")
    return saves


def say(sentence: str) -> None:
    """On the terminal, which no file's name may steer."""
    print(visible(sentence, "\n"), flush=True)
