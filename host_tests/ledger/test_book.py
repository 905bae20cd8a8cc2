# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The file of games: each once, nothing lost, mended by hand, one program at a time."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from host_tests.support.kept import FIRST, SECOND, THIRD, line
from tools.ledger.book import Book, BookError, from_json, load_people, to_json
from tools.ledger.command import alone_with
from tools.ledger.game import Game, NoGame, parse, with_persons
from tools.ledger.page import html

GAMES = [parse(line(game), "board") for game in (FIRST, SECOND, THIRD)]


def book_with(folder: Path, *games: Game, day: str = "2026-03-17") -> Book:
    book = Book(folder / "games.jsonl")
    book.add(games, day)
    book.save()
    return book


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    saved = book_with(tmp_path, *GAMES)
    loaded = Book(saved.path)
    assert loaded.games == saved.games
    assert loaded.problems == []
    assert [game.id for game in loaded.in_order()] == [game.id for game in GAMES]
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_game_that_comes_twice_is_there_once(tmp_path: Path) -> None:
    book = book_with(tmp_path, *GAMES[:2])
    before = book.path.read_bytes()
    again = Book(book.path)
    assert again.add(GAMES, "2027-01-01") == {"new": 1, "known": 2}
    assert [game.date for game in again.in_order()] == ["2026-03-17"] * 2 + ["2027-01-01"]
    again.save()
    assert book.path.read_bytes().startswith(before)


def test_what_the_players_corrected_replaces_what_it_was_and_keeps_its_date(tmp_path: Path) -> None:
    book = book_with(tmp_path, *GAMES)
    corrected = replace(GAMES[1], marker=0, sum="00000000")
    assert book.add([corrected], "2027-01-01") == {"corrected": 1}
    book.save()
    loaded = Book(book.path).games[corrected.id]
    assert (loaded.marker, loaded.date) == (0, "2026-03-17")
    assert len(Book(book.path).games) == 3


def test_what_a_person_corrected_in_the_file_stays(tmp_path: Path) -> None:
    book = book_with(tmp_path, *GAMES)
    text = book.path.read_text(encoding="utf-8")
    mended = text.replace('"2026-03-17"', '"2025-12-24"', 1).replace('"Anna"', '"Hannah"', 1)
    book.path.write_text(mended, encoding="utf-8")
    again = Book(book.path)
    assert again.add(GAMES, "2027-01-01") == {"known": 3}
    first = again.in_order()[0]
    assert (first.date, first.players[0].name) == ("2025-12-24", "Hannah")


def test_damage_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    book = book_with(tmp_path, *GAMES)
    lines = book.path.read_text(encoding="utf-8").splitlines()
    lines[1] = lines[1][:40]
    lines.insert(2, "")
    lines.append(lines[0])
    book.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    damaged = Book(book.path)
    assert [game.id for game in damaged.in_order()] == [GAMES[0].id, GAMES[2].id]
    assert [problem.split(" is left out: ")[1] for problem in damaged.problems] == [
        "it is not JSON.",
        f"{GAMES[0].id} is there twice.",
    ]
    assert "Line 2 of" in damaged.problems[0]
    # The game is still on the device and comes again; what is left of it stays.
    assert damaged.add(GAMES, "2026-03-18") == {"new": 1, "known": 2}
    damaged.save()
    assert book.path.read_text(encoding="utf-8").splitlines()[: len(lines)] == lines
    assert len(Book(book.path).games) == 3


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"date": "17.3.2026"}, "no date"),
        ({"date": None}, "no date"),
        ({"id": "x"}, "no id"),
        ({"players": 7}, "no players"),
        ({"players": [7, 7]}, "a player is an object"),
        ({"marker": 2}, "no seat"),
        ({"marker": True}, "no seat"),
        ({"first": -1}, "no seat"),
        ({"sum": 7}, "are texts"),
        ({"from": "\x9b2J"}, "are texts"),
        ({"id": "c13371-\u0661"}, "no id"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_with_the_reason(
    change: dict[str, object], why: str
) -> None:
    whole = json.loads(to_json(replace(GAMES[0], date="2026-03-17")))
    assert from_json(json.dumps(whole)).players == GAMES[0].players
    with pytest.raises(NoGame, match=why):
        from_json(json.dumps({**whole, **change}))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"crest": "Red"}, "no coat of arms"),
        ({"name": 5}, "a name is a text"),
        ({"area": "12"}, "area is '12'"),
        ({"whiskey": 4}, "hiskey"),
        ({"stones": None}, "stones is None"),
        ({"points": 12}, "some have not"),
    ],
)
def test_a_player_that_makes_no_sense_is_refused_with_the_reason(
    change: dict[str, object], why: str
) -> None:
    whole = json.loads(to_json(replace(GAMES[0], date="2026-03-17")))
    whole["players"][0].update(change)
    with pytest.raises(NoGame, match=why):
        from_json(json.dumps(whole))


@pytest.mark.parametrize("day", ["20260317", "2026-W12-2", "2026W122", "2026-03-17"])
def test_a_date_that_a_person_wrote_in_another_way_is_that_day(tmp_path: Path, day: str) -> None:
    book = book_with(tmp_path, *GAMES[:1])
    text = book.path.read_text(encoding="utf-8").replace("2026-03-17", day)
    book.path.write_text(text, encoding="utf-8")
    again = Book(book.path)
    assert [game.date for game in again.in_order()] == ["2026-03-17"]
    assert "17\u00a0Mar" in html(again.in_order())
    again.add(GAMES[1:2], "2026-03-18")
    again.save()
    assert book.path.read_text(encoding="utf-8").startswith(text)


def test_a_mark_of_encoding_costs_no_correction(tmp_path: Path) -> None:
    """Some editors put one at the start of a file that they save as UTF-8."""
    book = book_with(tmp_path, *GAMES)
    mended = book.path.read_text(encoding="utf-8").replace('"Anna"', '"Hannah"', 1)
    book.path.write_text(mended, encoding="utf-8-sig")
    again = Book(book.path)
    assert again.problems == []
    assert again.add(GAMES, "2027-01-01") == {"known": 3}
    assert again.in_order()[0].players[0].name == "Hannah"
    who = people_in(tmp_path, '\ufeff"Anna Maria" = ["Anna"]\n')
    assert who("Anna") == "Anna Maria"


@pytest.mark.parametrize("mark", ["\f", "\v", "\x1c", "\x85", "\u2028"])
def test_a_line_ends_where_lines_end(tmp_path: Path, mark: str) -> None:
    book = book_with(tmp_path, *GAMES)
    lines = book.path.read_text(encoding="utf-8").splitlines()
    lines[1:1] = [f"a note{mark}on one line"]
    book.path.write_bytes("\r\n".join(lines).encode())
    again = Book(book.path)
    assert [problem.split(" of ")[0] for problem in again.problems] == ["Line 2"]
    assert again.add(GAMES, "2027-01-01") == {"known": 3}
    again.save()
    assert book.path.read_text(encoding="utf-8") == "\n".join([*lines, ""])


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions, and links for few")
def test_who_may_read_the_file_and_where_it_lies_stay(tmp_path: Path) -> None:
    book = book_with(tmp_path, *GAMES[:1])
    assert book.path.stat().st_mode & 0o777 == 0o666 & ~umask()
    (tmp_path / "cloud").mkdir()
    real = book.path.rename(tmp_path / "cloud" / "our games.jsonl")
    real.chmod(0o640)
    book.path.symlink_to(real)
    again = Book(book.path)
    again.add(GAMES, "2026-03-18")
    again.save()
    assert book.path.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert len(Book(real).games) == 3
    assert {path.name for path in real.parent.iterdir()} == {real.name}


@pytest.mark.skipif(os.name == "nt", reason="needs a system where links and modes are usual")
def test_at_no_moment_may_others_read_it_or_does_a_leftover_lead_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = book_with(tmp_path, *GAMES[:1])
    book.path.chmod(0o600)
    (tmp_path / "games.jsonl.new").symlink_to(tmp_path / "elsewhere")
    modes = []
    real = os.fsync

    def fsync(file: int) -> None:
        modes.append(os.fstat(file).st_mode & 0o777)
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    book.save()
    assert modes == [0o600]
    assert not book.path.is_symlink()
    assert {path.name for path in tmp_path.iterdir()} == {book.path.name}


def umask() -> int:
    now = os.umask(0)
    os.umask(now)
    return now


def test_a_file_that_is_no_text_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\xff\x00\xff")
    with pytest.raises(BookError, match="not text any more"):
        Book(path)
    assert path.read_bytes() == b"\xff\x00\xff"


def test_a_disk_that_is_full_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = book_with(tmp_path, *GAMES[:1])
    before = book.path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    book.add(GAMES, "2026-03-18")
    with pytest.raises(BookError, match="cannot be written: No space left on device"):
        book.save()
    assert book.path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [book.path]


def test_two_programs_at_once_do_not_get_in_each_other_s_way(tmp_path: Path) -> None:
    with (
        alone_with(tmp_path / "new"),
        pytest.raises(BookError, match=r"Another games\.py is at work"),
        alone_with(tmp_path / "new"),
    ):
        pass
    with alone_with(tmp_path / "new"):
        pass


def test_a_person_s_name_steers_no_terminal(tmp_path: Path) -> None:
    who = people_in(tmp_path, '"\\u001b[2JAnna\\n" = ["Anna"]\n')
    assert who("Anna") == "\\x1b[2JAnna\\n"


def people_in(folder: Path, text: str) -> Callable[[str], str]:
    path = folder / "people.toml"
    path.write_text(text, encoding="utf-8")
    return load_people(path)


def test_names_are_people(tmp_path: Path) -> None:
    who = people_in(tmp_path, '"Anna Maria" = ["anna", "Hannah"]\nTom = ["yellow"]\n')
    assert [[one.person for one in game.players] for game in with_persons(GAMES, who)] == [
        ["Anna Maria", "Zoë"],
        ["Zoë", "Anna Maria", "Ben O"],
        ["Tom", "Green"],
    ]


def test_a_file_for_people_is_there_to_fill_in(tmp_path: Path) -> None:
    who = load_people(tmp_path / "people.toml")
    assert who("Anna") == "Anna"
    text = (tmp_path / "people.toml").read_text(encoding="utf-8")
    filled = people_in(tmp_path, text.replace('# "', '"'))
    assert filled("Anna") == "Anna Maria"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Anna =", "is not as it should be"),
        ('Anna = "Ani"', "are a list"),
        ('Anna = ["Ani"]\nBen = ["ANI"]', "is Anna and Ben"),
    ],
)
def test_a_mistake_in_the_file_of_people_is_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(BookError, match=why):
        people_in(tmp_path, text)
