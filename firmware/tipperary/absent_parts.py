# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What stands in for a part that is not there: the game goes on as well as it can."""


class NoPainter:
    """Without a display the console gets the words."""

    most_rows = 5

    def show(self, view, new=False):
        """Print what would be on the screen."""
        parts = [view.title, view.head, view.big, view.body]
        parts += [row[1] + " " + row[2] for row in view.rows]
        parts += [word + " " + number for word, number in view.values]
        parts += [number for _, number, _ in view.columns] + [piece[0] for piece in view.pieces]
        print("text:", ", ".join([part for part in parts if part]))

    def clear(self):
        """Nothing to let go of."""

    def set_brightness(self, level):
        """Nothing to dim."""


class NoPixels:
    """Without a ring light goes nowhere."""

    def __init__(self, count):
        self._count = count

    def __len__(self):
        return self._count

    def __getitem__(self, index):
        if index >= self._count:
            raise IndexError
        return (0, 0, 0)

    def __setitem__(self, index, colour):
        """Nothing to light."""

    def fill(self, colour):
        """Nothing to fill."""

    def show(self):
        """Nothing to show."""
