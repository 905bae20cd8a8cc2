# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Tables on the screen: rows with a number or a bar, players side by side, words with numbers."""

from tipperary.face.signs import CREST, SHEEP, THIN
from tipperary.face.view import LARGE, MEDIUM, SMALL
from tipperary.light.colours import QUIET, SCREEN, TEXT

BOX, BAR_PARTS = range(2)  # kinds of shapes


def rows(layout, view, left, top, right, bottom):
    """A picture, a name, and a number or a bar with a number, one row below the other."""
    top = layout.head(view.head, left, top, right)
    table = view.rows
    every = table + view.fits if view.fits else table
    room = right - left - 2
    size = SMALL
    barred = table[0][4] is not None
    medium = layout.faces[MEDIUM]
    # Accents and what hangs below the line have room.
    if not barred and len(table) * medium.get_bounding_box()[1] <= bottom - top:
        if _widest(layout, MEDIUM, every) <= room:
            size = MEDIUM
    face = layout.faces[size]
    widest = _widest(layout, size, every)
    # Too wide: drop the pictures, or else the words.
    for part in (0, 1):
        if widest > room:
            table = _without(view.rows, part)
            widest = _widest(layout, size, _without(every, part))
    spare = max(0, room - widest)
    if not barred:
        spare -= min(spare, face.cap * 2)  # name and number stay together
        left += spare // 2
        room -= spare // 2 * 2
    pitch = min((bottom - top) // len(table), face.line * 3 // 2)
    y = top + (bottom - top - pitch * len(table)) // 2
    if barred:
        words = max([face.width(row[0] + THIN + row[1]) for row in table])
        if words > room * 3 // 5:
            table = _without(view.rows, 1)
            words = face.width(CREST[0] + THIN)
        numbers = max([face.width(row[2]) for row in table])
    for sign, name, number, crest, parts in table:
        line = y + max(face.cap, min((pitch + face.cap) // 2, pitch - face.line // 5))
        colour = TEXT if crest is None else SCREEN[crest]
        text = sign + THIN + name if sign else name
        end = left + 1 + room
        layout.put(size, text, left + 1, line, colour)
        layout.put(size, number, end - face.width(number), line, colour)
        if parts is not None:
            x = left + 1 + words + face.cap // 2
            _parts(layout, view.most, parts, x, y, end - numbers - face.cap // 2 - x, pitch, colour)
        y += pitch


def _without(table, part):
    return [row[:part] + ("",) + row[part + 1 :] for row in table]


def _widest(layout, size, table):
    # With room between a name and its number.
    # Part by part, as of plain letters the width is known at once; a loop, as lists are garbage.
    width = layout.faces[size].width
    widest = 0
    for row in table:
        sign = width(row[0] + THIN) if row[0] else 0
        widest = max(widest, sign + width(row[1]) + width(row[2]))
    return widest + layout.faces[size].cap * 3 // 4


def _parts(layout, most, parts, x, y, room, pitch, colour):
    # A bar of several parts with a dark pixel between two of them.
    ends = []
    done = 0
    for part in parts:
        done += part
        ends.append(done * room // max(1, most) - 1)
    if ends[-1] > 0:
        high = max(2, pitch - 3)
        layout.shapes.append((BAR_PARTS, x, y + 1, ends[-1], high, colour, tuple(ends)))


def columns(layout, view, left, top, right, bottom):
    """Each player's emblem, a number below it, and perhaps a small picture above."""
    top = layout.head(view.head, left, top, right)
    small = layout.faces[SMALL]
    count = len(view.columns)
    wide = (right - left) // count
    high = bottom - top
    above = below = 0
    if view.cursor is not None:
        above = small.cap + 2  # for the marker's sheep,
        below = 2  # and for the frame
    size, emblem = _sizes(layout, view, wide, high - above - below)
    face = layout.faces[size]
    picture = layout.faces[emblem]
    tall = height(picture)
    spare = max(0, high - above - below - tall - face.cap)
    gap = min(face.cap // 3, spare // 2)
    if view.cursor is None:
        gap = max(1, gap)  # in a frame the dark row is needed below the figures
    y = top + above + (spare - gap) // 2
    for number, (crest, text, sign) in enumerate(view.columns):
        middle = left + wide * number + wide // 2 + (right - left - wide * count) // 2
        colour = SCREEN[crest]
        line = y + (tall + picture.cap) // 2
        layout.put(emblem, CREST[crest], middle + 1, line, colour, True)
        layout.put(size, text, middle, y + tall + gap + face.cap, colour, True)
        layout.put(SMALL, sign, middle, y - 2, TEXT, True)
        if number == view.cursor:
            framed = min(wide - 1, tall * 2)
            # Where there is no room between them, the marker's sheep reaches through the frame.
            opening = 0
            if sign and y - 2 - height(small) < top + 3:
                opening = small.width(sign) + 2
            _frame(layout, middle - framed // 2, top, framed, high - 1, opening)


def _sizes(layout, view, wide, high):
    # The largest figures that fit, with as large an emblem as there is room for.
    most = max([len(text) for _, text, _ in view.columns])
    for emblem in (LARGE, MEDIUM):
        tall = height(layout.faces[emblem])
        for size in range(view.size, SMALL, -1):
            face = layout.faces[size]
            fits = max(face.width("0" * most), tall) + 3 <= wide
            if fits and tall + face.cap + 1 <= high:
                return size, emblem
    return SMALL, MEDIUM


def height(face):
    """How high a picture is: as high as it is wide."""
    return face.width(SHEEP) * 10 // 11


def _frame(layout, x, y, wide, high, opening):
    # With an opening in the upper edge.
    thick = 1 if layout.height < 128 or wide < 40 else 2
    side = (wide - opening + 1) // 2
    for box in (
        (x, y, side, thick),
        (x + wide - side, y, side, thick),
        (x, y + high - thick, wide, thick),
        (x, y, thick, high),
        (x + wide - thick, y, thick, high),
    ):
        layout.box(*box + (TEXT,))


def values(layout, view, left, top, right, bottom):
    """Words, each with its number: in one list, or in two with a line between them."""
    top = layout.head(view.head, left, top, right)
    count = len(view.values)
    size = SMALL
    lists = 2
    medium = layout.faces[MEDIUM]
    if count * (medium.cap + 3) <= bottom - top:
        size = MEDIUM
        lists = 1
    elif count * layout.faces[SMALL].line <= bottom - top:
        lists = 1
    face = layout.faces[size]
    deep = (count + lists - 1) // lists
    pitch = min((bottom - top) // deep, face.line * 3 // 2)
    wide = (right - left) // lists
    y = top + (bottom - top - pitch * deep) // 2
    if lists == 2:
        layout.box(left + wide, y, 1, pitch * deep, QUIET)
    room = wide - 4
    if lists == 1:
        # As wide for every number of up to three figures: no page moves the words.
        room = max([face.width(word + "000") for word, _ in view.values]) + face.cap * 2
    for number, (word, value) in enumerate(view.values):
        x = left + wide * (number // deep) + (wide - room) // 2
        line = y + pitch * (number % deep) + (pitch + face.cap) // 2
        layout.put(size, word, x, line, TEXT)
        layout.put(size, value, x + room - face.width(value), line, TEXT)
