# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tests share; importing it makes the device's package importable."""

import sys

from host_tests.support.loading import ROOT, remember_modules

# At the end: in front, the device's code.py would stand for the standard library's `code`.
sys.path.append(str(ROOT / "firmware"))
remember_modules()
