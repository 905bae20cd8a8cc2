# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The far ends of the board's pins: what the stand-in modules are wired to."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.boards.board import Board, Buttons, Encoder, Joystick, Shift
from tools.simulator.clock import Clock
from tools.simulator.nvm import Nvm

if TYPE_CHECKING:
    from tools.simulator.panel import Panel

MIDDLE = 32768  # a joystick at rest


class Wires:
    """One board with its screen, ring, keys and voice; keys go in, light and tones come out."""

    def __init__(self, board: Board, clock: Clock, nvm: Nvm) -> None:
        self.board = board
        self.clock = clock
        self.nvm = nvm
        self.panel: Panel | None = None
        self.ring = bytes(3 * board.ring.pixels)  # red, green, blue of each pixel on the wire
        self.light = 1.0
        self.on_tone: Callable[[int], None] = lambda hertz: None
        self._levels: dict[str, deque[int]] = defaultdict(lambda: deque([MIDDLE]))
        self.positions: dict[str, int] = {}
        self.typed: deque[int] = deque()  # bytes that wait on the serial console
        self._listeners: dict[str, Callable[[bool], None]] = {}

    # What the stand-ins ask for.

    def listen(self, wire: str, listener: Callable[[bool], None]) -> None:
        """Call the listener when the key on this wire goes down or up."""
        self._listeners[wire] = listener

    def level(self, axis: str) -> int:
        """Where a stick is; a busy computer still sees every place where it was."""
        levels = self._levels[axis]
        if len(levels) > 1:
            levels.popleft()
        return levels[0]

    def write_ring(self, data: bytes) -> None:
        """What neopixel sends, in the order of the board's pixels."""
        order = self.board.ring.order
        places = [order.index(colour) for colour in "RGB"]
        self.ring = bytes(
            data[start + place]
            for start in range(0, len(data) - len(order) + 1, len(order))
            for place in places
        )

    def tone(self, pin: str, hertz: int) -> None:
        """A square wave on a pin; 0 is silence."""
        if self.board.sound and pin == self.board.sound.pin:
            self.on_tone(hertz)

    # What a person does.

    def press(self, source: int, key: int, down: bool) -> None:
        """Move one key, as the board file numbers them."""
        keys = self.board.keys[source]
        if isinstance(keys, Buttons):
            self._change(keys.pins[key], down)
        elif isinstance(keys, Shift):
            self._change(f"{keys.data} {key}", down)
        elif isinstance(keys, Encoder):
            if down:
                wire = keys.a
                self.positions[wire] = self.positions.get(wire, 0) + (1 if key else -1)
        elif isinstance(keys, Joystick):
            axis = (keys.x, keys.y)[key // 2]
            self._levels[axis].append((65535 * (key % 2)) if down else MIDDLE)

    def type(self, line: str) -> None:
        """Send a line to the serial console, as a computer does."""
        self.typed.extend(f"{line}\n".encode())

    def _change(self, wire: str, down: bool) -> None:
        if wire in self._listeners:
            self._listeners[wire](down)


_connected: list[Wires] = []


def connect(wires: Wires) -> None:
    """From now on this is the board that the stand-ins belong to."""
    _connected[:] = [wires]


def connected() -> Wires:
    return _connected[0]
