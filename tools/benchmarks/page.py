# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a drive and the page weigh, and how long it takes until a screen is there."""

import gzip
import threading
import time

from playwright.sync_api import sync_playwright

from engine_core.game import SPIN
from tools.boards.board import board_ids, load
from tools.machine.files import drive_files
from tools.machine.runner import Runner
from tools.page import FIRST
from tools.page.serve import Server
from tools.page.site import site
from tools.support.browser import find_chromium
from tools.support.environment import SetupError
from tools.support.stores import LONG_NAMES, Store, played

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def first_screen() -> float:
    """the Pico in headless Chromium, less the time that an empty page takes there"""
    chromium = find_chromium()
    if chromium is None:
        raise SetupError("no Chromium: apt-get install chromium")
    times = []
    with Server(site(), lan=False, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page()
        for path, there in (("licences.txt", "body"), ("", "#text p")):
            start = time.perf_counter()
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/{path}")
            page.wait_for_selector(there, state="attached")
            times.append(time.perf_counter() - start)
        browser.close()
        server.shutdown()
    return 1000 * (times[1] - times[0])


def drive_bytes() -> int:
    """every file that lies on the drive, manifest included"""
    return sum(map(len, drive_files(load(FIRST)).values()))


def weight() -> int:
    """every file that it fetches for the Pico, each by gzip"""
    others = tuple(f"{board}{end}" for board in board_ids() if board != FIRST for end in ".-")
    kept = (*others, f"{FIRST}-upright", "licences")
    fetched = [data for name, data in site().items() if not name.startswith(kept)]
    return sum(len(gzip.compress(data)) for data in fetched)


def longest() -> float:
    """the compiled drive in the machine, whole games of five in German; the best of 3 for each
    screen"""
    games = [(_times(LONG_NAMES), _times(())) for _ in range(3)]
    # Of the screens of a game the one that takes longest, each at its best.
    slowest: list[float] = [
        max(min(screen) for screen in zip(*some, strict=True)) for some in zip(*games, strict=True)
    ]
    return slowest[0] / slowest[1]


def _times(names: tuple[str, ...]) -> list[float]:
    """Seconds from each press that leads to a new screen to its picture, in a whole game."""
    board = load(FIRST)
    saved = Store(log=played(1, SPIN).log).image(board.nvm, "de", names)
    times = []
    with Runner(board, drive_files(board)) as device:
        device.power_on(saved, chance=3)
        while device.screen != "result":
            # OK is the menu where there is a question, and the key on its left is the no.
            device.python("from tipperary.main import app; print(app.view.ok == app.t.MENU)")
            key = "prev" if device.lines[-1] == "True" else "ok"
            before, start = device.screen, time.perf_counter()
            device.press(key)
            if device.screen != before:
                times.append(time.perf_counter() - start)
            elif before == "spin":
                device.run(8000)
    return times
