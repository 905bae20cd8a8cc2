# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where the parts of a wiring diagram stand and which way each wire takes to its pin."""

from collections import Counter
from dataclasses import dataclass

from tools.boards.board import Board, Wire
from tools.boards.footprints import Footprint, Pin
from tools.drawing.svg import Point

SCALE = 9.6  # the drawing's units for a millimetre of the board
MARGIN, HEAD = 40, 150
CARD_WIDE, CARD_GAP = 300, 24
CHANNEL = 210  # between the cards and the board, for the wires; more if there are many
LANE, FIRST_LANE = 17, 26
# How high a part's card is at least, and how far apart its wires are; others are like a screen.
LEAST = {"ring": 256, "button": 250}
STEPS = {"ring": 64, "button": 48, "piezo": 46}


@dataclass(frozen=True)
class Route:
    """A wire on its way from a pin to the edge of its part's card."""

    wire: Wire
    pin: Pin
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Card:
    """A part with its wires, from the upper one to the lower one."""

    part: str
    side: str
    corner: Point
    height: float
    routes: tuple[Route, ...]


@dataclass(frozen=True)
class _End:
    """A wire where it leaves the board: at its pin, or, from the far side, between two pins."""

    wire: Wire
    pin: Pin
    y: float


class Plan:
    """The whole diagram, still without looks."""

    def __init__(self, board: Board, footprint: Footprint) -> None:
        self.footprint = footprint
        groups = _groups(board, footprint)
        sides = {side for side, _ in groups.values()}
        self.board_x = MARGIN + (CARD_WIDE + _channel("left", groups) if "left" in sides else 60)
        self.board_size = (footprint.width * SCALE, footprint.height * SCALE)
        end = self.board_x + self.board_size[0]
        self.right_x = end + _channel("right", groups)
        self.width = (self.right_x + CARD_WIDE if "right" in sides else end + 60) + MARGIN
        self.cards = [card for side in ("left", "right") for card in self._cards(side, groups)]
        below = [card.corner[1] + card.height for card in self.cards]
        self.bottom = max(HEAD + self.board_size[1], *below)

    def place(self, x: float, y: float) -> Point:
        """A place on the board, from millimetres."""
        return self.board_x + x * SCALE, HEAD + y * SCALE

    def _cards(self, side: str, groups: dict[str, tuple[str, list[_End]]]) -> list[Card]:
        """The column of parts on one side, each as near to its pins as there is room."""
        chosen = {part: ends for part, (where, ends) in groups.items() if where == side}
        order = sorted(chosen, key=lambda part: _mean(chosen[part]))
        high = {part: _height(part, len(chosen[part])) for part in order}
        tops: dict[str, float] = {}
        free = float(HEAD)
        for part in order:
            tops[part] = max(free, HEAD + _mean(chosen[part]) * SCALE - high[part] / 2)
            free = tops[part] + high[part] + CARD_GAP
        limit = HEAD + self.board_size[1]
        for part in reversed(order):
            tops[part] = max(HEAD, min(tops[part], limit - high[part]))
            limit = tops[part] - CARD_GAP
        free = float(HEAD)
        for part in order:
            tops[part] = max(free, tops[part])
            free = tops[part] + high[part] + CARD_GAP
        ends = [end for part in order for end in chosen[part]]
        pads = [y for part in order for y in _rows(part, tops[part], len(chosen[part]))]
        routes = iter(self._routes(side, ends, pads))
        x = MARGIN if side == "left" else self.right_x
        return [
            Card(part, side, (x, tops[part]), high[part], tuple(next(routes) for _ in chosen[part]))
            for part in order
        ]

    def _routes(self, side: str, ends: list[_End], pads: list[float]) -> list[Route]:
        """Straight, then along a lane, then straight. Pins and pads have the same order, so that
        wires in lanes cross nowhere: of those that go down, the upper ones turn last; of those
        that go up, the lower ones do."""
        starts = [self.place(0, end.y)[1] for end in ends]
        down = [y > start for start, y in zip(starts, pads, strict=True)]
        away = -1 if side == "left" else 1
        edge = self.board_x if side == "left" else self.board_x + self.board_size[0]
        card = MARGIN + CARD_WIDE if side == "left" else self.right_x
        found = []
        for number, end in enumerate(ends):
            others = down[number + 1 :].count(True) if down[number] else down[:number].count(False)
            lane = edge + away * (FIRST_LANE + LANE * others)
            path = [*self._start(side, end), (lane, starts[number]), (lane, pads[number])]
            found.append(Route(end.wire, end.pin, (*path, (card, pads[number]))))
        return found

    def _start(self, side: str, end: _End) -> list[Point]:
        """From the pin to the edge of the board; a wire from the far side runs between the pins."""
        x, y = self.place(end.pin.x, end.pin.y)
        if end.pin.side == side:
            return [(x, y)]
        half = self.footprint.pitch / 2 * SCALE
        out = self.place(0, end.y)[1]
        beside = y - half if out < y else y + half
        if abs(beside - out) < 1:
            return [(x, y), (x, out)]
        middle = self.place(self.footprint.width / 2, 0)[0]
        return [(x, y), (x, beside), (middle, beside), (middle, out)]


def _groups(board: Board, footprint: Footprint) -> dict[str, tuple[str, list[_End]]]:
    """Each part with the side where most of its pins are, and its wires from top to bottom."""
    found = {}
    for part in dict.fromkeys(wire.part for wire in board.wiring):
        pins = [(wire, footprint.pin(wire)) for wire in board.wiring if wire.part == part]
        side = Counter(pin.side for _, pin in pins).most_common(1)[0][0]
        top = min(pin.y for _, pin in pins if pin.side == side)
        ends: list[_End] = []
        for wire, pin in pins:
            far = sum(end.pin.side != side for end in ends)
            over = top - footprint.pitch * (0.5 + far)
            ends.append(_End(wire, pin, pin.y if pin.side == side else over))
        found[part] = (side, sorted(ends, key=lambda end: end.y))
    return found


def _mean(ends: list[_End]) -> float:
    return sum(end.y for end in ends) / len(ends)


def _channel(side: str, groups: dict[str, tuple[str, list[_End]]]) -> float:
    """Wide enough for a lane for each wire on that side."""
    wires = sum(len(ends) for where, ends in groups.values() if where == side)
    return max(CHANNEL, FIRST_LANE + LANE * wires)


def _step(part: str) -> int:
    return STEPS.get(part, 38)


def _height(part: str, count: int) -> float:
    """Room for the title, for each wire with two lines of text, and a margin."""
    return max(LEAST.get(part, 0), _step(part) * (count - 1) + 82)


def _rows(part: str, top: float, count: int) -> list[float]:
    """How far down the pads of a part are."""
    first = top + 16 + _height(part, count) / 2 - _step(part) * (count - 1) / 2
    return [first + _step(part) * number for number in range(count)]
