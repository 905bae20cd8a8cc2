# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Pictures are letters: each has a place in the fonts that no alphabet uses."""

# The files in firmware/pictures, in the order of their places from 0x80 on.
NAMES = (
    "castle star drop shamrock heart sheep bag barrel tower area exploration whiskey stones "
    "left right turn push tile"
)

CREST = "\x80\x81\x82\x83\x84"  # one for each coat of arms
SHEEP = "\x85"
BAG = "\x86"
BARREL = "\x87"
TOWER = "\x88"
CATEGORY = "\x89\x85\x8a\x8b\x8c"  # area, sheep, exploration, whiskey, stone circles
LEFT = "\x8d"
RIGHT = "\x8e"
TURN = "\x8f"
TILE = "\x91"
FIGURE = "\x9e"  # a space as wide as a figure
THIN = "\x9f"  # a narrow space: French has one before : ; ? and !
