# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where everything goes: a view becomes texts and boxes with places, for a display of any size."""

from tipperary.colours import INK, KEY, QUIET, SCREEN, TEXT
from tipperary.signs import FIGURE, LEFT, RIGHT, THIN
from tipperary.view import LARGE, MEDIUM, SMALL

_LEAST_CELL = 4  # of a landscape; what does not fit then is out of sight
_MOST_CELL = 16  # larger ones take long to make
_WORDLESS = {"prev": LEFT, "next": RIGHT, "ok": "OK"}


class Layout:
    """The places on one display; `texts` and `boxes` are what is to be drawn."""

    def __init__(self, width, height, faces, bar):
        self.width = width
        self.height = height
        self.faces = faces
        self.strip = 8 if width < 240 else 14  # the river
        self._bar = bar
        # Two keys with two meanings each have a line each.
        self._bar_lines = 2 if len(bar) == 2 and len(bar[0]) == 3 else 1
        self._bar_line = faces[SMALL].line + (0 if width < 160 else 3)
        self.bar_height = self._bar_line * self._bar_lines
        self.hold = "{0}"
        self._said = None  # what the keys do, and how that is said
        # Letters stand so far above the lower edge of their line.
        self._rise = max(2, (faces[SMALL].line - faces[SMALL].cap + 1) // 2)

    def arrange(self, view):
        """Find a place for every part of a view."""
        # Font, text, x, y of the line it stands on, colour; x, y, width, height, colour.
        self.texts = []
        self.boxes = []
        top = self.strip if view.river else 1  # an accent on a capital needs it
        bottom = self.height
        words = (view.prev, view.next, view.ok, view.back)
        self.has_keys = words != (None, None, None, None)
        if self.has_keys:
            bottom -= self.bar_height
            # Most of the time the keys do what they did.
            if self._said != (words, self.hold):
                self._said = (words, self.hold)
                self._keys(view)
                self._saying = self.texts
            self.texts = list(self._saying)
        left = 0
        right = self.width
        if view.side:
            right = self._side(view.side, top, bottom)
        # Beside numbered areas the words say it better where there is little room.
        self.has_wheel = view.wheel is not None and (self.height >= 128 or not view.wheel[2])
        if self.has_wheel:
            if self.faces[SMALL].width(view.head) > self.width // 2:
                top = self._head(view.head, 0, top, right)
                view.head = ""
            self.wheel_top = top
            left = min(bottom - top, self.width * 7 // 15)
            if view.rows:
                # Long names make the wheel smaller, not the names shorter.
                left = min(left, self.width - self._least(view.rows, SMALL, ()))
            self.wheel_wide = left
        if view.picture:
            left = self._picture(view.picture, top, bottom)
        if view.rows:
            self._rows(view, left, top, right, bottom)
        elif view.big:
            self._big(view, left, top, right, bottom)
        else:
            self._words(view, left, top, right, bottom)

    def _put(self, size, text, x, y, colour, centred=False):
        if text:
            if centred:
                x -= self.faces[size].width(text) // 2
            self.texts.append((size, text, x, y, colour))

    def _apart(self, size, one, other, room):
        # Two texts as one with narrow spaces, which take no tiles: a label more takes as much
        # memory as six letters.
        face = self.faces[size]
        return one + THIN * ((room - face.width(one + other)) // face.width(THIN)) + other

    # The bar of keys.

    def _keys(self, view):
        face = self.faces[SMALL]
        # What holding does is close to what pressing does, or left out, before it is cut off.
        for between in ("  ", " ", ""):
            words = {"prev": view.prev, "next": view.next, "ok": view.ok, "back": view.back}
            if not between:
                words["back"] = None
            cells = [self._cell(key, words, between) for key in self._bar]
            cells = [cell for cell in cells if cell]
            wide = [face.width(cell) for cell in cells]
            gap = self.width - sum(wide)
            if self._bar_lines == 2:
                fits = max(wide) + face.cap // 2 <= self.width
            else:
                fits = gap >= 4 * len(cells) - 4
            if fits:
                break
        y = self.height - self.bar_height + (self._bar_line + face.cap) // 2
        if self._bar_lines == 2:
            for cell in cells:
                self._put(SMALL, cell, face.cap // 4, y, KEY)
                y += self._bar_line
            return
        # As the keys lie: the first at the left edge, the last at the right one.
        x = gap // 2 if len(cells) == 1 else 1
        text = cells[0]
        for index in range(1, len(cells)):
            room = (self.width - 2 - sum(wide)) * index // (len(cells) - 1)
            text = self._apart(SMALL, text, cells[index], room + sum(wide[: index + 1]))
        self._put(SMALL, text, x, y, KEY)

    def _cell(self, key, words, between):
        # A key's cap, what it does, and what holding it does.
        cap = key[0]
        if key[1] == "turn":
            if words["prev"] is None and words["next"] is None:
                return ""
            text = cap
            for name in ("prev", "next"):
                if words[name]:
                    text += " " + _WORDLESS[name] + words[name]
            return text
        text = ""
        word = words[key[1]]
        if word is not None:
            word = word or _WORDLESS.get(key[1], "")
            if word == cap:
                word = ""
            # A key with a letter on it is no part of the word.
            text = cap + (" " if word[:1].isalpha() and cap < "\x80" else "") + word
        if len(key) > 2 and words[key[2]] is not None:
            word = words[key[2]] or _WORDLESS.get(key[2], "")
            text = (text or cap) + between + self.hold.format(word)
        return text

    def _head(self, text, left, top, right):
        # A heading, and where what follows it begins.
        if not text:
            return top
        line = self.faces[SMALL].line
        if 0x80 <= ord(text[0]) < 0xA0 and self.faces[SMALL].width(text) > right - left:
            text = text[2:]  # words before pictures
        self._put(SMALL, text, (left + right) // 2, top + line - self._rise, QUIET, True)
        return top + line

    def _aside(self, text, left, top, bottom):
        # A heading with a word a line, and where what is beside it begins.
        small = self.faces[SMALL]
        words = text.split(" ")
        y = top + (bottom - top - small.line * len(words)) // 2
        for word in words:
            y += small.line
            self._put(SMALL, word, left, y - small.line // 5, QUIET)
        return left + max([small.width(word) for word in words]) + small.cap // 2

    # One thing large in the middle.

    def _big(self, view, left, top, right, bottom):
        small = self.faces[SMALL]
        # On a tall display what belongs together stays together.
        lines = max(view.lines, 2 if small.scale > 1 else 1)  # few letters to a line
        spare = bottom - top - self.faces[LARGE].line * 2 - (lines + 1) * small.line
        if spare > 0:
            top += spare // 2
            bottom -= spare // 2
        top = self._head(view.head, left, top, right)
        body = small.wrap(view.body, right - left) if view.body else ()
        bottom -= max(lines, len(body)) * small.line
        size = view.size
        room = right - left
        if size == LARGE:
            self.faces[LARGE].width("".join(view.fits))  # read all letters at once
            for text in (view.big,) + tuple(view.fits):
                if self._wide(LARGE, view.sign, text) > room:
                    size = MEDIUM
                    break
        if self._wide(size, view.sign, view.big) > room:
            size = SMALL
        face = self.faces[size]
        # In the middle, with some room for what hangs below the line.
        y = min((top + bottom + face.cap + 1) // 2, bottom - face.line // 6)
        x = left + (room - self._wide(size, view.sign, view.big)) // 2
        colour = TEXT if view.crest is None else SCREEN[view.crest]
        # Two labels: where a number changes its picture stays.
        self._put(size, view.sign, x, y, colour)
        if view.sign:
            x += face.width(view.sign + THIN)
        self._put(size, view.big, x, y, colour)
        for line in body:
            bottom += small.line
            self._put(SMALL, line, (left + right) // 2, bottom - self._rise, TEXT, True)

    def _wide(self, size, sign, text):
        return self.faces[size].width(sign + THIN + text if sign else text)

    # Something to read.

    def _words(self, view, left, top, right, bottom):
        small = self.faces[SMALL]
        size = MEDIUM if self.height >= 128 else SMALL
        if self.faces[size].width(view.head) > right - left:
            size = SMALL
        face = self.faces[size]
        lines = small.wrap(view.body, right - left) if view.body else ()
        tall = len(lines) * small.line + (face.line if view.head else 0)
        y = top + max(0, (bottom - top - tall) // 2)
        if view.head:
            # On a small display a title is dark on a bright field, not large.
            colour = TEXT
            if size == SMALL:
                colour = INK
                self.boxes.append((left, y, right - left, face.line, TEXT))
            y += face.line
            self._put(size, view.head, (left + right) // 2, y - face.line // 5, colour, True)
            y += 1  # an accent on the first line stays clear of it
        for line in lines:
            y += small.line
            self._put(SMALL, line, (left + right) // 2, y - self._rise, TEXT, True)

    # A table: a picture, a name, a number, and perhaps a bar.

    def _rows(self, view, left, top, right, bottom):
        rows = view.rows
        small = self.faces[SMALL]
        count = len(rows)
        tall = bottom - top - (small.line if view.head else 0)
        size = SMALL
        columns = 1
        barred = rows[0][4] is not None
        if count * (self.faces[MEDIUM].cap + 4) <= tall and not barred:
            if self._widest(rows, MEDIUM, view.fits) + self.faces[MEDIUM].cap <= right - left:
                size = MEDIUM
        if size == SMALL and count * (small.cap + 1) > tall:
            # Two columns; with long names the heading is beside the rows instead.
            columns = 2
            half = (right - left - small.cap // 2) // 2
            if view.head and self._least(rows, SMALL, view.fits) > half:
                columns = 1
                left = self._aside(view.head, left, top, bottom)
                view.head = ""
        top = self._head(view.head, left, top, right)
        tall = bottom - top
        face = self.faces[size]
        gap = face.cap // 2 * (columns - 1)
        room = (right - left - gap) // columns
        if self._widest(rows, size, view.fits) > room:
            rows = [("",) + row[1:] for row in rows]  # words before pictures
        for _ in range(8):  # only very long names come to this
            if self._least(rows, size, ()) <= room:
                break
            rows = [
                row if self._least((row,), size, ()) <= room else _shortened(row) for row in rows
            ]
        wide = self._row_widths(rows, size, view.fits)
        deep = (count + columns - 1) // columns
        pitch = min(tall // deep, face.line * 3 // 2)
        spare = max(0, room - self._widest(rows, size, view.fits))
        if not barred and columns == 1:
            spare -= min(spare, face.cap * 2)  # name and number stay together
        for index, row in enumerate(rows):
            sign, name, number, crest, parts = row
            x = left + (room + gap) * (index // deep) + (0 if barred else spare // 2)
            y = top + (tall - deep * pitch) // 2 + pitch * (index % deep)
            # In the middle, but with room for what hangs below the line.
            line = y + max(face.cap, min((pitch + face.cap) // 2, pitch - face.line // 5))
            colour = TEXT if crest is None else SCREEN[crest]
            end = x + room - (0 if barred else spare // 2 * 2)
            text = self._apart(size, sign + THIN + name if sign else name, number, end - x)
            self._put(size, text, x, line, colour)
            if parts is not None:
                x += wide[0] + wide[1]
                self._stack(parts, view.most, x, y, end - wide[2] - x, pitch, colour)

    def _least(self, rows, size, fits):
        # Without pictures, and with a small gap between name and number.
        rows = [("",) + row[1:] for row in rows]
        face = self.faces[size]
        return self._widest(rows, size, fits) - face.cap + face.width(THIN)

    def _widest(self, rows, size, fits):
        face = self.faces[size]
        wide = [face.width(row[0] + row[1] + row[2]) for row in rows]
        for row, most in zip(rows, fits):
            wide.append(face.width(row[0] + row[1] + most))
        return max(wide) + face.cap

    def _row_widths(self, rows, size, fits):
        face = self.faces[size]
        gap = face.cap // 2
        signs = max([face.width(row[0]) for row in rows])
        names = max([face.width(row[1]) for row in rows])
        numbers = max([face.width(text) for text in [row[2] for row in rows] + list(fits)])
        signs += face.width(THIN) if signs else 0
        return signs, names + gap, numbers + (gap if numbers else 0)

    def _stack(self, parts, most, x, y, room, pitch, colour):
        # A bar of several parts with a dark pixel between two of them.
        gaps = []
        done = 0
        for part in parts:
            done += part
            gaps.append(done * room // max(1, most) - 1)
        if gaps[-1] > 0:
            self.boxes.append((x, y + 2, gaps[-1], max(2, pitch - 3), colour, gaps))

    # A landscape at the left: as large as there is room for.

    def _picture(self, picture, top, bottom):
        rows, columns = picture[2:4]
        most = self.width * 7 // 16
        cell = max(_LEAST_CELL, min((bottom - top - 1) // rows, most // columns, _MOST_CELL))
        rows = min(rows, (bottom - top - 1) // cell)
        columns = min(columns, most // cell)
        y = top + (bottom - top - rows * cell + 1) // 2
        self.picture = (cell, 1, y, rows, columns)
        return columns * cell + 4

    # A narrow column at the right edge.

    def _side(self, rows, top, bottom):
        face = self.faces[SMALL]
        signs = face.width(rows[0][0])
        digits = max([len(row[1]) for row in rows])
        # Room is kept for the mark that one of them may have.
        left = self.width - 2 * signs - digits * face.width(FIGURE) - face.width(THIN) - 3
        pitch = min((bottom - top) // len(rows), face.line * 3 // 2)
        y = top + (bottom - top - pitch * len(rows)) // 2
        for sign, text, mark, crest in rows:
            line = y + (pitch + face.cap) // 2
            colour = TEXT if crest is None else SCREEN[crest]
            text = FIGURE * (digits - len(text)) + text
            self._put(SMALL, sign + THIN + text + mark, left, line, colour)
            y += pitch
        return left - 2


def _shortened(row):
    """A row with one letter less of its name, and a point to say so."""
    return row[:1] + (row[1].rstrip(".")[:-1] + ".",) + row[2:]
