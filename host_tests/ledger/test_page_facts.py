# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The figures at the head of the page: each is of the game, and the person, that it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.ledger.book import load_people
from tools.ledger.game import Game, make
from tools.ledger.page import html
from tools.ledger.table import persons

# Area, flock, exploration, whiskey, stones.
ANNA, BEN = (0, "Anna", (40, 9, 5, 10, 7)), (1, "Ben", (30, 12, 0, 13, 2))
ONE = make("c13371-1", [ANNA, BEN], 0, 1, "2026-03-17")  # 71 to 62
TWO = make("c13371-2", [(0, "Anna", (20, 3, 0, 0, 0)), BEN], 0, None, "2026-03-18")  # 23 to 57
THREE = make("c13371-3", [(0, "Anna", (50, 1, 5, 3, 0)), BEN], 0, None, "2026-04-01")  # 59 to 57


def facts(*games: Game) -> list[str]:
    found = re.findall(r"<dt>.*?</dt><dd><b>(.*?)</b><span>(.*?)</span>", html(games, "en"))
    return [f"{value}: {who}".replace("\xa0", " ") for value, who in found]


def test_every_figure_is_the_right_one() -> None:
    assert facts(ONE, TWO, THREE) == [
        "3: 17 Mar to 1 Apr 2026",
        "71: Anna, 17 Mar",
        "+2: Anna, 1 Apr",
        "50: Anna, 1 Apr",
        "12: Ben, 17 Mar",
        "13: Ben, 17 Mar",
        "7: Anna, 17 Mar",
    ]


def test_of_equal_wins_the_better_average_leads() -> None:
    assert [one.name for one in persons((ONE, TWO))] == ["Ben", "Anna"]


@pytest.mark.parametrize("name", ["Groß", "GROSS", "groß", "gross"])
def test_capitals_do_not_matter_whatever_the_letter(name: str, tmp_path: Path) -> None:
    path = tmp_path / "people.toml"
    path.write_text('"Heidi Groß" = ["Groß"]\n', encoding="utf-8")
    assert load_people(path)(name) == "Heidi Groß"
