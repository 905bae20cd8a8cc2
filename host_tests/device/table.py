# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the people at the table do with a device, as presses."""

from __future__ import annotations

from collections.abc import Sequence

from engine_core.rules import AREA, EXPLORATION, WHISKEY, WHISKEY_TRACK
from host_tests.support.device import Device
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
    device.press("ok", "ok")
    assert device.screen == "spin"
    return device


def count_sheep(device: Device, flocks: Sequence[int]) -> None:
    """Every player's largest flock, by seat; asked for from the bag holder on."""
    assert device.screen == "sheep"
    players = len(flocks)
    for step in range(players):
        enter(device, flocks[(device.game.bag + step) % players])


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
    for values in scores:
        for category, value in enumerate(values):
            enter_value(device, category, value)
    assert device.screen == "totals"
    device.press("ok")


def enter_value(device: Device, category: int, value: int) -> None:
    """One of the five values: two sides, a number, a yes or no, or a step of the whiskey track."""
    now = device.app.screen.value
    if category == AREA:
        for side in sides(value):
            enter(device, side)
    elif category == EXPLORATION:
        device.press("next" if value else "prev", "ok")
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
