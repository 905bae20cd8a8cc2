#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Runs every check of this repository: lint, format, types and tests."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, perform, start

EPILOG = "What follows -- goes to pytest: tools/check.py --fast -- -k journal"
PARSER = argparse.ArgumentParser(description=__doc__, epilog=EPILOG)
PARSER.add_argument(
    "--fast", action="store_true", help="for daily work: lint, and the tests not marked slow"
)
PARSER.add_argument("pytest", nargs="*", help=argparse.SUPPRESS)
OPTIONS = start(PARSER, "check")

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

from tools.support.browser import find_chromium

BESIDE = "types"  # checked while the others run; what it says comes after them


def checks(fast: bool, for_pytest: list[str]) -> dict[str, tuple[str, ...]]:
    # A process more than there are processors, as the tests in a browser mostly wait; pytest's
    # own variable may say otherwise.
    processes = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS", str((os.cpu_count() or 1) + 1))
    tests = ("pytest", "-n", processes, "--dist", "worksteal")
    found = {
        "lint": ("ruff", "check", "--quiet", "."),
        "format": ("ruff", "format", "--check", "--quiet", "."),
    }
    if fast:
        return {**found, "tests": (*tests, "-m", "not slow", *for_pytest)}
    return {**found, BESIDE: ("mypy", "--no-error-summary"), "tests": (*tests, *for_pytest)}


def run(name: str, arguments: tuple[str, ...]) -> tuple[bool, float, str]:
    """Whether it passed, its seconds, and what it said, if that was not to be seen at once."""
    print(f"\n{name}: {' '.join(arguments)}", flush=True)
    start = time.perf_counter()
    # The tests load the device's modules as often as the device does: each is compiled only once.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE if name == BESIDE else None,
        text=True,
    )
    return done.returncode == 0, time.perf_counter() - start, done.stdout or ""


def main(options: argparse.Namespace) -> int:
    if not options.fast and find_chromium() is None:
        print("No Chromium here, so the browser tests are skipped: apt-get install chromium")
    chosen = checks(options.fast, options.pytest)
    with ThreadPoolExecutor() as pool:
        beside = {name: pool.submit(run, name, chosen[name]) for name in chosen if name == BESIDE}
        results = {name: run(name, chosen[name]) for name in chosen if name != BESIDE}
        results |= {name: running.result() for name, running in beside.items()}

    print()
    for name in chosen:
        passed, seconds, said = results[name]
        print(f"{said}{name:<8}{'passed' if passed else 'FAILED':<8}{seconds:6.1f} s")
    return 0 if all(passed for passed, _, _ in results.values()) else 1


if __name__ == "__main__":
    perform(main, OPTIONS)
