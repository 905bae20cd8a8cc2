# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The loop that turns until the power goes: the watchdog is fed, and an error is a sentence."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from host_tests.support.device import Device

OK = 3
HUNGRY_MS = 8000


class Reloaded(BaseException):
    """The board starts again."""


class Board:
    """A device whose own loop runs, on a clock that moves whenever it is looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.device = Device()
        self.now = self.device.now
        self.hungry = 0
        self.fed = 0
        runtime = SimpleNamespace(serial_bytes_available=0)
        self._provide(
            monkeypatch, "supervisor", ticks_ms=self.ticks, reload=self.reload, runtime=runtime
        )
        self._provide(monkeypatch, "board", board_id="raspberry_pi_pico")
        monkeypatch.delitem(sys.modules, "tipperary.main", raising=False)
        main: Any = importlib.import_module("tipperary.main")
        monkeypatch.delitem(sys.modules, "tipperary.main")
        hardware = SimpleNamespace(make_app=self.make_app, make_watchdog=lambda: self)
        real = main.borrow
        main.borrow = lambda name: hardware if name == "hardware" else real(name)
        self.turns: Iterator[int] = main.turns()

    def _provide(self, monkeypatch: pytest.MonkeyPatch, name: str, **what: Any) -> None:
        module = ModuleType(name)
        vars(module).update(what)
        monkeypatch.setitem(sys.modules, name, module)

    def make_app(self) -> Any:
        return self.device.app

    def ticks(self) -> int:
        self.now += 10
        self.hungry += 10
        assert self.hungry < HUNGRY_MS, "the watchdog bites"
        return self.now % (1 << 29)

    def reload(self) -> None:
        raise Reloaded

    def feed(self) -> None:
        self.fed += 1
        self.hungry = 0

    def run(self, turns: int) -> None:
        for _ in range(turns):
            next(self.turns)

    def breaks(self, what: Any, name: str) -> None:
        """From now on this raises."""

        def broken(*_: Any) -> None:
            raise OSError("trouble")

        setattr(what, name, broken)

    @property
    def key(self) -> list[int]:
        return self.device.keyboards[0].events


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    return Board(monkeypatch)


def test_the_watchdog_is_fed_in_every_turn(board: Board) -> None:
    board.run(2000)
    assert board.fed == 2000


def test_an_error_is_said_and_the_watchdog_is_fed_until_somebody_agrees(
    board: Board, capsys: pytest.CaptureFixture[str]
) -> None:
    board.run(5)
    board.breaks(board.device.app, "step")
    board.run(2000)
    assert board.device.app.t.ERROR[0] in board.device.text
    assert "error: trouble" in capsys.readouterr().out
    assert board.fed > 2000
    board.key.extend([OK, -OK])
    with pytest.raises(Reloaded):
        board.run(5)


def test_a_key_that_was_down_when_it_came_and_any_other_agree_to_nothing(board: Board) -> None:
    board.key.append(OK)
    board.run(5)
    board.breaks(board.device.app, "step")
    board.run(5)
    board.key.extend([-OK, 1, -1, 2, -2])
    board.run(20)
    board.key.extend([OK, -OK])
    with pytest.raises(Reloaded):
        board.run(5)


def test_it_can_be_left_even_if_it_cannot_be_painted(
    board: Board, capsys: pytest.CaptureFixture[str]
) -> None:
    board.run(5)
    board.breaks(board.device.app, "step")
    board.breaks(board.device.painter, "show")
    board.run(5)
    assert capsys.readouterr().out.count("error: trouble") == 2
    board.key.extend([OK, -OK])
    with pytest.raises(Reloaded):
        board.run(5)


def test_an_app_that_cannot_be_made_is_said_and_waits_for_good(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Board, "make_app", lambda self: 1 // 0)
    board = Board(monkeypatch)
    board.run(500)
    assert "error: " in capsys.readouterr().out
