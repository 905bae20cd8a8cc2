# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a screen wants to say, without places and sizes."""

SMALL, MEDIUM, LARGE = range(3)


class View:
    """The parts of a screen; empty parts take no room."""

    def __init__(self):
        self.clear()

    def clear(self):
        """Start over with nothing."""
        self.river = 0  # the hole of the barrel, 0 for no river
        self.holes = 0
        self.head = self.big = self.body = ""
        self.sign = ""  # a picture in front of the big text
        self.crest = None  # the coat of arms whose colour the big text has
        self.size = LARGE  # of the big text
        self.fits = ()  # what else may stand there, or as the number in each row: all has one size
        self.lines = 1  # how many lines are kept free for the body
        self.rows = ()  # lists of (sign, left, right, crest or None, parts of a bar or None)
        self.most = 0  # what the longest bar stands for
        self.wheel = None  # the turn of the wheel to draw
        self.side = ()  # small rows at the right edge: (sign, text, sign, crest)
        self.picture = None  # a landscape at the left: see landscape_picture.py
        # What the keys do: None for nothing, "" where the key itself says it.
        self.prev = self.next = self.ok = self.back = None
