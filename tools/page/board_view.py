# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A board as the page draws it."""

from __future__ import annotations

from typing import Any

from tools.boards.board import Board
from tools.drawing.devices import pieces
from tools.drawing.piece import Piece

INTENTS = ("prev", "next", "ok", "back", "up", "down")


def drawings(board: Board) -> dict[str, dict[str, Piece]]:
    """The pieces of a board's two forms, each with the name of its picture's file."""
    return {
        form: {f"{board.id}-{form}-{place}.svg": piece for place, piece in enumerate(made)}
        for form in ("wide", "upright")
        for made in [pieces(board, form == "upright")]
    }


def pictures(board: Board) -> dict[str, bytes]:
    """The files of these pieces."""
    return {
        name: piece.svg() for drawn in drawings(board).values() for name, piece in drawn.items()
    }


def board_view(board: Board) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "screen": {
            "width": board.screen.width,
            "height": board.screen.height,
            "colour": board.screen.colour,
        },
        "drawing": {
            form: [piece.for_page(name) for name, piece in drawn.items()]
            for form, drawn in drawings(board).items()
        },
        "keys": [
            {
                "kind": keys.kind,
                "labels": keys.labels,
                "intents": keys.intents,
                "holds": ["back" if i == "ok" else "" for i in keys.intents],
            }
            for keys in board.keys
        ],
        "sound": board.sound is not None,
    }
