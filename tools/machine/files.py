# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the machine needs beside a drive: the stand-ins, the built-in font, and the board."""

import base64
import os
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import adafruit_pixelbuf

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import fontio
import terminalio

from tools.boards.board import Board
from tools.drive.build import assemble, with_manifest
from tools.drive.compiler import compiled

STANDINS = Path(__file__).with_name("standins")
PIXELBUF = Path(adafruit_pixelbuf.__file__)  # Adafruit's own for boards that have none built in
# The file of Blinka's built-in font, whose letters all fill a cell of 6 x 12.
FONT = Path(fontio.__file__).parent / fontio.DEFAULT_FONT  # type: ignore[attr-defined]


@cache
def standin_files() -> dict[str, bytes]:
    """The stand-ins, compiled, and the font as a sheet of printable ASCII, a byte a pixel."""
    glyphs: list[Any] = [terminalio.FONT.get_glyph(code) for code in range(32, 127)]
    pixels = bytes(glyph.bitmap[x, y] for y in range(12) for glyph in glyphs for x in range(6))
    files = {
        f"{path.stem}.mpy": compiled(path.read_bytes(), path.name)
        for path in (*sorted(STANDINS.glob("*.py")), PIXELBUF)
    }
    return {**files, "font.bin": pixels}


def encoded(files: Mapping[str, bytes]) -> dict[str, str]:
    """Files by their names, as JSON can have them."""
    return {path: base64.b64encode(data).decode() for path, data in files.items()}


def drive_files(board: Board) -> dict[str, bytes]:
    """What flash.py copies to this board's drive, to the last byte."""
    return with_manifest(assemble(board), board)


def board_data(board: Board) -> dict[str, Any]:
    """What its file says, and the names of all its pins."""
    return {**asdict(board), "pins": board.pins()}
