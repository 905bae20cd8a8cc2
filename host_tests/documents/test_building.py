# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The table of currents in docs/building.md: what the ring draws, and sums that are sums."""

from __future__ import annotations

import re

import pytest

from host_tests.support.parts import Pixels
from tipperary.light.ring import Ring
from tipperary.light.sleep import Sleep
from tools.boards.board import load
from tools.documents.wiring import REST_LARGE_MA
from tools.support.environment import ROOT

pytestmark = pytest.mark.house

BUILDING = (ROOT / "docs" / "building.md").read_text(encoding="utf-8")


def row(title: str) -> list[int]:
    """The milliamperes in a row of the table; a dash is none."""
    (cells,) = re.findall(rf"^\| \**{re.escape(title)}[^|]*((?:\|[^|\n]*){{3}})\|$", BUILDING, re.M)
    found = [re.match(r"[ *]*(\d+) mA|[ *]*–", cell) for cell in cells.split("|")[1:]]
    return [int(match[1] or 0) for match in found if match]


def ring_in_play(crests: int, asleep: bool = False) -> float:
    """Its current in milliamperes after a spin: 20 mA a colour at full light, 1 mA when dark."""
    board = load("raspberry_pi_pico")
    pixels = Pixels(board.ring.pixels)
    ring = Ring(pixels, board.device_data()["ring"])
    ring.adjust(4, 0, False)
    ring.set_crests(range(crests))
    ring.show_turn(0)
    if asleep:
        Sleep(ring)
    return float(sum(1 + sum(colour) * 20 / 255 for colour in pixels))


def test_the_ring_draws_what_the_table_says() -> None:
    assert row("ring in play, brightness 4 of 5") == [round(ring_in_play(5))] * 3
    assert f"With three players the ring takes {round(ring_in_play(3), -1):.0f} mA" in BUILDING
    limits = {load(f"raspberry_pi_pico{kind}").ring.limit_ma for kind in ("", "_w", "2")}
    limits.add(load("adafruit_feather_esp32s3_reverse_tft").ring.limit_ma)
    assert row("ring, the most there is") == [*limits] * 3


def test_the_sums_are_sums() -> None:
    boards, ring = row("board"), row("ring in play")
    for title, screen, light in (
        ("awake, usually", "screen, an ordinary picture", ring),
        ("awake, at the very most", "screen, our brightest", row("ring, the most there is")),
    ):
        parts = zip(boards, row(screen), light, strict=True)
        assert row(title) == pytest.approx([sum(part) for part in parts], abs=5)
    assert boards[0] + row("screen, our brightest")[0] == REST_LARGE_MA
    asleep = ring_in_play(5, asleep=True)
    for total, board in zip(row("asleep"), boards, strict=True):
        assert 0 <= total - board - asleep + 20 <= 30  # a dimmed screen, or a dimmed backlight
    assert max(row("screen, every pixel lit")) < 300  # what the Pico's 3.3 V can give
