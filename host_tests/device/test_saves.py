# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What outlives the power: nothing half-believed, nothing lost that need not be."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine_core import game as phases
from engine_core.journal import Journal
from engine_core.rules import AREA
from host_tests.support.device import Device
from host_tests.support.games import next_action
from host_tests.support.kept import again, confirmed, journal_with, play_to
from host_tests.support.store import Rp2Store
from host_tests.support.table import take
from tipperary.settings import TABLE
from tipperary.store.saves import Saves

# A landscape of eight by eight with two gaps: the town is placed, gaps are being marked.
MAP = bytes((8, 8, 0, 2, 2, 5, 3, 0x00))


def load(store: Rp2Store) -> Any:
    return Saves(store)


def test_everything_is_there_after_a_power_cut() -> None:
    saves = load(Rp2Store())
    saves.set("language", "fr")
    saves.rename(3, "Zoë")
    saves.choose(b"\x03\x01")
    assert confirmed(again(saves)) == confirmed(saves)
    saves.start((1, 0, 3), 2)
    assert confirmed(again(saves)) == confirmed(saves)
    play_to(saves, phases.SHEEP)
    saves.draft(0, 12)
    saves.draft(1, 300)
    assert again(saves).drafts == {0: 12, 1: 300}
    play_to(saves, phases.SCORING)
    saves.draft(2, 5)
    saves.keep_map(1, MAP)
    saves.remember(3, 9)
    saves.explain()
    assert again(saves).drafts == {2: 5}
    assert confirmed(again(saves)) == confirmed(saves)
    play_to(saves, phases.FINISHED)
    assert confirmed(again(saves)) == confirmed(saves)
    saves.close()
    assert len(again(saves).past) == 1
    assert again(saves).game is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_never_erases_the_memory(players: int) -> None:
    store = Rp2Store()
    saves = load(store)
    saves.start(tuple(range(players)), 0)
    chance = random.Random(players)
    while saves.game.phase != phases.FINISHED:
        name, params = next_action(saves.game, chance)
        if name == "settle":
            for seat, flock in enumerate(params[0]):
                saves.draft(seat, flock)
        elif name == "enter" and params[1] == AREA:
            saves.draft(params[0], 31)  # the rows, before the columns
        saves.act(name, *params)
        assert not saves.crowded()
    saves.close()
    assert store.erases == 0


def test_games_follow_one_another_for_ever() -> None:
    saves = load(Rp2Store())
    saves.set("language", "de")
    saves.rename(0, "Anna")
    closed = []
    for number in range(60):
        saves.start((0, 1, 2), number % 3)
        play_to(saves, phases.FINISHED, number)
        assert confirmed(again(saves)) == confirmed(saves)
        closed.append(saves.result())
        saves.close()
        if saves.crowded():
            saves.tidy()
            assert not saves.crowded()
    assert 40 < len(saves.past) < 60
    assert saves.past == closed[-len(saves.past) :]
    assert confirmed(again(saves)) == confirmed(saves)


def test_tidying_keeps_the_game_the_drafts_the_names_and_the_history() -> None:
    saves = load(Rp2Store())
    saves.past = [bytes([0, 90, 0, 1, 80, 0])] * 12
    saves.set("brightness", 2)
    saves.rename(4, "Zoë")
    saves.start((4, 2, 0), 1)
    play_to(saves, phases.SCORING)
    saves.undo()
    saves.undo()
    saves.draft(0, 7)
    before = confirmed(saves)
    saves.tidy()
    assert confirmed(saves) == before
    assert confirmed(again(saves)) == before
    assert saves._journal._store.erases == 1


def test_corrections_without_end_lose_nothing_even_if_no_screen_asks_for_room() -> None:
    saves = load(Rp2Store())
    saves.start((0, 1, 2, 3, 4), 0)
    play_to(saves, phases.SCORING)
    for number in range(1000):
        saves.act("enter", number % 5, 0, number % 200)
        if number % 97 == 0:
            assert confirmed(again(saves)) == confirmed(saves)
    assert saves._journal._store.erases > 0
    assert confirmed(again(saves)) == confirmed(saves)


def test_undo_is_written_and_chance_comes_back() -> None:
    saves = load(Rp2Store())
    saves.start((0, 1), 0)
    saves.act("spin", 3)
    saves.undo()
    loaded = again(saves)
    assert loaded.game.phase == phases.SPIN
    loaded.act("spin", 1)
    assert again(loaded).game.turn == 3


def test_after_undoing_the_flocks_they_are_drafts_again_also_after_a_power_cut() -> None:
    saves = load(Rp2Store())
    saves.start((0, 1), 0)
    play_to(saves, phases.SHEEP)
    saves.act("settle", (4, 2))
    saves.undo()
    assert saves.drafts == again(saves).drafts == {0: 4, 1: 2}


def records_of(saves: Any) -> list[bytes]:
    return Journal(saves._journal._store).records()


def test_when_a_record_is_missing_what_follows_it_is_not_believed() -> None:
    saves = load(Rp2Store())
    saves.start((0, 1, 2), 0)
    play_to(saves, phases.SCORING)
    before = saves.game.log
    already = len(records_of(saves))
    for category, value in enumerate((50, 7, 5, 30, 9)):
        saves.act("enter", 0, category, value)
    records = records_of(saves)
    # The rules would allow the other four: any value may be entered at any time.
    loaded = load(journal_with(*records[:already], *records[already + 1 :]))
    assert loaded.damaged
    assert loaded.game.log == before


@pytest.mark.parametrize(
    "record",
    [
        b"N",
        b"N\x00",
        b"Nnonsense",
        b"A",
        b"A\x00",
        b"A\x05\x20",
        b"U",
        b"D\x00",
        b"M",
        b"M\x00\xff\xfe",
        b"H\x00\x01",
        b"H",
        b"H\x12\x00\x01\x00\x00\x00\x00\x00",
        b"h\x22" + bytes(40),
        b"h\x15" + bytes([255]) * 60,
        b"h\x01",
        b"h\x09\x01\x00",
        b"P\x09",
        b"P\x03\x01\x01",
        b"P\x02\x07",
        b"?",
        b"L",
        b"L\xff\xfe",
        b"L../../code",
        b"S" + bytes(40),
        b"S\xff\xff\xff\xff\xff\xff",
    ],
)
def test_records_that_make_no_sense_stop_nothing(record: bytes) -> None:
    device = Device(store=journal_with(record), frame_ms=40)
    now = device.app.saves.settings
    assert all(now[entry[0]] in entry[2] for entry in TABLE[1:])
    while device.screen in ("damaged", "start"):
        device.press("ok")
    if device.screen == "setup":
        take(device, 2)
        device.press("next", "next", "next", "ok")
        assert device.screen == "setup"
        take(device)
    device.press(*["ok"] * 8)
    assert device.screen in ("spin", "placement")


def test_what_is_set_to_what_it_was_is_not_written() -> None:
    saves = load(Rp2Store())
    saves.set("first", 2)
    written = saves._journal._store.programs
    saves.set("first", 2)
    saves.choose(b"")
    assert saves._journal._store.programs == written


def test_reset_forgets_everything() -> None:
    saves = load(Rp2Store())
    saves.set("language", "de")
    saves.rename(0, "Anna")
    saves.start((0, 1), 0)
    saves.reset()
    assert confirmed(saves) == confirmed(load(Rp2Store()))
    assert confirmed(again(saves)) == confirmed(saves)


def test_random_play_with_undo_is_always_what_is_loaded() -> None:
    chance = random.Random(20)
    for players in (2, 5):
        saves = load(Rp2Store())
        saves.start(tuple(range(players)), 1)
        for _ in range(40):
            if saves.game.last_action and chance.random() < 0.3:
                saves.undo()
            elif saves.game.phase != phases.FINISHED:
                name, params = next_action(saves.game, chance)
                saves.act(name, *params)
            if saves.crowded():
                saves.tidy()
            assert confirmed(again(saves)) == confirmed(saves)
