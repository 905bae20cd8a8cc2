# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The line in which a device tells a game: read as it was meant, or refused with a reason."""

from __future__ import annotations

import random
from typing import Any
from zlib import crc32

import pytest

from host_tests.support.games import game_at
from host_tests.support.kept import FIRST, NAMES, SECOND, line
from tipperary.console.game_lines import game_line
from tipperary.texts import Texts
from tools.ledger.game import CRESTS, NoGame, parse


def signed(text: str) -> str:
    return f"{text} *{crc32(text.encode()):08x}"


def test_everything_arrives() -> None:
    game = parse(line(SECOND), "board")
    assert [player.name for player in game.players] == ["Zoë", "Anna", "Ben O"]
    assert [player.crest for player in game.players] == [2, 0, 4]
    assert [player.points for player in game.players] == [SECOND.total(seat) for seat in range(3)]
    assert game.players[1].values == (61, 9, 5, 6, 12)
    assert (game.first, game.marker, game.source) == (0, None, "board")
    assert [player.place for player in game.players] == [2, 1, 3]
    assert game.margin == SECOND.total(1) - SECOND.total(0)


@pytest.mark.parametrize("seed", range(20))
def test_any_game_arrives(seed: int) -> None:
    played = game_at(6, 2 + seed % 4, seed)
    game = parse(line(played))
    assert tuple(player.points for player in game.players) == tuple(
        played.total(seat) for seat in range(played.players)
    )
    assert (game.marker, [p.name for p in game.players]) == (
        played.marker,
        [NAMES[crest] for crest in played.crests],
    )


def test_the_marker_s_points_are_with_its_holder_s_sheep() -> None:
    game = parse(line(FIRST))
    assert game.marker == 0
    assert [player.shares[1] for player in game.players] == [11, 4]
    assert all(sum(player.shares) == player.points for player in game.players)


def test_what_version_1_0_kept_has_points_alone() -> None:
    game = parse(game_line(bytes([3, 90, 0, 0, 44, 1])))
    assert [(p.person, p.points, p.shares) for p in game.players] == [
        ("Green", 90, ()),
        ("Castle", 300, ()),
    ]


def test_the_coats_of_arms_are_called_as_on_the_device() -> None:
    texts: Any = Texts("en")
    assert texts.NAME == "English"
    assert tuple(texts.CRESTS) == CRESTS


def test_a_line_that_is_cut_short_or_changed_is_refused() -> None:
    text = line(FIRST)
    for end in range(len(text)):
        with pytest.raises(NoGame, match="not whole"):
            parse(text[:end])
    chance = random.Random(1)
    for at in range(len(text)):
        other = chr((ord(text[at]) + chance.randrange(1, 90)) % 128)
        with pytest.raises(NoGame, match="not whole"):
            parse(text[:at] + other + text[at + 1 :])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game 2 c13371-1 0 0 0,1,1,0,0,0, 1,1,1,0,0,0,", "another form"),
        ("game 1 c13371 0 0 0,1,1,0,0,0, 1,1,1,0,0,0,", "another form"),
        ("game 1 c13371-1 0 0 0,1,1,0,0,0, pig", '"pig" is no player'),
        ("game 1 c13371-1 0 0 0,1,1,0,0,0,", "2 to 5"),
        ("game 1 c13371-1 0 0 0,1,1,0,0,0, 0,1,1,0,0,0,", "coat"),
        ("game 1 c13371-1 0 0 0,1,1,0,0,0, 7,1,1,0,0,0,", "coat"),
        ("game 1 c13371-1 4 0 0,1,1,0,0,0, 1,1,1,0,0,0,", "bag"),
        ("game 1 c13371-1 0 2 0,1,1,0,0,0, 1,1,1,0,0,0,", "marker"),
        ("game 1 c13371-1 0 0 0,1,1,4,0,0, 1,1,1,0,0,0,", "Exploration"),
        ("game 1 c13371-1 0 0 0,1,1,0,7,0, 1,1,1,0,0,0,", "hiskey"),
        ("game 1 c13371-1 0 0 0,1000,1,0,0,0, 1,1,1,0,0,0,", "999"),
        ("game 1 c13371-1 0 0 0,1,1, 1,1,1,0,0,0,", "some have not"),
        ("game 1 c13371-1 0 0 0,1,1, 1,1,1,", "five values"),
        ("game 1 c13371-1 0 0 0,1,1,0,0,0,%FF 1,1,1,0,0,0,", "name"),
        ("game 1 c13371-1 0 0 0,1,1,0,0,0,%0A 1,1,1,0,0,0,", "name"),
    ],
)
def test_a_game_that_is_no_legal_game_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(NoGame, match=why):
        parse(signed(text))
