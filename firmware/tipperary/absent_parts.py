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


class NoPixels(list):
    """Without a ring light goes nowhere; `NoPixels([(0, 0, 0)] * count)`."""

    def fill(self, colour):
        """Nothing to fill."""

    def show(self):
        """Nothing to show."""
