# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is asked of the case: each function says what is wrong, and nothing if all is well."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np
from manifold3d import CrossSection, Manifold

from host_tests.case.changed import part_of
from tools.enclosure.design import Design, Piece, Placed, Printed, Screw
from tools.enclosure.files import mesh, normals
from tools.enclosure.shapes import Triple, joined, rod

BED = 180.0
STEEPEST = 50.0  # degrees from upright that print without a support
THINNEST = 1.6
ASLANT = 35.0  # degrees from which the whole picture is still seen
TINY = 1e-3  # cubic or square millimetres, or millimetres: less is rounding


def not_closed(solid: Manifold) -> list[str]:
    pieces = len(solid.decompose())
    wrong = [] if pieces == 1 else [f"{pieces} loose pieces"]
    _, triangles = mesh(solid)
    edges = triangles[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2)
    ways = {(int(a), int(b)) for a, b in edges}
    if len(ways) != len(edges) or any((b, a) not in ways for a, b in ways):
        wrong.append("open at an edge")
    return wrong if solid.volume() > 0 else [*wrong, "empty"]


def overhang(on_bed: Manifold) -> float:
    """The steepest overhang in degrees from upright; what lies on the bed is none."""
    corners, triangles = mesh(on_bed)
    faces = corners[triangles]
    look = normals(faces)
    area = np.linalg.norm(np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]), axis=1)
    counts = (faces[:, :, 2].max(axis=1) > 0.05) & (area > 0.01)
    return float(np.degrees(np.arcsin(np.clip(-look[counts, 2], -1, 1))).max())


def thinnest(solid: Manifold, seed: int = 1) -> float:
    """The least way through the plastic between two surfaces that face away from each other."""
    corners, triangles = mesh(solid)
    faces = corners[triangles]
    look = normals(faces)
    one, two = faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]
    area = np.linalg.norm(np.cross(one, two), axis=1) / 2
    chance = np.random.default_rng(seed)
    samples = np.concatenate([np.arange(len(faces)), np.repeat(np.flatnonzero(area > 20), 8)])
    samples = samples[area[samples] > 1e-3]
    weight = chance.dirichlet((1, 1, 1), len(samples))
    start = np.einsum("ij,ijk->ik", weight, faces[samples])
    least = math.inf
    # Surfaces that count look in the ray's own direction; there are few directions.
    ways, which = np.unique(np.round(-look[samples], 4), axis=0, return_inverse=True)
    for number, way in enumerate(ways):
        there = np.flatnonzero(look @ way > 0.98)
        across = np.cross(way, two[there])
        inverse = 1 / np.einsum("tk,tk->t", across, one[there])
        off = start[which.ravel() == number][:, None, :] - faces[None, there, 0, :]
        u = np.einsum("rtk,tk->rt", off, across) * inverse
        turned = np.cross(off, one[None, there, :])
        v = np.einsum("rtk,k->rt", turned, way) * inverse
        far = np.einsum("rtk,tk->rt", turned, two[there]) * inverse
        hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (far > 1e-4)
        least = min(least, float(np.where(hit, far, math.inf).min(initial=math.inf)))
    return least


def too_large(printed: Printed) -> list[str]:
    x0, y0, z0, x1, y1, z1 = printed.on_bed().bounding_box()
    return [f"{size:.1f} mm" for size in (x1 - x0, y1 - y0, z1 - z0) if size > BED] + (
        [] if abs(z0) < TINY else ["not on the bed"]
    )


def _room(placed: Placed) -> float:
    return placed.part.tolerance / 2  # a size is so much larger or smaller: half on each side


def _off(placed: Placed, solid: Manifold) -> Manifold:
    """Grown by its tolerance it would dip into what it lies on: lifted by as much."""
    return solid.translate([-_room(placed) * along for along in placed.rest])


def larger(piece: Piece, room: float) -> Manifold:
    """A piece that is larger by some room on every side."""
    x, y, z = piece.at
    length, width, height = (side + 2 * room for side in piece.size)
    if piece.tube:
        new = replace(piece, tube=(length, max(0.0, piece.tube[1] - 2 * room), height))
    else:
        new = replace(piece, box=(length, width, height))
    return replace(new, at=(x, y, z - room)).solid()


def _whole(placed: Placed, room: float = 0.0, later: bool = False) -> Manifold:
    """A part in its place, with or without what comes later."""
    pieces = (larger(p, room) for p in placed.part.piece if later or not p.later)
    return placed.moved(joined(*pieces))


def _piece(placed: Placed, name: str, room: float = 0.0) -> Manifold:
    return placed.moved(larger(placed.part[name], room))


def _grown(placed: Placed) -> Manifold:
    return _off(placed, _whole(placed, _room(placed)))


def meets(one: Manifold, other: Manifold) -> bool:
    return bool((one ^ other).volume() > TINY)


def touching(design: Design) -> list[str]:
    """Where a part, as large as it may be, runs into the plastic or into another part."""
    wrong = []
    for placed in design.placed:
        wrong += [
            f"{placed.name} in {printed.name}"
            for printed in design.printed
            if meets(_grown(placed), printed.solid)
        ]
        later = [piece.name for piece in placed.part.piece if piece.later]
        wrong += [
            f"{name} of {placed.name} in {printed.name}"
            for name in later
            for printed in design.printed
            if meets(_piece(placed, name), printed.solid)
        ]
    solids = {one.name: one.solid for one in design.printed}
    parts = {one.name: _grown(one) for one in design.placed}
    for group in (solids, parts):
        for one, other in combinations(group, 2):
            if meets(group[one], group[other]):
                wrong.append(f"{one} in {other}")
    return wrong


def falling(design: Design) -> list[str]:
    """Parts that nothing keeps where they lie: a millimetre further they meet no plastic."""
    return [
        placed.name
        for placed in design.placed
        if not meets(_whole(placed).translate(placed.rest), design[placed.host].solid)
    ]


def stuck(design: Design) -> list[str]:
    """Parts that do not go in, and out again, on the way that is meant for them."""
    return [
        placed.name
        for placed in design.placed
        if meets(joined(*_ways(placed, placed.ways)), design[placed.host].solid)
    ]


def _ways(placed: Placed, ways: tuple[Triple, ...]) -> Iterator[Manifold]:
    at: Triple = (0.0, 0.0, 0.0)
    pieces = [
        _off(placed, placed.moved(convex))
        for piece in placed.part.piece
        if not piece.later
        for convex in _convex(piece, _room(placed))
    ]
    for way in ways:
        yield swept([piece.translate(at) for piece in pieces], way)
        at = (at[0] + way[0], at[1] + way[1], at[2] + way[2])


def swept(pieces: Iterable[Manifold], way: Triple) -> Manifold:
    """The room that convex solids pass through on a straight way."""
    return joined(*(Manifold.batch_hull([piece, piece.translate(way)]) for piece in pieces))


def _convex(piece: Piece, room: float) -> Iterator[Manifold]:
    """A piece, and one that is hollow in small parts: only so can it be moved as a hull."""
    if not piece.tube or not piece.tube[1]:
        yield larger(piece, room)
        return
    outside, inside, _ = piece.tube
    wedge = CrossSection.square(((outside - inside) / 2 + 2 * room, piece.size[2] + 2 * room))
    wedge = wedge.translate((inside / 2 - room, 0))
    x, y, z = piece.at
    for number in range(24):
        part = Manifold.revolve(wedge, 48, 15.0).rotate((0, 0, 15 * number))
        yield part.translate((x, y, z - room))


def lid_blocked(design: Design, lower: str, way: Triple) -> list[str]:
    """What the lower half and what is mounted on it would run into as they come together."""
    mounted = [placed for placed in design.placed if placed.host == lower]
    others = [printed.solid for printed in design.printed if printed.name != lower]
    others += [_grown(placed) for placed in design.placed if placed.host != lower]
    return [
        placed.name for placed in mounted if meets(joined(*_ways(placed, (way,))), joined(*others))
    ]


def ajar(design: Design, lower: str, upper: str) -> list[str]:
    """Whether two halves meet at one height, edge to edge, all around."""
    low, high = design[lower].solid, design[upper].solid
    for z in _levels(low, 1) & _levels(high, -1):
        under, above = low.slice(z - 0.01), high.slice(z + 0.01)
        contact = under ^ above
        # Around a screw the lower one has a wider hole: nine tenths of the narrower lie on it.
        if (
            contact.area() > 0.9 * min(under.area(), above.area())
            and np.allclose(contact.bounds(), under.bounds(), atol=0.2)
            and np.allclose(contact.bounds(), above.bounds(), atol=0.2)
        ):
            return []
    return ["no common seam"]


def _levels(solid: Manifold, way: int) -> set[float]:
    """The heights of the surfaces that look up, or down."""
    corners, triangles = mesh(solid)
    faces = corners[triangles]
    level = normals(faces)[:, 2] * way > 0.999
    return {round(float(z), 3) for z in faces[level][:, 0, 2]}


def hidden(design: Design) -> list[str]:
    """What of the picture the case hides from somebody who looks at it aslant."""
    placed = part_of(design, "screen")
    picture = placed.part["picture"]
    spread = 6.0 * math.tan(math.radians(ASLANT))
    wide, tall, thin = (side + placed.part.tolerance for side in picture.size)
    tall += 2 * placed.part.astray
    near = replace(picture, box=(wide, tall, thin)).solid().translate((0, 0, 0.02))
    far = replace(picture, box=(wide + 2 * spread, tall + 2 * spread, thin)).solid()
    sight = Manifold.batch_hull([near, far.translate((0, 0, 6))])
    return [one.name for one in design.printed if meets(placed.moved(sight), one.solid)]


def out_of_reach(design: Design) -> list[str]:
    """Buttons that do not stand out, and a plug that does not come to its socket."""
    wrong = []
    outer = design["shell"].solid.hull()
    for placed in design.placed:
        names = [piece.name for piece in placed.part.piece]
        if "cap" in names:
            cap = _piece(placed, "cap")
            if (cap - outer).volume() < 0.95 * cap.volume():
                wrong.append(placed.name)
        if "plug" in names:
            usb, plug = _piece(placed, "usb"), _piece(placed, "plug", _room(placed))
            way = swept([plug], (40.0, 0.0, 0.0))
            blocked = [one.name for one in design.printed if meets(way, one.solid)]
            wrong += [f"plug at {name}" for name in blocked]
            if plug.bounding_box()[0] - usb.bounding_box()[3] > 0.5:
                wrong.append("plug too short")
            if not (plug - outer).volume() > 0.5 * plug.volume():
                wrong.append("plug has no handle outside")
    return wrong


def cable_blocked(design: Design, at: Triple, across: float, long: float) -> list[str]:
    """A cable from outside, along y, into the middle."""
    cable = rod(across, long).rotate((90, 0, 0)).translate((0, long / 2, 0)).translate(at)
    things = {one.name: one.solid for one in design.printed}
    things |= {one.name: _whole(one, later=True) for one in design.placed}
    return [name for name, solid in things.items() if meets(cable, solid)]


def _rod(screw: Screw, across: float) -> Manifold:
    return rod(across, screw.length).rotate(screw.turned).translate(screw.at)


def loose_screws(design: Design) -> list[str]:
    """Screws that touch what they go through, or find nothing to bite into."""
    wrong = []
    printed = {one.name: one.solid for one in design.printed}
    for number, screw in enumerate(design.screws):
        thread, core = _rod(screw, screw.thread), _rod(screw, screw.thread * 0.8)
        into = printed[screw.into]
        if screw.through in printed and meets(thread, printed[screw.through]):
            wrong.append(f"{number} touches {screw.through}")
        if meets(core, into):
            wrong.append(f"{number} finds no hole in {screw.into}")
        bite = (thread ^ into).volume() / ((screw.thread**2 - 2.5**2) * math.pi / 4)
        if screw.thread == 3 and bite < 3:
            wrong.append(f"{number} bites {bite:.1f} mm into {screw.into}")
        if not meets(thread, into):
            wrong.append(f"{number} bites nothing")
    return wrong
