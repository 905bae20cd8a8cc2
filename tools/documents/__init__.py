# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/docs.py makes: the board table, the wiring, the sheets to print and the pictures."""
