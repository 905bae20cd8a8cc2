# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A board as the page draws it."""

from __future__ import annotations

from typing import Any

from tools.boards.board import Board, Ring

INTENTS = ("prev", "next", "ok", "back", "up", "down")


def ring_order(ring: Ring) -> list[int]:
    """The pixels on the wire in the order of the ring: clockwise, the first area's first."""
    places = list(ring.map[ring.first :] + ring.map[: ring.first])
    return places if ring.clockwise else places[:1] + places[:0:-1]


def lamps(ring: Ring) -> dict[str, Any]:
    """The pixels that are on the board itself in rows, where they do not form a circle."""
    if not ring.arc:
        return {"columns": len(ring.map), "pixels": ring_order(ring)}
    if len(ring.map) < ring.pixels:  # a grid with only its rim for a ring, as lit keys are
        return {"columns": 3, "pixels": list(range(ring.pixels))}
    return {"columns": 1, "pixels": []}


def board_view(board: Board) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "screen": {
            "width": board.screen.width,
            "height": board.screen.height,
            "colour": board.screen.colour,
        },
        "ring": {"order": ring_order(board.ring), "lamps": lamps(board.ring)},
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
