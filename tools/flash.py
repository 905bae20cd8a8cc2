#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Puts the companion on a CircuitPython board: tests, builds, copies and verifies."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.drive.arguments import parse
from tools.support.environment import ensure

OPTIONS = parse(sys.argv[1:])
ensure("run")

from tools.drive.flash import main

if __name__ == "__main__":
    sys.exit(main(OPTIONS))
