# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page in a real browser: Chromium, and a person's hands and eyes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError
from playwright.sync_api import Page as BrowserPage

from host_tests.support.browser import PATIENCE_MS, new_page

STILL_MS = 100
# The console's lines from a number on.
LINES = (
    "from => [...document.querySelectorAll('#console span')].slice(from)"
    ".map(line => line.textContent)"
)

SEEN = "() => ['text', 'console'].map(id => document.getElementById(id).textContent)"
# A screen is told on the console before it is drawn, and keys are not heard until it is.
ANSWERED = f"""async ([before, still, patience]) => {{
    const seen = {SEEN};
    const answered = ([text, told]) => text !== before[0]
        || (told !== before[1] && !told.slice(before[1].length).includes('screen: '));
    let last = before;
    for (const end = Date.now() + patience; Date.now() < end; ) {{
        await new Promise(done => setTimeout(done, answered(last) ? still : 10));
        const now = seen();
        if (answered(now) && now.join() === last.join()) return;
        last = now;
    }}
    throw new Error('the device does not answer');
}}"""


@contextmanager
def browser_page(browser: Browser, address: str, **context: Any) -> Iterator[Player]:
    """The page, opened as by somebody who was never there."""
    with new_page(browser, **context) as page:
        page.goto(address)
        yield Player(page)


class Player:
    """Somebody in front of the page."""

    def __init__(self, page: BrowserPage) -> None:
        self.page = page

    def lines(self) -> list[str]:
        found: list[str] = self.page.evaluate(LINES, 0)
        return [line.strip() for line in found]

    def until_line(self, start: str, after: int = 0) -> None:
        """Wait until the console has a new line that begins like this."""
        try:
            self.page.wait_for_function(
                f"([from, start]) => ({LINES})(from).some(line => line.startsWith(start))",
                arg=[after, start],
            )
        except TimeoutError:
            pytest.fail(f'no line "{start}" came; the last were {self.lines()[-6:]}')

    def text(self) -> list[str]:
        """What the device's screen says."""
        return self.page.locator("#text p").all_text_contents()

    def seen(self) -> list[str]:
        """What there is to tell two moments apart: the screen's text, and the console's."""
        told: list[str] = self.page.evaluate(SEEN)
        return told

    def answered(self, before: list[str], still_ms: int = STILL_MS) -> list[str]:
        """The console's lines, once the device has answered and is still again."""
        self.page.evaluate(ANSWERED, [before, still_ms, PATIENCE_MS])
        return self.lines()

    @staticmethod
    def screen_name(lines: list[str]) -> str:
        return [line[8:] for line in lines if line.startswith("screen: ")][-1]

    def tap(self, label: str) -> None:
        """One finger on one of the board's keys; a busy machine would make a pause a long one."""
        self.page.locator(f'#keys button[aria-label="{label}"]').click()

    def type(self, key: str) -> None:
        self.page.keyboard.press(key)

    def power(self, on: bool) -> None:
        self.page.locator("#power").click()
        wanted = "on" if on else "off"
        self.page.wait_for_function("on => document.body.dataset.power === on", arg=wanted)
