# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Landscapes in the memory: kept, packed, tidied, and never half-believed."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from engine_core import game as phases
from engine_core.journal import Journal
from engine_core.landscape import HOME, Landscape
from host_tests.device.brush import at_scores, box, count_for_me, mark, town
from host_tests.support.device import Device
from host_tests.support.store import Rp2Store
from tipperary.store import land_map
from tipperary.store.land_map import LandMap, places_of
from tipperary.store.saves import Saves

LARGEST = bytes([20, 20, 71, 15, 17, 5, 12]) + bytes([0xC9] * 200)
SMALL = bytes([8, 9, 24, 3, 3, 5, 0])


def again(saves: Any) -> Any:
    """The same memory after a power cut."""
    return Saves(saves._journal._store)


def started(players: int = 5) -> Any:
    saves: Any = Saves(Rp2Store())
    saves.start(tuple(range(players)), 0)
    return saves


def test_the_outlines_are_all_that_have_nine_spaces_and_eighteen_around() -> None:
    found = set()
    for rows, columns in ((2, 5), (3, 3), (3, 4), (4, 4), (3, 5)):
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        for chosen in combinations(cells, 9):
            near = {
                (row + down, column + across)
                for row, column in chosen
                for down in (-1, 0, 1)
                for across in (-1, 0, 1)
            }
            if len(near) == 9 + 18:
                top = min(row for row, _ in chosen)
                left = min(column for _, column in chosen)
                shape = frozenset((row - top, column - left) for row, column in chosen)
                found |= {shape, frozenset((column, row) for row, column in shape)}
    outlines = [{divmod(place, 20) for place in places_of(number)} for number in range(72)]
    assert {frozenset(cells) for cells in outlines} == found
    for outlined in outlines:
        Landscape([(row, column, HOME) for row, column in outlined])
        assert (1, 1) in outlined  # where the cursor is


def test_a_landscape_is_what_it_was_packed_from() -> None:
    chance = random.Random(11)
    for _ in range(60):
        rows, columns = chance.randint(5, 20), chance.randint(5, 20)
        made: Any = LandMap(
            bytes([rows, columns, chance.randrange(72), 0, 0, 5, chance.randrange(13)])
        )
        for _ in range(chance.randrange(40)):
            made.turn_over(chance.randrange(rows), chance.randrange(columns))
        packed = made.pack()
        land_map.check(packed)
        read: Any = LandMap(packed)
        cells = [(row, column) for row in range(-1, 21) for column in range(-1, 21)]
        assert [read.place_at(*cell) for cell in cells] == [made.place_at(*cell) for cell in cells]
        assert read.pack() == packed
        assert len(packed) <= 207


def test_a_landscape_of_version_1_1_keeps_its_gaps_and_its_sheep_and_stones_are_land() -> None:
    # Cells of half a byte: a gap, land, one and two sheep, circles of one to nine.
    cells = [0, 1, 2, 3, 4, 12, 0, 1] + [1] * 63 + [0]
    packed = bytes(cells[at] | cells[at + 1] << 4 for at in range(0, 72, 2))
    land_map.check(SMALL + packed)
    land: Any = LandMap(SMALL + packed)
    gaps = [at for at in range(72) if land.place_at(at // 9, at % 9) == land_map.GAP]
    assert gaps == [0, 6, 71]
    assert LandMap(land.pack()).landscape().at(7, 8) == 0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        SMALL[:6],
        bytes([21]) + SMALL[1:],
        bytes([0]) + SMALL[1:],
        bytes([8, 0]) + SMALL[2:],
        bytes([3, 3]) + SMALL[2:],
        bytes([8, 9, 72, 3, 3, 5, 0]),
        bytes([8, 9, 255, 3, 3, 5, 0]),
        bytes([8, 9, 24, 6, 3, 5, 0]),
        bytes([8, 9, 24, 3, 6, 5, 0]),
        bytes([8, 9, 24, 3, 3, 6, 0]),
        bytes([8, 9, 24, 3, 3, 5, 13]),
        SMALL + b"\x11",
        SMALL + b"\x1d",
        SMALL + b"\x10" * 37,
        SMALL + b"\x10" * 240,
    ],
)
def test_a_landscape_that_makes_no_sense_is_refused_and_the_game_goes_on(data: bytes) -> None:
    store = Rp2Store()
    saves: Any = Saves(store)
    saves.start((0, 1), 0)
    assert Journal(store).append(b"T\x01" + data)
    loaded: Any = Saves(store)
    assert loaded.maps == {}
    assert loaded.game.log == saves.game.log
    assert loaded.lost == {"game"}


@pytest.mark.parametrize("record", [b"T", b"T\x02" + SMALL, b"O", b"O\x05\x00", b"O\x00\x48"])
def test_records_for_nobody_and_of_no_town_are_not_believed(record: bytes) -> None:
    store = Rp2Store()
    Saves(store).start((0, 1), 0)
    assert Journal(store).append(record)
    loaded: Any = Saves(store)
    assert loaded.damaged
    assert loaded.maps == {}
    assert bytes(loaded.outlines) == bytes(5)


def test_a_landscape_outlives_the_power_but_not_its_game() -> None:
    saves = started()
    saves.keep_map(3, SMALL)
    saves.keep_map(0, LARGEST)
    assert again(saves).maps == {3: SMALL, 0: LARGEST}
    saves.close()
    assert saves.maps == again(saves).maps == {}
    saves.start((0, 1), 0)
    saves.keep_map(1, SMALL)
    saves.start((0, 1), 0)
    assert saves.maps == again(saves).maps == {}


def test_five_of_the_largest_fit_beside_everything_else_and_can_be_changed() -> None:
    store = Rp2Store()
    saves: Any = Saves(store)
    for crest in range(5):
        saves.rename(crest, "Ä" * 10)
        saves.remember(crest, 71)
    saves.start((0, 1, 2, 3, 4), 0)
    while saves.game.phase != phases.SCORING:
        game = saves.game
        if game.phase == phases.SPIN:
            saves.act("spin", 4)
        elif game.phase == phases.PLACEMENT:
            saves.act("end_placement")
        elif game.phase == phases.SHEEP:
            saves.act("settle", tuple(900 + game.round + seat for seat in range(5)))
        elif game.phase == phases.END_OF_ROUND:
            saves.act("end_round")
        else:
            saves.act("end_towers")
    for seat in range(5):
        for category, value in enumerate((400, 999, 5, 30, 999)):
            saves.act("enter", seat, category, value)
    saves.past = [bytes([0, 90, 0, 1, 80, 0])] * 200
    saves.tidy()
    kept = len(saves.past)
    for number in range(40):
        data = LARGEST[:-1] + bytes([number % 12 << 4 | 1])
        saves.keep_map(number % 5, data if number % 12 != 1 else LARGEST)
        if saves.crowded():
            saves.tidy()
            assert not saves.crowded()
        loaded = again(saves)
        assert loaded.maps == saves.maps
        assert not loaded.damaged
    assert len(saves.maps) == 5
    assert loaded.game.log == saves.game.log
    assert loaded.names == saves.names
    assert loaded.outlines == saves.outlines
    assert len(loaded.past) == kept > 100
    # What one screen writes at most has room after tidying, even now.
    saves.tidy()
    assert saves._journal.room() >= 288


def test_gaps_that_are_not_kept_yet_are_kept_before_the_memory_is_tidied() -> None:
    device = count_for_me(at_scores(Device(frame_ms=10)))
    box(device, 6, 7)
    town(device, 3, (1, 1))
    journal = device.app.saves._journal
    while journal.room() >= 288:
        journal.append(b"?" + bytes(40))
    mark(device, [(0, column) for column in range(7)])
    assert device.screen == "count_map"
    mark(device, [(5, 0)])
    assert device.screen == "tidy"
    device.run(1500)
    assert device.screen == "scoring"
    count_for_me(device).run(100)
    device.back().back()
    place = device.app.view.picture[4]
    assert [place(0, column) for column in range(7)] == [land_map.GAP] * 7
    assert place(5, 0) == land_map.GAP
