# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Texts of others, from a board or in a file: they steer no terminal and make no page."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote

import pytest

from tipperary.console.game_lines import _escaped
from tools.games import parse
from tools.ledger import book, sources
from tools.ledger.command import World, main
from tools.ledger.game import Game, make, with_persons
from tools.ledger.page import html
from tools.ledger.sources import Harvest

CLEAR = "\x1b[2J\x9b1m\u202e"
MARKUP = "<img src=x onerror=alert(1)>&amp;'\""
GAME = make("c13371-1", [(0, "Anna", (90,)), (1, "Ben", (80,))], date="2026-03-17")


def run(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    code = main(parse(["--book", str(folder), *options]), World(volumes=lambda: []))
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def assert_harmless(text: str) -> None:
    assert not [char for char in text if not char.isprintable() and char != "\n"]


def test_what_a_board_says_is_shown_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard = Harvest([GAME], problem=f'It said last: "{CLEAR}".')
    monkeypatch.setattr(sources, "from_board", lambda *_: heard)
    code, text = run(tmp_path, capsys, "--port", "x")
    assert code == 1
    assert r'It said last: "\x1b[2J\x9b1m\u202e".' in text
    assert_harmless(text)


@pytest.mark.parametrize("names", ["3", '["Anna", 3]', '["Anna"]\n"Anna" = ["anna"]'])
def test_a_person_who_is_none_is_named_harmlessly(
    names: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "people.toml").write_text(f"{json.dumps(CLEAR)} = {names}\n", encoding="utf-8")
    code, text = run(tmp_path, capsys)
    assert code == 1
    assert r"\x1b[2J" in text
    assert_harmless(text)


def test_a_line_of_the_book_that_is_no_game_is_named_harmlessly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.loads(book.to_json(GAME))
    lines = [
        {**good, "date": CLEAR},
        {**good, "id": CLEAR},
        {**good, "from": CLEAR},
        {**good, "players": [{**good["players"][0], "crest": CLEAR}]},
        {**good, "players": [{**good["players"][0], "name": CLEAR}, good["players"][1]]},
    ]
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    (tmp_path / book.NAME).write_text(text, encoding="utf-8")
    code, text = run(tmp_path, capsys)
    assert code == 0
    assert text.count("is left out") == len(lines)
    assert_harmless(text)


@pytest.mark.parametrize("name", ["a\nb", "\x01f", "Zoë", "1,2 *3%41"])
def test_any_letter_of_a_name_comes_through_a_line(name: str) -> None:
    """Whatever a board has in its memory: the line stays one, and its words stay apart."""
    assert _escaped(name).replace("%", "").isalnum()
    assert unquote(_escaped(name)) == name


def games_of(name: str) -> list[Game]:
    """Two games that this person has won, so that every part of the page names them."""
    players: list[tuple[int, str, tuple[int, ...]]] = [
        (0, name, (40, 9, 5, 10, 7)),
        (1, "Ben", (30, 9, 0, 10, 7)),
    ]
    first = make("c13371-1", players, 0, 0, "2026-03-17")
    return [first, replace(first, id="c13371-2", date="2026-03-18")]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_name_is_a_name_wherever_the_page_has_it(language: str) -> None:
    """The same page as for a plain name, but for the name."""
    plain, hostile = (html(games_of(name), language) for name in ("Q" * 30, MARKUP))
    assert "<img" not in hostile
    assert "&amp;'" not in hostile.replace("&amp;amp;'", "")
    assert plain.count("<") == hostile.count("<")
    assert "Q" * 30 in plain.partition("<h1>")[2].partition("</h1>")[0]
    assert "&lt;img" in hostile.partition("<h1>")[2].partition("</h1>")[0]


def test_people_are_names_too() -> None:
    hostile = html(with_persons(games_of("Anna"), {"Anna": MARKUP, "Ben": "Ben"}.__getitem__))
    assert "<img" not in hostile
    assert "&lt;img" in hostile
