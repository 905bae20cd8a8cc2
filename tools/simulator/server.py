# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""HTTP and WebSocket: the page's files, and one connection for each tab."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from aiohttp import WSMsgType, web

from tools.drive.boards import load
from tools.drive.build import languages
from tools.simulator.access import Access, page_headers
from tools.simulator.board_view import board_list
from tools.simulator.messages import (
    LONGEST,
    ChooseBoard,
    Key,
    Message,
    Nonsense,
    Power,
    Touch,
    Type,
    parse,
)
from tools.simulator.power import Device
from tools.simulator.tabs import Tab

PAGE = Path(__file__).with_name("page")
# Said outright: some systems take a script for plain text, and browsers refuse it then.
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
LOGGED = 5  # pieces of nonsense from one tab that are worth a line
HEARTBEAT_S = 30


class Server:
    def __init__(self, device: Device, access: Access, say: Callable[[str], None]) -> None:
        self._device = device
        self._access = access
        self._say = say
        self._files = {path.name: path for path in PAGE.iterdir() if path.suffix in TYPES}
        self._sockets: set[web.WebSocketResponse] = set()
        self.app = web.Application(client_max_size=LONGEST)
        self.app.router.add_route("GET", "/{path:.*}", self._answer)
        self.app.on_shutdown.append(self._hang_up)

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        name = self._access.page(request.path)
        headers = page_headers(request.host)
        if name is None:
            return web.Response(status=404, headers=headers)
        if why := self._access.refusal(request):
            self._say(f"Refused a request that {why}.")
            return web.Response(status=403, text="Refused.", headers=headers)
        if name == "socket":
            return await self._talk(request)
        path = self._files.get(name or "index.html")
        if path is None:
            return web.Response(status=404, headers=headers)
        return web.FileResponse(path, headers={**headers, "Content-Type": TYPES[path.suffix]})

    async def _talk(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=LONGEST, heartbeat=HEARTBEAT_S)
        if not socket.can_prepare(request).ok:
            return web.Response(status=400, text="Only for the page.")
        await socket.prepare(request)
        self._sockets.add(socket)
        tab = Tab({"boards": board_list(), **self._device.facts()}, self._device.whole)
        self._device.tabs.add(tab)
        sending = asyncio.create_task(
            tab.serve(socket.send_json, socket.send_bytes, self._device.crop)
        )
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    await self._hear(tab, message.data)
                else:
                    self._wonder(tab, "not text", repr(message.data))
        finally:
            sending.cancel()
            self._device.leave(tab)
            self._sockets.discard(socket)
        return socket

    async def _hear(self, tab: Tab, text: str) -> None:
        try:
            message = parse(text, self._device.board, tuple(languages()))
        except Nonsense as nonsense:
            self._wonder(tab, str(nonsense), text)
        else:
            await self._do(tab, message)

    async def _do(self, tab: Tab, message: Message) -> None:
        if isinstance(message, Key):
            self._device.press(tab, message.source, message.key, message.down)
        elif isinstance(message, Power):
            await self._device.switch(message.on)
        elif isinstance(message, ChooseBoard):
            await self._device.change_board(load(message.id))
        elif isinstance(message, Type):
            self._device.type(f"type {message.text}")
        elif isinstance(message, Touch):
            self._device.type(f"touch {message.x} {message.y}")
        else:
            await self._device.switch(True, message.code)

    def _wonder(self, tab: Tab, why: str, what: str) -> None:
        tab.nonsense += 1
        if tab.nonsense <= LOGGED:
            self._say(f"Ignored nonsense from a page ({why}): {what[:60]!r}")

    async def _hang_up(self, _app: web.Application) -> None:
        for socket in list(self._sockets):
            await socket.close()
