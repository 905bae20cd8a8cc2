# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The files of the page: its own, the machine's, and one for each board."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tools.boards.board import Board, load_all
from tools.machine.files import board_parts, drive_files, standin_files
from tools.page.arguments import FIRST
from tools.page.board_view import board_view, pictures
from tools.page.licences import licences
from tools.page.words import WORDS, page_words
from tools.support import firmware
from tools.support.vm import MICROPYTHON

WEB = Path(__file__).with_name("web")
MACHINE = Path(__file__).parents[1] / "machine"
WORKER = "worker.js"
ESP32_BLANK = 0x00
BLANK = 0xFF


def site(saves: Mapping[str, bytes] = MappingProxyType({})) -> dict[str, bytes]:
    """Every file by its name; the service worker's list has the hash of each other one.

    `saves` are what an earlier version kept on this computer, for the page to take over.
    """
    files = {path.name: path.read_bytes() for path in sorted(WEB.iterdir()) if path.is_file()}
    for name in ("machine.js", "compositor.js", "light.js"):
        files[name] = (MACHINE / name).read_bytes()
    for name in ("micropython.mjs", "micropython.wasm"):
        files[name] = MICROPYTHON.with_name(name).read_bytes()
    files["machine.json"] = _json(_encoded(standin_files()))
    boards = load_all()
    files["site.json"] = _json(_about(boards, saves))
    for board in boards:
        files[f"{board.id}.json"] = _json(_board(board))
        files |= pictures(board)
    files["licences.txt"] = licences(boards)
    hashes = {
        name: hashlib.sha256(data).hexdigest() for name, data in files.items() if name != WORKER
    }
    files[WORKER] = files[WORKER].replace(b"FILES", json.dumps(hashes, sort_keys=True).encode())
    return files


def write(folder: Path) -> None:
    """Write the files where a web server, any, may find them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in site().items():
        (folder / name).write_bytes(data)


def _about(boards: list[Board], saves: Mapping[str, bytes]) -> dict[str, Any]:
    signs = firmware.data("face/signs")
    return {
        "version": firmware.version(),
        "first": FIRST,
        "boards": [{"id": board.id, "name": board.name} for board in boards],
        "memories": {board.id: board.nvm for board in boards},
        "saves": _encoded(saves),
        "languages": list(firmware.languages().items()),
        "words": {path.stem: page_words(path.stem) for path in sorted(WORDS.glob("*.toml"))},
        "pictures": firmware.picture_names(),
        "spaces": {"figure": signs["FIGURE"], "thin": signs["THIN"]},
    }


def _board(board: Board) -> dict[str, Any]:
    return {
        "view": board_view(board),
        "parts": board_parts(board),
        "memory": {"size": board.nvm, "blank": ESP32_BLANK if "esp32" in board.id else BLANK},
        "drive": _encoded(drive_files(board)),
    }


def _encoded(files: Mapping[str, bytes]) -> dict[str, str]:
    return {path: base64.b64encode(data).decode() for path, data in files.items()}


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
