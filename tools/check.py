#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Runs every check of this repository: lint, format, types and tests."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, ensure


def parse() -> argparse.Namespace:
    """The options, first of all: --help and a wrong one need nothing installed."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog="What follows -- goes to pytest: tools/check.py --fast -- -k journal",
    )
    parser.add_argument(
        "--fast", action="store_true", help="for daily work: lint, and the tests not marked slow"
    )
    parser.add_argument("pytest", nargs="*", help=argparse.SUPPRESS)
    return parser.parse_args()


OPTIONS = parse()
ensure("check")

import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools.support.browser import find_chromium


@dataclass(frozen=True)
class Check:
    name: str
    arguments: tuple[str, ...]
    daily: bool = True
    beside: bool = False  # while the others run; what it says comes after them


def checks(fast: bool, for_pytest: list[str]) -> list[Check]:
    # A process more than there are processors, as the tests in a browser mostly wait; pytest's
    # own variable may say otherwise.
    processes = os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS", str((os.cpu_count() or 1) + 1))
    tests = ["-n", processes, "--dist", "worksteal"]
    if fast:
        tests += ["-m", "not slow"]
    return [
        Check("lint", ("ruff", "check", "--quiet", ".")),
        Check("format", ("ruff", "format", "--check", "--quiet", ".")),
        Check("types", ("mypy", "--no-error-summary"), daily=False, beside=True),
        Check("tests", ("pytest", *tests, *for_pytest)),
    ]


def run(check: Check) -> tuple[bool, float, str]:
    """Whether it passed, its seconds, and what it said, if that was not to be seen at once."""
    print(f"\n{check.name}: {' '.join(check.arguments)}", flush=True)
    start = time.perf_counter()
    # The tests load the device's modules as often as the device does: each is compiled only once.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", *check.arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE if check.beside else None,
        text=True,
    )
    return done.returncode == 0, time.perf_counter() - start, done.stdout or ""


def main(options: argparse.Namespace) -> int:
    if not options.fast and find_chromium() is None:
        print("No Chromium here, so the browser tests are skipped: apt-get install chromium")
    chosen = [c for c in checks(options.fast, options.pytest) if c.daily or not options.fast]
    with ThreadPoolExecutor() as pool:
        beside = {check: pool.submit(run, check) for check in chosen if check.beside}
        results = {check: run(check) for check in chosen if not check.beside}
        results |= {check: running.result() for check, running in beside.items()}

    print()
    for check in chosen:
        passed, seconds, said = results[check]
        print(f"{said}{check.name:<8}{'passed' if passed else 'FAILED':<8}{seconds:6.1f} s")
    return 0 if all(passed for passed, _, _ in results.values()) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(OPTIONS))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
