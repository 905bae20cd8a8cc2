# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The boards in words: the README's table and the list of what to buy."""

from itertools import groupby
from typing import Any

from tools.boards.board import Board
from tools.documents.wiring import current, price, total

HEAD = ("Board", "Screen", "Ring", "What you need besides it", "€ or $, about", "Wiring")


def board_table(boards: list[Board]) -> str:
    """One row for each build; boards that are built alike share it."""
    rows = [HEAD, ("---",) * len(HEAD)]
    rows += [_row(alike) for alike in builds(boards)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def builds(boards: list[Board]) -> list[list[Board]]:
    """Boards in groups that differ in nothing but their names."""
    ordered = sorted(boards, key=lambda board: (_alike(board), board.id))
    groups = [list(group) for _, group in groupby(ordered, _alike)]
    # What needs the most wiring is the reference build, and comes first.
    return sorted(groups, key=lambda group: (-len(group[0].wiring), group[0].id))


def shopping(boards: list[Board]) -> str:
    """What to buy for each build, with usual prices, as tables."""
    parts = []
    for alike in builds(boards):
        lines = ["| what | € or $, about |", "| --- | --- |"]
        lines += [f"| {board.name} | {price(board.build.price)} |" for board in alike]
        lines += [f"| {need.part} | {price(need.price)} |" for need in alike[0].build.needs]
        if alike[0].build.needs:
            either = "one board and the rest" if len(alike) > 1 else "together"
            lines.append(f"| **{either}** | **{price(_together(alike))}** |")
        names = " or ".join(board.name for board in alike)
        parts.append("\n".join([f"**{names}**", "", *lines]))
        if alike[0].wiring:
            parts.append(" ".join(current(alike[0])))
    return "\n\n".join(parts)


def _together(alike: list[Board]) -> tuple[int, int]:
    totals = [total(board) for board in alike]
    return min(least for least, _ in totals), max(most for _, most in totals)


def short(part: str) -> str:
    """A part without what one has to know only in the shop."""
    return part.partition(",")[0].partition(" (")[0]


def _alike(board: Board) -> str:
    data: dict[str, Any] = board.device_data()
    same = {key: value for key, value in data.items() if key not in ("id", "board", "name", "nvm")}
    return repr((same, board.build.needs, board.wiring))


def _row(alike: list[Board]) -> tuple[str, ...]:
    board = alike[0]
    links = [f"[diagram](docs/wiring/{other.id}.svg)" for other in alike if other.wiring]
    return (
        "<br>".join(f"{other.name} `{other.id}`" for other in alike),
        f"{board.screen.width} × {board.screen.height}{', colour' if board.screen.colour else ''}",
        f"{len(board.ring.map)} pixels",
        ", ".join(short(need.part) for need in board.build.needs) or "nothing",
        price(_together(alike)),
        "<br>".join(links) or "none",
    )
