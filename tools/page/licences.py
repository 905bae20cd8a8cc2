# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The licences of everything that the page brings, as one text beside it."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from tools.boards.board import Board
from tools.bundle.licences import licences_of
from tools.drive.build import foreign_files
from tools.support.environment import ROOT

RULE = "\n\n" + "-" * 72 + "\n\n"
DISPLAYIO = find_spec("displayio")
assert DISPLAYIO
assert DISPLAYIO.origin
FONT = Path(DISPLAYIO.origin).parent / "resources" / "ter-u12n.bdf"
# Its npm package says "MIT" and brings no text.
MICROPYTHON = "Copyright (c) 2013-2025 Damien P. George and others"


def licences(boards: list[Board]) -> bytes:
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    texts = {
        "Tipperary companion": ours,
        "MicroPython": re.sub(r"Copyright \(c\).*", MICROPYTHON, ours, count=1),
    }
    texts["The built-in font, Terminus"] = (
        Path(f"{FONT}.license").read_text(encoding="utf-8").strip()
    )
    files = {file for board in boards for file in foreign_files(board)} | {FONT}
    for name, text in licences_of(sorted(files)).items():
        texts[name.removesuffix(".txt")] = text.decode().strip()
    return (RULE.join(f"{name}\n\n{text}" for name, text in texts.items()) + "\n").encode()
