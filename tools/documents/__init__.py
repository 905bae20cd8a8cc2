# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What tools/docs.py makes: the board table, the wiring, the overlays and the pictures."""
