# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The puck: the ring on five blocks in a round base, and above it a diffuser of white plastic.

The middle is the origin, and the base's underside is at z = 0.
"""

import math

from tools.enclosure.console import M3, M3_CORE, M3_FREE, M3_HEAD
from tools.enclosure.design import Design, Placed, Printed, Screw, load_part
from tools.enclosure.shapes import LEVEL, OVER, box, countersunk, rod, tube

WALL, FLOOR = 2.0, 2.4
UNDER = 4.0  # free below the ring, for its wires
GLOW = 5.0  # from the pixels up to the diffuser: so that one light runs into the next
TOP = 1.6  # the diffuser: thin enough for light
SKIRT, PLAY = 3.0, 0.3
BLOCKS, BLOCK = 5, 4.0
POST, POSTS_AT = 7.0, 19.0  # of the diffuser, into which the base is screwed
CABLE = 6.0


def puck() -> Design:
    ring, capacitor = load_part("ring_24"), load_part("capacitor")
    board, pixels = ring["board"], ring["pixels"]
    inside = board.size[0] + 2 * ring.tolerance
    outside = inside + 2 * WALL
    rest = FLOOR + UNDER
    rim = rest + pixels.at[2] + pixels.size[2] + GLOW
    turns = [math.radians(120 * number) for number in range(3)]
    places = [(POSTS_AT * math.cos(turn), POSTS_AT * math.sin(turn)) for turn in turns]

    base = tube(outside, inside, rim) + rod(outside, FLOOR)
    assert board.tube
    across = (inside - board.tube[1]) / 2 + 1  # a little more than the ring is wide
    for number in range(BLOCKS):
        block = box((across, BLOCK, rest)).translate(((inside - across) / 2 + 0.5, 0, 0))
        base += block.rotate((0, 0, 54 + 72 * number))
    for x, y in places:
        base -= countersunk(M3_FREE, M3_HEAD, FLOOR).translate((x, y, 0))
    notch = box((4 * WALL, CABLE, rim)).translate((outside / 2, 0, FLOOR))
    base -= notch.rotate((0, 0, 90))

    cover = rod(outside, TOP).translate((0, 0, rim))
    skirt = tube(inside - 2 * PLAY, inside - 2 * PLAY - 2 * 1.7, SKIRT + 0.5)
    cover += skirt.translate((0, 0, rim - SKIRT))
    # What closes the notch above the cable: the notch itself is open up to the rim, so that the
    # cable is laid in and not threaded.
    tongue = box((CABLE - 2 * PLAY, outside, rim - rest + 0.5)).translate((0, outside / 2, rest))
    cover += tongue ^ tube(outside, inside, rim + TOP)
    tall = rim - FLOOR - PLAY
    for x, y in places:
        cover += rod(POST, tall + 0.5).translate((x, y, rim - tall))
    for x, y in places:
        cover -= rod(M3_CORE, tall - 1.0 + OVER).translate((x, y, rim - tall - OVER))

    printed = (
        Printed("base", base, LEVEL, (0.0, 0.0, -34.0)),
        Printed("diffuser", cover, (180.0, 0.0, 0.0), (0.0, 0.0, 34.0)),
    )
    up, down = (0.0, 0.0, 40.0), (0.0, 0.0, -1.0)
    placed = (
        Placed("ring", ring, LEVEL, (0, 0, rest), "base", (up,), down, (0, 0, 2)),
        Placed("capacitor", capacitor, LEVEL, (-2.5, 0, FLOOR), "base", (up,), down, (0, 0, -12)),
    )
    held = tuple(Screw((x, y, 0.0), LEVEL, M3, 12, "base", "diffuser") for x, y in places)
    return Design(printed, placed, held)
