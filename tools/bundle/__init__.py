# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Zips for people without Python: everything that is dragged onto a board's drive."""
