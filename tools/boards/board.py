# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a board file says: each of its keys is declared here, and nowhere else.

A board file is one build. Its name is the file's; CircuitPython's own name of the board is
`board`, if it is another, so that one board may have several builds.
"""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from tools.boards.declared import BoardError, Pin, Table, demand, one_of, pins, read, toml
from tools.support import firmware
from tools.support.environment import ROOT

BOARDS = ROOT / "boards"
POWER_PINS = frozenset(["GND", "3V", "3V3", "3V3(OUT)", "VBUS", "VSYS", "USB"])
Intent = Literal["prev", "next", "ok", "back", "up", "down", ""]
INTENTS: tuple[Intent, ...] = get_args(Intent)
Key = tuple[str, str, str]  # what is said of a key beside its verb, and without one; its intent
Bar = tuple[tuple[tuple[Key, ...], ...], ...]  # rows of places of keys


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

    @staticmethod
    def of(table: Table, where: str) -> "type[Screen]":
        """What a driver's file imports says how its display is wired."""
        buses = firmware.displays()
        one_of(table.get("driver"), tuple(buses), f"{where} driver")
        return {"i2c": I2cScreen, "spi": SpiScreen}.get(buses[table["driver"]], Screen)


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
    intents: tuple[Intent, ...]
    labels: tuple[str, ...]

    @staticmethod
    def of(table: Table, where: str) -> "type[Keys]":
        kinds = {"buttons": Buttons, "shift": Shift, "encoder": Encoder, "joystick": Joystick}
        one_of(table.get("kind"), tuple(kinds), f"{where} kind")
        return kinds[table["kind"]]

    def demand_as_many(self, count: int) -> None:
        demand(len(self.intents) == count, f"intents must have {count} entries.")
        demand(len(self.labels) == count, f"labels must have {count} entries.")


@dataclass(frozen=True)
class Buttons(Keys):
    """Each on a pin of its own."""

    pressed: Literal["low", "high"]
    pins: tuple[Pin, ...]

    def __post_init__(self) -> None:
        self.demand_as_many(len(self.pins))


@dataclass(frozen=True)
class Shift(Keys):
    """Behind a shift register."""

    latch: Pin
    data: Pin
    clock: Pin
    count: int
    pressed: Literal["low", "high"]

    def __post_init__(self) -> None:
        self.demand_as_many(self.count)


@dataclass(frozen=True)
class Encoder(Keys):
    """A knob: turned left and turned right."""

    intents: tuple[Intent, Intent]
    labels: tuple[str, str]
    a: Pin
    b: Pin
    divisor: Literal[1, 2, 4]


@dataclass(frozen=True)
class Joystick(Keys):
    """Left, right, up and down."""

    intents: tuple[Intent, Intent, Intent, Intent]
    labels: tuple[str, str, str, str]
    x: Pin
    y: Pin


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
    keys: tuple[Keys, ...]
    # The bar of keys on the screen, row by row: see read_bar.
    bar: tuple[str, ...]
    build: Build
    board: str = ""
    bar_left: bool = False  # whether the bar stands at the left edge, because the keys do
    sound: Sound | None = None
    footprint: str = ""
    wiring: tuple[Wire, ...] = ()

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
            bool(self.footprint) or not self.wiring,
            "a board that is wired needs a footprint, which says where its pins lie.",
        )
        wired = {wire.pin for wire in self.wiring}
        for stray in sorted(wired - POWER_PINS - set(self.pins())):
            raise BoardError(f"a wire goes to {stray}, which no part of this board uses.")

    @property
    def sheet(self) -> str:
        """The sheet to print that fits its lights."""
        return self.build.sheet or f"ring-{self.ring.pixels}"

    def device_data(self) -> Table:
        """What the device reads: every default filled in, nothing it has no use for."""
        data: Table = {**asdict(self), "bar": self.read_bar(firmware.with_pictures)}
        for name in ("build", "footprint", "wiring"):
            del data[name]
        for keys in data["keys"]:
            del keys["labels"]
        return data

    def read_bar(self, drawn: Callable[[str], str] = str) -> Bar:
        """The bar's rows as places, each with its keys; `drawn` makes a picture of its {name}.

        Places are separated by bars, keys by spaces: "A:ok" is a key with an A on it, and
        "(OK):ok" one that lies right at its place, so that its cap is only named where there is
        no verb for it.
        """
        return tuple(
            tuple(tuple(_bar_key(key, drawn) for key in place.split()) for place in row.split("|"))
            for row in self.bar
        )

    def pins(self) -> tuple[str, ...]:
        """Every pin name of CircuitPython's `board` module that this board's data uses."""
        builtin = ("DISPLAY",) if type(self.screen) is Screen else ()
        return (*pins(asdict(self)), *builtin)


def _bar_key(text: str, drawn: Callable[[str], str]) -> Key:
    cap, colon, intent = text.rpartition(":")
    demand(bool(colon), f'bar: "{text}" must be a cap and an intent, such as A:ok.')
    one_of(intent, INTENTS[:-1], "bar")
    alone = drawn(cap.strip("()"))
    return ("" if cap.startswith("(") else alone), alone, intent


def board_ids(folder: Path = BOARDS) -> list[str]:
    """The ids of all builds, sorted."""
    return sorted(path.stem for path in folder.glob("*.toml"))


def load_all() -> list[Board]:
    return [load(board_id) for board_id in board_ids()]


@cache
def load(board_id: str, folder: Path = BOARDS) -> Board:
    """One build; a BoardError says in a sentence what is wrong with its file."""
    table = _table(board_id, folder)
    if like := table.pop("like", None):
        parent = _table(like, folder)
        if "like" in parent:
            raise BoardError(
                f"{board_id}.toml: like must name a board that stands on its own, unlike {like}."
            )
        table = _merge(parent, table)
    if table.get("id") != board_id:
        raise BoardError(f'{board_id}.toml: id is "{table.get("id")}", not the file\'s name.')
    return read(Board, table, f"{board_id}.toml")


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
    merged = {**parent, **child}
    for key, old in parent.items():
        new = merged[key]
        both = isinstance(old, dict) and isinstance(new, dict)
        if both and new.get("driver", old.get("driver")) == old.get("driver"):
            merged[key] = {**old, **new}
    return merged
