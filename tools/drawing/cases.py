# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The boards as they look: each form draws itself and says where its screen and its lights are."""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.boards.board import Board
from tools.boards.footprints import Footprint, Pin, load_footprint
from tools.documents.svg import Drawing, Point
from tools.drawing import areas, caps
from tools.drawing.areas import CENTRE, Lamp
from tools.drawing.paint import INK, SIZE, SOFT, label, slab
from tools.page.board_view import ring_order

GOLD = "#c9a24a"
# Of the ring: 5 V, ground, data.
WIRES = ("#c8443c", "#77797c", "#e8e4da")

Box = tuple[int, int, int, int]


class Places(NamedTuple):
    """Where the screen is, and the lights."""

    screen: Box
    lamps: list[Lamp]


def draw_device(pen: Drawing, board: Board) -> Places:
    """The device among its areas, in the form that its board file asks for."""
    footprint = load_footprint(board.footprint) if board.footprint else None
    if not board.ring.arc:
        return handheld(pen, board)
    if "encoder" in caps.kinds(board):
        return pad(pen, board)
    if footprint and any(mark.kind == "button" for mark in footprint.marks):
        screen = plank(pen, board, footprint)
    else:
        screen = case(pen, board)
    return Places(screen, areas.ring(pen, board))


def case(pen: Drawing, board: Board) -> Box:
    """A case with a screen above a row of round keys."""
    left, top, wide, tall = 654, 36, 592, 564
    _cable(pen)
    slab(pen, (left, top), (wide, tall), "case", 38)
    x = left + wide / 2
    screen = _screen(pen, board, (x, top + 176), (512, 300))
    keys = caps.caps(board)
    for place, (text, go) in enumerate(keys):
        caps.cap(pen, (x + (place - (len(keys) - 1) / 2) * 150, top + 428), 50, text, go)
    _name(pen, board, (x, top + tall - 30), INK)
    return screen


def plank(pen: Drawing, board: Board, footprint: Footprint) -> Box:
    """A small bare board on its side: pins along both edges, keys in a column by the screen."""
    left, top, wide, tall = 640, 148, 620, 344
    slab(pen, (left, top), (wide, tall), "board", 22)
    pen.box((left - 10, top + tall / 2 - 42), (36, 84), "url(#metal)", 8)

    def place_of(pin: Pin) -> Point:
        y = top + (tall - 16 if pin.side == "left" else 16)
        return left + wide * pin.y / footprint.height, y

    for pin in footprint.pins:
        pen.circle(place_of(pin), 8, GOLD)
        pen.circle(place_of(pin), 4, "#0b0c0d")
    wires = [wire for wire in board.wiring if wire.part == "ring"]
    for place, (tone, wire) in enumerate(zip(WIRES, wires, strict=True)):
        x, y = place_of(footprint.pin(wire))
        out = (84 + 10 * place) * (-1 if y < CENTRE[1] else 1)
        curve = f"M{x} {y} C{x} {y + out} 640 {y + out} 540 {CENTRE[1] + out}"
        pen.shape("path", d=curve, fill="none", stroke=tone, stroke_width=6, filter="url(#near)")
    screen = _screen(pen, board, (left + 364, top + tall / 2), (480, 270), 8)
    keys = caps.caps(board)
    for place, (text, go) in enumerate(keys):
        y = top + tall / 2 + (place - (len(keys) - 1) / 2) * 96
        caps.cap(pen, (left + 72, y), 30, text, go)
    _name(pen, board, (left + wide / 2, top + tall + 84), SOFT)
    return screen


def handheld(pen: Drawing, board: Board) -> Places:
    """A screen between a stick or cross and two keys, and below it a strip of lights."""
    left, top, wide, tall = 116, 20, 1048, 494
    middle, lights, step = left + wide / 2, top + tall - 36, 98
    order = ring_order(board.ring)
    row = [middle + (place - (len(order) - 1) / 2) * step for place in range(len(order))]
    areas.strip(pen, row, top + tall - 4, step)
    slab(pen, (left, top), (wide, tall), "board", 44)
    screen = _screen(pen, board, (middle, top + 226), (480, 384), 14)
    if "joystick" in caps.kinds(board):
        caps.stick(pen, (left + 138, top + 226), 72)
    else:
        caps.cross(pen, (left + 138, top + 226), 96)
    round_keys = [(text, go) for text, go in caps.caps(board) if not text.startswith("{")]
    for place, (text, go) in enumerate(round_keys):  # the last one is further up, as thumbs lie
        caps.cap(pen, (left + wide - 184 + place * 92, top + 226 - place * 62), 42, text, go)
    small = [name for name in ("Select", "Start") if caps.has(board, name)]
    for place, name in enumerate(small):
        caps.pill(pen, (left + wide - 184 + place * 92, top + 366), name)
    for x in row:
        pen.box((x - 17, lights - 17), (34, 34), "#e9e6dd", 5)
    _name(pen, board, (left + 138, lights), SOFT)
    return Places(
        screen, [Lamp(pixel, (x, lights), 15) for pixel, x in zip(order, row, strict=True)]
    )


def pad(pen: Drawing, board: Board) -> Places:
    """Lit keys in rows of three below a screen and a knob; the areas are around them."""
    wide, tall, key = 378, 616, 110
    left, top = (SIZE[0] - wide) / 2, 12
    middle = (left + wide / 2, top + tall - 32 - 2 * key)
    areas.around(pen, middle, key)
    slab(pen, (left, top), (wide, tall), "board", 24)
    screen = _screen(pen, board, (left + 150, top + 76), (256, 128), 8)
    turn, push, *_ = (text for text, _ in caps.caps(board))  # then a lit key with nothing on it
    label(pen, (left + wide - 46, top + 26), turn, 24, SOFT)
    caps.knob(pen, (left + wide - 46, top + 88), 37, push)
    lamps = []
    for pixel in range(board.ring.pixels):
        row, column = divmod(pixel, 3)
        at = (middle[0] + (column - 1) * key, middle[1] + (row - 1.5) * key)
        half = key / 2 - 7
        pen.box((at[0] - half - 3, at[1] - half - 3), (2 * half + 6, 2 * half + 6), "#000000", 16)
        lamps.append(Lamp(pixel, at, half, key=True))
    _name(pen, board, (middle[0], top + tall - 16), SOFT)
    return Places(screen, lamps)


def _screen(pen: Drawing, board: Board, middle: Point, room: Point, edge: float = 22) -> Box:
    """The bezel; the screen's pixels are whole, or a half more where whole is too small."""
    width, height = board.screen.width, board.screen.height
    scale = min(room[0] / width, room[1] / height)
    scale = math.floor(scale) if scale >= 2 else math.floor(2 * scale) / 2
    wide, tall = round(width * scale), round(height * scale)
    left, top = round(middle[0] - wide / 2), round(middle[1] - tall / 2)
    corner, size = (left - edge, top - edge), (wide + 2 * edge, tall + 2 * edge)
    pen.box(corner, size, "url(#bezel)", edge, stroke="#000000", stroke_opacity=0.5)
    return left, top, left + wide, top + tall


def _name(pen: Drawing, board: Board, at: Point, fill: str) -> None:
    label(pen, at, board.name, 18, fill)


def _cable(pen: Drawing) -> None:
    """From the ring below the game board to the device."""
    for place, tone in enumerate(WIRES):
        y = 312 + 8 * place
        pen.line((400, y), (700, y), tone, 5)
