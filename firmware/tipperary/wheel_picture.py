# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The wheel as a picture: five areas, and in each the coat of arms that stopped there."""

from math import cos, pi, sin

from tipperary.colours import INK, QUIET, SCREEN, TEXT
from tipperary.signs import CREST
from tipperary.view import SMALL


def draw(view, layout):
    """Add the wheel of a view to a layout: at the left, or all over the screen while it turns."""
    turn, crests, numbered = view.wheel
    top = layout.wheel_top
    bottom = layout.height - (layout.bar_height if layout.has_keys else 0)
    face = layout.faces[SMALL]
    middle_y = (top + bottom) // 2
    half = layout.wheel_wide // 2
    radius = half - (face.cap + 4 if numbered else 1)
    middle_x = half + 1
    for area in range(5):
        crest = (area - turn) % 5
        played = crest in crests
        colour = SCREEN[crest] if played else QUIET
        middle = area * 2 * pi / 5  # the first area is at the top
        begin = middle - pi / 5 + 0.06
        points = [(0, 0)]
        for step in range(4):
            angle = begin + step * (2 * pi / 5 - 0.12) / 3
            points.append((int(sin(angle) * radius), int(-cos(angle) * radius)))
        # A little apart from its neighbours.
        x = middle_x + int(sin(middle) * 2)
        y = middle_y - int(cos(middle) * 2)
        if played:
            layout.boxes.append((points, x, y, colour))
        # Emblems and numbers are part of the picture: a label for each would take 7 KB.
        marks = [(CREST[crest], radius * 2 // 3, INK if played else QUIET)]
        if numbered:
            marks.append((str(area + 1), radius + face.cap // 2 + 3, TEXT))
        for mark, far, colour in marks:
            x = middle_x + int(sin(middle) * far) - face.width(mark) // 2
            y = middle_y - int(cos(middle) * far) + face.cap // 2
            layout.boxes.append((mark, x, y, colour))
