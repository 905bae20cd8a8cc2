# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `__future__`, which CircuitPython has for code that runs on a computer too."""

annotations = True
