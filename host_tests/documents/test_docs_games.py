# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""docs/games.md: what it shows is what the programs say."""

from __future__ import annotations

import json
import re

from host_tests.documents.recipes import blocks
from tools.ledger.book import START, from_json, to_json
from tools.ledger.game import checked, parse
from tools.support.environment import ROOT

TEXT = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
SHOWN = {block.language: block.text for block in blocks(TEXT)}


def test_the_line_and_the_file_show_the_same_game() -> None:
    line, last = SHOWN["text"].splitlines()
    assert checked(last) == "games 1 1"
    told = parse(line, "board")
    kept = from_json(SHOWN["json"])
    assert (told.id, told.players, told.first, told.marker, told.sum) == (
        kept.id,
        kept.players,
        kept.first,
        kept.marker,
        kept.sum,
    )
    assert json.loads(to_json(kept)) == json.loads(SHOWN["json"])


def test_the_people_are_those_of_the_file_that_is_made() -> None:
    made = [line[2:] for line in START.splitlines() if '"' in line]
    assert SHOWN["toml"].splitlines() == made


def test_the_numbers_of_games_are_those_that_are_tested() -> None:
    tested = (ROOT / "host_tests" / "device" / "test_past.py").read_text(encoding="utf-8")
    for store, column in (("Rp2Store", 1), ("Samd51Store", 2)):
        for players, who, word in (
            (4, "NOBODY", "four players without"),
            (3, "FAMILY", "three players with names"),
            (5, "FAMILY", "five players with names"),
        ):
            (row,) = (line for line in TEXT.splitlines() if line.startswith(f"| {word}"))
            number = re.findall(r"\d+", row)[column - 1]
            assert re.search(rf"\({store}, {players}, {who}, {number}\b", tested)
