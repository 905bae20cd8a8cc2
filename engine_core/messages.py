# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a RuleError says, in English; the device has these in each of its languages."""

TEXTS = {
    "players": "The game is for 2 to 5 players.",
    "crests": "Each player needs a coat of arms that nobody else has.",
    "bag": "The bag must be with one of the players.",
    "round": "There are only {0} rounds.",
    "turn": "The wheel turns by 0 to 4 areas.",
    "chance": "The source of chance is broken: it gives the same byte again and again.",
    "flocks": "Each of the {0} players needs one flock.",
    "holder": "The marker is with one of the players or in the supply.",
    "number": "A number must be from 0 to 999.",
    "exploration": "Exploration is worth 5 points or none.",
    "whiskey": "Whiskey can only be 0, 3, 6, 10, 13, 17, 21, 25 or 30.",
    "seat": "There are only {0} players.",
    "category": "There are only five values to score.",
    "missing": "Some scores are still missing.",
    "undo": "There is nothing to take back.",
    "log": "This is not a saved game.",
    "now0": "First the wheel must be spun.",
    "now1": "First everyone places a tile.",
    "now2": "First the sheep are counted.",
    "now3": "First this round must be ended.",
    "now4": "First the towers are placed.",
    "now5": "First the scores are taken.",
    "now6": "The game is over.",
}
