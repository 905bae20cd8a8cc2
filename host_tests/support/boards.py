# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A test for each of several boards; where each takes a while, day by day one of them will do."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tools.drive.boards import Board, load_all

DAILY = "raspberry_pi_pico"


def each_of(boards: Iterable[Board]) -> pytest.MarkDecorator:
    chosen = [
        pytest.param(board, id=board.id, marks=() if board.id == DAILY else pytest.mark.slow)
        for board in boards
    ]
    return pytest.mark.parametrize("board", chosen)


each_board = each_of(load_all())
