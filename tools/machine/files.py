# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the machine needs beside a drive: the stand-ins, the built-in font, and a board's parts."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tools.boards.board import Board
from tools.drive.build import assemble, with_manifest
from tools.drive.compiler import compiled

STANDINS = Path(__file__).with_name("standins")


@cache
def standin_files() -> dict[str, bytes]:
    """The stand-ins, compiled, and the font, by the names that they have in the machine."""
    files = {
        f"{path.stem}.mpy": compiled(path.read_bytes(), path.name)
        for path in sorted(STANDINS.glob("*.py"))
    }
    return {**files, "font.bin": _font()}


def _font() -> bytes:
    """The built-in font's sheet, a byte a pixel."""
    from tools.machine.font import BoardFont

    font = BoardFont()
    sheet: Any = font.bitmap
    font._font.file.close()  # type: ignore[attr-defined]  # which Blinka leaves open
    return bytes(sheet[x, y] for y in range(sheet.height) for x in range(sheet.width))


def encoded(files: Mapping[str, bytes]) -> dict[str, str]:
    """Files by their names, as JSON can have them."""
    return {path: base64.b64encode(data).decode() for path, data in files.items()}


def drive_files(board: Board) -> dict[str, bytes]:
    """What flash.py copies to this board's drive, to the last byte."""
    return with_manifest(assemble(board), board)


def board_parts(board: Board) -> dict[str, Any]:
    """A board as the machine and its stand-ins know it."""
    screen = board.screen
    builtin = "DISPLAY" in board.pins()
    return {
        "id": board.board,
        "pins": [name for name in board.pins() if name != "DISPLAY"],
        "display": [screen.width, screen.height, 16 if screen.colour else 1] if builtin else None,
        "address": getattr(screen, "address", None),
        "ring": board.ring.pin,
        "order": board.ring.order,
        "keys": board.device_data()["keys"],
    }
