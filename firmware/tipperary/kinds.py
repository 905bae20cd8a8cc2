# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is in the store: a record's first byte says what it is."""

GAME = 78  # N: a game as its log
ACTION = 65  # A: the length of the log before it, and the action
UNDO = 85  # U: the length of the log before it
DRAFT = 68  # D: a seat and its flock, before the sheep are settled
SETUP = 80  # P: what was chosen so far for the next game
SETTINGS = 83  # S: all settings but the language, a byte each
LANGUAGE = 76  # L: the code of the language
NAME = 77  # M: a coat of arms and its name
PAST = 72  # H: the game is over: what past.py keeps of it
KEPT = 104  # h: the same, written when the store was tidied
LAND = 84  # T: a seat and its landscape, as painting.py packs it
TOWN = 79  # O: a coat of arms and the outline of its hometown
GONE = 88  # X: the game was given up
SEEN = 75  # K: so many faults of the save were said, and somebody read it


def flock(seat, flock):
    """A draft: a seat and its flock."""
    return bytes([seat, flock & 255, flock >> 8])
