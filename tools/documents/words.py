# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The words, colours and emblems that papers share with the device."""

from __future__ import annotations

import re
from pathlib import Path

from tools.support import firmware
from tools.support.environment import ROOT

PICTURES = ROOT / "firmware" / "pictures"
SHEET_WORDS = Path(__file__).parent / "sheet_words"


def paper_languages(papers: Path = SHEET_WORDS) -> list[str]:
    """The languages that papers of a kind are in, found by looking; English is the first."""
    return sorted(
        (path.stem for path in papers.glob("*.txt")), key=lambda code: (code != "en", code)
    )


def crest_colours() -> tuple[int, ...]:
    """The coats of arms' colours, as light."""
    return tuple(firmware.data("light/colours")["LIGHT"])


def crest_names(language: str = "en") -> list[str]:
    return firmware.texts(language)["CRESTS"].split("|")


def sheet_words(language: str) -> dict[str, str]:
    """The sentences on a sheet to print, by their names."""
    return firmware.named((SHEET_WORDS / f"{language}.txt").read_text(encoding="utf-8"))


def emblem(crest: int) -> str:
    """A coat of arms' emblem, of our pictures the first ones, as shapes in a square of 20."""
    return shapes(firmware.picture_names()[crest])


def shapes(name: str) -> str:
    """One of our pictures as shapes in a square of 20, or nothing if there is no such picture."""
    path = PICTURES / f"{name}.svg"
    if not path.exists():
        return ""
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", path.read_text(encoding="utf-8"), re.S)
    return drawing[1].strip() if drawing else ""
