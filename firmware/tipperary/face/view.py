# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a screen wants to say, without places and sizes."""

SMALL, MEDIUM, LARGE, HUGE = range(4)


class View:
    """The parts of a screen; empty parts take no room."""

    def __init__(self):
        self.clear()

    def clear(self):
        """Start over with nothing."""
        self.river = 0  # the hole of the barrel, 0 for no river
        self.holes = 0
        self.title = ""  # a name for the whole device, with a sheep
        self.head = self.big = self.body = ""
        self.sign = ""  # a picture in front of the big text
        self.crest = None  # the coat of arms whose colour the big text has
        self.size = LARGE  # the largest that the big text, or the numbers of columns, may have
        self.fits = ()  # other texts, or rows, that this place can show: the size fits all of them
        self.lines = 1  # how many lines are kept free for the body
        self.pieces = ()  # a big text in pieces, each with its size,
        self.marked = 0  # and which of them the keys change
        self.rows = ()  # lists of (sign, left, right, crest or None, parts of a bar or None)
        self.most = 0  # what the longest bar stands for
        self.columns = ()  # players side by side: (crest, number, sign above or "")
        self.cursor = None  # which of the columns the keys change
        self.values = ()  # words, each with its number
        self.picture = None  # a landscape at the left: see landscape_picture.py
        # What the keys do: None for nothing, "" where the key's own sign says it.
        self.prev = self.next = self.ok = self.back = self.up = self.down = None
