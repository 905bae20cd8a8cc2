# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The files of the page: its own, the machine's, and some for each board."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tools.boards.board import Board, load_all
from tools.drawing.devices import pieces
from tools.machine.files import board_parts, drive_files, encoded, standin_files
from tools.page.arguments import FIRST
from tools.page.licences import licences
from tools.support import firmware
from tools.support.vm import MICROPYTHON

WEB = Path(__file__).with_name("web")
WORDS = WEB / "words"  # a file for each language that the page speaks
MACHINE = Path(__file__).parents[1] / "machine"
WORKER = "worker.js"
FORMS = {"wide": False, "upright": True}  # of a drawing
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
    files["machine.json"] = _json(encoded(standin_files()))
    boards = load_all()
    files["site.json"] = _json(_about(boards, saves))
    for board in boards:
        files[f"{board.id}.json"] = _json(_board(board))
        files |= _pictures(board)
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


def page_words(code: str) -> dict[str, str]:
    """The words in a language, `lang` among them; English where the page has no others."""
    path = WORDS / f"{code}.toml"
    if not path.is_file():
        path = WORDS / "en.toml"
    return {"lang": path.stem, **tomllib.loads(path.read_text(encoding="utf-8"))}


def _about(boards: list[Board], saves: Mapping[str, bytes]) -> dict[str, Any]:
    signs = firmware.data("face/signs")
    return {
        "first": FIRST,
        "boards": [{"id": board.id, "name": board.name} for board in boards],
        "memories": {board.id: board.nvm for board in boards},
        "saves": encoded(saves),
        "languages": list(firmware.languages().items()),
        "words": {path.stem: page_words(path.stem) for path in sorted(WORDS.glob("*.toml"))},
        "pictures": firmware.picture_names(),
        "spaces": {"gap": chr(signs["GAP"]), "thin": signs["THIN"]},
    }


def _board(board: Board) -> dict[str, Any]:
    return {
        "view": board_view(board),
        "parts": board_parts(board),
        "memory": {"size": board.nvm, "blank": ESP32_BLANK if "esp32" in board.id else BLANK},
        "drive": encoded(drive_files(board)),
    }


def board_view(board: Board) -> dict[str, Any]:
    """A board as the page shows it: on a desktop, or on a phone held upright."""
    return {
        "id": board.id,
        "screen": {
            "width": board.screen.width,
            "height": board.screen.height,
            "colour": board.screen.colour,
        },
        "drawing": {
            form: [
                {**piece.places(), "picture": _picture(board, form, number)}
                for number, piece in enumerate(pieces(board, upright))
            ]
            for form, upright in FORMS.items()
        },
        "keys": [
            {"kind": keys.kind, "labels": keys.labels, "intents": keys.intents}
            for keys in board.keys
        ],
        "sound": board.sound is not None,
    }


def _pictures(board: Board) -> dict[str, bytes]:
    return {
        _picture(board, form, number): piece.svg()
        for form, upright in FORMS.items()
        for number, piece in enumerate(pieces(board, upright))
    }


def _picture(board: Board, form: str, number: int) -> str:
    """The file with the picture of a piece."""
    return f"{board.id}-{form}-{number}.svg"


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
