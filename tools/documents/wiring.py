# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The wiring diagram of a board, drawn from its board file and its footprint alone."""

from itertools import cycle
from textwrap import wrap

from tools.boards.board import Board, Wire
from tools.boards.footprints import load_footprint
from tools.documents import parts
from tools.documents.parts import INK, MIDDLE, SOFT
from tools.documents.routes import CARD_WIDE, HEAD, MARGIN, SCALE, Card, Plan, Route
from tools.documents.sheets import SIZES
from tools.drawing.svg import Drawing, Point, Value
from tools.support.firmware import crest_colours

COMMON = "other legs"  # of all buttons: one wire for them together
POWER, GROUND = ("5V", "VCC"), ("GND", "-", COMMON)
RED, BLACK = "#d23b2f", "#2a2f33"
OTHERS = (
    *("#2f6fd0", "#d19400", "#2f9a55", "#8e4fc0", "#0f93a5", "#c2458e", "#e07b1c", "#7a5230"),
    *("#8aa600", "#8b97a0", "#f06fa8", "#173f8f"),
)
FULL_MA, USB_MA = 60, 500
# What is drawn besides the ring, at the most: with a small screen, and with one of 2.42 inch on
# the brightest of our pictures, which has 46 % of its points lit.
REST_MA, REST_LARGE_MA = 100, 140
WIDEST = 70.0  # millimetres of a ring that fit on its card
HALO: dict[str, Value] = {"stroke": parts.PAPER, "stroke_width": 4, "paint_order": "stroke"}


def diagram(board: Board) -> str:
    """The diagram as SVG."""
    return _Diagram(board).draw()


def price(range_of: tuple[int, int]) -> str:
    least, most = range_of
    return f"{least}\u2013{most}" if least else f"up to {most}"


def total(board: Board) -> tuple[int, int]:
    """What the whole build usually costs, the board included."""
    prices = [board.build.price, *(need.price for need in board.build.needs)]
    return sum(least for least, _ in prices), sum(most for _, most in prices)


def current(board: Board) -> list[str]:
    """What the ring draws, in sentences."""
    limit, pixels = board.ring.limit_ma, board.ring.pixels
    most = limit + (REST_LARGE_MA if board.screen.driver == "ssd1306" else REST_MA)
    alone = (
        f"The firmware keeps the ring at {limit} mA or less, whatever it shows "
        f"({pixels} pixels at full white would take {FULL_MA * pixels:,} mA)."
    )
    together = f"With the board itself that is no more than the {USB_MA} mA of a USB port."
    if most > USB_MA:
        together = (
            f"With board and large screen it can be {most} mA for a moment, at full brightness: "
            f"a charger or a power bank gives that, a USB port of {USB_MA} mA may not."
        )
    return [alone, together]


def wire_colours(board: Board) -> dict[Wire, str]:
    """Red for power, black for ground, for every other wire one of its own until they run out."""
    found = {}
    free = cycle(OTHERS)
    for wire in board.wiring:
        if wire.pad in POWER or (wire.pad == COMMON and wire.pin != "GND"):
            found[wire] = RED
        elif wire.pad in GROUND:
            found[wire] = BLACK
        else:
            found[wire] = next(free)
    return found


def _title(part: str) -> str:
    return "Buttons" if part == "button" else part.capitalize()


def _pad(route: Route) -> str:
    pad = route.wire.pad
    return "all, second leg" if pad == COMMON else pad.replace("-", "\u2212")


def _pin(route: Route) -> str:
    return f"pin {route.pin.number}, {route.pin.name}"


class _Diagram:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.plan = Plan(board, load_footprint(board.footprint))
        self.routes = [route for card in self.plan.cards for route in card.routes]
        self.wires = wire_colours(board)
        sold = {size.pixels: size.outer for size in SIZES if size.outer < WIDEST}
        self.across = sold.get(board.ring.pixels)  # of the ring, in millimetres, where it is known
        self.foot = self.plan.bottom + 56
        rows = max(len(board.wiring) + 1, len(board.build.needs) + 7)
        height = self.foot + 22 * rows + 30
        self.pen = Drawing(self.plan.width, height, f"{board.name}: wiring")
        self.pen.box((0, 0), (self.plan.width, height), parts.PAPER)

    def draw(self) -> str:
        pen, footprint = self.pen, self.plan.footprint
        pen.text((MARGIN, 46), f"{self.board.name}: wiring", 26, INK, **parts.BOLD)
        room = int((self.plan.width - 2 * MARGIN) / 7.6)
        said = f"{footprint.seen} {footprint.numbers} {self._scale()}"
        for row, line in enumerate(wrap(said, room)):
            pen.text((MARGIN, 70 + 18 * row), line, 14, SOFT)
        self._circuit_board()
        for card in self.plan.cards:
            parts.card(pen, card.corner, (CARD_WIDE, card.height), _title(card.part))
            self._picture(card)
        for route in self.routes:  # with a pale edge: of two that cross, one sees which goes where
            pen.path(route.points, parts.PAPER, 9)
            pen.path(route.points, self.wires[route.wire], 4)
        for card in self.plan.cards:
            for route in card.routes:
                self._ends(card, route)
            self._extras(card)
        self._foot()
        return pen.svg()

    def _circuit_board(self) -> None:
        pen, plan = self.pen, self.plan
        corner = (plan.board_x, float(HEAD))
        pen.box(corner, plan.board_size, parts.PCB, 14, stroke=parts.PCB_EDGE, stroke_width=2)
        for mark in plan.footprint.marks:
            size = (mark.width * SCALE, mark.height * SCALE)
            parts.mark(pen, mark.kind, plan.place(mark.x, mark.y), size, mark.text)
        taken = {route.pin for route in self.routes}
        for pin in plan.footprint.pins:
            x, y = plan.place(pin.x, pin.y)
            parts.pad(pen, (x, y), pin in taken)
            inward, anchor = (1, "start") if pin.side == "left" else (-1, "end")
            more: dict[str, Value] = {"text_anchor": anchor}
            more |= {"font_weight": "bold"} if pin in taken else {"fill_opacity": 0.6}
            pen.text((x + 12 * inward, y + 4), str(pin.number), 12, "#cfe3d8", **more)
            pen.text((x + 32 * inward, y + 4), pin.name, 12.5, "#ffffff", **more)

    def _ends(self, card: Card, route: Route) -> None:
        """The pin, and the pad with what it is called and where its wire comes from."""
        pen, (x, y) = self.pen, route.points[-1]
        parts.pad(pen, route.points[0], True)
        parts.pad(pen, (x, y), True)
        anchor = "end" if card.side == "left" else "start"
        above, below = (7, 16) if card.part == "button" else (0, 15)
        x += 13 * card.away
        pen.text((x, y - above), _pad(route), 14, INK, text_anchor=anchor, **parts.BOLD)
        pen.text((x, y + below), _pin(route), 12, SOFT, text_anchor=anchor)

    def _picture(self, card: Card) -> None:
        centre = card.corner[0] + CARD_WIDE / 2, card.corner[1] + card.height / 2
        beside = (centre[0] + 54 * card.away, centre[1] + 12)
        screen = self.board.screen
        if card.part == "button":
            self._buttons(card)
        elif card.part == "ring":
            x, y = centre[0] + 46 * card.away, centre[1] + 10
            pixels = self.board.ring.pixels
            parts.ring(self.pen, (x, y), pixels, crest_colours(), self.across or 65.5)
            self.pen.text((x, y - 2), str(pixels), 26, INK, **MIDDLE)
            self.pen.text((x, y + 18), "pixels", 14, SOFT, **MIDDLE)
        elif card.part == "screen":
            parts.screen(self.pen, beside, self._screen_size(), (screen.width, screen.height))
        elif card.part == "piezo":
            parts.piezo(self.pen, beside)
        else:
            parts.anything(self.pen, beside)

    def _screen_size(self) -> parts.Size:
        """In millimetres; one that is not known is drawn as wide as the large one."""
        screen = self.board.screen
        board, (wide, _) = parts.SCREENS["ssd1306"]
        tall = wide * screen.height / screen.width
        return parts.SCREENS.get(screen.driver, ((board[0], tall + 12), (wide, tall)))

    def _scale(self) -> str:
        """Which of the parts are as large as they are against each other."""
        screen = self.board.screen.driver in parts.SCREENS
        known = {"button": True, "piezo": True, "ring": self.across, "screen": screen}
        titles = {card.part: _title(card.part).lower() for card in self.plan.cards}
        same = ", ".join(title for part, title in titles.items() if known.get(part))
        other = ", ".join(title for part, title in titles.items() if not known.get(part))
        text = f"In one scale: {same}. Enlarged: the board, resistor and capacitor."
        return f"{text} In no scale: {other}." if other else text

    def _buttons(self, card: Card) -> None:
        """Each button between its own wire and the one that all have in common."""
        pen, away = self.pen, card.away
        common = next(route for route in card.routes if route.wire.pad == COMMON)
        (edge, shared), colour = common.points[-1], self.wires[common.wire]
        at, rail = edge + 128 * away, edge + 172 * away
        last = max(route.points[-1][1] for route in card.routes)
        pen.path([(edge, shared), (rail, shared), (rail, last - 9)], colour, 4)
        for route in card.routes:
            if route is common:
                continue
            y = route.points[-1][1]
            turn = edge + 96 * away
            path = [(edge, y), (turn, y), (turn, y + 9), (at, y + 9)]
            pen.path(path, self.wires[route.wire], 4)
            pen.path([(at, y - 9), (rail, y - 9)], colour, 4)
            pen.circle((rail, y - 9), 4, colour)
            parts.button(pen, (at, y), route.wire.pad)

    def _extras(self, card: Card) -> None:
        """The resistor and the capacitor, where the notes of the wires ask for them."""
        pen, out = self.pen, -card.away
        for number, route in enumerate(card.routes):
            x, y = route.points[-1]
            note = route.wire.note
            if "through" in note:
                parts.resistor(pen, (x + 50 * out, y))
                self._note(note.removeprefix("through the "), (x + 50 * out, y + 24))
            elif "capacitor" in note and number + 1 < len(card.routes):
                lower = card.routes[number + 1].points[-1][1]
                parts.capacitor(pen, (x + 30 * out, y), (x + 30 * out, lower), out)
                self._note("1000 µF capacitor", (x + 52 * out, (y + lower) / 2), card.side, 10)
            elif note:
                self._note(note, (x + 24 * out, y - 10), card.side, 40)

    def _note(self, note: str, at: Point, side: str = "", room: int = 18) -> None:
        anchor = {"left": "start", "right": "end", "": "middle"}[side]
        for row, line in enumerate(wrap(note, room)):
            place = (at[0], at[1] + 14 * row)
            self.pen.text(place, line, 12, INK, text_anchor=anchor, **HALO)

    def _foot(self) -> None:
        pen, width, top = self.pen, self.plan.width, self.foot
        pen.line((MARGIN, top - 26), (width - MARGIN, top - 26), parts.EDGE, 1.5)
        half = MARGIN + (width - 2 * MARGIN) * 0.36
        pen.text((MARGIN, top), "Wire by wire", 15, INK, **parts.BOLD)
        for row, route in enumerate(self.routes, 1):
            y = top + 22 * row
            pen.line((MARGIN, y - 5), (MARGIN + 22, y - 5), self.wires[route.wire], 5)
            title = _title(route.wire.part).removesuffix("s")
            pen.text((MARGIN + 34, y), _pin(route), 13, INK)
            pen.text((MARGIN + 170, y), f"{title}: {_pad(route)}", 13, INK)
        room = int((width - half - MARGIN) / 7.4)
        needs = [f"{need.part}: {price(need.price)}" for need in self.board.build.needs]
        needs.append(f"With the board, in euros or dollars: about {price(total(self.board))}")
        row = self._list(half, top, "To buy besides the board", needs, room)
        self._list(half, top + 22 * row + 10, "Current", current(self.board), room)

    def _list(self, x: float, top: float, title: str, items: list[str], room: int) -> int:
        self.pen.text((x, top), title, 15, INK, **parts.BOLD)
        row = 1
        for item in items:
            for number, line in enumerate(wrap(item, room)):
                if not number:
                    self.pen.circle((x + 4, top + 22 * row - 5), 2.5, SOFT)
                self.pen.text((x + 16, top + 22 * row), line, 13, INK)
                row += 1
        return row
