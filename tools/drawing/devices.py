# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The boards as they look: each form draws itself and says where screen, lights and keys are.

Upright is for a page on a phone; the other way is for a desktop, and for pictures.
"""

from tools.boards.board import Board
from tools.boards.footprints import Footprint, load_footprint
from tools.drawing import areas, caps
from tools.drawing.areas import ring_order
from tools.drawing.paint import INK, SOFT, UNIT, label, slab
from tools.drawing.piece import DARK, Key, Lamp, Piece
from tools.drawing.svg import Point, towards

GOLD = "#c9a24a"
ROOM = 26.0  # around a body, for its shadow
# The printed case, in millimetres: its face, the middle of the window and the buttons' line from
# its lower edge up, from button to button, a button's collar and its cap. A test compares these
# with the solids of tools/enclosure.
LARGE = "ssd1306"  # the driver of the recommended screen
FACE, SCREEN_UP, BUTTONS_UP, PITCH, COLLAR, CAP = (96.0, 91.2), 55.75, 16.0, 27.0, 17.5, 11.0


def pieces(board: Board, upright: bool = False) -> list[Piece]:
    """What lies on the table: the areas with the lights, and the device, if they are two things."""
    footprint = load_footprint(board.footprint) if board.footprint else None
    if not board.ring.arc:
        return [handheld(board, upright)]
    if caps.has(board, "encoder"):
        return [pad(board, upright)]
    if footprint and any(mark.kind == "button" for mark in footprint.marks):
        return [areas.disc(board), plank(board, footprint)]
    return [areas.disc(board), console(board)]


def console(board: Board) -> Piece:
    """The printed case from above, in the same scale as the ring."""
    wide, tall = (side * UNIT for side in FACE)
    piece = Piece(wide + 2 * ROOM, tall + 2 * ROOM, board.name)
    x, low = ROOM + wide / 2, ROOM + tall
    slab(piece, (ROOM, ROOM), (wide, tall), "case", 5 * UNIT)
    _screen(piece, board, (x, low - SCREEN_UP * UNIT), 3, 12)
    keys = caps.caps(board)
    for place, (text, go) in enumerate(keys):
        at = (x + (place - (len(keys) - 1) / 2) * PITCH * UNIT, low - BUTTONS_UP * UNIT)
        caps.button(piece, at, COLLAR * UNIT / 2, CAP * UNIT / 2, text, go)
        said = (at[0], at[1] - COLLAR * UNIT / 2 - 66)  # two lines above it
        piece.keys.append(Key(caps.labels(board)[place], at, 0.45 * PITCH * UNIT, said, DARK))
    label(piece, (x, ROOM + 40), board.name, 20, INK)
    if board.screen.driver != LARGE:
        label(piece.notes, (x, ROOM + 62), "enlarged", 18, INK)
    return piece


def plank(board: Board, footprint: Footprint) -> Piece:
    """A small bare board on its side: pins along both edges, keys in a column by the screen."""
    wide, tall, left, top = 620, 384, ROOM + 6, ROOM
    piece = Piece(wide + left + ROOM, tall + 2 * ROOM, board.name)
    slab(piece, (left, top), (wide, tall), "board", 22)
    piece.box((left - 10, top + tall / 2 - 42), (36, 84), "url(#metal)", 8)
    for pin in footprint.pins:
        y = top + (tall - 16 if pin.side == "left" else 16)
        at = (left + wide * pin.y / footprint.height, y)
        piece.circle(at, 8, GOLD)
        piece.circle(at, 4, "#0b0c0d")
    _screen(piece, board, (left + 364, top + tall / 2 - 16), 2, 8)
    keys = caps.caps(board)
    for place, (text, go) in enumerate(keys):
        at = (left + 72, top + tall / 2 - 24 + (place - (len(keys) - 1) / 2) * 96)
        caps.cap(piece, at, 30, text, go)
        piece.keys.append(Key(caps.labels(board)[place], at, 48, (at[0], at[1] + 31)))
    label(piece, (left + 350, top + tall - 48), board.name, 16, SOFT)
    label(piece.notes, (left + 556, top + tall - 48), "enlarged", 16, SOFT)
    return piece


def handheld(board: Board, upright: bool) -> Piece:
    """A screen, a stick or cross, two keys, and below them a strip of lights and the areas."""
    wide, tall = (612.0, 832.0) if upright else (1048.0, 494.0)
    step, field = (84.0, 128.0) if upright else (98.0, 236.0)
    left, top = (ROOM, ROOM) if upright else (0.5 * (5 * field - wide), ROOM + 6)
    piece = Piece(wide + 2 * left, top + tall + 0.6 * field, board.name)
    middle, lights, eye = left + wide / 2, top + tall - 36, top + 226
    order = ring_order(board.ring)
    row = [middle + (place - (len(order) - 1) / 2) * step for place in range(len(order))]
    areas.strip(piece, row, top + tall - 4, step, field)
    slab(piece, (left, top), (wide, tall), "board", 44)
    _screen(piece, board, (middle, eye), 3, 14)
    thumb = (left + 140, top + 556) if upright else (left + 138, eye)
    hand = (left + wide - 190, top + 556) if upright else (left + wide - 184, eye)
    if caps.has(board, "joystick"):
        caps.stick(piece, thumb, 72)
    else:
        caps.cross(piece, thumb, 96)
    for name, turn in caps.WAYS.items():
        piece.keys.append(Key(name, towards(thumb, turn, 72), 36, (thumb[0], thumb[1] + 112)))
    round_keys = [(text, go) for text, go in caps.caps(board) if not text.startswith("{")]
    for place, (text, go) in enumerate(round_keys):  # the last one is further up, as thumbs lie
        at = (hand[0] + place * 92, hand[1] - place * 62)
        caps.cap(piece, at, 42, text, go)
        piece.keys.append(Key(text, at, 46, (at[0], at[1] + 46)))
    pills = [name for name in ("Select", "Start") if name in caps.labels(board)]
    for place, name in enumerate(pills):
        at = (hand[0] + place * 92, hand[1] + 140)
        caps.pill(piece, at, name)
        piece.keys.append(Key(name, at, 30, (at[0], at[1] + 40)))
    for pixel, x in zip(order, row, strict=True):
        piece.box((x - 17, lights - 17), (34, 34), "#e9e6dd", 5)
        piece.lamps.append(Lamp(pixel, (x, lights), 15))
    label(piece, (left + 150, lights - 48), board.name, 17, SOFT)
    label(piece.notes, (left + 150, lights - 26), "screen enlarged", 17, SOFT)
    return piece


def pad(board: Board, upright: bool) -> Piece:
    """Lit keys in rows of three below a screen and a knob; the areas are around them."""
    wide, tall, key = 378.0, 616.0, 110.0
    left, top = (54.0 if upright else 451.0), 12.0
    piece = Piece(wide + 2 * left, tall + 2 * top, board.name)
    middle = (left + wide / 2, top + tall - 32 - 2 * key)
    areas.around(piece, middle, key, upright)
    slab(piece, (left, top), (wide, tall), "board", 24)
    _screen(piece, board, (left + 150, top + 76), 2, 8)
    knob = (left + wide - 46, top + 96)
    _, push, *_ = (text for text, _ in caps.caps(board))
    caps.knob(piece, knob, 37, push)
    for name, side in (("Turn left", -1), ("Turn right", 1)):
        at = (knob[0] + 24 * side, top + 34)
        caps.arrow(piece, at, 0.25 * side, 11)
        piece.keys.append(Key(name, at, 24))
    piece.keys.append(Key("Knob", knob, 37))
    half = key / 2 - 7
    for pixel in range(board.ring.pixels):
        row, column = divmod(pixel, 3)
        x, y = middle[0] + (column - 1) * key, middle[1] + (row - 1.5) * key
        piece.box((x - half - 3, y - half - 3), (2 * half + 6, 2 * half + 6), "#000000", 16)
        piece.lamps.append(Lamp(pixel, (x, y), half, key=True))
        inner = {4: "Upper middle key", 7: "Lower middle key"}.get(pixel)
        if inner:
            piece.keys.append(Key(inner, (x, y), half, (x, y - 14)))
    label(piece, (middle[0], top + tall - 16), board.name, 18, SOFT)
    return piece


def _screen(piece: Piece, board: Board, middle: Point, scale: int, edge: float) -> None:
    """The bezel, and within it the screen's pixels, each so large."""
    wide, tall = board.screen.width * scale, board.screen.height * scale
    left, top = round(middle[0] - wide / 2), round(middle[1] - tall / 2)
    corner, size = (left - edge, top - edge), (wide + 2 * edge, tall + 2 * edge)
    piece.box(corner, size, "url(#bezel)", edge, stroke="#000000", stroke_opacity=0.5)
    piece.screen = (left, top, left + wide, top + tall)
