# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Where the parts of a wiring diagram stand and which way each wire takes to its pin."""

from collections import Counter
from dataclasses import dataclass, field

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


@dataclass
class Route:
    """A wire on its way from a pin to the edge of its part's card."""

    wire: Wire
    pin: Pin
    y: float  # in millimetres, where it leaves the board: at its pin, or between two pins
    points: list[Point] = field(default_factory=list)


@dataclass
class Card:
    """A part with its wires, from the upper one to the lower one."""

    part: str
    side: str
    routes: list[Route]
    corner: Point = (0, 0)

    @property
    def away(self) -> int:
        """In which direction it lies from the board."""
        return -1 if self.side == "left" else 1

    @property
    def step(self) -> int:
        return STEPS.get(self.part, 38)

    @property
    def height(self) -> float:
        """Room for the title, for each wire with two lines of text, and a margin."""
        return max(LEAST.get(self.part, 0), self.step * (len(self.routes) - 1) + 82)

    @property
    def at_pins(self) -> float:
        """Where it would be beside its pins, in millimetres."""
        return sum(route.y for route in self.routes) / len(self.routes)

    @property
    def pads(self) -> list[float]:
        """How far down each wire ends."""
        first = self.corner[1] + 16 + self.height / 2 - self.step * (len(self.routes) - 1) / 2
        return [first + self.step * number for number in range(len(self.routes))]


class Plan:
    """The whole diagram, still without looks."""

    def __init__(self, board: Board, footprint: Footprint) -> None:
        self.footprint = footprint
        parts = dict.fromkeys(wire.part for wire in board.wiring)
        cards = [_card(part, board, footprint) for part in parts]
        left, right = ([c for c in cards if c.side == side] for side in ("left", "right"))
        self.board_x = MARGIN + (CARD_WIDE + _channel(left) if left else 60)
        self.board_size = (footprint.width * SCALE, footprint.height * SCALE)
        end = self.board_x + self.board_size[0]
        self.right_x = end + _channel(right)
        self.width = (self.right_x + CARD_WIDE if right else end + 60) + MARGIN
        self.cards = [*self._column(left, MARGIN), *self._column(right, self.right_x)]
        below = [card.corner[1] + card.height for card in self.cards]
        self.bottom = max(HEAD + self.board_size[1], *below)

    def place(self, x: float, y: float) -> Point:
        """A place on the board, from millimetres."""
        return self.board_x + x * SCALE, HEAD + y * SCALE

    def _column(self, cards: list[Card], x: float) -> list[Card]:
        """The parts on one side, each as near to its pins as there is room, and their wires."""
        cards = sorted(cards, key=lambda card: card.at_pins)
        free = float(HEAD)
        for card in cards:
            top = max(free, HEAD + card.at_pins * SCALE - card.height / 2)
            card.corner = (x, top)
            free = top + card.height + CARD_GAP
        heights = sum(card.height + CARD_GAP for card in cards) - CARD_GAP
        limit = HEAD + max(self.board_size[1], heights)
        for card in reversed(cards):
            card.corner = (x, min(card.corner[1], limit - card.height))
            limit = card.corner[1] - CARD_GAP
        self._route(cards)
        return cards

    def _route(self, cards: list[Card]) -> None:
        """Straight, then along a lane, then straight. Pins and pads have the same order, so that
        wires in lanes cross nowhere: of those that go down, the upper ones turn last; of those
        that go up, the lower ones do."""
        wires = [
            (card, route, self.place(0, route.y)[1], pad)
            for card in cards
            for route, pad in zip(card.routes, card.pads, strict=True)
        ]
        down = [pad > start for _, _, start, pad in wires]
        for number, (card, route, start, pad) in enumerate(wires):
            others = down[number + 1 :].count(True) if down[number] else down[:number].count(False)
            left = card.side == "left"
            edge = self.board_x if left else self.board_x + self.board_size[0]
            lane = edge + card.away * (FIRST_LANE + LANE * others)
            end = (card.corner[0] + CARD_WIDE if left else card.corner[0], pad)
            route.points = [*self._start(card.side, route), (lane, start), (lane, pad), end]

    def _start(self, side: str, route: Route) -> list[Point]:
        """From the pin to the edge of the board; a wire from the far side runs between the pins."""
        x, y = self.place(route.pin.x, route.pin.y)
        if route.pin.side == side:
            return [(x, y)]
        half = self.footprint.pitch / 2 * SCALE
        out = self.place(0, route.y)[1]
        beside = y - half if out < y else y + half
        if abs(beside - out) < 1:
            return [(x, y), (x, out)]
        middle = self.place(self.footprint.width / 2, 0)[0]
        return [(x, y), (x, beside), (middle, beside), (middle, out)]


def _card(part: str, board: Board, footprint: Footprint) -> Card:
    """A part on the side where most of its pins are, with its wires from top to bottom."""
    pins = [(wire, footprint.pin(wire)) for wire in board.wiring if wire.part == part]
    side = Counter(pin.side for _, pin in pins).most_common(1)[0][0]
    top = min(pin.y for _, pin in pins if pin.side == side)
    routes: list[Route] = []
    for wire, pin in pins:
        far = sum(route.pin.side != side for route in routes)
        over = top - footprint.pitch * (0.5 + far)
        routes.append(Route(wire, pin, pin.y if pin.side == side else over))
    return Card(part, side, sorted(routes, key=lambda route: route.y))


def _channel(cards: list[Card]) -> float:
    """Wide enough for a lane for each wire."""
    return max(CHANNEL, FIRST_LANE + LANE * sum(len(card.routes) for card in cards))
