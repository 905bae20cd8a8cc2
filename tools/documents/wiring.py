# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The wiring diagram of a board, drawn from its board file alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle
from textwrap import wrap

from tools.documents import parts
from tools.documents.parts import INK, MIDDLE, SOFT
from tools.documents.svg import Drawing
from tools.drive.boards import Board, Wire

LEFT = ("oled", "button")  # these parts are drawn on the left, the others on the right
TITLES = {"oled": "Screen", "ring": "Ring", "button": "Buttons", "piezo": "Piezo"}
HEIGHTS = {"oled": 190, "ring": 250, "button": 60, "piezo": 120}
STEPS = {"oled": 36, "ring": 64, "button": 50, "piezo": 44}
POWER, GROUND = ("5V", "VCC", "VIN", "3V3", "3V"), ("GND", "-")
RED, BLACK = "#d23b2f", "#2a2f33"
OTHERS = ("#2f6fd0", "#e0a100", "#2f9a55", "#8e4fc0", "#0f93a5", "#c25a9b", "#e07b1c")

MARGIN, GAP, HEAD = 40, 250, 130
CARD_WIDE, BOARD_WIDE = 300, 250
FULL_MA, REST_MA, USB_MA = 60, 100, 500


@dataclass(frozen=True)
class Block:
    """One card of the diagram: a kind of part with its wires."""

    part: str
    wires: tuple[Wire, ...]
    top: float
    height: float

    def rows(self) -> list[float]:
        """How far down each wire is."""
        step = STEPS[self.part]
        first = self.top + 20 + self.height / 2 - step * (len(self.wires) - 1) / 2
        return [first + step * number for number in range(len(self.wires))]


def diagram(board: Board, colours: tuple[int, ...]) -> str:
    """The diagram as SVG; `colours` are those of the coats of arms."""
    return _Diagram(board, colours).draw()


def readable(text: str) -> str:
    """A note or a part of the board file with its units as they are printed."""
    for plain, printed in ((" uF", " µF"), (" ohm", " Ω"), ("I2C", "I²C"), ("128x64", "128 × 64")):
        text = text.replace(plain, printed)
    return text


def current(board: Board) -> list[str]:
    """What the ring draws, in sentences."""
    limit, pixels = board.ring.limit_ma, board.ring.pixels
    full = f"{FULL_MA * pixels:,} mA"
    lines = [
        f"The firmware keeps the ring at {limit} mA or less, whatever it shows "
        f"({pixels} pixels at full white would take {full})."
    ]
    if limit + REST_MA <= USB_MA:
        lines.append(f"With the board itself that is no more than the {USB_MA} mA of a USB port.")
    return lines


class _Diagram:
    def __init__(self, board: Board, colours: tuple[int, ...]) -> None:
        self.board = board
        self.colours = colours
        self._palette = cycle(OTHERS)
        kinds = dict.fromkeys(wire.part for wire in board.wiring)
        left = [kind for kind in kinds if kind in LEFT]
        self.left = self._blocks(left)
        self.right = self._blocks([kind for kind in kinds if kind not in LEFT])
        self.tall = max(block.top + block.height for block in (*self.left, *self.right))
        self.tall = max(self.tall, HEAD + 250)
        self.board_x = MARGIN + (CARD_WIDE + GAP if self.left else 0)
        self.right_x = self.board_x + BOARD_WIDE + (GAP if self.right else 0)
        width = self.right_x + (CARD_WIDE if self.right else 0) + MARGIN
        self.needs = [readable(need) for need in board.needs]
        height = self.tall + 70 + 22 * max(len(self.needs) + 1, 6) + 20
        self.pen = Drawing(width, height, f"{board.name}: wiring")
        self.pen.box((0, 0), (width, height), parts.PAPER)
        self.width = width

    def _blocks(self, kinds: list[str]) -> list[Block]:
        blocks = []
        top = float(HEAD)
        for kind in kinds:
            wires = [wire for wire in self.board.wiring if wire.part == kind]
            if kind == "button":
                wires.append(Wire(kind, "", self._common(wires), ""))
            height = max(HEIGHTS[kind], 44 + STEPS[kind] * len(wires))
            blocks.append(Block(kind, tuple(wires), top, height))
            top += height + 26
        return blocks

    def _common(self, wires: list[Wire]) -> str:
        """Where the other legs of the buttons go: the keys' data says when they are pressed."""
        pins = {wire.pin for wire in wires}
        high = any(
            keys.settings.get("pressed") == "high" and pins & set(keys.settings.get("pins", ()))
            for keys in self.board.keys
        )
        return "3V3" if high else "GND"

    def draw(self) -> str:
        pen = self.pen
        pen.text((MARGIN, 48), f"{self.board.name}: wiring", 26, INK, **parts.BOLD)
        pen.text(
            (MARGIN, 74),
            "Pins have the names that are printed on the board, and are not drawn where they lie.",
            14,
            SOFT,
        )
        parts.circuit_board(
            pen, (self.board_x, HEAD), (BOARD_WIDE, self.tall - HEAD), self.board.name
        )
        for block in self.left:
            self._block(block, MARGIN, left=True)
        for block in self.right:
            self._block(block, self.right_x, left=False)
        self._foot()
        return pen.svg()

    def _colour(self, wire: Wire) -> str:
        if wire.pad in POWER or (not wire.pad and wire.pin != "GND"):
            return RED
        if wire.pad in GROUND or not wire.pad:
            return BLACK
        return next(self._palette)

    def _block(self, block: Block, x: float, left: bool) -> None:
        pen = self.pen
        parts.card(pen, (x, block.top), (CARD_WIDE, block.height), TITLES[block.part])
        edge = x + CARD_WIDE if left else x
        board_edge = self.board_x if left else self.board_x + BOARD_WIDE
        inward = -1 if left else 1  # from the wire's end into the card
        rows = block.rows()
        for wire, y in zip(block.wires, rows, strict=True):
            if block.part != "button":
                pen.line((edge, y), (board_edge, y), self._colour(wire), 4, stroke_linecap="round")
                parts.pad(pen, (edge, y))
                at = (edge + 14 * inward, y + 5)
                pen.text(at, wire.pad, 14, INK, text_anchor="end" if left else "start")
        if block.part == "button":
            self._buttons(block, rows, edge, board_edge)
        for wire, y in zip(block.wires, rows, strict=True):
            parts.pad(pen, (board_edge, y))
            at = (board_edge - 14 * inward, y + 5)
            anchor = "start" if left else "end"
            pen.text(at, wire.pin, 14, "#ffffff", text_anchor=anchor, **parts.BOLD)
        self._picture(block, x)
        self._extras(block, rows, edge if left else edge - GAP)

    def _picture(self, block: Block, x: float) -> None:
        middle = block.top + block.height / 2
        if block.part == "oled":
            screen = self.board.screen
            parts.oled(self.pen, (x + 120, middle + 8), f"{screen.width} × {screen.height}")
        elif block.part == "ring":
            centre = (x + 192, middle + 6)
            parts.ring(self.pen, centre, self.board.ring.pixels, self.colours, 92)
            count = f"{self.board.ring.pixels}"
            self.pen.text((centre[0], centre[1] - 2), count, 26, INK, **MIDDLE)
            self.pen.text((centre[0], centre[1] + 18), "pixels", 14, SOFT, **MIDDLE)
        elif block.part == "piezo":
            parts.piezo(self.pen, (x + 192, middle + 8))

    def _buttons(self, block: Block, rows: list[float], edge: float, board_edge: float) -> None:
        """Each button between its pin and the wire that all have in common."""
        *pins, common = zip(block.wires, rows, strict=True)
        at, rail = edge - 90, edge - 150
        shared = self._colour(common[0])
        self.pen.path(
            [(rail, pins[0][1] + 8), (rail, common[1]), (board_edge, common[1])], shared, 4
        )
        for wire, y in pins:
            self.pen.line((at, y), (board_edge, y), self._colour(wire), 4, stroke_linecap="round")
            self.pen.line((at, y + 8), (rail, y + 8), shared, 4)
            self.pen.circle((rail, y + 8), 4, shared)
            parts.button(self.pen, (at, y), wire.pad)
            self.pen.text((rail - 12, y + 5), wire.pad, 14, INK, text_anchor="end")

    def _extras(self, block: Block, rows: list[float], start: float) -> None:
        """The resistor and the capacitor, where the notes of the wires ask for them."""
        pen = self.pen
        for number, (wire, y) in enumerate(zip(block.wires, rows, strict=True)):
            note = readable(wire.note)
            if "resistor" in note:
                parts.resistor(pen, (start + GAP / 2, y))
                pen.text((start + GAP / 2, y + 26), note, 12.5, SOFT, **MIDDLE)
            elif "capacitor" in note and number + 1 < len(rows):
                x = start + GAP - 34
                parts.capacitor(pen, (x, y), (x, rows[number + 1]))
                for row, line in enumerate(wrap(note, 27)):
                    at = (x - 24, y + 20 + 16 * row)
                    pen.text(at, line, 12.5, SOFT, text_anchor="end")
            elif note and block.part != "button":
                pen.text((start + GAP / 2, y - 9), note, 12.5, SOFT, **MIDDLE)

    def _foot(self) -> None:
        top = self.tall + 60
        middle = MARGIN + max(360, (self.width - 2 * MARGIN) * 0.42)
        pen = self.pen
        pen.line((MARGIN, top - 26), (self.width - MARGIN, top - 26), parts.EDGE, 1.5)
        self._list(MARGIN, top, "To buy besides the board", self.needs, int((middle - MARGIN) / 8))
        room = int((self.width - middle - MARGIN) / 8)
        self._list(middle, top, "Current", current(self.board), room)

    def _list(self, x: float, top: float, title: str, items: list[str], room: int) -> None:
        self.pen.text((x, top), title, 15, INK, **parts.BOLD)
        row = 1
        for item in items:
            for number, line in enumerate(wrap(item, room)):
                if not number:
                    self.pen.circle((x + 4, top + 22 * row - 5), 2.5, SOFT)
                self.pen.text((x + 16, top + 22 * row), line, 14, INK)
                row += 1
