# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Board files: reads boards/<id>.toml, checks it, and hands it on as typed data."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tools.drive.schema import BoardError, check
from tools.drive.signs import with_pictures

BOARDS = Path(__file__).resolve().parents[2] / "boards"

Table = dict[str, Any]


@dataclass(frozen=True)
class Screen:
    driver: str
    width: int
    height: int
    colour: bool
    settings: Table  # what only this driver has: pins, address, rotation


@dataclass(frozen=True)
class Ring:
    pin: str
    pixels: int
    order: str
    map: tuple[int, ...]  # the wire's pixels that form the ring, in the ring's order
    first: int
    clockwise: bool
    limit_ma: int
    power: str | None
    arc: bool


@dataclass(frozen=True)
class Keys:
    kind: str
    intents: tuple[str, ...]
    hold: tuple[str, ...] | None
    labels: tuple[str, ...]
    settings: Table  # what only this kind has: pins, counts


@dataclass(frozen=True)
class Sound:
    kind: str
    pin: str
    enable: str | None


@dataclass(frozen=True)
class Wire:
    part: str
    pad: str
    pin: str
    number: int | None  # which of the pins of that name, where there are several
    note: str


@dataclass(frozen=True)
class Need:
    """Something to buy, and what it usually costs, in euros or dollars."""

    part: str
    price: tuple[int, int]


@dataclass(frozen=True)
class Board:
    id: str
    name: str
    nvm: int
    mirror: bool  # two copies of the saves, each in its own half of the nvm
    screen: Screen
    ring: Ring
    keys: tuple[Keys, ...]
    bar: tuple[tuple[str, ...], ...]  # the caps in the order in which the keys lie
    sound: Sound | None
    price: tuple[int, int]
    needs: tuple[Need, ...]
    sheet: str  # the one to print, for what its lights look like
    footprint: str | None
    wiring: tuple[Wire, ...]

    def device_data(self) -> Table:
        """What the device reads: every default filled in, nothing it has no use for."""
        return {
            "id": self.id,
            "name": self.name,
            "nvm": self.nvm,
            "mirror": self.mirror,
            "screen": {
                "driver": self.screen.driver,
                "width": self.screen.width,
                "height": self.screen.height,
                "colour": self.screen.colour,
                **self.screen.settings,
            },
            "ring": dict(vars(self.ring)),
            "keys": tuple(
                {"kind": keys.kind, "intents": keys.intents, "hold": keys.hold, **keys.settings}
                for keys in self.keys
            ),
            "bar": tuple(tuple(with_pictures(text) for text in cell) for cell in self.bar),
            "sound": dict(vars(self.sound)) if self.sound else None,
        }

    def pins(self) -> tuple[str, ...]:
        """Every pin name of CircuitPython's `board` module that this board's data uses."""
        found = [self.ring.pin, self.ring.power]
        found += [self.screen.settings.get(name) for name in SCREEN_PINS]
        for keys in self.keys:
            found += [keys.settings.get(name) for name in KEY_PINS]
            found += keys.settings.get("pins", ())
        if self.sound:
            found += [self.sound.pin, self.sound.enable]
        if self.screen.driver == "builtin":
            found.append("DISPLAY")
        return tuple(pin for pin in found if pin)

    def modules(self) -> frozenset[str]:
        """The built-in modules that CircuitPython must have for this board's data."""
        found = set(ALWAYS) | SCREEN_MODULES[self.screen.driver]
        for keys in self.keys:
            found |= KEY_MODULES[keys.kind]
        if self.sound:
            found |= SOUND_MODULES[self.sound.kind]
        return frozenset(found)


POWER_PINS = frozenset(["GND", "3V", "3V3", "3V3(OUT)", "VBUS", "USB", "V+"])
SCREEN_PINS = ("sda", "scl", "clock", "mosi", "command", "chip_select", "backlight")
KEY_PINS = ("latch", "data", "clock", "a", "b", "x", "y")

ALWAYS = frozenset(
    [
        "adafruit_pixelbuf",
        "binascii",
        "board",
        "digitalio",
        "displayio",
        "microcontroller",
        "neopixel_write",
        "nvm",
        "os",
        "supervisor",
        "terminalio",
        "vectorio",
        "fontio",
        "time",
        "watchdog",
    ]
)
SCREEN_MODULES = {
    "builtin": set[str](),
    "ssd1306": {"busio", "busdisplay", "i2cdisplaybus"},
    "st7789": {"busio", "busio.SPI", "busdisplay", "fourwire"},
}
KEY_MODULES = {
    "buttons": {"keypad", "keypad.Keys"},
    "shift": {"keypad", "keypad.ShiftRegisterKeys"},
    "encoder": {"rotaryio"},
    "joystick": {"analogio"},
}
SOUND_MODULES = {"piezo": {"pwmio"}, "dac": {"audioio", "audiocore"}}
# Everything that some board's data counts on.
CIRCUITPYTHON = ALWAYS.union(
    *SCREEN_MODULES.values(), *KEY_MODULES.values(), *SOUND_MODULES.values()
)


def board_ids(folder: Path = BOARDS) -> list[str]:
    """The ids of all boards, sorted."""
    return sorted(path.stem for path in folder.glob("*.toml"))


def load_all(folder: Path = BOARDS) -> list[Board]:
    return [load(board_id, folder) for board_id in board_ids(folder)]


@cache
def load(board_id: str, folder: Path = BOARDS) -> Board:
    """One board; a BoardError says in a sentence what is wrong with its file."""
    table = _read(board_id, folder)
    like = table.pop("like", None)
    if like is not None:
        parent = _read(like, folder) if isinstance(like, str) else {}
        if "like" in parent or not parent:
            raise BoardError(
                f"{board_id}.toml: like must name a board that stands on its own, unlike {like}."
            )
        table = _merge(parent, table)
    if table.get("id") != board_id:
        raise BoardError(f'{board_id}.toml: id is "{table.get("id")}", not the file\'s name.')
    check(table, f"{board_id}.toml")
    board = _typed(table)
    for wire in board.wiring:
        if wire.pin not in POWER_PINS and wire.pin not in board.pins():
            raise BoardError(
                f"{board_id}.toml: a wire goes to {wire.pin}, which no part of this board uses."
            )
    return board


def _read(board_id: str, folder: Path) -> Table:
    path = folder / f"{board_id}.toml"
    if board_id not in board_ids(folder):
        raise BoardError(
            f'There is no board "{board_id}"; there are {", ".join(board_ids(folder))}.'
        )
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoardError(f"{path.name} is not TOML: {error}.") from error


def _merge(parent: Table, child: Table) -> Table:
    """The parent's tables with the child's values over them; lists are replaced whole."""
    merged = dict(parent)
    for key, value in child.items():
        both_tables = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = {**merged[key], **value} if both_tables else value
    return merged


def _rest(table: Table, *taken: str) -> Table:
    return {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in table.items()
        if key not in taken
    }


def _pair(values: list[int]) -> tuple[int, int]:
    least, most = values
    return least, most


def _typed(table: Table) -> Board:
    screen, ring, sound = table["screen"], table["ring"], table.get("sound")
    return Board(
        id=table["id"],
        name=table["name"],
        nvm=table["nvm"],
        mirror=table.get("mirror", False),
        screen=Screen(
            driver=screen["driver"],
            width=screen["width"],
            height=screen["height"],
            colour=screen["colour"],
            settings=_rest(screen, "driver", "width", "height", "colour"),
        ),
        ring=Ring(
            pin=ring["pin"],
            pixels=ring["pixels"],
            order=ring["order"],
            map=tuple(ring.get("map", range(ring["pixels"]))),
            first=ring.get("first", 0),
            clockwise=ring.get("clockwise", True),
            limit_ma=ring["limit_ma"],
            power=ring.get("power"),
            arc=ring.get("arc", True),
        ),
        keys=tuple(
            Keys(
                kind=keys["kind"],
                intents=tuple(keys["intents"]),
                hold=tuple(keys["hold"]) if "hold" in keys else None,
                labels=tuple(keys["labels"]),
                settings=_rest(keys, "kind", "intents", "hold", "labels"),
            )
            for keys in table["keys"]
        ),
        bar=tuple(tuple(cell) for cell in table["bar"]),
        sound=Sound(sound["kind"], sound["pin"], sound.get("enable")) if sound else None,
        price=_pair(table["build"]["price"]),
        needs=tuple(Need(need["part"], _pair(need["price"])) for need in table["build"]["needs"]),
        sheet=table["build"].get("sheet", f"ring-{ring['pixels']}"),
        footprint=table.get("footprint"),
        wiring=tuple(
            Wire(
                wire["part"],
                wire["pad"],
                wire["pin"],
                wire.get("number"),
                wire.get("note", ""),
            )
            for wire in table.get("wiring", [])
        ),
    )
