# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How the page feels: what it weighs, and from a press to its picture."""

from __future__ import annotations

import gzip
import statistics
import threading

from playwright.sync_api import sync_playwright

from tools.benchmarks.rows import NotHere, row
from tools.boards.board import board_ids
from tools.page.serve import open_server
from tools.page.site import FIRST, site
from tools.support.browser import find_chromium

PRESSES = 21
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
# Presses a key and looks at the screen before every repaint until it is another one.
PRESS = """() => new Promise(done => {
  const screen = document.getElementById("screen");
  const look = () => screen.toDataURL();
  const before = look();
  const start = performance.now();
  const watch = () => look() === before ? requestAnimationFrame(watch)
                                        : done(performance.now() - start);
  const press = name => dispatchEvent(new KeyboardEvent(name, { key: "ArrowRight" }));
  press("keydown");
  setTimeout(() => press("keyup"), 40);
  watch();
})"""


def _press_ms(board: str) -> float:
    chromium = find_chromium()
    if chromium is None:
        raise NotHere("no Chromium: apt-get install chromium")
    with open_server(site(), lan=False, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/?board={board}")
        page.wait_for_selector("#console :text('ready:')", state="attached")
        times = []
        for _ in range(PRESSES):
            page.wait_for_timeout(300)
            times.append(float(page.evaluate(PRESS)))
        browser.close()
        server.shutdown()
    return statistics.median(times)


@row(
    "press to new picture in the page, Pico",
    "ms",
    at_most=100,
    how=f"median of {PRESSES} keys in headless Chromium, one value changed, 128x64",
)
def press_pico() -> float:
    return _press_ms("raspberry_pi_pico")


@row(
    "press to new picture in the page, Feather",
    "ms",
    at_most=100,
    how=f"median of {PRESSES} keys in headless Chromium, one value changed, 240x135 in colour",
)
def press_feather() -> float:
    return _press_ms("adafruit_feather_esp32s3_reverse_tft")


@row(
    "the page for the first board, compressed",
    "bytes",
    at_most=450 * 1024,
    how="every file that it fetches for the Pico, each by gzip",
)
def weight() -> int:
    boards = {f"{board}.json" for board in board_ids() if board != FIRST}
    return sum(len(gzip.compress(data)) for name, data in site().items() if name not in boards)
