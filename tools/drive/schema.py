# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a board file may say: every key, its type and its limits, refused in plain sentences."""

from __future__ import annotations

import re
from typing import Any

Table = dict[str, Any]


class BoardError(ValueError):
    """A board file that cannot be used; the message is for the person who wrote it."""


TYPES = {
    str: "a text",
    int: "a whole number",
    float: "a number with a point",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}

# A key with "?" may be left out.
TOP: dict[str, type] = {
    "id": str,
    "name": str,
    "nvm": int,
    "mirror?": bool,
    "screen": dict,
    "ring": dict,
    "keys": list,
    "bar": list,
    "sound?": dict,
    "build": dict,
    "footprint?": str,
    "wiring?": list,
}
SCREEN: dict[str, type] = {"driver": str, "width": int, "height": int, "colour": bool}
SCREEN_OF: dict[str, dict[str, type]] = {
    "builtin": {},
    "ssd1306": {"sda": str, "scl": str, "address": int},
    "st7789": {
        "clock": str,
        "mosi": str,
        "command": str,
        "chip_select": str,
        "backlight": str,
        "rowstart": int,
        "rotation": int,
    },
}
RING: dict[str, type] = {
    "pin": str,
    "pixels": int,
    "order": str,
    "map?": list,
    "first?": int,
    "clockwise?": bool,
    "limit_ma": int,
    "power?": str,
    "arc?": bool,
}
KEYS: dict[str, type] = {"kind": str, "intents": list, "labels": list}
KEYS_OF: dict[str, dict[str, type]] = {
    "buttons": {"pressed": str, "pins": list, "hold?": list},
    "shift": {"latch": str, "data": str, "clock": str, "count": int, "pressed": str},
    "encoder": {"a": str, "b": str, "divisor": int},
    "joystick": {"x": str, "y": str},
}
SOUND: dict[str, type] = {"kind": str, "pin": str, "enable?": str}
BUILD: dict[str, type] = {"price": list, "needs": list, "sheet?": str}
NEED: dict[str, type] = {"part": str, "price": list}
WIRE: dict[str, type] = {"part": str, "pad": str, "pin": str, "number?": int, "note?": str}
FOOTPRINT: dict[str, type] = {
    "seen": str,
    "numbers": str,
    "width": float,
    "height": float,
    "round?": bool,
    "left?": dict,
    "right": dict,
    "marks?": list,
}
ROW: dict[str, type] = {
    "x": float,
    "first": float,
    "pitch": float,
    "number": int,
    "step": int,
    "pins": list,
}
MARK: dict[str, type] = {
    "kind": str,
    "text?": str,
    "x": float,
    "y": float,
    "width": float,
    "height": float,
}

INTENTS = ("prev", "next", "ok", "back", "up", "down", "")
# What a cell of the bar of keys may stand for; a knob is turned for previous and next.
BAR_INTENTS = ("prev", "next", "ok", "back", "turn")
PARTS = ("oled", "ring", "button", "piezo")


def check(table: Table, where: str) -> None:
    """Raise BoardError unless the table, `like` already merged, is a whole board."""
    _table(table, where, TOP)
    _demand(bool(re.fullmatch(r"[a-z0-9_]+", table["id"])), f"{where}: id must be a board id.")
    _demand(table["nvm"] >= 1024, f"{where}: nvm is too small for saved games (1024 at least).")
    _screen(table["screen"], f"{where}: screen")
    _ring(table["ring"], f"{where}: ring")
    _demand(bool(table["keys"]), f"{where}: there are no keys.")
    for number, keys in enumerate(table["keys"], 1):
        _keys(keys, f"{where}: keys {number}")
    _reachable(table["keys"], where)
    _bar(table["bar"], f"{where}: bar")
    if "sound" in table:
        _table(table["sound"], f"{where}: sound", SOUND)
        _one_of(table["sound"]["kind"], ("piezo", "dac"), f"{where}: sound kind")
    _table(table["build"], f"{where}: build", BUILD)
    _price(table["build"]["price"], f"{where}: build price")
    for number, need in enumerate(table["build"]["needs"], 1):
        _table(need, f"{where}: needs {number}", NEED)
        _price(need["price"], f"{where}: needs {number} price")
    _demand(
        "footprint" in table or not table.get("wiring"),
        f"{where}: a board that is wired needs a footprint, which says where its pins lie.",
    )
    for number, wire in enumerate(table.get("wiring", []), 1):
        _table(wire, f"{where}: wiring {number}", WIRE)
        _one_of(wire["part"], PARTS, f"{where}: wiring {number} part")


def check_footprint(table: Table, where: str) -> None:
    """Raise BoardError unless the table says where every pin of a board lies."""
    _table(table, where, FOOTPRINT)
    for side in ("left", "right"):
        if side in table:
            _table(table[side], f"{where}: {side}", ROW)
            _texts(table[side]["pins"], f"{where}: {side} pins")
    for number, mark in enumerate(table.get("marks", []), 1):
        _table(mark, f"{where}: marks {number}", MARK)
        _one_of(mark["kind"], ("usb", "chip", "screen", "button"), f"{where}: marks {number} kind")


def _screen(screen: Table, where: str) -> None:
    driver = screen.get("driver")
    _one_of(driver, tuple(SCREEN_OF), f"{where} driver")
    _table(screen, where, {**SCREEN, **SCREEN_OF[str(driver)]})
    for side, least in (("width", 128), ("height", 64)):
        _demand(least <= screen[side] <= 480, f"{where}: {side} must be {least} to 480 pixels.")
    _one_of(screen.get("rotation", 0), (0, 90, 180, 270), f"{where} rotation")


def _ring(ring: Table, where: str) -> None:
    _table(ring, where, RING)
    pixels = ring["pixels"]
    _demand(5 <= pixels <= 120, f"{where}: pixels must be 5 to 120.")
    _one_of(ring["order"], ("RGB", "GRB", "RGBW", "GRBW"), f"{where} order")
    # A dark pixel takes about 1 mA, and the limit is for the whole ring.
    _demand(
        pixels < ring["limit_ma"] <= 60 * pixels,
        f"{where}: limit_ma must be more than {pixels} and at most {60 * pixels}.",
    )
    places = ring.get("map", list(range(pixels)))
    numbers = all(type(place) is int and 0 <= place < pixels for place in places)
    _demand(
        numbers and len(set(places)) == len(places) and len(places) >= 5,
        f"{where}: map must name at least five of the pixels 0 to {pixels - 1}, each once.",
    )
    _demand(
        0 <= ring.get("first", 0) < len(places),
        f"{where}: first must be a place on the ring, 0 to {len(places) - 1}.",
    )


def _keys(keys: Any, where: str) -> None:
    kind = keys.get("kind") if isinstance(keys, dict) else None
    _one_of(kind, tuple(KEYS_OF), f"{where} kind")
    _table(keys, where, {**KEYS, **KEYS_OF[str(kind)]})
    if "pressed" in keys:
        _one_of(keys["pressed"], ("low", "high"), f"{where} pressed")
    _texts(keys.get("pins", []), f"{where}: pins")
    count = {
        "buttons": len(keys.get("pins", [])),
        "shift": keys.get("count"),
        "encoder": 2,
        "joystick": 4,
    }[str(kind)]
    for name in ("intents", "labels", "hold"):
        if name in keys:
            _texts(keys[name], f"{where}: {name}")
            _demand(len(keys[name]) == count, f"{where}: {name} must have {count} entries.")
    for intent in keys["intents"] + keys.get("hold", []):
        _one_of(intent, INTENTS, f"{where} intents")
    if kind == "encoder":
        _one_of(keys["divisor"], (1, 2, 4), f"{where} divisor")


def _bar(cells: list[Any], where: str) -> None:
    for number, cell in enumerate(cells, 1):
        _demand(
            isinstance(cell, list) and len(cell) in (2, 3),
            f"{where}: entry {number} must be a key's cap, what it means, and perhaps what "
            "holding it means.",
        )
        _texts(cell, f"{where}: entry {number}")
        for intent in cell[1:]:
            _one_of(intent, BAR_INTENTS, f"{where} entry {number}")


def _reachable(sources: list[Table], where: str) -> None:
    """Holding OK is back on every board, so three intents must have a key."""
    found = {intent for keys in sources for intent in keys["intents"] + keys.get("hold", [])}
    for intent in ("prev", "next", "ok"):
        _demand(intent in found, f'{where}: no key means "{intent}".')


def _table(table: Any, where: str, spec: dict[str, type]) -> None:
    _demand(isinstance(table, dict), f"{where} must be a table.")
    known = {key.rstrip("?"): kind for key, kind in spec.items()}
    for key, value in table.items():
        _demand(key in known, f'{where}: "{key}" is not known; known are {", ".join(known)}.')
        _demand(type(value) is known[key], f"{where}: {key} must be {TYPES[known[key]]}.")
    for key in spec:
        _demand(key.endswith("?") or key in table, f"{where}: {key} is missing.")


def _texts(values: list[Any], where: str) -> None:
    _demand(all(isinstance(value, str) for value in values), f"{where} must be a list of texts.")


def _price(values: list[Any], where: str) -> None:
    whole = len(values) == 2 and all(type(value) is int for value in values)
    _demand(
        whole and 0 <= values[0] <= values[1],
        f"{where} must be two whole numbers, the usual least and most.",
    )


def _one_of(value: Any, allowed: tuple[Any, ...], where: str) -> None:
    names = ", ".join(f'"{name}"' if isinstance(name, str) else str(name) for name in allowed)
    _demand(value in allowed, f"{where} must be one of {names}.")


def _demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise BoardError(sentence)
