# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page in a real Chromium, with a test on the wire: it tells the page what a device would."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute
from playwright.sync_api import Page as BrowserPage

from host_tests.simulator.running import running
from host_tests.support.browser import new_page

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

# Sizes that follow from other sizes are right after a frame or two.
FRAMES = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The real server with its device switched off; gives the page's address."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    simulator = running(folder, on=False)
    try:
        started = asyncio.run_coroutine_threadsafe(simulator.__aenter__(), loop).result()
        yield started.address
        asyncio.run_coroutine_threadsafe(simulator.__aexit__(None, None, None), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Wire:
    """What goes to the page and what comes from it; nothing of that reaches the server."""

    def __init__(self, page: BrowserPage) -> None:
        self.page = page
        self.sent: list[dict[str, Any]] = []
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self._route = route
        route.connect_to_server()
        route.on_message(lambda message: self.sent.append(json.loads(message)))

    def send(self, **facts: Any) -> None:
        """Tell the page what a device would."""
        assert self._route is not None
        self._route.send(json.dumps(facts))

    def tell(self, **facts: Any) -> None:
        """Tell the page what a device would, and wait until it knows."""
        self.send(**facts)
        mark = f"told {id(facts)}"
        self.send(lines=[mark])
        self.page.wait_for_function(
            "mark => document.getElementById('last').textContent === mark", arg=mark
        )
        self.page.evaluate(FRAMES)

    def keys(self) -> list[tuple[int, int, bool]]:
        """The keys that were moved since this was last asked, and nothing else was sent."""
        self.page.wait_for_timeout(50)
        sent, self.sent = self.sent, []
        return [(*message["key"], message["down"]) for message in sent]


@contextmanager
def wired(browser: Browser, address: str, script: str = "", **context: Any) -> Iterator[Wire]:
    """The page, told that its device is on; the script runs before the page's own."""
    with new_page(browser, **(context or DESKTOP)) as page:
        if script:
            page.add_init_script(script)
        wire = Wire(page)
        page.goto(address)
        page.wait_for_selector("#keys button")
        wire.tell(power="on")
        yield wire
