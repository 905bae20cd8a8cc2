# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The same test for one thing after another: where each takes a while, a few will do day by day."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import pytest

from tools.boards.board import load, load_all

PICO = load("raspberry_pi_pico")


def each(name: str, values: Iterable[Any], daily: Container[Any]) -> pytest.MarkDecorator:
    """A test for each value; it is slow for those that are not tried day by day."""
    chosen = [
        pytest.param(
            value,
            id=getattr(value, "id", None),
            marks=() if value in daily else pytest.mark.slow,
        )
        for value in values
    ]
    return pytest.mark.parametrize(name, chosen)


each_board = each("board", load_all(), [PICO])
