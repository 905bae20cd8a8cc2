# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page's own words: a file in web/words/ for each language that it speaks."""

from __future__ import annotations

import tomllib
from pathlib import Path

WORDS = Path(__file__).with_name("web") / "words"
ENGLISH = "en"


def page_words(code: str) -> dict[str, str]:
    """The words in a language, `lang` among them; English where the page has no others."""
    path = WORDS / f"{code}.toml"
    if not path.is_file():
        path = WORDS / f"{ENGLISH}.toml"
    return {"lang": path.stem, **tomllib.loads(path.read_text(encoding="utf-8"))}
