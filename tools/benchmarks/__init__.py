# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What `tools/benchmark.py` measures: one module a topic, one function a row of its table."""
