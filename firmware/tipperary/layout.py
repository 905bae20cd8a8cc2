# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a screen wants to say, and where it goes on a display of any size."""

from micropython import const

_WIDE = const(6)  # a letter of the built-in font
_HIGH = const(11)  # a line of it; the twelfth row is nearly always empty
_RIVER = const(7)
WHITE = 0xFFFFFF
GREY = 0xA0A0A0


class View:
    """The parts of a screen, each a text; empty parts take no room."""

    def __init__(self):
        self.clear()

    def clear(self):
        """Start over with nothing."""
        self.river = 0  # the hole of the barrel, 0 for no river
        self.holes = 0
        self.head = self.big = self.body = ""
        self.colour = WHITE  # of the big text
        self.rows = ()  # (left, right, colour) each
        self.prev = self.ok = self.next = self.hold = ""
        self.hint = ""  # how two keys do the work of three, where that is so


def river_height(width):
    """Pixels of the strip with the river on top."""
    return _RIVER * unit(width)


def unit(width):
    """How much larger than the plain font all text is."""
    return 2 if width >= 240 else 1


def wrap(text, columns):
    """The text in lines of at most so many letters; None if a word is too long for a line."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if len(word) > columns:
                return None
            if not line:
                line = word
            elif len(line) + 1 + len(word) <= columns:
                line += " " + word
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines


def arrange(view, width, height):
    """A list of (text, x, y, scale, anchor, colour): anchor 0 is left, 1 the middle, 2 right."""
    one = unit(width)
    items = []
    top = _RIVER * one if view.river else 0
    bottom = height - _HIGH * one
    if view.hint:
        items.append((view.hint, width // 2, height - _HIGH, 1, 1, GREY))
        bottom -= _HIGH
    _keys(items, view, width, bottom, one)
    if view.rows:
        head = wrap(view.head, width // (_WIDE * one)) if view.head else []
        y = _lines(items, head, width, top, one, GREY)
        _rows(items, view.rows, width, y, bottom, one)
    else:
        _middle(items, view, width, top, bottom, one)
    return items


def _keys(items, view, width, y, one):
    centre = ""
    if view.ok:
        centre = "OK " + view.ok
    if view.hold:
        centre += " " + view.hold
    left = len(view.prev) * _WIDE * one
    right = width - len(view.next) * _WIDE * one
    items.append((view.prev, 0, y, one, 0, WHITE))
    items.append((centre, (left + right) // 2, y, one, 1, WHITE))
    items.append((view.next, width, y, one, 2, WHITE))


def _middle(items, view, width, top, bottom, one):
    # The largest letters with which everything fits; the big text first.
    for big, small in ((4, 2), (3, 2), (4, 1), (3, 1), (2, 1), (1, 1)):
        big *= one
        small *= one
        head = wrap(view.head, width // (_WIDE * small)) if view.head else []
        body = wrap(view.body, width // (_WIDE * small)) if view.body else []
        large = wrap(view.big, width // (_WIDE * big)) if view.big else []
        if head is None or body is None or large is None:
            continue
        tall = (len(head) + len(body)) * _HIGH * small + len(large) * _HIGH * big
        if tall <= bottom - top:
            break
    y = top + (bottom - top - tall) // 2
    y = _lines(items, head, width, y, small, GREY)
    y = _lines(items, large, width, y, big, view.colour)
    _lines(items, body, width, y, small, WHITE)


def _lines(items, lines, width, y, scale, colour):
    for line in lines:
        items.append((line, width // 2, y, scale, 1, colour))
        y += _HIGH * scale
    return y


def _rows(items, rows, width, top, bottom, one):
    left = max([len(row[0]) for row in rows])
    right = max([len(row[1]) for row in rows])
    for scale, columns in ((3, 1), (2, 1), (2, 2), (1, 1), (1, 2)):
        scale *= one
        deep = (len(rows) + columns - 1) // columns
        wide = (left + right + 1) * _WIDE * scale
        if deep * _HIGH * scale <= bottom - top and wide * columns <= width:
            break
    gap = (width - wide * columns) // (columns + 1)
    y = top + (bottom - top - deep * _HIGH * scale) // 2
    for index, row in enumerate(rows):
        x = gap + index // deep * (wide + gap)
        at = y + index % deep * _HIGH * scale
        items.append((row[0], x, at, scale, 0, row[2]))
        items.append((row[1], x + wide, at, scale, 2, row[2]))
