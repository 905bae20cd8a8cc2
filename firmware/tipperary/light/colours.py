# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One colour for each coat of arms, told apart also by the colour-blind; the screen's others."""

LIGHT = (0xFFFFFF, 0xFF9600, 0x0028FF, 0x00B43C, 0xFF0078)  # as LED light
SCREEN = (0xFFFFFF, 0xFFD23C, 0x6EA0FF, 0x3CDC78, 0xFF82BE)  # on the screen's own ground

TEXT = 0xF4F1E8
QUIET = 0xA9B4BE  # headings, and coats of arms that nobody plays
GROUND = 0x101820
BAR = 0x2C3A48
WATER = 0x1F4E79
WAVE = 0x5FA8DC
WOOD = 0xE0A050
INK = 0x000001  # on a field of colour or light: as dark as the ground
KEY = 0x000002  # on the bar of keys
