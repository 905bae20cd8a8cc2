# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the device process and the server tell each other, over the device's stdin and stdout.

The device sends frames: a length, a kind and so many bytes. The server sends lines: a source of
keys, a key, and 1 for down or 0 for up; or a line for the device's console, behind a mark.
"""

from __future__ import annotations

import asyncio
import struct
from typing import BinaryIO

SCREEN = b"S"  # left, top, width, height; then red, green, blue of each pixel
RING = b"R"  # red, green, blue of each pixel on the wire
TONE = b"T"  # milliseconds since power-on, hertz
LIGHT = b"L"  # the display's brightness, 0 to 255
TEXT = b"W"  # what the screen says now, line by line
LINE = b"C"  # a line of the console
LANGUAGE = b"G"  # the language that the device speaks now
STOPPED = b"X"  # why there will be nothing more

HEAD = struct.Struct(">Ic")
BOX = struct.Struct(">4H")
NOTE = struct.Struct(">IH")

TO_CONSOLE = b"> "

RESTART = 75  # the device's exit code when it wants to start again


def send(file: BinaryIO, kind: bytes, data: bytes) -> None:
    file.write(HEAD.pack(len(data), kind) + data)


async def receive(reader: asyncio.StreamReader) -> tuple[bytes, bytes] | None:
    """The next frame; None when the device is gone."""
    try:
        length, kind = HEAD.unpack(await reader.readexactly(HEAD.size))
        return kind, await reader.readexactly(length)
    except asyncio.IncompleteReadError:
        return None


def key_line(source: int, key: int, down: bool) -> bytes:
    return b"%d %d %d\n" % (source, key, down)


def console_line(text: str) -> bytes:
    return TO_CONSOLE + text.encode() + b"\n"


def parse_key_line(line: bytes) -> tuple[int, int, bool]:
    source, key, down = line.split()
    return int(source), int(key), down == b"1"
