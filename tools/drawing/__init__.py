# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One drawing of each board: for the page, where it lives, and for pictures."""
