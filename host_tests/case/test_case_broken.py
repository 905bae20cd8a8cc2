# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The checks of the case speak up: each is shown a case that is broken in just that way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from manifold3d import Manifold

from host_tests.case import checks
from host_tests.case.changed import part_of, with_part, with_piece, with_pins_at
from tools.enclosure import console as console_module
from tools.enclosure.console import Console, console
from tools.enclosure.design import Placed
from tools.enclosure.designs import design
from tools.enclosure.shapes import box, joined, rod, tube

pytestmark = [pytest.mark.house, pytest.mark.slow]


@pytest.fixture(autouse=True)
def solids_go_before_the_program_does() -> Iterator[None]:
    yield
    design.cache_clear()


def larger(placed: Placed, piece: str, by: float) -> Any:
    """The same part, with one piece larger in length and width."""
    old = placed.part[piece]
    if old.box:
        new = replace(old, box=(old.box[0] + by, old.box[1] + by, old.box[2]))
    else:
        assert old.tube
        new = replace(old, tube=(old.tube[0] + by, *old.tube[1:]))
    pieces = tuple(new if p.name == piece else p for p in placed.part.piece)
    return replace(placed.part, piece=pieces)


def test_two_pieces_are_not_one() -> None:
    two = box((5, 5, 5)) + box((5, 5, 5)).translate((9, 0, 0))
    assert checks.not_closed(two) == ["2 loose pieces"]
    assert checks.not_closed(Manifold()) != []


def test_a_roof_needs_a_support_and_a_shell_the_wrong_way_up_as_well() -> None:
    table = rod(4, 10) + box((20, 20, 2)).translate((0, 0, 10))
    assert checks.overhang(table) == pytest.approx(90)
    cone = Manifold.cylinder(10, 5, 5 + 10 * 1.3)
    assert 50 < checks.overhang(cone) < 54
    shell = replace(design("console-2.42")["shell"], turned=(0.0, 0.0, 0.0))
    assert checks.overhang(shell.on_bed()) > checks.STEEPEST


def test_a_thin_wall_is_found() -> None:
    assert checks.thinnest(tube(20, 20 - 2 * 1.2, 10)) == pytest.approx(1.2, abs=0.01)
    hollow = box((30, 30, 30)) - box((26, 26, 26.5)).translate((0, 0, 1.5))
    assert checks.thinnest(hollow) == pytest.approx(1.5)


def test_a_thin_wall_of_the_shell_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console_module, "WALL", 1.3)
    assert checks.thinnest(console("oled_2_42")["shell"].solid) == pytest.approx(1.3, abs=0.01)


def test_bars_without_an_opening_meet_pins_at_the_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console_module, "PINS", (0.1, 0.1))
    assert checks.touching(with_pins_at(console("oled_2_42"), -1)) == ["screen in left bar"]


def test_what_is_larger_than_the_printer_is_refused() -> None:
    lid = replace(design("console-2.42")["lid"], solid=box((181, 20, 2)))
    assert checks.too_large(lid) == ["181.0 mm"]


@pytest.mark.parametrize(
    ("name", "part", "piece", "by"),
    [
        ("console-2.42", "screen", "board", 1.2),
        ("console-0.96", "screen", "board", 1.2),
        ("console-2.42", "pico", "board", 4.0),
        ("console-2.42", "piezo", "body", 1.0),
        ("console-2.42", "ok", "body", 0.8),
        ("puck", "ring", "board", 1.5),
        ("puck", "capacitor", "body", 40.0),
    ],
)
def test_a_part_that_is_larger_than_its_file_says_is_felt(
    name: str, part: str, piece: str, by: float
) -> None:
    made = design(name)
    wider = with_part(made, part, part=larger(part_of(made, part), piece, by))
    assert [said for said in checks.touching(wider) if said.startswith(part)] != []


def test_a_bar_or_a_boss_in_the_way_keeps_the_screen_out() -> None:
    made = design("console-2.42")
    sideways = with_part(made, "screen", ways=((0.0, 60.0, 0.0),))
    assert checks.stuck(sideways) == ["screen"]
    wide = with_part(made, "next", part=larger(part_of(made, "next"), "lugs", 6))
    assert checks.stuck(wide) == ["next"]


def test_what_lies_on_nothing_falls() -> None:
    made = design("console-2.42")
    x, y, z = part_of(made, "pico").at
    assert checks.falling(with_part(made, "pico", at=(x, y, z + 3))) == ["pico"]
    no_base = with_piece(design("puck"), "base", rod(60, 1))
    assert "ring" in checks.falling(no_base)


def test_a_lid_that_is_too_short_or_too_high_does_not_close() -> None:
    made = design("console-2.42")
    lid = made["lid"].solid
    assert checks.ajar(with_piece(made, "lid", lid.translate((0, 0, -1))), "lid", "shell") != []
    assert checks.ajar(with_piece(made, "lid", lid.scale((0.98, 1, 1))), "lid", "shell") != []
    x, y, z = part_of(made, "piezo").at
    under_a_post = with_part(made, "piezo", at=(x - 20, y + 18, z))
    assert checks.lid_blocked(under_a_post, "lid", (0.0, 0.0, -70.0)) == ["piezo"]


def test_lips_without_play_are_felt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console_module, "PLAY", -0.3)
    assert "shell in lid" in checks.touching(console("oled_2_42"))


def test_a_window_that_is_too_small_hides_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    made = design("console-2.42")
    lower = replace(part_of(made, "screen").part, astray=2.5)
    assert checks.hidden(with_part(made, "screen", part=lower)) == ["shell"]
    monkeypatch.setattr(console_module, "SEEN", 0.0)
    assert checks.hidden(console("oled_2_42")) == ["shell"]


def test_a_button_or_a_plug_that_does_not_reach_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = design("console-2.42")
    x, y, z = part_of(made, "ok").at
    assert checks.out_of_reach(with_part(made, "ok", at=(x, y, z - 3))) == ["ok"]
    pico = part_of(made, "pico")
    thick = with_part(made, "pico", part=larger(pico, "plug", 3))
    assert "plug at shell" in checks.out_of_reach(thick)
    far = replace(pico.part["plug"], at=(41.0, 0.0, -1.35))
    pieces = tuple(far if p.name == "plug" else p for p in pico.part.piece)
    short = with_part(made, "pico", part=replace(pico.part, piece=pieces))
    assert checks.out_of_reach(short) == ["plug too short"]
    monkeypatch.setattr(Console, "_openings", lambda self: [Manifold()])
    closed = console("oled_2_42")
    assert checks.out_of_reach(closed) == ["plug at shell"]


def test_a_cable_that_meets_a_wall_or_a_block_is_stopped() -> None:
    assert checks.cable_blocked(design("puck"), (30, 0, 4.4), 3.8, 30) == ["base"]
    assert checks.cable_blocked(design("console-2.42"), (0, 82, 5), 4.5, 12) != []


def test_a_screw_beside_its_hole_is_noticed() -> None:
    made = design("puck")
    x, y, z = made.screws[0].at
    beside = replace(made.screws[0], at=(x + 1.5, y, z))
    said = checks.loose_screws(replace(made, screws=(beside,)))
    assert said[:2] == ["0 touches base", "0 finds no hole in diffuser"]
    short = replace(made.screws[0], length=4)
    assert "bites" in checks.loose_screws(replace(made, screws=(short,)))[0]
    no_posts = with_piece(made, "diffuser", joined(rod(60, 1).translate((0, 0, 20))))
    assert "0 bites nothing" in checks.loose_screws(no_posts)
