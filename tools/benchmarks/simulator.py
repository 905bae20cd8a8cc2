# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""How the simulator feels: from a press to its picture in the page, and what waiting costs."""

from __future__ import annotations

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.benchmarks.rows import NotHere, row
from tools.support.browser import find_chromium
from tools.support.environment import ROOT

PRESSES = 21
WATCHED_S = 10
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
def _playing(board: str) -> Iterator[tuple[int, str]]:
    """tools/play.py with a board: its process id and its address."""
    with tempfile.TemporaryDirectory() as saves:
        command = [sys.executable, str(ROOT / "tools" / "play.py"), "--no-browser", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--saves", saves, "--board", board], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            words = (word for line in process.stdout for word in line.split())
            yield process.pid, next(word for word in words if word.startswith("http://"))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def _press_ms(board: str) -> float:
    chromium = find_chromium()
    if chromium is None:
        raise NotHere("no Chromium: apt-get install chromium")
    with _playing(board) as (_, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        page = browser.new_page()
        page.goto(address)
        page.wait_for_selector("#console :text('ready:')", state="attached")
        times = []
        for _ in range(PRESSES):
            page.wait_for_timeout(300)
            times.append(float(page.evaluate(PRESS)))
        browser.close()
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
    "the simulator while nobody plays",
    "% of a core",
    at_most=2,
    aim=1,
    how=f"server and device together over {WATCHED_S} s, nothing pressed",
)
def idle() -> float:
    if not Path("/proc/self/stat").exists():
        raise NotHere("counted in /proc, which this system lacks")
    with _playing("raspberry_pi_pico") as (pid, _):
        time.sleep(4)
        before = _cpu_s(pid)
        time.sleep(WATCHED_S)
        return 100 * (_cpu_s(pid) - before) / WATCHED_S


def _cpu_s(pid: int) -> float:
    """Seconds of CPU that a process and its children have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(_cpu_s(int(child)) for child in children)
