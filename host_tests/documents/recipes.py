# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Documents as a person follows them: their commands, and recipes done in a copy of the house."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.support.environment import ROOT

FENCE = re.compile(r"^ *```(\w+)(?: +(\S+))?\n(.*?)^ *```$", re.M | re.S)
INLINE = re.compile(r"`(python3 tools/[^`]+)`")
ROOMS = ("boards", "docs", "engine_core", "firmware", "host_tests", "requirements", "tools")
# What Python has compiled is taken along: it holds as long as a file's time and size do. Not what
# another process is writing at this moment.
IGNORED = shutil.ignore_patterns("*.pyc.*")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file it is about, and what is in it."""

    language: str
    path: str
    text: str


def blocks(text: str) -> list[Block]:
    return [Block(match[1], match[2] or "", match[3]) for match in FENCE.finditer(text)]


def commands(text: str) -> list[str]:
    """Every command of ours: in blocks for a shell, and in the middle of a sentence."""
    found = []
    for block in blocks(text):
        if block.language == "sh":
            found += [line.strip() for line in block.text.splitlines() if line.strip()]
    return found + INLINE.findall(FENCE.sub("", text))


def sections(text: str, level: int) -> dict[str, str]:
    """The parts of a document below its headings of that level."""
    parts = re.split(rf"^{'#' * level} (.+)$", text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def copy_of_the_house(folder: Path) -> Path:
    """This repository with everything a command needs; the environment is shared."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, folder / room, ignore=IGNORED)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copyfile(path, folder / path.name)
    (folder / "build").mkdir()
    (folder / ".venv").symlink_to(ROOT / ".venv", target_is_directory=True)
    return folder


def follow(text: str, house: Path) -> list[str]:
    """Do what the blocks of a recipe say, in their order; what its commands printed."""
    said = []
    for block in blocks(text):
        if block.language == "sh":
            said += [run(line, house) for line in block.text.splitlines()]
        elif block.language == "diff":
            _change(house / block.path, block.text)
        else:
            assert block.path, f"a recipe's block does not say which file it is: {block.text}"
            (house / block.path).write_text(block.text, encoding="utf-8")
    return said


def run(command: str, house: Path, **environment: str) -> str:
    """Run a command as it is written; it has to succeed."""
    done = subprocess.run(
        shlex.split(command),
        cwd=house,
        env={**clean_environment(), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def clean_environment() -> dict[str, str]:
    """As in a new terminal, not as within a run of pytest, and with no screen to open pages on.

    All processors have work already: tests within a test need no processes of their own.
    """
    ours = ("PYTEST_", "DISPLAY", "WAYLAND_DISPLAY", "COV_")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    return {**kept, "PYTEST_XDIST_AUTO_NUM_WORKERS": "0"}


def _change(path: Path, diff: str) -> None:
    lines = diff.splitlines()
    before = "\n".join(line[1:] for line in lines if line.startswith("-"))
    after = "\n".join(line[1:] for line in lines if line.startswith("+"))
    text = path.read_text(encoding="utf-8")
    assert before in text, f"{path.name} has no longer what the recipe changes:\n{before}"
    path.write_text(text.replace(before, after), encoding="utf-8")
