# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Plain solids, in millimetres, each standing on the middle of its underside."""

from manifold3d import CrossSection, JoinType, Manifold, OpType

ROUND = 48  # corners of what should be round: a multiple of eight, so that it is as wide as said
OVER = 1.0  # how far a hole reaches out of what it is made in
Triple = tuple[float, float, float]
LEVEL: Triple = (0.0, 0.0, 0.0)


def box(size: Triple) -> Manifold:
    return Manifold.cube(size, True).translate((0, 0, size[2] / 2))


def rod(across: float, height: float) -> Manifold:
    return Manifold.cylinder(height, across / 2, across / 2, ROUND)


def tube(outside: float, inside: float, height: float) -> Manifold:
    outer = rod(outside, height)
    if not inside:
        return outer
    return outer - rod(inside, height + 2 * OVER).translate((0, 0, -OVER))


def plate(length: float, width: float, height: float, corner: float) -> Manifold:
    """A box with its four upright edges rounded."""
    inner = CrossSection.square((length - 2 * corner, width - 2 * corner), True)
    return Manifold.extrude(inner.offset(corner, JoinType.Round, 2.0, ROUND), height)


def countersunk(across: float, head: float, height: float) -> Manifold:
    """What is taken away for a screw whose head is at the underside, widening by 45 degrees."""
    shaft = rod(across, height + 2 * OVER).translate((0, 0, -OVER))
    high = (head - across) / 2
    return shaft + Manifold.cylinder(high, head / 2, across / 2, ROUND)


def joined(*solids: Manifold) -> Manifold:
    return Manifold.batch_boolean(solids, OpType.Add)
