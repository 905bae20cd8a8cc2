# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One run of the simulator: the device, its server, and the person who ends it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import segno
from aiohttp import web

from tools.drive.boards import Board
from tools.simulator.access import Access, lan_address
from tools.simulator.power import Device
from tools.simulator.server import Server

PORT = 5220
Say = Callable[[str], None]


class PlayError(Exception):
    """A sentence for the person at the terminal."""


async def play(
    board: Board,
    saves: Callable[[Board], Path],
    say: Say,
    language: str = "",
    port: int = PORT,
    key: str = "",
    open_page: bool = True,
) -> None:
    """Serve the device until Ctrl-C; with a key, to the whole network."""
    sock = bind("0.0.0.0" if key else "127.0.0.1", port)
    access = Access(sock.getsockname()[1], key)
    device = Device(board, saves, say)
    stopped = stop_event()
    runner = web.AppRunner(
        Server(device, access, say).app, access_log=None, handle_signals=False, shutdown_timeout=1
    )
    try:
        await runner.setup()
        await web.SockSite(runner, sock).start()
        await device.switch(True, language)
        welcome(board, access, say, open_page)
        await stopped.wait()
        say("\nStopped.")
    finally:
        await runner.cleanup()
        await device.close()


def bind(host: str, port: int) -> socket.socket:
    """An open port, so that nothing is started where it is taken."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name != "nt":  # there it would share the port with whoever has it
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen()
        return sock
    except OverflowError:
        raise PlayError(f"There is no port {port}; ports go from 1 to 65535.") from None
    except OSError as problem:
        sock.close()
        if problem.errno == errno.EADDRINUSE:
            raise PlayError(
                f"Port {port} is taken, perhaps by another play.py; choose one with --port."
            ) from None
        raise PlayError(f"Port {port} cannot be used: {problem.strerror}.") from None


def welcome(board: Board, access: Access, say: Say, open_page: bool) -> None:
    """Say where the page is, and open it."""
    here = f"http://127.0.0.1:{access.port}{access.prefix}"
    say(f"The {board.name} build is at {here} - Ctrl-C ends it.")
    if access.key:
        there = f"http://{lan_address()}:{access.port}{access.prefix}"
        say(f"On a phone in this network: {there}\n")
        segno.make(there, error="m").terminal(compact=True)
    if open_page and not open_browser(here):
        say("No browser was found: open that address yourself.")


def open_browser(address: str) -> bool:
    # Without a screen the standard library would start a browser in this very terminal.
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def stop_event() -> asyncio.Event:
    """Set by Ctrl-C, or by being asked to end."""
    stopped = asyncio.Event()
    # Windows has no such handlers: there asyncio.run itself ends at Ctrl-C.
    with contextlib.suppress(NotImplementedError):
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    return stopped
