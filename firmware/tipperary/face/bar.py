# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The bar of keys: a place for each key, where the key lies, with a verb for what it does now."""

from tipperary.face.signs import HOLD, THIN
from tipperary.face.view import SMALL


class Bar:
    """The bar's boxes, and the words in them; a key that does nothing now has no box."""

    def __init__(self, width, height, face, rows, left):
        # A row of the bar is places, and a place is keys: what is written beside a key's verb,
        # what stands there if it has no verb, and its intent.
        self._rows = rows
        self._face = face
        self._left = left  # the bar stands at the left edge, its rows one below the other
        self._width = width
        self._bottom = height
        self._line = face.line + (0 if width < 160 else 3)
        self.wide = width // 4 + 2 if left else 0
        self.high = 0 if left else self._line * len(rows)
        keys = [key for row in rows for place in row for key in place]
        self._in_row = not [key for key in keys if key[0]]  # each key lies at its place
        self._has_back = "back" in [key[2] for key in keys]
        self._said = None

    def arrange(self, view, top):
        """Find the boxes and the texts for what the keys do; whether that has changed."""
        now = (view.prev, view.next, view.ok, view.back, view.up, view.down, top)
        if now == self._said:
            return False
        self._said = now
        self.boxes = []  # x, y, width, height
        self.texts = []  # size, text, x, y of the line it stands on
        count = len(self._rows)
        for number, row in enumerate(self._rows):
            cells = [self._cell(view, place) for place in row]
            if self._left:
                y = top + (self._bottom - top) * number // count
                end = top + (self._bottom - top) * (number + 1) // count
                self._put(cells[0], 0, y, self.wide - 2, end - y - (number < count - 1))
                continue
            wide = sum([self._face.width(cell) + 2 for cell in cells]) - 2  # between two of them
            if wide > self._width and len(row) > 1 and not self._in_row:
                cells[0] = row[0][0][1]  # the sign of a knob alone says that it turns
            self._put_row(cells, self._bottom - self._line * (count - number))
        return True

    def _put_row(self, cells, y):
        count = len(cells)
        edges = [self._width * number // count for number in range(count + 1)]
        if not self._in_row:
            wide = [self._face.width(cell) for cell in cells]
            spare = (self._width - sum(wide)) // count
            for number in range(1, count):
                edges[number] = edges[number - 1] + wide[number - 1] + spare
        for number, cell in enumerate(cells):
            x = edges[number]
            self._put(cell, x, y, edges[number + 1] - x - (number < count - 1), self._line)

    def _put(self, cell, x, y, wide, high):
        if cell:
            face = self._face
            self.boxes.append((x, y, wide, high))
            x += (wide - face.width(cell) + 1) // 2
            self.texts.append((SMALL, cell, x, y + (high + face.cap) // 2))

    def _cell(self, view, place):
        # Keys of one place that do the same say it once.
        groups = []  # caps and verb
        for beside, alone, intent in place:
            verb = getattr(view, intent)
            if verb is None:
                continue
            same = [group for group in groups if group[1] == verb]
            if same:
                same[0][0] += beside
            else:
                groups.append([beside if verb else alone, verb])
        text = " ".join([caps + (THIN if caps and verb else "") + verb for caps, verb in groups])
        if place[-1][2] == "ok" and view.back is not None and not self._has_back:
            text += HOLD
        return text
