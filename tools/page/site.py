# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The files of the page: its own, the machine's, and some for each board."""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.boards.board import Board, load_all
from tools.bundle.licences import licences_of
from tools.drawing.devices import pieces
from tools.drawing.piece import Piece
from tools.drive.build import foreign_files
from tools.machine.files import FONT, PIXELBUF, board_data, drive_files, encoded, standin_files
from tools.page import FIRST
from tools.support import firmware
from tools.support.environment import ROOT
from tools.support.vm import MICROPYTHON

WEB = Path(__file__).with_name("web")
WORDS = WEB / "words"  # a file for each language that the page speaks
MACHINE = Path(__file__).parents[1] / "machine"
WORKER = "worker.js"
FORMS = ("wide", "upright")  # of a drawing
RULE = "\n\n" + "-" * 72 + "\n\n"
# MicroPython's npm package says "MIT" and brings no text.
ITS_AUTHORS = "Copyright (c) 2013-2025 Damien P. George and others"


def site(saves: Mapping[str, bytes] | None = None) -> dict[str, bytes]:
    """Every file by its name; an earlier version's `saves` are for the page to take over."""
    ours = (*WEB.glob("*.*"), *MACHINE.glob("*.js"))
    sources = (*sorted(ours), MICROPYTHON, MICROPYTHON.with_suffix(".wasm"))
    files = {path.name: path.read_bytes() for path in sources}
    files["machine.json"] = _json(encoded(standin_files()))
    boards = load_all()
    files["site.json"] = _json(_about(boards, saves))
    for board in boards:
        files[f"{board.id}.json"] = _json(
            {"board": board_view(board), "drive": encoded(drive_files(board))}
        )
        for form in FORMS:
            files |= {name: piece.svg().encode() for name, piece in _drawn(board, form).items()}
    files["licences.txt"] = _licences(boards)
    worker = files.pop(WORKER)  # whose list has the hash of each other file
    hashes = encoded({name: hashlib.sha256(data).digest() for name, data in files.items()})
    files[WORKER] = worker.replace(b"FILES", json.dumps(hashes, sort_keys=True).encode())
    return files


def write(folder: Path) -> None:
    """Write the files where a web server, any, may find them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in site().items():
        (folder / name).write_bytes(data)


def page_words() -> dict[str, dict[str, str]]:
    """The words of each language."""
    return {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(WORDS.glob("*.toml"))
    }


def _about(boards: list[Board], saves: Mapping[str, bytes] | None) -> dict[str, Any]:
    signs = firmware.data("face/signs")
    return {
        "first": FIRST,
        "boards": [{"id": board.id, "name": board.name} for board in boards],
        "memories": {board.id: board.nvm for board in boards},
        "saves": encoded(saves or {}),
        "languages": list(firmware.languages().items()),
        "words": page_words(),
        "pictures": firmware.picture_names(),
        "spaces": {"gap": chr(signs["GAP"]), "thin": signs["THIN"]},
    }


def board_view(board: Board) -> dict[str, Any]:
    """A board, and its drawing on a desktop, and on a phone held upright."""
    drawing = {
        form: [{**piece.places(), "picture": name} for name, piece in _drawn(board, form).items()]
        for form in FORMS
    }
    return {**board_data(board), "drawing": drawing}


def _drawn(board: Board, form: str) -> dict[str, Piece]:
    """The pieces of a form, by the names of their pictures."""
    made = pieces(board, upright=form == "upright")
    return {f"{board.id}-{form}-{number}.svg": piece for number, piece in enumerate(made)}


def _licences(boards: list[Board]) -> bytes:
    """The licences of everything that the page brings, as one text."""
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    texts = {
        "Tipperary companion": ours,
        "MicroPython": re.sub(r"Copyright \(c\).*", ITS_AUTHORS, ours, count=1),
        "The built-in font, Terminus": FONT.with_suffix(".bdf.license").read_text(encoding="utf-8"),
    }
    files = {file for board in boards for file in foreign_files(board)} | {FONT, PIXELBUF}
    for name, text in licences_of(sorted(files)).items():
        texts[name.removesuffix(".txt")] = text.decode()
    whole = RULE.join(f"{name}\n\n{text.strip()}" for name, text in texts.items())
    return f"{whole}\n".encode()


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
