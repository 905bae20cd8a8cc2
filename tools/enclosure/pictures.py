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
    "plug": (120, 124, 128),
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


@dataclass(frozen=True)
class Painted:
    solid: Manifold
    colour: Colour


def picture(name: str) -> bytes:
    look = ALBUM[name]
    shown = painted(design(look.design), look.apart)
    if look.upside_down:
        shown = [Painted(one.solid.rotate((180, 0, 0)), one.colour) for one in shown]
    file = io.BytesIO()
    draw(shown, look.turn, look.tilt, look.scale).save(file, "WEBP", quality=88, method=6)
    return file.getvalue()


def painted(made: Design, apart: bool) -> list[Painted]:
    """Everything that is printed and bought, in its place or on the way there."""
    shown = []
    for one in made.printed:
        colour = MILK if one.name == "diffuser" else PLASTIC if one.name == "shell" else LID
        shown.append(Painted(one.solid.translate(one.away) if apart else one.solid, colour))
    for part in made.placed:
        for piece in part.part.piece:
            if piece.name == "plug":
                continue
            solid = part.piece(piece.name)
            if piece.name == "picture":
                solid = solid.translate((0, 0, 0.02))
            if apart and piece.later:
                x, y, z = part.away
                solid = solid.translate((-x, -y, -z))  # it comes from the other side
            elif apart:
                solid = solid.translate(part.away)
            shown.append(Painted(solid, COLOURS[piece.name]))
    return shown


def draw(shown: list[Painted], turn: float, tilt: float, scale: float) -> Image.Image:
    """Seen from the player's side: turned around the upright axis, and looked down upon."""
    view = _view(turn, tilt)
    faces, paint = [], []
    for one in shown:
        corners, triangles = mesh(one.solid)
        seen = (corners @ view.T)[triangles]
        faces.append(seen)
        paint.append(np.tile(np.array(one.colour, float), (len(seen), 1)))
    every, colours = np.concatenate(faces), np.concatenate(paint)
    low, high = every.min(axis=(0, 1)), every.max(axis=(0, 1))
    size = (high[:2] - low[:2]) * scale * FINE + 40 * FINE
    wide, tall = (int(side) // FINE * FINE for side in size)
    dots = every.copy()
    dots[:, :, 0] = (every[:, :, 0] - low[0]) * scale * FINE + 20 * FINE
    dots[:, :, 1] = (high[1] - every[:, :, 1]) * scale * FINE + 20 * FINE
    look = normals(every)
    front = look[:, 2] > 1e-6
    ids = _nearest(dots, front, wide, tall)
    image = _shade(ids, look, colours)
    whole = Image.fromarray(image, "RGB")
    return whole.resize((wide // FINE, tall // FINE), Image.Resampling.LANCZOS)


def _view(turn: float, tilt: float) -> Array:
    """The axes of the picture: right, up, and towards whoever looks at it."""
    a, b = math.radians(turn), math.radians(tilt)
    right = (math.cos(a), math.sin(a), 0.0)
    up = (-math.sin(a) * math.sin(b), math.cos(a) * math.sin(b), math.cos(b))
    back = (math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b))
    return np.array([right, up, back])


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
    table = np.concatenate([colours * bright[:, None], [PAPER]])
    image = table[ids]
    key = np.concatenate([np.concatenate([look, colours / 255], axis=1), np.full((1, 6), 9.0)])
    surface = key[ids]
    for axis in (0, 1):
        edge = np.abs(np.diff(surface, axis=axis)).max(axis=2) > 0.35
        pad = ((0, 1), (0, 0)) if axis == 0 else ((0, 0), (0, 1))
        image[np.pad(edge, pad)] *= 0.45
    return np.asarray(np.clip(image, 0, 255), dtype=np.uint8)
