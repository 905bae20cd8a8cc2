# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The simulator as a test uses it: a running server, and pages without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from PIL import Image

from tools.drive.boards import load
from tools.simulator.access import Access
from tools.simulator.power import Device
from tools.simulator.server import Server
from tools.simulator.session import bind
from tools.support.environment import ROOT

PATIENCE_S = 60  # how long something may take on a busy machine before the test gives up
TAP_S = 0.05


class Page:
    """What a page knows of the device, kept from the server's messages alone."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.facts: dict[str, Any] = {}
        self.lines: list[str] = []
        self.tones: list[list[int]] = []
        self.pictures: list[tuple[int, int, int, int]] = []
        self.screen = Image.new("RGB", (1, 1))
        self._news = asyncio.Event()

    async def read(self) -> None:
        async for message in self.socket:
            if message.type == aiohttp.WSMsgType.TEXT:
                facts = json.loads(message.data)
                self.lines += facts.pop("lines", [])
                self.tones += facts.pop("tones", [])
                if "board" in facts:
                    screen = facts["board"]["screen"]
                    self.screen = Image.new("RGB", (screen["width"], screen["height"]))
                self.facts.update(facts)
            else:
                left, top, width, height = struct.unpack_from(">4H", message.data)
                part = Image.frombytes("RGB", (width, height), message.data[8:])
                self.screen.paste(part, (left, top))
                self.pictures.append((left, top, width, height))
            self._news.set()

    async def until(self, seen: Callable[[], Any]) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE_S):
            while not seen():
                self._news.clear()
                await self._news.wait()

    async def until_line(self, start: str, after: int = 0) -> str:
        """Wait for a line of the console that begins like this."""
        found: list[str] = []

        def look() -> bool:
            found[:] = [line for line in self.lines[after:] if line.startswith(start)]
            return bool(found)

        await self.until(look)
        return found[0]

    async def say(self, **message: Any) -> None:
        await self.socket.send_str(json.dumps(message))

    async def tap(self, *intents: str) -> None:
        """Press keys of the board by what they mean."""
        for intent in intents:
            place = self._place(intent)
            await self.say(key=place, down=True)
            await asyncio.sleep(TAP_S)
            await self.say(key=place, down=False)
            await asyncio.sleep(TAP_S)

    def _place(self, intent: str) -> list[int]:
        for source, keys in enumerate(self.facts["board"]["keys"]):
            if intent in keys["intents"]:
                return [source, keys["intents"].index(intent)]
        raise AssertionError(f"no key for {intent}")

    async def begin_game(self) -> None:
        """Three players, to the first spin."""
        for intents, screen in (
            (("prev", "ok"), "crests"),
            (("ok", "ok", "ok"), "bag"),
            (("ok",), "prepare"),
            (("ok", "ok"), "spin"),
        ):
            await self.tap(*intents)
            await self.until_line(f"screen: {screen}")


class Running:
    """A server with its device."""

    def __init__(self, device: Device, access: Access) -> None:
        self.device = device
        self.said: list[str] = []
        self.address = f"http://127.0.0.1:{access.port}{access.prefix}"
        self.session = aiohttp.ClientSession()

    async def open(self, **headers: str) -> Page:
        socket = await self.session.ws_connect(f"{self.address}socket", headers=headers)
        page = Page(socket)
        page_task = asyncio.create_task(page.read())
        page_task.add_done_callback(lambda _: None)
        self._keep = page_task
        await page.until(lambda: "power" in page.facts)
        return page


@contextlib.asynccontextmanager
async def running(
    saves: Path, board: str = "raspberry_pi_pico", key: str = "", on: bool = True
) -> AsyncIterator[Running]:
    """A simulator on a free port, ended whatever happens."""
    said: list[str] = []
    device = Device(load(board), lambda board: saves / f"{board.id}.nvm", said.append)
    sock = bind("127.0.0.1", 0)
    access = Access(sock.getsockname()[1], key)
    runner = web.AppRunner(Server(device, access, said.append).app, access_log=None)
    await runner.setup()
    await web.SockSite(runner, sock).start()
    made = Running(device, access)
    made.said = said
    try:
        if on:
            await device.switch(True)
        yield made
    finally:
        await made.session.close()
        await runner.cleanup()
        await device.close()


def run_drive(drive: Path, nvm: Path, board: str = "raspberry_pi_pico") -> tuple[int, list[Any]]:
    """Run a folder's code.py as a live device until it ends; its exit code and its frames."""
    command = [sys.executable, "-m", "tools.simulator.live", str(drive), board, str(nvm), ""]
    frames = []
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        # Its keys are left alone, not closed: a device whose keys are gone ends at once.
        data = process.stdout.read()
        code = process.wait(PATIENCE_S)
    while data:
        length, kind = struct.unpack_from(">Ic", data)
        frames.append((kind, data[5 : 5 + length]))
        data = data[5 + length :]
    return code, frames
