# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A row of the benchmark: something measured, and the budget it has to keep.

    @row("a saved five-player game", "bytes", at_most=256, how="the length of its log")
    def saved_game() -> float:
        return len(...)

Times of this machine are worth nothing tomorrow: give the ratio of two times of one run.
"""

from collections.abc import Callable
from dataclasses import dataclass


class NotHere(Exception):
    """Raised by a row that cannot be measured on this computer; the message says why."""


@dataclass(frozen=True)
class Row:
    what: str
    unit: str
    how: str
    measure: Callable[[], float]
    at_most: float | None = None
    aim: float | None = None

    def keeps(self, figure: float) -> bool:
        """Whether a figure is within the budget; a row without a budget is for information."""
        return self.at_most is None or figure <= self.at_most

    def budget(self) -> str:
        """The budget in words."""
        if self.at_most is None:
            return "-"
        aim = "" if self.aim is None else f", aim {number(self.aim)}"
        return f"<= {number(self.at_most)}{aim}"


ROWS: list[Row] = []


def row(
    what: str, unit: str, *, how: str, at_most: float | None = None, aim: float | None = None
) -> Callable[[Callable[[], float]], Callable[[], float]]:
    """Make a row of the function that measures it."""

    def register(measure: Callable[[], float]) -> Callable[[], float]:
        ROWS.append(Row(what, unit, how, measure, at_most, aim))
        return measure

    return register


def number(value: float) -> str:
    """A figure as people write it: whole where it is whole, else three digits."""
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.3g}"
