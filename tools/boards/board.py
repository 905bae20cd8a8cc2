# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a board file says: each of its keys is declared here, and nowhere else.

A board file is one build. Its name is the file's; CircuitPython's own name of the board is
`board`, if it is another, so that one board may have several builds.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from tools.boards.declared import (
    PEOPLE,
    BoardError,
    Pin,
    Table,
    demand,
    for_device,
    one_of,
    pins,
    read,
    toml,
)
from tools.support import firmware
from tools.support.environment import ROOT

BOARDS = ROOT / "boards"
POWER_PINS = frozenset(["GND", "3V", "3V3", "3V3(OUT)", "VBUS", "VSYS", "USB"])
INTENTS = ("prev", "next", "ok", "back", "up", "down", "")


@dataclass(frozen=True)
class Screen:
    """A display that the board has built in."""

    driver: str  # of firmware/tipperary/displays
    width: int
    height: int
    colour: bool

    def __post_init__(self) -> None:
        for side, least in (("width", 128), ("height", 64)):
            fits = least <= getattr(self, side) <= 480
            demand(fits, f"{side} must be {least} to 480 pixels.")


@dataclass(frozen=True)
class I2cScreen(Screen):
    """A display that is wired by two data wires, and perhaps a third for its reset."""

    sda: Pin
    scl: Pin
    address: int = 0x3C
    reset: Pin | None = None
    colstart: int = 0  # where the picture begins in the controller's memory


@dataclass(frozen=True)
class SpiScreen(Screen):
    """A display that is wired by SPI."""

    clock: Pin
    mosi: Pin
    command: Pin
    chip_select: Pin
    reset: Pin | None = None
    backlight: Pin | None = None
    rotation: Literal[0, 90, 180, 270] = 0
    colstart: int = 0
    rowstart: int = 0
    bgr: bool = False


# What a display's file in firmware/tipperary/displays imports says how it is wired.
BUSES: dict[str, type[Screen]] = {"i2c": I2cScreen, "spi": SpiScreen}


@dataclass(frozen=True)
class Ring:
    pin: Pin
    pixels: int
    order: Literal["RGB", "GRB", "RGBW", "GRBW"]
    limit_ma: int
    map: tuple[int, ...] = ()  # the wire's pixels that form the ring, in the ring's order
    first: int = 0
    clockwise: bool = True
    power: Pin | None = None
    arc: bool = True

    def __post_init__(self) -> None:
        pixels = self.pixels
        demand(5 <= pixels <= 120, "pixels must be 5 to 120.")
        # A dark pixel takes about 1 mA, and the limit is for the whole ring.
        demand(
            pixels < self.limit_ma <= 60 * pixels,
            f"limit_ma must be more than {pixels} and at most {60 * pixels}.",
        )
        places = self.map or tuple(range(pixels))
        object.__setattr__(self, "map", places)
        demand(
            set(places) <= set(range(pixels)) and len(set(places)) == len(places) >= 5,
            f"map must name at least five of the pixels 0 to {pixels - 1}, each once.",
        )
        demand(
            0 <= self.first < len(places),
            f"first must be a place on the ring, 0 to {len(places) - 1}.",
        )


@dataclass(frozen=True)
class Keys:
    """A source of keys: what each of them means, and what is written on it."""

    kind: str
    intents: tuple[str, ...]
    labels: tuple[str, ...] = field(metadata=PEOPLE)

    def __post_init__(self) -> None:
        for name in ("intents", "labels"):
            there = len(getattr(self, name))
            demand(there == self.count_of(), f"{name} must have {self.count_of()} entries.")
        for intent in self.intents:
            one_of(intent, INTENTS, "intents")

    def count_of(self) -> int:
        """How many keys there are."""
        raise NotImplementedError


@dataclass(frozen=True)
class Buttons(Keys):
    """Each on a pin of its own."""

    kind: Literal["buttons"]
    pressed: Literal["low", "high"]
    pins: tuple[Pin, ...]

    def count_of(self) -> int:
        return len(self.pins)


@dataclass(frozen=True)
class Shift(Keys):
    """Behind a shift register."""

    kind: Literal["shift"]
    latch: Pin
    data: Pin
    clock: Pin
    count: int
    pressed: Literal["low", "high"]

    def count_of(self) -> int:
        return self.count


@dataclass(frozen=True)
class Encoder(Keys):
    """A knob: turned left and turned right."""

    kind: Literal["encoder"]
    a: Pin
    b: Pin
    divisor: Literal[1, 2, 4]

    def count_of(self) -> int:
        return 2


@dataclass(frozen=True)
class Joystick(Keys):
    """Left, right, up and down."""

    kind: Literal["joystick"]
    x: Pin
    y: Pin

    def count_of(self) -> int:
        return 4


@dataclass(frozen=True)
class Sound:
    kind: Literal["piezo", "dac"]
    pin: Pin
    enable: Pin | None = None


@dataclass(frozen=True)
class Wire:
    part: str
    pad: str
    pin: str
    number: int | None = None  # which of the pins of that name, where there are several
    note: str = ""


@dataclass(frozen=True)
class Bought:
    """What something usually costs, in euros or dollars."""

    price: tuple[int, int]

    def __post_init__(self) -> None:
        least, most = self.price
        demand(0 <= least <= most, "price must be the usual least and most.")


@dataclass(frozen=True)
class Need(Bought):
    """Something to buy besides the board."""

    part: str


@dataclass(frozen=True)
class Build(Bought):
    """What to buy: the board's own price, and what is needed besides it."""

    needs: tuple[Need, ...]
    sheet: str = ""  # the one to print, for what its lights look like


@dataclass(frozen=True)
class Board:
    id: str
    name: str
    nvm: int
    screen: Screen
    ring: Ring
    keys: tuple[Buttons | Shift | Encoder | Joystick, ...]
    # The bar of keys on the screen, row by row: see read_bar.
    bar: tuple[str, ...]
    build: Build = field(metadata=PEOPLE)
    board: str = ""
    bar_left: bool = False  # whether the bar stands at the left edge, because the keys do
    sound: Sound | None = None
    footprint: str | None = field(default=None, metadata=PEOPLE)
    wiring: tuple[Wire, ...] = field(default=(), metadata=PEOPLE)

    def __post_init__(self) -> None:
        demand(bool(re.fullmatch(r"[a-z0-9_]+", self.id)), "id must be a board id.")
        object.__setattr__(self, "board", self.board or self.id)
        demand(self.nvm >= 1024, "nvm is too small for saved games (1024 at least).")
        demand(bool(self.keys), "there are no keys.")
        meant = {intent for keys in self.keys for intent in keys.intents}
        for intent in ("prev", "next", "ok"):  # holding OK is back on every board
            demand(intent in meant, f'no key means "{intent}".')
        self.read_bar()
        demand(
            self.footprint is not None or not self.wiring,
            "a board that is wired needs a footprint, which says where its pins lie.",
        )
        for wire in self.wiring:
            demand(
                wire.pin in POWER_PINS or wire.pin in self.pins(),
                f"a wire goes to {wire.pin}, which no part of this board uses.",
            )

    @property
    def sheet(self) -> str:
        """The sheet to print that fits its lights."""
        return self.build.sheet or f"ring-{self.ring.pixels}"

    def device_data(self) -> Table:
        """What the device reads: every default filled in, nothing it has no use for."""
        data: Table = for_device(self)
        data["bar"] = self.read_bar()
        return data

    def read_bar(self) -> tuple[tuple[tuple[tuple[str, str, str], ...], ...], ...]:
        """The bar's rows as places, each with its keys: (beside the verb, without one, intent).

        Places are separated by bars, keys by spaces: "A:ok" is a key with an A on it, and
        "(OK):ok" one that lies right at its place, so that its cap is only named where there is
        no verb for it.
        """
        return tuple(
            tuple(tuple(_bar_key(key) for key in place.split()) for place in row.split("|"))
            for row in self.bar
        )

    def pins(self) -> tuple[str, ...]:
        """Every pin name of CircuitPython's `board` module that this board's data uses."""
        builtin = ("DISPLAY",) if type(self.screen) is Screen else ()
        return (*pins(self), *builtin)


def _bar_key(text: str) -> tuple[str, str, str]:
    cap, colon, intent = text.rpartition(":")
    demand(bool(colon), f'bar: "{text}" must be a cap and an intent, such as A:ok.')
    one_of(intent, INTENTS[:-1], "bar")
    alone = firmware.with_pictures(cap.strip("()"))
    return ("" if cap.startswith("(") else alone), alone, intent


def board_ids(folder: Path = BOARDS) -> list[str]:
    """The ids of all builds, sorted."""
    return sorted(path.stem for path in folder.glob("*.toml"))


def load_all(folder: Path = BOARDS) -> list[Board]:
    return [load(board_id, folder) for board_id in board_ids(folder)]


@cache
def load(board_id: str, folder: Path = BOARDS) -> Board:
    """One build; a BoardError says in a sentence what is wrong with its file."""
    table = _table(board_id, folder)
    like = table.pop("like", None)
    if like is not None:
        parent = _table(like, folder) if isinstance(like, str) else {}
        if "like" in parent or not parent:
            raise BoardError(
                f"{board_id}.toml: like must name a board that stands on its own, unlike {like}."
            )
        table = _merge(parent, table)
    if table.get("id") != board_id:
        raise BoardError(f'{board_id}.toml: id is "{table.get("id")}", not the file\'s name.')
    return read(Board, {**table, **_screen(table, board_id)}, f"{board_id}.toml")


def _screen(table: Table, board_id: str) -> Table:
    """The table's screen, which is of the kind that its driver says."""
    screen = table.get("screen")
    if not isinstance(screen, dict):
        return {}
    where = f"{board_id}.toml: screen"
    one_of(screen.get("driver"), tuple(firmware.displays()), f"{where} driver")
    bus = BUSES.get(firmware.displays()[screen["driver"]], Screen)
    return {"screen": read(bus, screen, where)}


def _table(board_id: str, folder: Path) -> Table:
    if board_id not in board_ids(folder):
        raise BoardError(
            f'There is no board "{board_id}"; there are {", ".join(board_ids(folder))}.'
        )
    return toml(folder / f"{board_id}.toml")


def _merge(parent: Table, child: Table) -> Table:
    """The parent's tables with the child's values over them; lists are replaced whole.

    A screen with another driver is another screen: nothing of the parent's is left.
    """
    merged = dict(parent)
    for key, value in child.items():
        before = merged.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            same = value.get("driver", before.get("driver")) == before.get("driver")
            merged[key] = {**before, **value} if same else value
        else:
            merged[key] = value
    return merged
