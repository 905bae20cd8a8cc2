#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Draws every screen in each language and size into host_tests/gallery/."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.support.environment import ROOT, perform, start

PARSER = argparse.ArgumentParser(description=__doc__)
PICTURES = ROOT / "host_tests" / "gallery"
PARSER.add_argument("--into", type=Path, default=PICTURES, help="another folder")
PARSER.add_argument("--only", default="", metavar="TEXT", help="sheets with this in the name")
OPTIONS = start(PARSER, "check")

if __name__ == "__main__":
    # The tests' device draws them, so the tests' own program is started, not imported.
    command = [sys.executable, "-m", "host_tests.support.contact_sheets"]
    chosen = ["--into", str(OPTIONS.into.resolve()), "--only", OPTIONS.only]
    perform(lambda _: subprocess.run(command + chosen, cwd=ROOT).returncode, OPTIONS)
