# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where everything goes: a view becomes texts and shapes with places, for a display of any size."""

from micropython import const

from tipperary.face import tables
from tipperary.face.bar import Bar
from tipperary.face.signs import SHEEP, THIN
from tipperary.face.view import LARGE, MEDIUM, SMALL
from tipperary.light.colours import INK, KEY, QUIET, SCREEN, TEXT

_LEAST_CELL = const(4)  # of a landscape; what does not fit then is out of sight
_MOST_CELL = const(16)  # larger ones take long to make


class Layout:
    """The places on one display; `texts` and `shapes` are what is to be drawn."""

    def __init__(self, width, height, faces, bar, bar_left=False):
        self.width = width
        self.height = height
        self.faces = faces
        self.strip = 8 if width < 240 else 14  # the river
        self.bar = Bar(width, height, faces[SMALL], bar, bar_left)
        # Letters stand so far above the lower edge of their line.
        self.rise = max(2, (faces[SMALL].line - faces[SMALL].cap + 1) // 2)

    def most_rows(self):
        """How many rows of a table fit below the river."""
        return (self.height - self.bar.high - self.strip) // self.faces[SMALL].line

    def arrange(self, view):
        """Find a place for every part of a view; whether the bar has changed."""
        self.texts = []  # size, text, x, y of the line it stands on, colour
        self.shapes = []  # kind, x, y, width, height, colour, and for bars where parts end
        top = self.strip if view.river else 1  # an accent on a capital needs it
        new_bar = self.bar.arrange(view, top)
        for text in self.bar.texts:
            self.texts.append(text + (KEY,))
        left = self.bar.wide
        right = self.width
        bottom = self.height - self.bar.high
        if view.title:
            top = self._title(view, left, top, right)
        if view.picture:
            left = self._picture(view.picture, left, top, bottom)
        if view.rows:
            tables.rows(self, view, left, top, right, bottom)
        elif view.columns:
            tables.columns(self, view, left, top, right, bottom)
        elif view.values:
            tables.values(self, view, left, top, right, bottom)
        elif view.big or view.pieces:
            self._big(view, left, top, right, bottom)
        else:
            self._words(view, left, top, right, bottom)
        return new_bar

    def put(self, size, text, x, y, colour, centred=False):
        """A text with its first letter, or its middle, at a place."""
        if text:
            if centred:
                x -= self.faces[size].width(text) // 2
            self.texts.append((size, text, x, y, colour))

    def box(self, x, y, width, height, colour):
        """A filled rectangle."""
        self.shapes.append((tables.BOX, x, y, width, height, colour, None))

    def head(self, text, left, top, right):
        """A heading; where what follows it begins."""
        if not text:
            return top
        small = self.faces[SMALL]
        text = self._fitted(text, right - left)
        self.put(SMALL, text, (left + right) // 2, top + small.line - self.rise, QUIET, True)
        return top + small.line

    def _fitted(self, text, room):
        # Too wide: drop the picture, and of a name with wide letters the end.
        width = self.faces[SMALL].width
        if text and 0x80 <= ord(text[0]) < 0xA0 and width(text) > room:
            text = text[1:].lstrip(" " + THIN)
        while width(text) > room:
            text = text[:-1]
        return text

    def _title(self, view, left, top, right):
        # The sheep as large as it gets, and the name beside it.
        large = self.faces[LARGE]
        medium = self.faces[MEDIUM]
        wide = large.width(SHEEP + THIN)
        x = (left + right - wide - medium.width(view.title)) // 2
        y = top + large.cap + (large.line - large.cap) // 2
        self.put(LARGE, SHEEP, x, y, TEXT)
        self.put(MEDIUM, view.title, x + wide, y - (large.cap - medium.cap) // 2, TEXT)
        return top + large.line

    # One thing large in the middle.

    def _big(self, view, left, top, right, bottom):
        small = self.faces[SMALL]
        # On a tall display the parts stay close to each other, in the middle.
        spare = bottom - top - self.faces[LARGE].line * 2 - (view.lines + 1) * small.line
        if spare > 0:
            top += spare // 2
            bottom -= spare // 2
        top = self.head(view.head, left, top, right)
        body = small.wrap(view.body, right - left) if view.body else ()
        bottom -= max(view.lines, len(body)) * small.line
        if view.pieces:
            self._pieces(view, left, top, right, bottom)
        else:
            self._one(view, left, top, right, bottom)
        for line in body:
            bottom += small.line
            # A pixel higher, so that the tail of a letter stays clear of the bar.
            self.put(SMALL, line, (left + right) // 2, bottom - self.rise - 1, TEXT, True)

    def _one(self, view, left, top, right, bottom):
        room = right - left
        texts = (view.big,) + tuple(view.fits)
        size = view.size
        while size > SMALL and (
            self.faces[size].cap + 2 > bottom - top
            or max([self._wide(size, view.sign, text) for text in texts]) > room
        ):
            size -= 1
        face = self.faces[size]
        y = self._middle(face, top, bottom)
        x = left + (room - self._wide(size, view.sign, view.big)) // 2
        colour = TEXT if view.crest is None else SCREEN[view.crest]
        # Two labels: where a number changes its picture stays.
        self.put(size, view.sign, x, y, colour)
        if view.sign:
            x += face.width(view.sign + THIN)
        self.put(size, view.big, x, y, colour)

    def _pieces(self, view, left, top, right, bottom):
        pieces = view.pieces
        if tables.height(self.faces[pieces[0][1]]) > bottom - top:
            pieces = [(text, MEDIUM) for text, _ in pieces]
        wide = [self.faces[size].width(text) for text, size in pieces]
        face = self.faces[pieces[0][1]]
        y = (top + bottom + face.cap) // 2
        x = (left + right - sum(wide)) // 2
        colour = TEXT if view.crest is None else SCREEN[view.crest]
        for number, (text, size) in enumerate(pieces):
            self.put(size, text, x, y, colour)
            if number == view.marked:
                below = 2 if text.isdigit() else face.line - face.cap  # letters have tails
                self.box(x, y + below, wide[number] - 1, max(2, face.cap // 8), colour)
            x += wide[number]

    def _middle(self, face, top, bottom):
        # In the middle, with some room for what hangs below the line.
        return min((top + bottom + face.cap + 1) // 2, bottom - face.line // 6)

    def _wide(self, size, sign, text):
        return self.faces[size].width(sign + THIN + text if sign else text)

    # Something to read.

    def _words(self, view, left, top, right, bottom):
        small = self.faces[SMALL]
        size = MEDIUM if self.height >= 128 else SMALL
        head = self._fitted(view.head, right - left)
        if self.faces[size].width(head) > right - left:
            size = SMALL
        face = self.faces[size]
        lines = small.wrap(view.body, right - left) if view.body else ()
        tall = len(lines) * small.line + (face.line if head else 0)
        y = top + max(0, (bottom - top - tall) // 2)
        if head:
            # On a small display a title is not larger, but dark on a bright field.
            colour = TEXT
            if self.height < 128:
                colour = INK
                self.box(left, y, right - left, face.line, TEXT)
            y += face.line
            self.put(size, head, (left + right) // 2, y - face.line // 5, colour, True)
            y += 1  # an accent on the first line stays clear of it
        for line in lines:
            y += small.line
            self.put(SMALL, line, (left + right) // 2, y - self.rise, TEXT, True)

    # A landscape at the left: as large as there is room for.

    def _picture(self, picture, left, top, bottom):
        rows, columns = picture[2:4]
        most = (self.width - left) * 7 // 16
        cell = max(_LEAST_CELL, min((bottom - top - 1) // rows, most // columns, _MOST_CELL))
        rows = min(rows, (bottom - top - 1) // cell)
        columns = min(columns, most // cell)
        y = top + (bottom - top - rows * cell + 1) // 2
        self.picture = (cell, left + 1, y, rows, columns)
        return left + columns * cell + 4
