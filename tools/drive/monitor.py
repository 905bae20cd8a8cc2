# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Follows a board's serial console, across restarts, and says when the device is ready."""

import contextlib
import re
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import serial
from serial.tools import list_ports

# What opening or reading a port raises when it goes away.
GONE: tuple[type[Exception], ...] = (OSError,)
with contextlib.suppress(ImportError):  # Windows
    import termios

    GONE += (termios.error,)

READY = "ready: "  # what the app says when its first screen is there
# How code.py's sentences begin when it does not run the app, and the way on from each.
FLASH = "flash it again with tools/flash.py"
TROUBLE = {
    "Update incomplete": FLASH,
    "Please delete ": FLASH,
    "This copy is for ": FLASH,
    "stopped: everything is saved": "press its reset button",
}
TITLE = re.compile(r"\x1b\]0;.*?(?:\x1b\\|\x07)")
PATIENCE = 30.0  # seconds for a board to come back


class MonitorError(Exception):
    """There is no console to follow; the message says why."""


def find_port(uid: str, ports: Callable[[], Iterable[Any]] = list_ports.comports) -> str:
    """The board's port by its unique id, or the only USB port there is."""
    usb = [port for port in ports() if port.vid is not None]
    same = [port for port in usb if uid and (port.serial_number or "").upper() == uid.upper()]
    if len(same or usb) == 1:
        return str((same or usb)[0].device)
    if not usb:
        raise MonitorError("No serial port of a board is there: is it still plugged in?")
    names = ", ".join(port.device for port in usb)
    raise MonitorError(f"Which serial port is the board's? There are {names}: name it with --port.")


def lines_of(console: serial.Serial) -> Iterator[tuple[list[str], str]]:
    """What a program says, without end: each time its whole lines, and what it has begun."""
    begun = b""
    while True:
        *whole, begun = (begun + console.read(max(1, console.in_waiting))).split(b"\n")
        yield [console_line(raw) for raw in whole], console_line(begun)


def console_line(raw: bytes) -> str:
    """A line of the program's, without the window's title, which CircuitPython puts before it."""
    return TITLE.sub("", raw.decode("utf-8", "replace")).rstrip("\r")


def trouble(line: str) -> str | None:
    """What to say where the device says that its app does not run."""
    for start, way_on in TROUBLE.items():
        if line.startswith(start):
            return f'The device says "{line}": {way_on}'
    return None


def follow(port: Callable[[], str], say: Callable[[str], None], patience: float = PATIENCE) -> None:
    """Say every line until the port is gone for good; Ctrl-C is for the caller."""
    ready = False
    deadline = time.monotonic() + patience
    problem = "it did not come back"
    while time.monotonic() < deadline:
        try:
            with serial.Serial(port(), 115200, timeout=0.5) as console:
                for whole, _ in lines_of(console):
                    deadline = time.monotonic() + patience
                    for text in whole:
                        say(text)
                        if text.startswith(READY) and not ready:
                            ready = True
                            say("The device is ready.")
                        elif says := trouble(text):
                            say(f"{says}.")
        except MonitorError as error:
            problem = str(error)
        except GONE as error:
            problem = str(error)
            ready = False
        time.sleep(0.2)
    raise MonitorError(f"The console is gone: {problem.rstrip('.')}.")
