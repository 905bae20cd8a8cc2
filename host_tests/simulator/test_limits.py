# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a page is allowed, and how much is kept for one that is slow."""

from __future__ import annotations

import asyncio
from typing import Any

from tools.simulator.access import Access, page_headers
from tools.simulator.tabs import MOST_ITEMS, Tab


def test_a_page_that_does_not_keep_up_is_owed_the_newest_thousand_lines() -> None:
    sent: list[dict[str, Any]] = []

    async def story() -> None:
        tab = Tab({}, (0, 0, 1, 1))
        for number in range(5 * MOST_ITEMS):
            tab.add("lines", str(number))

        async def send(facts: dict[str, Any]) -> None:
            sent.append(facts)
            raise EOFError  # the page has had its turn

        async def no_picture(data: bytes) -> None: ...

        try:
            await tab.serve(send, no_picture, lambda box: b"")
        except EOFError:
            return

    asyncio.run(story())
    assert MOST_ITEMS == 1000
    assert sent == [{"lines": [str(number) for number in range(4000, 5000)]}]


def test_no_other_site_can_show_the_page_in_a_frame_or_have_it_load_anything() -> None:
    headers = page_headers("127.0.0.1:5220")
    rules = dict(rule.split(" ", 1) for rule in headers["Content-Security-Policy"].split("; "))
    assert rules == {
        "default-src": "'self'",
        "connect-src": "'self' ws://127.0.0.1:5220",
        "frame-ancestors": "'none'",
    }
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_a_part_of_the_key_opens_nothing() -> None:
    key = "sixteen-letters-"
    access = Access(5220, key)
    assert access.page(f"/{key}/main.js") == "main.js"
    for path in ("/", "/main.js", f"/{key[:-1]}/main.js", f"/{key}x/main.js", "//main.js"):
        assert access.page(path) is None
