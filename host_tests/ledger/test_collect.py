# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Collecting: from a board on a serial line, from saved lines, and all that fails."""

from __future__ import annotations

import csv
import io
import json
import os
import threading
import urllib.parse
from datetime import date
from pathlib import Path

import pytest

from host_tests.support.device import Device
from host_tests.support.drive import make_drive
from host_tests.support.kept import FIRST, SECOND, THIRD, device_with, on_a_wire
from tipperary.console.game_lines import game_line
from tipperary.store.saves import Saves
from tools.games import parse
from tools.ledger.command import World, main, play
from tools.ledger.game import make
from tools.ledger.sources import from_board, from_file
from tools.ledger.table import link, text

if os.name != "nt":
    import tty
on_posix = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
PATIENCE = 20.0  # only a board that is silent makes a test wait for it


def board(*games: object, **options: object) -> Device:
    return Device(store=device_with(*games, **options), frame_ms=40)  # type: ignore[arg-type]


def world(*drives: Path) -> World:
    return World(
        volumes=lambda: [(drive, drive.name) for drive in drives],
        today=lambda: date(2026, 3, 17),
    )


@on_posix
def test_a_board_tells_all_its_games() -> None:
    with on_a_wire(board(FIRST, SECOND)) as port:
        harvest = from_board(port, PATIENCE)
    assert harvest.problem == ""
    assert [[player.name for player in game.players] for game in harvest.games] == [
        ["Anna", "Zoë"],
        ["Zoë", "Anna", "Ben O"],
    ]


@on_posix
def test_a_game_that_is_still_on_the_screen_is_the_same_when_it_is_closed() -> None:
    device = board(FIRST)
    device.app.saves.game = SECOND
    with on_a_wire(device) as port:
        before = from_board(port, PATIENCE)
    device.app.saves.close()
    with on_a_wire(device) as port:
        after = from_board(port, PATIENCE)
    assert [game.id for game in before.games] == [game.id for game in after.games]
    assert before.games == after.games
    assert len(after.games) == 2


@on_posix
def test_a_line_that_is_spoiled_is_asked_for_again() -> None:
    spoiled: list[bytes] = []

    def once(line: bytes) -> bytes:
        if line.startswith(b"game ") and not spoiled:
            spoiled.append(line)
            return line[:20] + b"\r\n"
        return line

    with on_a_wire(board(FIRST, SECOND), once) as port:
        harvest = from_board(port, PATIENCE)
    assert (len(harvest.games), harvest.problem) == (2, "")
    assert spoiled


@on_posix
def test_a_line_that_is_spoiled_every_time_is_said_and_the_others_are_kept() -> None:
    with on_a_wire(board(FIRST, THIRD), lambda line: line.replace(b"3,Anna", b"3,Anne")) as port:
        harvest = from_board(port, PATIENCE)
    assert len(harvest.games) == 1
    assert harvest.problem == "Only 1 of 2 games came whole; run it again."


@on_posix
def test_a_board_that_is_unplugged_in_the_middle_costs_nothing_that_came() -> None:
    sent: list[bytes] = []

    def unplug(line: bytes) -> bytes:
        sent.append(line)
        return b"" if len([one for one in sent if one.startswith(b"game")]) > 1 else line

    with on_a_wire(board(FIRST, SECOND), unplug) as port:
        harvest = from_board(port, PATIENCE)
    assert [game.players[0].name for game in harvest.games] == ["Anna"]
    assert harvest.problem.startswith(f"The board at {port} is gone: ")


@on_posix
def test_a_board_that_speaks_of_other_things_is_a_sentence() -> None:
    def silent_about_games(line: bytes) -> bytes:
        return b"screen: setup\r\n" if line.startswith(b"game") else line

    with on_a_wire(board(FIRST), silent_about_games) as port:
        harvest = from_board(port, 0.6)
    assert harvest.problem.startswith("The board does not tell its games: ")


@on_posix
@pytest.mark.parametrize(
    ("answer", "patience", "problem"),
    [
        (b"", 0.3, "The board says nothing"),
        (b"Traceback\r\n>>> ", PATIENCE, "The board's program is not running"),
    ],
)
def test_a_board_whose_program_does_not_run_is_a_sentence(
    answer: bytes, patience: float, problem: str
) -> None:
    wire, computer = os.openpty()
    tty.setraw(computer)

    def reply() -> None:
        os.read(wire, 100)
        os.write(wire, answer)

    threading.Thread(target=reply, daemon=True).start()
    harvest = from_board(os.ttyname(computer), patience)
    os.close(wire)
    os.close(computer)
    assert harvest.problem.startswith(problem)
    assert harvest.games == []


def test_a_port_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    harvest = from_board(str(tmp_path / "no-port"), PATIENCE)
    assert harvest.problem.startswith("The board at ")
    assert "\n" not in harvest.problem


def test_version_1_0_games_with_the_same_points_are_two_games(tmp_path: Path) -> None:
    path = tmp_path / "lines.txt"
    path.write_text(2 * f"{game_line(bytes([0, 90, 0, 1, 80, 0]))}\n", encoding="utf-8")
    first, second = from_file(path).games
    assert second.id == f"{first.id}+2"


# The command.


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    path = tmp_path / "saved.txt"
    kept = Saves(bytearray(device_with(FIRST, SECOND, THIRD))).kept()
    path.write_text("".join(f"{game_line(data)}\n" for data in kept), encoding="utf-8")
    return path


def run(tmp_path: Path, saves: Path, *options: str) -> int:
    return main(parse(["--from", str(saves), "--book", str(tmp_path / "book"), *options]), world())


def test_three_games_come_out_as_a_table_and_twice_changes_nothing(
    tmp_path: Path, saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, saves) == 0
    first = capsys.readouterr()
    assert first.err.startswith("3 new games; ")
    book = (tmp_path / "book" / "games.jsonl").read_bytes()
    rows = [line.split() for line in first.out.splitlines()]
    assert rows[2][2:] == ["1.", "Zoë", "Blue", "55", "4", "5", "13", "4", "81"]
    assert rows[3] == ["2.", "Anna", "Castle", "52", "11*", "0", "10", "3", "76"]
    assert ["Anna", "2", "1", "84.5", "93"] in rows
    assert ["Zoë", "2", "1", "80.0", "81"] in rows
    assert run(tmp_path, saves) == 0
    again = capsys.readouterr()
    assert again.err.startswith("0 new games; ")
    assert again.out == first.out
    assert (tmp_path / "book" / "games.jsonl").read_bytes() == book


def test_people_are_put_together_in_everything_that_is_shown(
    tmp_path: Path, saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, saves)
    capsys.readouterr()
    people = '"Anna Maria" = ["Anna", "Yellow"]\n'
    (tmp_path / "book" / "people.toml").write_text(people, encoding="utf-8")
    run(tmp_path, saves, "--export", "csv")
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["person"] for row in rows].count("Anna Maria") == 3
    assert rows[0]["date"] == "2026-03-17"
    assert (rows[0]["marker"], rows[1]["marker"]) == ("1", "0")
    assert [int(row["points"]) for row in rows[:2]] == [76, 81]
    run(tmp_path, saves, "--export", "json")
    games = json.loads(capsys.readouterr().out)
    assert [player["person"] for player in games[2]["players"]] == ["Anna Maria", "Green"]
    assert games[0]["players"][0]["area"] == 52


@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_a_spreadsheet_takes_no_name_for_a_formula(
    start: str, tmp_path: Path, saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, saves)
    book = tmp_path / "book" / "games.jsonl"
    named = book.read_text(encoding="utf-8").replace('"Zoë"', f'"{start}1+1"')
    book.write_text(named, encoding="utf-8")
    people = f'"{start}cmd" = ["Anna"]\n'
    (tmp_path / "book" / "people.toml").write_text(people, encoding="utf-8")
    capsys.readouterr()
    run(tmp_path, saves, "--export", "csv")
    rows = list(csv.reader(io.StringIO(capsys.readouterr().out)))
    assert [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))] == []
    assert {f"'{start}1+1", f"'{start}cmd"} <= {cell for row in rows for cell in row}


def test_bg_stats_hears_who_had_the_bag_first() -> None:
    game = make("c13371-1", [(0, "Anna", (40,)), (1, "Ben", (30,))], 1, None, "2026-03-17")
    play = json.loads(urllib.parse.unquote(link(game).partition("data=")[2]))
    assert [player["startPlayer"] for player in play["players"]] == [False, True]


def test_bg_stats_gets_the_whole_play(
    tmp_path: Path,
    saves: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run(tmp_path, saves)
    second = capsys.readouterr().out.split()
    id = next(word for word in second if word.endswith("-2"))
    monkeypatch.setenv("COLUMNS", "200")
    assert run(tmp_path, saves, "--bgstats", id) == 0
    link, _, code = capsys.readouterr().out.partition("\n")
    start = "https://app.bgstatsapp.com/createPlay.html?data="
    assert link.startswith(start)
    play = json.loads(urllib.parse.unquote(link.removeprefix(start)))
    assert play["sourcePlayId"] == id
    assert play["playDate"] == "2026-03-17 12:00:00"
    assert play["game"]["name"] == "Tipperary"
    told = [(p["name"], p["score"], p["rank"], p["winner"]) for p in play["players"]]
    assert told == [("Zoë", 79, 2, False), ("Anna", 93, 1, True), ("Ben O", 36, 3, False)]
    assert [player["startPlayer"] for player in play["players"]] == [True, False, False]
    assert "█" in code
    monkeypatch.setenv("COLUMNS", "60")
    run(tmp_path, saves, "--bgstats")
    narrow = capsys.readouterr().out
    assert "wider window" in narrow
    assert "█" not in narrow


def test_a_game_that_is_not_there_is_a_sentence(
    tmp_path: Path, saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, saves, "--bgstats", "abc") == 1
    assert capsys.readouterr().err.endswith("There is no game abc; the table has their names.\n")


def test_without_a_board_what_is_there_is_shown(
    tmp_path: Path, saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, saves)
    shown = capsys.readouterr().out
    assert main(parse(["--book", str(tmp_path / "book")]), world()) == 0
    without = capsys.readouterr()
    assert without.out == shown
    assert without.err.startswith("No board is plugged in")
    assert main(parse(["--book", str(tmp_path / "empty")]), world()) == 0
    assert capsys.readouterr().out == "No games yet.\n"


@on_posix
def test_the_board_is_found_by_its_drive(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drive = make_drive(tmp_path / "CIRCUITPY")
    asked: list[str] = []
    with on_a_wire(board(FIRST)) as port:

        def found(uid: str) -> str:
            asked.append(uid)
            return port

        monkeypatch.setattr("tools.ledger.command.find_port", found)
        assert main(parse(["--book", str(tmp_path / "book")]), world(drive)) == 0
    assert "1 new game; " in capsys.readouterr().err
    assert len(asked) == 1
    assert asked[0]
    other = make_drive(tmp_path / "CIRCUITPY1")
    assert main(parse(["--book", str(tmp_path / "book")]), world(drive, other)) == 1
    assert "There are several boards" in capsys.readouterr().err


@on_posix
def test_what_came_before_the_cable_slipped_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def unplug(line: bytes) -> bytes:
        return b"" if b",12," in line else line

    with on_a_wire(board(FIRST, SECOND), unplug) as port:
        assert main(parse(["--port", port, "--book", str(tmp_path)]), world()) == 1
    said = capsys.readouterr()
    assert "is gone" in said.err
    assert "1 new game; " in said.err
    assert "Traceback" not in said.err
    with on_a_wire(board(FIRST, SECOND)) as port:
        assert main(parse(["--port", port, "--book", str(tmp_path)]), world()) == 0
    assert "1 new game; " in capsys.readouterr().err


def test_a_page_that_cannot_be_written_is_a_sentence(
    tmp_path: Path, saves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, saves, "--html", str(tmp_path / "no" / "page.html")) == 1
    assert "cannot be written: No such file or directory." in capsys.readouterr().err


def test_a_play_too_long_for_a_code_keeps_its_link(capsys: pytest.CaptureFixture[str]) -> None:
    points: tuple[int, ...] = (40,)
    players = [(seat, f"{seat}" + "鍵" * 39, points) for seat in range(5)]
    play([make("c13371-1", players, 1, None, "2026-03-17")], "last")
    said = capsys.readouterr().out
    assert said.startswith("https://")
    assert said.endswith("(It is too long for a QR code.)\n")


def test_a_star_in_a_name_is_not_the_marker_s() -> None:
    for marker in (None, 0):
        players = [(0, "St*r", (40, 3, 0, 0, 0)), (1, "Ben", (30, 2, 0, 0, 0))]
        game = make("c13371-1", [*players], 1, marker, "2026-03-17")
        assert ("Largest Flock" in text([game])) == (marker == 0)
