# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The rules of the game: pure, without hardware, clock or entropy of their own."""
