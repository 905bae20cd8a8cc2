#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Plays the companion on this computer: the real firmware, and a page that is the device."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.page.arguments import parse
from tools.support.environment import ensure

OPTIONS = parse(sys.argv[1:])
ensure("play")

from tools.page.command import main

if __name__ == "__main__":
    sys.exit(main(OPTIONS))
