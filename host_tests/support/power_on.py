# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A board at power-on: the code.py of a drive folder is run, with the modules that it imports."""

from __future__ import annotations

import contextlib
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from tools.boards.board import board_ids, load


class Waiting(Exception):
    """code.py has said what is wrong and waits for the next flash."""


class Board:
    """A drive in source form, and the board that it is plugged into."""

    def __init__(self, drive: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
        self.drive = drive
        self.id = "raspberry_pi_pico"
        self.screen: dict[str, object] = {}
        self.pins: list[str] = []
        self.broken_bus = False
        self.imported: list[str] = []  # of our modules, at the last power-on
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.syspath_prepend(str(drive))
        # A board compiles at every power-on; Python would not see a file changed twice a second.
        monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def _sleep(self, seconds: float) -> None:
        raise Waiting

    def power_on(self) -> str:
        """What the console says."""
        self._monkeypatch.chdir(self.drive)
        for name, members in self._circuitpython().items():
            module = types.ModuleType(name)
            vars(module).update(members)
            self._monkeypatch.setitem(sys.modules, name, module)
        for name in _ours():
            self._monkeypatch.delitem(sys.modules, name)
        try:
            source = (self.drive / "code.py").read_text()
            with contextlib.suppress(Waiting):
                exec(compile(source, "code.py", "exec"), {"__name__": "__main__"})
        finally:
            self.imported = _ours()
            for name in self.imported:  # which are the drive's, and no other test's
                del sys.modules[name]
        return str(self._capsys.readouterr().out)

    def _circuitpython(self) -> dict[str, dict[str, Any]]:
        """The modules that code.py may import; a pin is its name."""
        pins = load(self.id).pins() if self.id in board_ids() else ()
        return {
            "board": {
                "board_id": self.id,
                **{name: name for name in pins},
                "DISPLAY": Screen(self.screen),
            },
            "time": {"sleep": self._sleep},
            "busio": {"I2C": self._bus, "SPI": self._bus},
            "displayio": {"release_displays": lambda: None},
            "i2cdisplaybus": {"I2CDisplayBus": self._display},
            "fourwire": {"FourWire": self._bus},
            "adafruit_displayio_ssd1306": {"SSD1306": self._display},
        }

    def _bus(self, *pins: str, **others: object) -> None:
        if self.broken_bus:
            raise RuntimeError("no pull-up")
        self.pins += [pin for pin in (*pins, *others.values()) if isinstance(pin, str)]

    def _display(self, bus: None, **settings: int) -> Screen:
        self.screen.update(settings)
        return Screen(self.screen)


class Screen:
    """A display whose settings can be looked at."""

    def __init__(self, settings: dict[str, object]) -> None:
        self.__dict__ = settings


def _ours() -> list[str]:
    return [name for name in sys.modules if name.partition(".")[0] == "tipperary"]


def code_py_says(drive: Path, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """What the drive's own code.py finds wrong with the drive."""
    functions = (drive / "code.py").read_text()
    board = types.ModuleType("board")
    vars(board)["board_id"] = "raspberry_pi_pico"
    monkeypatch.setitem(sys.modules, "board", board)
    monkeypatch.chdir(drive)
    names: dict[str, Any] = {"__name__": "code"}
    exec(functions, names)
    found: str | None = names["problem"]([])
    monkeypatch.undo()
    return found
