# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tests share; importing it makes the device's package importable."""

import sys
from pathlib import Path

# At the end: in front, the device's code.py would stand for the standard library's `code`.
sys.path.append(str(Path(__file__).resolve().parents[2] / "firmware"))
