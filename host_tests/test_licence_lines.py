# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every text file of the repository begins with whose it is and under which licence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.support.environment import ROOT

LINES = (
    "SPDX-FileCopyrightText: 2026 the Tipperary companion authors",
    "SPDX-License-Identifier: MIT",
)
PICTURES = (".png", ".webp")
# The licence itself; JSON, which has no comments; what pip's resolver writes.
WITHOUT = ("LICENSE", "*.json", "*.webmanifest", "requirements/*.txt")


def files() -> Iterator[Path]:
    """What is in the repository, whether or not git is here to say so."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if f"{name}/" not in (*ignored, ".git/")]
        for name in names:
            path = Path(folder, name).relative_to(ROOT)
            if name not in (*ignored, ".git") and path.suffix not in PICTURES:
                yield path


def licensed(text: str) -> bool:
    return all(any(line in head for head in text.splitlines()[:6]) for line in LINES)


def test_every_text_file_says_whose_it_is() -> None:
    found = list(files())
    assert len(found) > 300
    silent = [path for path in found if not any(map(path.match, WITHOUT))]
    silent = [path for path in silent if not licensed((ROOT / path).read_text(encoding="utf-8"))]
    assert sorted(map(str, silent)) == []


@pytest.mark.parametrize("line", LINES)
def test_both_lines_are_asked_for(line: str) -> None:
    assert licensed("\n".join(LINES))
    assert not licensed(line)
