# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The rooms of the house and the doors between them: who may import what."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distributions
from pathlib import Path

import pytest

from tools.support.environment import ROOT

# Of the standard library, what CircuitPython 9.2 and 10 have on every board of ours and what
# needs neither hardware, clock nor chance.
PURE = {"array", "binascii", "collections", "errno", "math", "struct", "sys"}
ON_BOARD = PURE | {"builtins", "gc", "io", "json", "micropython", "os", "random", "re", "time"}

# The rooms of the device, and what each may use besides itself: first those that know a part of
# the board, then what is made of them. Only the modules beside the rooms bring them together.
FOR_ALL = {"borrow", "ticks"}
ROOMS: dict[str, set[str]] = {
    "input": set(),
    "light": set(),
    "sound": set(),
    "displays": set(),
    "face": {"light"},
    "texts": set(),
    "store": {"engine_core", "settings"},
    "screens": {"engine_core", "store", "face", "input", "settings", "board_data"},
    "console": {"engine_core", "store", "input"},
}


@cache
def of_circuitpython() -> set[str]:
    """The modules that CircuitPython or Adafruit's libraries bring to a board."""
    names = set()
    for distribution in distributions():
        project = distribution.metadata["Name"].lower().replace("_", "-")
        if project == "circuitpython-stubs" or project.startswith("adafruit-circuitpython-"):
            tops = {Path(file).parts[0] for file in distribution.files or ()}
            names |= {top.removesuffix(".py").removesuffix("-stubs") for top in tops}
    return names


def imports(source: str) -> Iterator[tuple[str, frozenset[str], bool]]:
    """Every import as (top-level module, names taken from it, guarded by except ImportError)."""
    tree = ast.parse(source)
    guarded = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        and any(isinstance(h.type, ast.Name) and h.type.id == "ImportError" for h in node.handlers)
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name.split(".")[0], frozenset(), id(node) in guarded
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            taken = frozenset(alias.name for alias in node.names)
            yield (node.module or "").split(".")[0], taken, id(node) in guarded
        elif isinstance(node, ast.Name) and node.id == "__import__":
            yield "__import__", frozenset(), False


def wrong_in_engine_core(source: str) -> list[str]:
    return [
        module
        for module, taken, guarded in imports(source)
        if module not in PURE | {"engine_core"}
        and not (module == "micropython" and taken == {"const"} and guarded)
    ]


def wrong_in_firmware(source: str) -> list[str]:
    ours = {"engine_core", "tipperary", "__import__"}
    never = {"tools", "host_tests", "boards"}
    return [
        module
        for module, _, guarded in imports(source)
        if module in never or not (module in ours | ON_BOARD | of_circuitpython() or guarded)
    ]


def rooms_used(source: str) -> set[str]:
    """The rooms and modules of the device that a module imports or borrows, and the engine."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "tipperary":
            found |= {alias.name for alias in node.names} - {"__version__"}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").removeprefix("tipperary."))
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix("tipperary.") for alias in node.names}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "borrow":
            texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
            found.add(str(texts[0]))
    ours = {path.stem for path in (ROOT / "firmware" / "tipperary").iterdir()}
    return {name.split(".")[0] for name in found} & (ours | {"engine_core", "board_data"})


def sources(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


@pytest.mark.parametrize("path", sources("engine_core"), ids=lambda path: path.name)
def test_the_engine_imports_itself_and_what_is_pure(path: Path) -> None:
    assert wrong_in_engine_core(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", sources("firmware"), ids=lambda path: path.name)
def test_the_firmware_imports_the_engine_and_what_a_board_has(path: Path) -> None:
    assert wrong_in_firmware(path.read_text(encoding="utf-8")) == []


def test_every_room_of_the_device_has_its_doors_stated() -> None:
    folders = {path.parent.name for path in (ROOT / "firmware" / "tipperary").glob("*/*.py")}
    assert folders == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_the_device_uses_only_what_its_doors_lead_to(room: str) -> None:
    used = set()
    for path in sources(f"firmware/tipperary/{room}"):
        wrong = rooms_used(path.read_text(encoding="utf-8")) - ROOMS[room] - FOR_ALL - {room}
        assert wrong == set(), path.name
        used |= rooms_used(path.read_text(encoding="utf-8"))
    assert used >= ROOMS[room]  # no door is open that nobody uses


@pytest.mark.parametrize(
    ("source", "rooms"),
    [
        ("from tipperary.face.view import View", {"face"}),
        ("from tipperary import ticks, __version__", {"ticks"}),
        ("import tipperary.store.saves", {"store"}),
        ('def late():\n    borrow("screens." + name).Screen', {"screens"}),
        ('borrow("engine_core.towers")', {"engine_core"}),
        ("import os\nfrom adafruit_display_text import label", set()),
    ],
)
def test_a_way_through_a_door_is_seen(source: str, rooms: set[str]) -> None:
    assert rooms_used(source) == rooms


def test_no_tool_imports_the_tests() -> None:
    """What both need is a tool: tools/support has it."""
    for path in sources("tools"):
        tops = [top for top, *_ in imports(path.read_text(encoding="utf-8"))]
        assert "host_tests" not in tops, path


def test_the_boards_are_data_only() -> None:
    files = sorted(path for path in (ROOT / "boards").rglob("*") if path.is_file())
    assert [path.name for path in files if path.suffix != ".toml"] == []
    assert all(tomllib.loads(path.read_text(encoding="utf-8")) for path in files)
    assert files


def test_a_room_of_tests_has_its_own_helpers_or_those_of_all() -> None:
    for path in sources("host_tests"):
        used = re.findall(r"(?:from|import) host_tests\.(\w+)(\S*)", path.read_text("utf-8"))
        for room, module in used:
            assert room in (path.parent.name, "support"), path
            assert not module.startswith(".test_"), path  # tests are no helpers


def test_there_is_no_code_in_any_other_room() -> None:
    rooms = {path.parent.name for path in ROOT.glob("*/*.py") if path.parent.name[0] != "."}
    assert rooms - {"build"} == {"engine_core", "firmware", "host_tests", "tools"}
    assert list(ROOT.glob("*.py")) == []


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "from os import urandom",
        "import random",
        "import microcontroller",
        "from micropython import const",
        "try:\n    from micropython import native\nexcept ImportError:\n    pass",
        "def late():\n    from tipperary import app",
        "from tools.support import vm",
        "import typing",
        "__import__('time')",
    ],
)
def test_the_engine_s_door_is_shut_to(line: str) -> None:
    assert len(wrong_in_engine_core(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "import tools.play",
        "try:\n    from tools import play\nexcept ImportError:\n    pass",
        "from host_tests import support",
        "import boards",
        "import dataclasses",
        "def late():\n    import asyncio",
        "from PIL import Image",
    ],
)
def test_the_firmware_s_door_is_shut_to(line: str) -> None:
    assert len(wrong_in_firmware(line)) == 1


def test_the_doors_that_must_be_open_are_open() -> None:
    guarded = "try:\n    from micropython import const\nexcept ImportError:\n    pass\n"
    assert wrong_in_engine_core(guarded + "from engine_core import rules\nimport struct") == []
    device = "import board, displayio, neopixel, keypad, os, supervisor, microcontroller\n"
    device += "from adafruit_display_text import label\nfrom engine_core.game import Game\n"
    device += "try:\n    import rotaryio\nexcept ImportError:\n    rotaryio = None"
    assert wrong_in_firmware(device) == []
