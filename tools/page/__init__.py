# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page: plain files in which the device runs, for any web space."""

FIRST = "raspberry_pi_pico"  # the board that it is at first
