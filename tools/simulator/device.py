# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device process: runs the drive's boot.py and code.py as a board would.

It is given the drive's folder, a board id, the file of its nvm and perhaps a language; `live.py`
and `script.py` say what its keys and its clock are.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
import traceback
import types
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import TextIO, cast

from tools.simulator.wires import Wires, connect

# In the order in which they need each other; `board` comes last, as it may make a display.
STANDINS = (
    *("watchdog", "microcontroller", "digitalio", "analogio", "pwmio", "busio", "audiocore"),
    *("audioio", "keypad", "rotaryio", "neopixel_write", "storage", "supervisor"),
    *("usb_hid", "usb_midi"),
)
PREFIX = "tools.simulator.standins."


def plug_in(wires: Wires, drive: Path) -> LanguageWatch:
    """Put the stand-ins under their own names and the drive on the path."""
    connect(wires)
    for name in STANDINS:
        sys.modules[name] = importlib.import_module(PREFIX + name)
    display = importlib.import_module("tools.simulator.display")
    display.install()
    sys.modules["board"] = importlib.import_module(PREFIX + "board")
    # The repository has a package engine_core of its own; the drive's is the one to run.
    sys.path[:] = [str(drive), *(path for path in sys.path if not _has_tools(path))]
    sys.dont_write_bytecode = True
    os.chdir(drive)
    sys.modules["time"] = _board_time(wires)
    sys.stdin = cast(TextIO, ConsoleIn(wires))
    watch = LanguageWatch()
    sys.meta_path.insert(0, watch)
    return watch


def _has_tools(path: str) -> bool:
    return (Path(path or ".") / "tools" / "simulator").is_dir()


def _board_time(wires: Wires) -> types.ModuleType:
    module = types.ModuleType("time")
    module.__dict__.update(vars(time), sleep=wires.clock.sleep)
    return module


def set_language(wires: Wires, code: str) -> None:
    """Choose a language as the device's own settings do, before it starts."""
    saves = importlib.import_module("tipperary.store.saves")
    saves.Saves(wires.nvm).set("language", code)


class ConsoleIn:
    """sys.stdin of the firmware, as far as a board's goes beyond CPython's."""

    def __init__(self, wires: Wires) -> None:
        self._typed = wires.typed

    def readinto(self, buffer: bytearray) -> int:
        """Bytes as they came; a board would wait for those that are missing."""
        count = min(len(buffer), len(self._typed))
        for index in range(count):
            buffer[index] = self._typed.popleft()
        return count


class LanguageWatch(MetaPathFinder):
    """Knows the language that the device speaks: the one whose texts it imported last."""

    def __init__(self) -> None:
        self.code = ""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        package, _, module = name.rpartition(".")
        if package == "tipperary.texts":
            self.code = module


def run(drive: Path) -> str | None:
    """boot.py, then code.py, until it ends; an error that nothing caught is a sentence."""
    for name in ("boot.py", "code.py"):
        path = drive / name
        try:
            source = path.read_text(encoding="utf-8")
            exec(compile(source, name, "exec"), {"__name__": "__main__", "__file__": name})
        except Exception as error:
            traceback.print_exception(error)
            return f"The firmware stopped: {describe(error, drive)}."
    return None


def describe(error: Exception, drive: Path) -> str:
    """An error in one line, with the last place in the firmware that had to do with it."""
    text = " ".join(str(error).split()).rstrip(".")
    named = f"{type(error).__name__}: {text}" if text else type(error).__name__
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if not path.is_absolute() or drive in path.parents:
            place = path.relative_to(drive) if path.is_absolute() else path
            return f"{named} ({place.as_posix()}, line {frame.lineno})"
    return named
