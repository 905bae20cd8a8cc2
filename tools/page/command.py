# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/play.py does."""

import argparse
import sys
from urllib.parse import urlencode

import platformdirs
import segno

from tools.boards.board import load, load_all
from tools.boards.declared import BoardError
from tools.drive.compiler import BuildError
from tools.machine.script import ScriptError, play_file
from tools.page import FIRST
from tools.page.serve import HERE, PlayError, Server, lan_address, open_browser
from tools.page.site import site, write
from tools.support.visible import visible


def main(options: argparse.Namespace) -> int:
    try:
        board = load(options.board)
        if options.script:
            play_file(options.script, options.shots, board, options.language, say)
        elif options.build_only:
            write(options.build_only)
            say(f"The page is in {options.build_only}: put it on any web space.")
        else:
            play(options, board.name)
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
    query = {"board": options.board} if options.board != FIRST else {}
    if options.language:
        query["language"] = options.language
    with Server(site(saves_of_1_1()), options.lan, options.port) as server:
        page = f":{server.server_address[1]}/" + (f"?{urlencode(query)}" if query else "")
        here = f"http://{HERE}{page}"
        say(f"The {name} build is at {here} - Ctrl-C ends it.")
        if options.lan:
            there = f"http://{lan_address()}{page}"
            say(f"On a phone in this network: {there}\n")
            segno.make(there, error="m").terminal(compact=True)
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
