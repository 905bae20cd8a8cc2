# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is on a board's drive, and how it gets there: shared by flash.py and play.py."""
