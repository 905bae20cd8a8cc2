# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page in a real Chromium with a test for a device: it tells the page what a device would."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import Page as BrowserPage

from host_tests.support.browser import new_page
from tools.boards.board import INTENTS
from tools.page.serve import Server
from tools.page.site import site

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

# What the bar says: on no screen at all, and where flocks are counted.
NOTHING = dict.fromkeys(intent for intent in INTENTS if intent)
SHEEP = {**NOTHING, "prev": "who", "next": "+1", "ok": "done", "back": "menu"}

# Sizes that follow from other sizes are right after a frame or two.
FRAMES = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
# In the place of device.js: a device that only writes down what it is asked for.
DEVICE = """export class Device {
  constructor(tell) { globalThis.wire = { tell, sent: [] }; }
  async choose(board) {
    wire.tell({ ...(await (await fetch(`${board}.json`)).json()), power: "off" });
  }
  async on() { wire.sent.push({ power: true }); }
  off() { wire.sent.push({ power: false }); }
  key(place, down) { wire.sent.push({ key: place, down }); }
  type(line) { wire.sent.push({ line }); }
  async speak(code) { wire.sent.push({ language: code }); }
}"""


@cache
def files() -> dict[str, bytes]:
    """The page's files, made once."""
    return site()


@contextmanager
def served(**changes: bytes) -> Iterator[str]:
    """The page's files on loopback, perhaps with other ones; gives the address."""
    with Server({**files(), **changes}, lan=False, port=0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


class Wire:
    """What goes to the page and what comes from it."""

    def __init__(self, page: BrowserPage) -> None:
        self.page = page

    def send(self, **facts: Any) -> None:
        """Tell the page what a device would."""
        self.page.evaluate("facts => wire.tell(facts)", facts)

    def tell(self, **facts: Any) -> None:
        """Tell the page what a device would, and wait until it is to be seen."""
        self.send(**facts)
        self.page.evaluate(FRAMES)

    def sent(self) -> list[dict[str, Any]]:
        """What the device was asked for since this was last looked at."""
        self.page.wait_for_timeout(50)
        asked: list[dict[str, Any]] = self.page.evaluate("wire.sent.splice(0)")
        return asked

    def keys(self) -> list[tuple[int, int, bool]]:
        """The keys that were moved since this was last asked, and nothing else was sent."""
        return [(*message["key"], message["down"]) for message in self.sent()]

    def typed(self) -> list[str]:
        """The lines that the console heard, and nothing else was sent."""
        return [message["line"] for message in self.sent()]


@contextmanager
def wired(browser: Browser, address: str, script: str = "", **context: Any) -> Iterator[Wire]:
    """The page, told that its device is on; the script runs before the page's own."""
    with new_page(browser, **(context or DESKTOP)) as page:
        if script:
            page.add_init_script(script)
        page.goto(address)
        page.wait_for_selector("#keys button")
        wire = Wire(page)
        wire.tell(power="on")
        yield wire
