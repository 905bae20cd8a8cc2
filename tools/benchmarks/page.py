# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How the page feels: what it weighs, and from a press to its picture."""

import gzip
import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import Page, sync_playwright

from tools.benchmarks.rows import NotHere, row
from tools.benchmarks.spin import FRAMES, OURS, RING, machine
from tools.boards.board import board_ids, load
from tools.page.arguments import FIRST
from tools.page.serve import open_server
from tools.page.site import site
from tools.support.browser import find_chromium
from tools.support.environment import ROOT

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


@contextmanager
def _page() -> Iterator[tuple[Page, str]]:
    """An empty page in Chromium, and the address of ours."""
    chromium = find_chromium()
    if chromium is None:
        raise NotHere("no Chromium: apt-get install chromium")
    with open_server(site(), lan=False, port=0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser.new_page(), f"http://127.0.0.1:{server.server_address[1]}/"
        browser.close()
        server.shutdown()


def _press_ms(board: str) -> float:
    with _page() as (page, address):
        page.goto(f"{address}?board={board}")
        page.wait_for_selector("#console :text('ready:')", state="attached")
        times = []
        for _ in range(PRESSES):
            page.wait_for_timeout(300)
            times.append(float(page.evaluate(PRESS)))
    return statistics.median(times)


@row(
    "from an empty cache to the first screen in the page",
    "ms",
    at_most=1000,
    how="the Pico in headless Chromium, less the time that an empty page takes there",
)
def first_screen() -> float:
    with _page() as (page, address):
        times = []
        for path, there in (("licences.txt", "body"), ("", "#text p")):
            start = time.perf_counter()
            page.goto(address + path)
            page.wait_for_selector(there, state="attached")
            times.append(time.perf_counter() - start)
        return 1000 * (times[1] - times[0])


@row(
    "time of one spin frame in the page's machine against CPython",
    "times",
    how=f"the same {FRAMES} frames of 24 pixels under Node and on this Python, one run",
)
def frame_against_native() -> float:
    with machine() as vm:
        vm.run(OURS)
        start = time.perf_counter()
        vm.run(f"ours({FRAMES})")
        theirs = time.perf_counter() - start
    part = load(FIRST).device_data()["ring"]
    timed = f"import time\nstart = time.perf_counter()\nours({FRAMES})"
    source = f"PART = {part}\n{RING}\n{OURS}\n{timed}\nprint(time.perf_counter() - start)"
    paths = os.pathsep.join((str(ROOT), str(ROOT / "firmware")))
    done = subprocess.run(
        [sys.executable, "-c", source],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return theirs / float(done.stdout)


for _name, _board, _screen in (
    ("Pico", FIRST, "128x64"),
    ("Feather", "adafruit_feather_esp32s3_reverse_tft", "240x135 in colour"),
):
    row(
        f"press to new picture in the page, {_name}",
        "ms",
        at_most=100,
        how=f"median of {PRESSES} keys in headless Chromium, one value changed, {_screen}",
    )(partial(_press_ms, _board))


@row(
    "the page for the first board, compressed",
    "bytes",
    at_most=450 * 1024,
    how="every file that it fetches for the Pico, each by gzip",
)
def weight() -> int:
    others = tuple(f"{board}{end}" for board in board_ids() if board != FIRST for end in ".-")
    kept = (*others, f"{FIRST}-upright", "licences")
    fetched = [data for name, data in site().items() if not name.startswith(kept)]
    return sum(len(gzip.compress(data)) for data in fetched)
