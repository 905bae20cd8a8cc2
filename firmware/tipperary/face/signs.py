# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Pictures are letters: each has a place in the fonts that no alphabet uses."""

# Their places from 0x80 on are in the order of firmware/pictures/order.txt.
CREST = "\x80\x81\x82\x83\x84"  # one for each coat of arms
SHEEP = "\x85"
BAG = "\x86"
BARREL = "\x87"
TOWER = "\x88"
CATEGORY = "\x89\x85\x8a\x8b\x8c"  # area, sheep, exploration, whiskey, stone circles
LEFT = "\x8d"
RIGHT = "\x8e"
UP = "\x8f"
DOWN = "\x90"
TURN = "\x91"
HOLD = "\x94"  # beside a key's word: holding it is the menu, or the way back
TILE = "\x95"
GRAIN = "\x96"
RUIN = "\x97"
BOG = "\x98"
THIN = "\u202f"  # a narrow space: French has one before : ; ? and !
GAP = 0xE000  # and one letter from there on for each width, in pixels, of a gap in a line
