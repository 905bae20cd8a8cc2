# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Somebody who paints a landscape on a device, looking at its cursor, with the keys it has."""

from __future__ import annotations

from collections.abc import Iterable

from engine_core import game as phases
from engine_core.game import Game
from host_tests.device.table import take
from host_tests.support.device import Device

Cell = tuple[int, int]

# The rulebook's example: 7 x 8 spaces, enclosed, a flock of 12 and stone circles worth 7. The
# town is the fourth shape, as it is drawn first: four spaces, three, two.
ROWS, COLUMNS = 8, 9
TOWN = (3, 3)
GAPS = ((0, 0), (0, 4), (0, 8), (3, 8), (7, 8), (5, 8))
ONE_SHEEP = ((1, 1), (1, 2), (2, 2), (2, 1), (3, 1), (4, 1))
TWO_SHEEP = ((1, 3), (2, 3), (1, 4))
STONES = {(6, 2): 4, (7, 6): 3}


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
    """From a value that is to be entered, or from the towers, to the painting or its result."""
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
    """Bring the cursor to a cell: rows by up and down, by holding a key, or by turning on."""
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
    elif cell[0] != row:
        two_keys = len(device.board["bar"]) == 2
        name = "prev" if two_keys or cell[0] < row else "next"
        device.down(name)
        # It first moved sideways: only a key that is held means rows.
        for _ in range(400):
            if cursor(device) == (cell[0], column):
                break
            device.run(10)
        device.up(name).run(80)
    assert cursor(device)[0] == cell[0]
    _along(device, cell[1])


def _along(device: Device, column: int) -> None:
    """Within the row, the short way round."""
    wide = device.app.view.picture[3]
    by = (column - cursor(device)[1]) % wide
    if device.app.screen._painting.step < 5:
        by = column - cursor(device)[1]  # a town does not go round as cells do
        device.press(*["next" if by > 0 else "prev"] * abs(by))
    else:
        device.press(*(["next"] * by if by <= wide // 2 else ["prev"] * (wide - by)))
    assert cursor(device)[1] == column


def paint(device: Device, cells: Iterable[Cell], presses: int = 1) -> None:
    for cell in cells:
        go_to(device, cell)
        device.press(*["ok"] * presses)


def menu(device: Device, steps: int) -> None:
    """Hold OK, and take what is so many steps on in the menu."""
    device.back()
    assert device.screen == "count"
    take(device, steps)


def count(device: Device) -> Device:
    menu(device, 0)
    assert device.screen == "count_result"
    return device.run(100)


def quick(device: Device) -> Device:
    """The example with nothing but its gaps."""
    box(device)
    town(device)
    paint(device, GAPS)
    return count(device)


def full(device: Device) -> Device:
    """The example with sheep and stone circles."""
    box(device)
    town(device)
    paint(device, GAPS)
    menu(device, 2)
    paint(device, ONE_SHEEP)
    paint(device, TWO_SHEEP, 2)
    menu(device, 3)
    for cell, points in STONES.items():
        paint(device, [cell], points)
    return count(device)
