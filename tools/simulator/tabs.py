# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A page that looks at the device: it is sent what changed since the last time, and no more.

What changes while a slow tab is still being served piles up as one state, not as a queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tools.simulator import link

Box = tuple[int, int, int, int]  # left, top, right, bottom
MOST_ITEMS = 1000


def union(one: Box | None, other: Box) -> Box:
    if one is None:
        return other
    return (
        min(one[0], other[0]),
        min(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
    )


class Tab:
    def __init__(self, facts: dict[str, Any], box: Box) -> None:
        self._facts = facts
        self._box: Box | None = box
        self._news = asyncio.Event()
        self._news.set()
        self.nonsense = 0

    def tell(self, facts: dict[str, Any]) -> None:
        """The newest value of each fact is all that counts."""
        self._facts.update(facts)
        self._news.set()

    def add(self, name: str, item: Any) -> None:
        """One more of what happens again and again: lines, notes."""
        items = [*self._facts.get(name, ()), item]
        self._facts[name] = items[-MOST_ITEMS:]
        self._news.set()

    def redraw(self, box: Box) -> None:
        self._box = union(self._box, box)
        self._news.set()

    async def serve(
        self,
        send_facts: Callable[[dict[str, Any]], Awaitable[None]],
        send_picture: Callable[[bytes], Awaitable[None]],
        crop: Callable[[Box], bytes],
    ) -> None:
        """Send news for as long as the page is there."""
        while True:
            await self._news.wait()
            self._news.clear()
            facts, self._facts = self._facts, {}
            box, self._box = self._box, None
            if facts:
                await send_facts(facts)
            if box:
                left, top, right, bottom = box
                head = link.BOX.pack(left, top, right - left, bottom - top)
                await send_picture(head + crop(box))
