# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""On a fresh clone --help and a wrong option answer at once, and nothing is installed for that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.support.environment import ROOT

BASE = Path(sys.base_prefix, "python.exe" if os.name == "nt" else "bin/python3")
COMMANDS = sorted(path.stem for path in (ROOT / "tools").glob("[!_]*.py"))
NEEDED = ("tools", "firmware", "engine_core", "boards", "requirements")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository as it was cloned: no environment, nothing built."""
    folder = tmp_path_factory.mktemp("clone")
    for name in NEEDED:
        ignored = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    return folder


def files(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


def ask(clone: Path, command: str, option: str) -> subprocess.CompletedProcess[str]:
    before = files(clone)
    # -S: only the standard library, and none of what is installed on this computer.
    done = subprocess.run(
        [str(BASE), "-B", "-S", str(clone / "tools" / f"{command}.py"), option],
        cwd=clone,
        env={**os.environ, "PIP_NO_INDEX": "1"},
        capture_output=True,
        text=True,
        timeout=20,
    )
    assert files(clone) == before
    return done


@pytest.mark.parametrize("command", COMMANDS)
def test_help_needs_nothing(command: str, clone: Path) -> None:
    done = ask(clone, command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: {command}.py")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_option_needs_nothing(command: str, clone: Path) -> None:
    done = ask(clone, command, "--no-such-option")
    assert (done.returncode, done.stdout) == (2, "")
    assert "unrecognized arguments: --no-such-option" in done.stderr
    assert "Traceback" not in done.stderr
