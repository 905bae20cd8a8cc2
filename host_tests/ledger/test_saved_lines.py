# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Lines in a file, as the page saves them or a console printed them: read like a board's."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path
from zlib import crc32

import pytest

from host_tests.support.kept import FIRST, SECOND, THIRD, line
from tipperary.console.game_lines import game_line, last_line
from tools.games import parse
from tools.ledger.command import World, main
from tools.ledger.sources import Harvest, from_file

LINES = [line(FIRST), line(SECOND), line(THIRD)]


def saved(folder: Path, *lines: str) -> Path:
    path = folder / "games.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def read(folder: Path, *lines: str) -> Harvest:
    return from_file(saved(folder, *lines))


def test_the_games_of_a_file_are_those_that_were_played(tmp_path: Path) -> None:
    harvest = read(tmp_path, *LINES, last_line(3))
    assert harvest.problem == ""
    assert [len(game.players) for game in harvest.games] == [2, 3, 2]
    assert harvest.games[0].players[1].name == "Zoë"
    assert {game.source for game in harvest.games} == {"file"}


def test_a_console_s_other_lines_its_line_ends_and_a_mark_of_encoding_do_no_harm(
    tmp_path: Path,
) -> None:
    path = tmp_path / "log.txt"
    log = [LINES[0], "screen: spin", LINES[1], last_line(2), LINES[2]]
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(log).encode() + b"\xff\r\n")
    harvest = from_file(path)
    assert (len(harvest.games), harvest.problem) == (2, f"1 line of {path} is not whole.")


def test_two_files_in_one_are_read_one_after_the_other(tmp_path: Path) -> None:
    """Version 1.0 gave games no number: the same line twice is two games, in one telling."""
    old = game_line(bytes([0, 90, 0, 1, 80, 0]))
    harvest = read(tmp_path, old, old, last_line(2), old, old, last_line(2))
    assert [game.id.partition("+")[2] for game in harvest.games] == ["", "2"]
    assert harvest.problem == ""


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "{} has no line of a finished game."),
        (["Dear diary"], "{} has no line of a finished game."),
        ([LINES[0], last_line(2)], "Only 1 of 2 games came whole; save {} again."),
        (
            [*LINES[:2], last_line(2), LINES[2], last_line(2)],
            "Only 1 of 2 games came whole; save {} again.",
        ),
        ([LINES[0], LINES[1][:-1]], "1 line of {} is not whole."),
        ([LINES[0], LINES[1][:-1], LINES[2][:9]], "2 lines of {} are not whole."),
    ],
)
def test_what_is_missing_is_said(lines: list[str], problem: str, tmp_path: Path) -> None:
    harvest = read(tmp_path, *lines)
    assert harvest.problem == problem.format(tmp_path / "games.txt")
    assert len(harvest.games) == len([line for line in lines if line in LINES])


def test_a_form_of_the_future_is_a_sentence(tmp_path: Path) -> None:
    text = "games 2 1"
    harvest = read(tmp_path, LINES[0], f"{text} *{crc32(text.encode()):08x}")
    assert "in a form that this program does not know" in harvest.problem
    assert len(harvest.games) == 1


def test_the_command_takes_them_in_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, *LINES, last_line(3))
    world = World(volumes=lambda: [], today=lambda: date(2026, 3, 17))
    options = ["--from", str(path), "--book", str(tmp_path / "book")]
    assert main(parse(options), world) == 0
    assert capsys.readouterr().err.startswith("3 new games; ")
    assert main(parse(options), world) == 0
    assert capsys.readouterr().err.startswith("0 new games; ")
    missing = ["--from", str(tmp_path / "none"), "--book", str(tmp_path / "book")]
    assert main(parse(missing), world) == 1
    assert "cannot be read: No such file or directory." in capsys.readouterr().err


def test_games_come_from_one_place_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        parse(["--from", "x", "--port", "y"])
    assert stopped.value.code == 2
    assert "--port: not allowed with argument --from" in capsys.readouterr().err


def many(count: int) -> list[str]:
    texts = [
        f"game 1 {number:06x}-{number % 99999} 0 - 0,90,Anna 1,80,Ben" for number in range(count)
    ]
    return [f"{text} *{crc32(text.encode()):08x}" for text in texts]


def test_ten_times_the_lines_take_about_ten_times_as_long(tmp_path: Path) -> None:
    def seconds(count: int) -> float:
        """Of this program alone, whatever else the computer does."""
        path = saved(tmp_path, *many(count))
        start = time.process_time()
        assert len(from_file(path).games) == count
        return time.process_time() - start

    few, lots = (min(seconds(count) for _ in range(3)) for count in (400, 4000))
    assert lots < 40 * few
