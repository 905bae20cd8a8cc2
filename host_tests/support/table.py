# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the people at the table do with a device, as presses."""

from __future__ import annotations

from collections.abc import Sequence

from engine_core.rules import AREA, CATEGORIES, EXPLORATION, WHISKEY, WHISKEY_TRACK
from host_tests.support.device import Device
from host_tests.support.parts import plain
from tipperary.face.signs import CREST
from tipperary.light.colours import LIGHT
from tipperary.texts import CODES

# Area, sheep, exploration (5 or 0), whiskey and stone circles of each player.
Scores = Sequence[tuple[int, int, int, int, int]]


def take(device: Device, steps: int = 0) -> None:
    """Go so many options on and take that one."""
    device.press(*["next"] * steps, "ok")


def speak(device: Device, language: str) -> None:
    """Set the language, from the set-up screen of a new device."""
    take(device, 3)
    device.press("ok")
    take(device, CODES.index(language))
    device.back()
    assert device.screen == "setup"


def set_up(device: Device, crests: Sequence[int] = (0, 1, 2, 3), bag: int = 0) -> Device:
    """From the set-up screen to the first spin."""
    assert device.screen == "setup"
    take(device, (len(crests) - 4) % 6)
    free = [0, 1, 2, 3, 4]
    for crest in crests:
        take(device, free.index(crest))
        free.remove(crest)
    take(device, bag)
    assert device.screen == "prepare"
    while device.screen == "prepare":
        device.press("ok")
    assert device.screen == "spin"
    return device


def count_sheep(device: Device, flocks: Sequence[int]) -> None:
    """Every player's largest flock, by seat, with the keys that the board has, and done."""
    assert device.screen == "sheep"
    keys = device.app.keys
    players = len(flocks)
    if keys.turns:
        device.press("next")
    for step in range(players):
        assert device.app.view.cursor == step
        by = flocks[(device.game.bag + step) % players] - int(device.app.view.columns[step][1])
        more = ["next" if by > 0 else "prev"] * abs(by)
        if keys.pad:
            device.press(*["up" if by > 0 else "down"] * abs(by), "next")
        elif keys.turns:
            device.press(*["ok", *more, "ok"] if by else ["next"])
        else:
            # Lowered with what the key beside it is once a number is touched.
            device.press(*["next", "prev"] if by < 0 else [], *more)
            if step < players - 1:
                device.press("ok" if by else "prev")
    device.press("ok")


def enter(device: Device, value: int) -> None:
    """Bring a number to a value, press by press, and take it."""
    by = value - device.app.screen.value
    device.press(*["next" if by > 0 else "prev"] * abs(by), "ok")


def play_round(device: Device, flocks: Sequence[int]) -> None:
    """A whole round; after the last one the towers are next."""
    device.spin()
    assert device.screen == "placement"
    device.press("ok")
    count_sheep(device, flocks)
    if device.screen == "end_of_round":
        device.press("ok")


def step_back(device: Device) -> Device:
    """Hold OK for the menu of a game, and take its first option: one step back."""
    device.back()
    assert device.screen == "pause"
    return device.press("ok")


def play_rounds(device: Device, flocks: Sequence[int] | None = None) -> None:
    """All rounds that are left; flocks grow to these, one sheep a round."""
    while device.screen != "towers":
        game = device.game
        aims = flocks or (game.rounds,) * game.players
        grown = zip(game.flocks, aims, strict=True)
        play_round(device, [min(flock + 1, aim) for flock, aim in grown])


def score(device: Device, scores: Scores) -> None:
    """From the towers to the result."""
    assert device.screen == "towers"
    device.press("ok")
    for category in range(CATEGORIES):
        for values in scores:
            enter_value(device, category, values[category])
    assert device.screen == "totals"
    device.press("ok")
    assert device.screen == "reveal"
    device.press("ok")
    assert device.screen == "result"


def enter_value(device: Device, category: int, value: int) -> None:
    """One of the five values: two sides, a number, a yes or no, or a step of the whiskey track."""
    now = device.app.screen.value
    if category == AREA:
        for side in sides(value):
            enter(device, side)
    elif category == EXPLORATION and device.app.keys.turns:
        device.press(*["next"] if value != now else [], "ok")
    elif category == EXPLORATION:
        device.press("next" if value else "prev")
    elif category == WHISKEY:
        by = WHISKEY_TRACK.index(value) - WHISKEY_TRACK.index(now)
        device.press(*["next" if by > 0 else "prev"] * abs(by), "ok")
    else:
        enter(device, value)


def sides(area: int) -> tuple[int, int]:
    """Rows and columns of a rectangle of this area, as like a square as can be."""
    rows = max(side for side in range(1, 32) if area % side == 0 and side * side <= area)
    assert area // rows <= 31, "no rectangle that can be entered"
    return rows, area // rows


def verbs(device: Device) -> tuple[str, ...]:
    """What the bar says above each of three keys in a row; a key that does nothing has no box."""
    layout = device.painter.layout
    bar = layout.bar
    said = ["", "", ""]
    for (x, _, wide, _), (_, text, at, _) in zip(bar.boxes, bar.texts, strict=True):
        place = (x + wide // 2) * 3 // layout.width
        assert said[place] == "", "two boxes in one place"
        assert x <= at, "a verb begins outside its place"
        said[place] = plain(text)
    return tuple(said)


def columns(device: Device) -> list[tuple[int, str]]:
    """The emblems side by side, and the number that stands below each of them."""
    layout = device.painter.layout

    def middle(text: tuple[int, str, int, int, int]) -> float:
        return text[2] + layout.faces[text[0]].width(text[1]) / 2

    numbers = [text for text in layout.texts if text[1].isdigit()]
    found = []
    for text in sorted(layout.texts, key=middle):
        if text[1] in CREST:
            below = [number for number in numbers if abs(middle(number) - middle(text)) < 4]
            ((_, number, _, line, _),) = below
            assert line > text[3], "a number above its emblem"
            found.append((CREST.index(text[1]), number))
    return found


def colour_on_ring(device: Device) -> set[int]:
    """The coats of arms whose colours are on the ring."""
    found = set()
    for red, green, blue in set(device.ring) - {(0, 0, 0)}:
        bright = max(red, green, blue)
        for crest, colour in enumerate(LIGHT):
            full = (colour >> 16, colour >> 8 & 255, colour & 255)
            scale = max(full) / bright
            pairs = zip((red, green, blue), full, strict=True)
            if all(abs(a * scale - b) < 10 for a, b in pairs):
                found.add(crest)
    return found
