# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Finished games: collected from the device, kept in a file, shown as tables and pictures."""
