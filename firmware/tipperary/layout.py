# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a screen wants to say, and where it goes on a display of any size."""

from micropython import const

_WIDE = const(6)  # a letter of the built-in font
_HIGH = const(11)  # a line of it; the twelfth row is nearly always empty
_RIVER = const(7)
WHITE = 0xFFFFFF
GREY = 0xA0A0A0
BAR = 0x000001  # text on the bar of keys

# With or without the head, and the scale of the big and of the small text, best first.
_SIZES = (
    (True, 6, 2), (True, 6, 1), (True, 5, 2), (True, 5, 1), (True, 4, 2), (True, 4, 1),
    (True, 3, 2), (True, 3, 1), (True, 2, 1), (False, 2, 1), (True, 1, 1),
    (False, 1, 1),
)  # fmt: skip
_WRAPPED = const(2)  # the largest scale at which the big text may take several lines
# The scale of the left and of the right text, and in how many columns.
_ROW_SIZES = ((3, 3, 1), (2, 3, 1), (2, 2, 1), (2, 2, 2), (1, 2, 2), (1, 1, 1), (1, 1, 2))


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
        self.firm = False  # whether the head stays even if the rows get smaller by it
        self.prev = self.ok = self.next = self.hold = ""
        self.hint = ""  # how two keys do the work of three, where that is so


def river_height(width):
    """Pixels of the strip with the river on top."""
    return _RIVER * unit(width)


def bar_height(width):
    """Pixels of the bar at the bottom that says what the keys do."""
    return _HIGH * unit(width)


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
        _rows(items, view, width, top, bottom, one)
    else:
        _middle(items, view, width, top, bottom, one)
    return items


def _keys(items, view, width, y, one):
    # One line: previous at the left edge, next at the right, what OK does between them.
    columns = width // (_WIDE * one)
    ok = "OK " + view.ok if view.ok and view.ok != "OK" else view.ok
    gaps = 3 if view.hold and ok else 2
    room = columns - len(view.prev) - len(ok) - len(view.hold) - len(view.next)
    first = room // gaps if view.prev else (room - 1) // gaps
    second = (room - first + gaps - 2) // (gaps - 1)
    text = view.prev + " " * first + ok + " " * second + view.hold
    text += " " * (columns - len(text) - len(view.next)) + view.next
    items.append((text, width // 2, y, one, 1, BAR))


def _middle(items, view, width, top, bottom, one):
    # The largest letters with which everything fits. The head gives way before the big text
    # becomes small.
    for headed, big, small in _SIZES:
        if view.firm and not headed:
            continue
        big *= one
        small *= one
        # Seen without making lines: most sizes are too large, and every line is garbage.
        letters = width // (_WIDE * big)
        too_wide = big > _WRAPPED * one and len(view.big) > letters
        if view.big and (too_wide or _HIGH * big > bottom - top):
            continue
        large = wrap(view.big, letters) if view.big else []
        body = wrap(view.body, width // (_WIDE * small)) if view.body else []
        if large is None or body is None:
            continue
        head = wrap(view.head, width // (_WIDE * small)) if headed and view.head else []
        if head is None:
            continue
        tall = (len(head) + len(body)) * _HIGH * small + len(large) * _HIGH * big
        if tall <= bottom - top:
            break
    else:
        # Too much for this display: better cut off than a device that stops.
        head, large, body, tall = [], [view.big], [view.body], bottom - top
    y = top + (bottom - top - tall) // 2
    y = _lines(items, head, width, y, small, GREY)
    y = _lines(items, large, width, y, big, view.colour)
    _lines(items, body, width, y, small, WHITE)


def _lines(items, lines, width, y, scale, colour):
    for line in lines:
        items.append((line, width // 2, y, scale, 1, colour))
        y += _HIGH * scale
    return y


def _rows(items, view, width, top, bottom, one):
    without = _fit(view.rows, width, bottom - top, one)
    beside = _fit(view.rows, width, bottom - top - _HIGH * one, one)
    if view.head and (view.firm or beside == without):
        top = _lines(items, [view.head], width, top, one, GREY)
    left, right, columns, high = _fit(view.rows, width, bottom - top, one)
    deep = (len(view.rows) + columns - 1) // columns
    wide = _wide(view.rows, left, right, columns)
    if columns == 2:
        spare = (width - sum(wide) - _WIDE * left) // 2
        wide = [most + min(spare, _WIDE * left // 2) for most in wide]
    # Two columns keep more room between them than beside them.
    margin = (width - sum(wide)) // (2 if columns == 1 else 8)
    y = top + (bottom - top - deep * high) // 2
    for index, row in enumerate(view.rows):
        column = index // deep
        x = width - margin - wide[column] if column else margin
        at = y + index % deep * high
        items.append((row[0], x, at + (high - _HIGH * left) // 2, left, 0, row[2]))
        x += wide[column]
        items.append((row[1], x, at + (high - _HIGH * right) // 2, right, 2, row[2]))


def _fit(rows, width, height, one):
    """The largest letters, left and right, the columns, and the height of a row that fit."""
    for left, right, columns in _ROW_SIZES:
        left *= one
        right *= one
        deep = (len(rows) + columns - 1) // columns
        high = _HIGH * max(left, right)
        between = _WIDE * left * (columns - 1)
        if deep * high <= height and sum(_wide(rows, left, right, columns)) + between <= width:
            return left, right, columns, high
    # Small and close together: the top and bottom rows of nearly all letters are empty.
    return one, one, 1, height // len(rows)


def _wide(rows, left, right, columns):
    """How wide each column is."""
    deep = (len(rows) + columns - 1) // columns
    wide = [0] * columns
    for index, row in enumerate(rows):
        letters = _WIDE * (left * len(row[0]) + right * len(row[1]))
        # Between name and number a letter's room, or half of it where two columns need it.
        wide[index // deep] = max(wide[index // deep], letters + _WIDE * left // columns)
    return wide
