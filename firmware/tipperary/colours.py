# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One colour for each coat of arms, told apart also by the colour-blind."""

LIGHT = (0xFFFFFF, 0xFF6400, 0x0028FF, 0x00B43C, 0xFF0078)  # as LED light
SCREEN = (0xFFFFFF, 0xFFA030, 0x6496FF, 0x3CDC78, 0xFF78B4)  # as text on black
