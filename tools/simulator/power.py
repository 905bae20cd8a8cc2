# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device as the server has it: a process that can be switched off at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

from tools.drive.boards import Board
from tools.drive.build import ROOT, BuildError, build, languages
from tools.drive.signs import with_names
from tools.simulator import link
from tools.simulator.board_view import board_view
from tools.simulator.tabs import MOST_ITEMS, Box, Tab
from tools.simulator.words import page_words

PATIENCE = 5  # seconds in which a device may restart itself so many times
RESTARTS = 4


class Device:
    """One board: started, cut off, pressed; all tabs look at the same one."""

    def __init__(
        self, board: Board, saves: Callable[[Board], Path], say: Callable[[str], None]
    ) -> None:
        self.board = board
        self.tabs: set[Tab] = set()
        self._saves = saves
        self._say = say
        self._folder = tempfile.TemporaryDirectory(prefix="tipperary-")
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._restart: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()
        self._held: set[tuple[Tab, int, int]] = set()
        self._restarts: deque[float] = deque(maxlen=RESTARTS)
        self._lines: deque[str] = deque(maxlen=MOST_ITEMS)
        self._language = ""
        self._power = "off"
        self._why = ""
        self._darken()

    # What is to be seen.

    def _darken(self) -> None:
        screen = self.board.screen
        self.screen = Image.new("RGB", (screen.width, screen.height))
        self._ring = bytes(3 * self.board.ring.pixels)
        self._light = 0
        self._text: list[str] = []

    @property
    def whole(self) -> Box:
        return (0, 0, *self.screen.size)

    def crop(self, box: Box) -> bytes:
        return self.screen.crop(box).tobytes()

    def facts(self) -> dict[str, Any]:
        """Everything that a new tab has to know, but the screen."""
        return {
            "board": board_view(self.board),
            "languages": list(languages().items()),
            "lines": list(self._lines),
            **self._state(),
        }

    def _state(self) -> dict[str, Any]:
        return {
            "power": self._power,
            "why": self._why,
            "language": self._language,
            "words": page_words(self._language),
            "text": self._text,
            "ring": self._ring.hex(),
            "light": self._light,
        }

    def _tell(self, **facts: Any) -> None:
        for tab in self.tabs:
            tab.tell(facts)

    def _line(self, line: str) -> None:
        self._lines.append(line)
        for tab in self.tabs:
            tab.add("lines", line)

    def _tell_all(self) -> None:
        for tab in self.tabs:
            tab.tell(self._state())
            tab.redraw(self.whole)

    # What a person does.

    def press(self, tab: Tab, source: int, key: int, down: bool) -> None:
        """A key is down as long as it is down in any tab."""
        others = any(held[1:] == (source, key) for held in self._held if held[0] is not tab)
        (self._held.add if down else self._held.discard)((tab, source, key))
        if not others:
            self._send_key(source, key, down)

    def leave(self, tab: Tab) -> None:
        """The tab is gone, and its fingers with it."""
        self.tabs.discard(tab)
        for held in [held for held in self._held if held[0] is tab]:
            self.press(*held, down=False)

    def type(self, line: str) -> None:
        """A line on the device's console, as from a computer."""
        self._send(link.console_line(line))

    def _send_key(self, source: int, key: int, down: bool) -> None:
        self._send(link.key_line(source, key, down))

    def _send(self, line: bytes) -> None:
        if self._process and self._process.stdin:
            with contextlib.suppress(OSError, RuntimeError):
                self._process.stdin.write(line)

    async def switch(self, on: bool, language: str = "") -> None:
        async with self._changing:
            await self._cut()
            if on:
                # A new language is a setting changed while the power is off: no game is lost.
                await self._start(language)

    async def change_board(self, board: Board) -> None:
        async with self._changing:
            await self._cut()
            self.board = board
            self._held.clear()
            self._darken()
            self._tell(board=board_view(board))
            await self._start()

    async def close(self) -> None:
        async with self._changing:
            await self._cut()
        self._folder.cleanup()

    # The process.

    async def _start(self, language: str = "") -> None:
        self._why = ""
        drive = Path(self._folder.name) / self.board.id
        try:
            await asyncio.to_thread(build, self.board, drive, mpy=False, libraries=False)
            nvm = self._saves(self.board)
        except (BuildError, OSError) as problem:
            self._stopped(str(problem))
            return
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tools.simulator.live"),
            *(str(drive), self.board.id, str(nvm), language),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._power = "on"
        self._tell_all()
        self._reader = asyncio.create_task(self._follow(self._process))

    async def _cut(self) -> None:
        """No warning, no time to save anything: as when the plug is pulled."""
        process, self._process = self._process, None
        if self._reader:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
            self._reader = None
        if process:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
        self._power, self._why = "off", ""
        self._darken()
        self._tell_all()

    async def _follow(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        errors = asyncio.create_task(process.stderr.read())
        try:
            while frame := await link.receive(process.stdout):
                self._receive(*frame)
            code = await process.wait()
            last = (await errors).decode(errors="replace").strip().splitlines()[-1:]
        finally:
            errors.cancel()
        if code == link.RESTART and self._may_restart():
            self._restart = asyncio.create_task(self._start_again(process))
        elif not self._why:
            self._stopped(last[0] if last else f"The device ended with code {code}.")

    async def _start_again(self, ended: asyncio.subprocess.Process) -> None:
        async with self._changing:
            if self._process is ended:  # nobody has switched it off meanwhile
                await self._cut()
                await self._start()

    def _may_restart(self) -> bool:
        now = time.monotonic()
        self._restarts.append(now)
        if len(self._restarts) < RESTARTS or now - self._restarts[0] > PATIENCE:
            return True
        self._stopped("The firmware restarts over and over; the console says why.")
        return False

    def _receive(self, kind: bytes, data: bytes) -> None:
        if kind == link.SCREEN:
            left, top, width, height = link.BOX.unpack_from(data)
            part = Image.frombytes("RGB", (width, height), data[link.BOX.size :])
            self.screen.paste(part, (left, top))
            for tab in self.tabs:
                tab.redraw((left, top, left + width, top + height))
        elif kind == link.RING:
            self._ring = data
            self._tell(ring=data.hex())
        elif kind == link.TONE:
            for tab in self.tabs:
                tab.add("tones", link.NOTE.unpack(data))
        elif kind == link.LIGHT:
            self._light = data[0]
            self._tell(light=self._light)
        elif kind == link.LINE:
            self._line(data.decode(errors="replace"))
        elif kind == link.LANGUAGE:
            self._language = data.decode()
            self._tell(language=self._language, words=page_words(self._language))
        elif kind == link.TEXT:
            self._text = with_names(data.decode()).split("\n")
            self._tell(text=self._text)
        elif kind == link.STOPPED:
            self._stopped(data.decode(errors="replace"))

    def _stopped(self, why: str) -> None:
        self._power, self._why = "stopped", why
        self._tell(power=self._power, why=why)
        self._line(why)
        self._say(why)
