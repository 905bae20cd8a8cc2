# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The pictures of the case in the documents, drawn from its solids: together, and taken apart."""

import io
import math
from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray
from PIL import Image

from tools.enclosure.design import Design
from tools.enclosure.designs import design
from tools.enclosure.files import Array, mesh, normals

FINE = 2  # drawn larger by this, and made smaller with soft edges
PAPER = (251, 250, 246)
PLASTIC, LID, MILK = (62, 122, 98), (92, 150, 126), (236, 240, 238)
# Of the pieces that are seen: a plug is not.
COLOURS = {
    "glass": (20, 26, 32),
    "picture": (150, 205, 245),
    "usb": (190, 194, 198),
    "board": (32, 92, 66),
    "pixels": (250, 246, 230),
    "chips": (40, 44, 48),
    "cap": (196, 66, 54),
    "collar": (52, 56, 60),
    "nut": (176, 180, 184),
    "pins": (212, 176, 84),
    "lugs": (212, 176, 84),
    "legs": (190, 194, 198),
    "body": (58, 62, 68),
}
Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Look:
    design: str
    apart: bool
    turn: float
    tilt: float
    scale: float = 5.0
    upside_down: bool = False  # as one puts it together


ALBUM = {
    "console": Look("console-2.42", False, -28, 28),
    "console-apart": Look("console-2.42", True, 152, 30, 3.6, upside_down=True),
    "console-small": Look("console-0.96", False, -28, 28),
    "console-back": Look("console-2.42", False, 130, 24),
    "puck": Look("puck", False, 155, 30),
    "puck-apart": Look("puck", True, 155, 24, 4.0),
}


Painted = tuple[Manifold, Colour]


def picture(name: str) -> bytes:
    """Seen from the player's side: turned around the upright axis, and looked down upon."""
    look = ALBUM[name]
    upright, lying = (180 * look.upside_down, 0, -look.turn), (look.tilt - 90, 0, 0)
    shown = [
        (solid.rotate(upright).rotate(lying), colour)
        for solid, colour in painted(design(look.design), look.apart)
    ]
    file = io.BytesIO()
    draw(shown, look.scale).save(file, "WEBP", quality=88, method=6)
    return file.getvalue()


def painted(made: Design, apart: bool) -> list[Painted]:
    """Everything that is printed and bought, in its place or on the way there."""
    shown = []
    for one in made.printed:
        colour = MILK if one.name == "diffuser" else PLASTIC if one.name == "shell" else LID
        shown.append((one.solid.translate(one.away) if apart else one.solid, colour))
    for part in made.placed:
        for piece in (piece for piece in part.part.piece if piece.name in COLOURS):
            solid = part.moved(piece.solid())
            if piece.name == "picture":
                solid = solid.translate((0, 0, 0.02))
            if apart:
                way = -1 if piece.later else 1  # what comes later comes from the other side
                solid = solid.translate([way * along for along in part.away])
            shown.append((solid, COLOURS[piece.name]))
    return shown


def draw(shown: list[Painted], scale: float) -> Image.Image:
    """Seen from above: x is to the right, y is up in the picture."""
    meshes = [mesh(solid) for solid, _ in shown]
    every = np.concatenate([corners[triangles] for corners, triangles in meshes])
    count = [len(triangles) for _, triangles in meshes]
    colours = np.repeat(np.array([colour for _, colour in shown], float), count, axis=0)
    dots = every * (1, -1, 1) * scale * FINE
    dots += 20 * FINE - dots.min(axis=(0, 1))
    wide, tall, _ = (int(side + 20 * FINE) // FINE * FINE for side in dots.max(axis=(0, 1)))
    look = normals(every)
    ids = _nearest(dots, look[:, 2] > 1e-6, wide, tall)
    whole = Image.fromarray(_shade(ids, look, colours), "RGB")
    return whole.resize((wide // FINE, tall // FINE), Image.Resampling.LANCZOS)


def _nearest(dots: Array, front: NDArray[np.bool_], wide: int, tall: int) -> NDArray[np.int64]:
    """For each point of the picture the number of the triangle seen there, or -1."""
    depth = np.full((tall, wide), -np.inf)
    ids = np.full((tall, wide), -1, dtype=np.int64)
    for number in np.flatnonzero(front):
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = dots[number]
        x0, x1 = max(0, math.floor(min(ax, bx, cx))), min(wide, math.ceil(max(ax, bx, cx)) + 1)
        y0, y1 = max(0, math.floor(min(ay, by, cy))), min(tall, math.ceil(max(ay, by, cy)) + 1)
        area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
        if abs(area) < 1e-9:
            continue
        x = np.arange(x0, x1)[None, :] + 0.5
        y = np.arange(y0, y1)[:, None] + 0.5
        u = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
        v = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
        z = az + u * (bz - az) + v * (cz - az)
        here = depth[y0:y1, x0:x1]
        seen = (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9) & (z > here)
        here[seen] = z[seen]
        ids[y0:y1, x0:x1][seen] = number
    return ids


def _shade(ids: NDArray[np.int64], look: Array, colours: Array) -> NDArray[np.uint8]:
    """Light from the upper left, and a dark line where one surface ends."""
    light = np.array([-0.35, 0.65, 0.67])
    bright = 0.62 + 0.4 * np.clip(look @ light, 0, 1)
    image = np.concatenate([colours * bright[:, None], [PAPER]])[ids]
    key = np.concatenate([np.concatenate([look, colours / 255], axis=1), np.full((1, 6), 9.0)])
    surface = key[ids]
    for axis in (0, 1):
        step = np.diff(surface, axis=axis, append=surface.take([-1], axis))
        image[np.abs(step).max(axis=2) > 0.35] *= 0.45
    return np.asarray(np.clip(image, 0, 255), dtype=np.uint8)
