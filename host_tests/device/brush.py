# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Somebody who tells a device a landscape, looking at its cursor, with the keys it has."""

from __future__ import annotations

from collections.abc import Iterable

from engine_core import game as phases
from engine_core.game import Game
from host_tests.support.device import Device, option
from host_tests.support.table import take
from tipperary.store.land_map import GAPS as GAPS_STEP

Cell = tuple[int, int]

# The rulebook's example: 7 x 8 spaces, enclosed. The town is the fourth shape, as it is drawn
# first: four spaces, three, two.
ROWS, COLUMNS = 8, 9
TOWN = (3, 3)
GAPS = ((0, 0), (0, 4), (0, 8), (3, 8), (7, 8), (5, 8))


def at_scores(device: Device, players: int = 2) -> Device:
    """A game whose last sheep were counted: nobody has the marker."""
    game = Game(tuple(range(players)))
    while game.phase != phases.SCORING:
        if game.phase == phases.SPIN:
            game.spin(0)
        elif game.phase == phases.PLACEMENT:
            game.end_placement()
        elif game.phase == phases.SHEEP:
            game.settle((game.round,) * players)
        elif game.phase == phases.END_OF_ROUND:
            game.end_round()
        else:
            game.end_towers()
    saves = device.app.saves
    saves.start(game.crests, 0)
    saves.game = game
    saves.tidy()
    device.app.play()
    return device.run(0)


def at_towers(device: Device, players: int = 2) -> Device:
    at_scores(device, players)
    device.app.undo()
    device.app.play()
    return device.run(0)


def count_for_me(device: Device) -> Device:
    """From a value that is to be entered, or from the towers, to the landscape or its result."""
    device.back()
    assert device.screen == "pause"
    while "Count for me" not in device.text:
        device.press("next")
    return device.press("ok")


def cursor(device: Device) -> Cell:
    place: Cell = device.app.view.picture[6]
    return place


def box(device: Device, rows: int = ROWS, columns: int = COLUMNS) -> None:
    """The size of the box, from the first step on."""
    for wanted, at in ((rows, 2), (columns, 3)):
        by = wanted - device.app.view.picture[at]
        device.press(*["next" if by > 0 else "prev"] * abs(by), "ok")


def town(device: Device, shape: int = 3, place: Cell = TOWN) -> None:
    """The shape, not turned, and its place."""
    take(device, shape)
    device.press("ok")
    go_to(device, (place[0] + 1, place[1] + 1))
    device.press("ok")


def go_to(device: Device, cell: Cell) -> None:
    """Bring the cursor to a place: rows by up and down, by holding a key, or by turning on."""
    keys = device.app.keys
    row, column = cursor(device)
    if keys.pad:
        down = cell[0] > row
        device.press(*["down" if down else "up"] * abs(cell[0] - row))
    elif any(keyboard.turns for keyboard in device.keyboards):
        wide = device.app.view.picture[3]
        for _ in range(400):
            if cursor(device) == cell:
                break
            ahead = (cell[0] - cursor(device)[0]) * wide + cell[1] - cursor(device)[1]
            device.press("next" if ahead > 0 else "prev")
    else:
        for _ in range(abs(cell[0] - row)):
            device.hold("next" if cell[0] > row else "prev", 450)
        assert cursor(device)[1] == column
    assert cursor(device)[0] == cell[0]
    _along(device, cell[1])


def _along(device: Device, column: int) -> None:
    """Within the row, the short way round."""
    wide = device.app.view.picture[3]
    by = (column - cursor(device)[1]) % wide
    if device.app.screen._map.step < GAPS_STEP:
        by = column - cursor(device)[1]  # a town goes round in fewer places
        device.press(*["next" if by > 0 else "prev"] * abs(by))
    else:
        device.press(*(["next"] * by if by <= wide // 2 else ["prev"] * (wide - by)))
    assert cursor(device)[1] == column


def mark(device: Device, cells: Iterable[Cell]) -> None:
    """Make gaps of land, or land of gaps."""
    for cell in cells:
        go_to(device, cell)
        device.press("ok")


def menu(device: Device, words: str) -> None:
    """Hold OK, and take the option of the menu that begins so."""
    device.back()
    assert device.screen == "count"
    option(device, words).press("ok")


def count(device: Device) -> Device:
    menu(device, "Count")
    assert device.screen == "count_result"
    return device.run(100)


def example(device: Device) -> Device:
    """The rulebook's example, counted."""
    box(device)
    town(device)
    mark(device, GAPS)
    return count(device)
