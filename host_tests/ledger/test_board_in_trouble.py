# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A board that says anything but its games: asking it ends soon, in a sentence with a way on."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

import pytest

from tools.drive.monitor import TROUBLE
from tools.ledger.sources import from_board
from tools.support.environment import ROOT

if os.name != "nt":
    import tty
pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")

TALKS = 6.0  # seconds: a program that waits for silence is found out, and the test ends


def signed(text: str) -> bytes:
    return f"{text} *{crc32(text.encode()):08x}\r\n".encode()


@contextmanager
def board_that_says(said: bytes, every: float) -> Iterator[str]:
    """A serial port on which the same is said again and again, whatever is asked, for a while."""
    wire, computer = os.openpty()
    tty.setraw(computer)
    os.set_blocking(wire, False)
    ended = threading.Event()

    def loop() -> None:
        for _ in range(int(TALKS / every)):
            os.write(wire, said)
            if ended.wait(every):
                break

    speaker = threading.Thread(target=loop, daemon=True)
    speaker.start()
    try:
        yield os.ttyname(computer)
    finally:
        ended.set()
        speaker.join()
        os.close(wire)
        os.close(computer)


def answer_to(said: bytes, every: float = 0.05, patience: float = 0.6) -> str:
    start = time.monotonic()
    with board_that_says(said, every) as port:
        harvest = from_board(port, patience)
    assert time.monotonic() - start < TALKS - 1
    assert harvest.games == []
    return harvest.problem


def test_a_board_that_talks_on_and_on_is_asked_no_longer_than_a_silent_one() -> None:
    said = answer_to(b"screen: setup\r\n")
    assert said.startswith("The board does not tell its games")
    assert said.endswith('It said last: "screen: setup".')


@pytest.mark.parametrize(
    ("said", "way_on"),
    [
        ("Update incomplete: copy again", "flash it again with tools/flash.py"),
        ("Please delete tipperary/old.mpy and 3 more", "flash it again with tools/flash.py"),
        ("This copy is for pygamer, this board is pybadge", "flash it again with tools/flash.py"),
        ("stopped: everything is saved; Ctrl-D starts again", "press its reset button"),
    ],
)
def test_the_device_s_own_sentences_are_known(said: str, way_on: str) -> None:
    answer = answer_to(f"{said}\r\n".encode(), patience=20)
    assert answer == f'The device says "{said}": {way_on}, then try again.'


def test_they_are_those_of_code_py() -> None:
    code = (ROOT / "firmware" / "code.py").read_text(encoding="utf-8")
    assert [start for start in TROUBLE if f'"{start}' not in code] == []


@pytest.mark.parametrize("text", ["games 1 x", "games 1", "games 1 1 1", "games 2 1", "games 1 -1"])
def test_a_last_line_that_makes_no_sense_is_a_sentence(text: str) -> None:
    assert answer_to(signed(text), patience=20) == (
        "The device tells its games in a form that this program does not know: bring both to the "
        "same version."
    )


def test_numbers_without_end_are_no_game() -> None:
    digits = "1" * 5000
    with board_that_says(signed(f"game {digits} c13371-1 0 0 0,1, 1,2,"), 0.05) as port:
        harvest = from_board(port, 0.6)
    assert "another form" in harvest.problem


def test_the_same_game_again_and_again_ends_too() -> None:
    line = signed("game 1 c13371-1 0 - 0,90, 1,80,")
    start = time.monotonic()
    with board_that_says(line, 0.05) as port:
        harvest = from_board(port, 0.6)
    assert time.monotonic() - start < TALKS - 1
    assert [game.id for game in harvest.games] == ["c13371-1"]
    assert harvest.problem.startswith("The board does not tell its games")
