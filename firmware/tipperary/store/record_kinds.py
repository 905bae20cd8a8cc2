# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is in the store: a record's first byte says what it is."""

GAME = 78  # N: a game as its log
ACTION = 65  # A: the length of the log before it, and the action
UNDO = 85  # U: the length of the log before it
DRAFT = 68  # D: a seat and its flock before the sheep are settled, or the rows of its area
SETUP = 80  # P: what was chosen so far for the next game
SETTINGS = 83  # S: all settings but the language, a byte each
LANGUAGE = 76  # L: the code of the language
NAME = 77  # M: a coat of arms and its name
PAST = 72  # H: the game is over: what finished_game.py keeps of it
REOPENED = 82  # R: the end was taken back: the last past game is none, its log follows
KEPT = 104  # h: the same, written when the store was tidied
LAND = 84  # T: a seat and its landscape, as land_map.py packs it
TOWN = 79  # O: a coat of arms and the outline of its hometown
GONE = 88  # X: the game was given up
SEEN = 75  # K: the number of faults in the store that a person has acknowledged
EXPLAINED = 69  # E: the mark for holding a key was explained


def draft(seat, number):
    """A draft: a seat and a number."""
    return bytes([seat, number & 255, number >> 8])
