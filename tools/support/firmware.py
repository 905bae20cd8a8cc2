# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The one door through which the tools read what the firmware knows: its data, and its modules."""

from __future__ import annotations

import importlib
import re
import runpy
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tools.support.environment import ROOT

PACKAGE = "firmware/tipperary"
FIRST_PICTURE = 0x80  # pictures are letters of our fonts, from here on


def module(name: str) -> Any:
    """A module of the firmware, for what the device knows best itself; it has no types."""
    place = str(ROOT / "firmware")
    if place not in sys.path:
        # At the end: in front, the device's code.py would stand for the standard library's.
        sys.path.append(place)
    return importlib.import_module(f"tipperary.{name}")


@cache
def data(name: str, root: Path = ROOT) -> dict[str, Any]:
    """The names that a module of plain data has, such as light/colours; nothing is imported."""
    return runpy.run_path(str(root / PACKAGE / f"{name}.py"))


def version(root: Path = ROOT) -> str:
    """The one version number."""
    return str(data("__init__", root)["__version__"])


def texts(language: str, root: Path = ROOT) -> dict[str, str]:
    """The device's texts in a language, by their names."""
    return named(data(f"texts/{language}", root)["TEXTS"])


def words_in(room: Path, language: str) -> dict[str, str]:
    """A room's own words in a language, written like the device's texts."""
    return named((room / f"{language}.txt").read_text(encoding="utf-8"))


def named(lines: str) -> dict[str, str]:
    """Texts by their names, as `NAME=text` in a line each."""
    marked = (line for line in lines.splitlines() if "=" in line and not line.startswith("#"))
    return dict(line.split("=", 1) for line in marked)


def languages(root: Path = ROOT) -> dict[str, str]:
    """What each language calls itself, by its code; in the order that the device has them in."""
    codes = languages_in(root / PACKAGE / "texts", "py")
    return {code: texts(code, root)["NAME"] for code in codes}


def languages_in(room: Path, ending: str = "txt") -> list[str]:
    """The languages that a room has a file for, found by looking; English is the first."""
    codes = (path.stem for path in room.glob(f"[!_.]*.{ending}"))
    return sorted(codes, key=lambda code: (code != "en", code))


@cache
def displays() -> dict[str, str]:
    """Every driver of a display, with the module of the bus that it is wired by, or nothing."""
    found = {}
    for path in sorted((ROOT / PACKAGE / "displays").glob("[!_.]*.py")):
        source = path.read_text(encoding="utf-8")
        if "\ndef make(" in source:
            bus = re.search(r"^from tipperary\.displays\.(\w+) import bus$", source, re.M)
            found[path.stem] = bus[1] if bus else ""
    return found


def picture_names(root: Path = ROOT) -> tuple[str, ...]:
    """Our pictures, which are in firmware/pictures, in the order of their places in the fonts."""
    lines = (root / "firmware/pictures/order.txt").read_text(encoding="utf-8").splitlines()
    return tuple(" ".join(line for line in lines if line[0] != "#").split())


def with_pictures(text: str) -> str:
    """The text with each {name} as the picture of that name."""
    names = picture_names()
    return re.sub(r"{(\w+)}", lambda match: chr(FIRST_PICTURE + names.index(match[1])), text)


def crest_colours() -> tuple[int, ...]:
    """The coats of arms' colours, as light."""
    return tuple(data("light/colours")["LIGHT"])


def emblem(crest: int) -> str:
    """A coat of arms' emblem, of our pictures the first ones, as shapes in a square of 20."""
    return shapes(picture_names()[crest])


def shapes(name: str) -> str:
    """One of our pictures as shapes in a square of 20, or nothing if there is no such picture."""
    path = ROOT / "firmware" / "pictures" / f"{name}.svg"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", text, re.S)
    return drawing[1].strip() if drawing else ""
