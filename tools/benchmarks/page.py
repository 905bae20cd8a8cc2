# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a drive and the page weigh, and how long the page takes to be there."""

import gzip
import threading
import time

from playwright.sync_api import sync_playwright

from tools.boards.board import board_ids, load
from tools.machine.files import drive_files
from tools.page import FIRST
from tools.page.serve import Server
from tools.page.site import site
from tools.support.browser import find_chromium
from tools.support.environment import SetupError

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
