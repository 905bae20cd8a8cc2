# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A diagram that one can wire from: true pins, wires that end there and are told apart."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from host_tests.support.circuitpython import circuitpython_build
from tools.boards.board import BOARDS, POWER_PINS, Board, Wire, load, load_all
from tools.boards.declared import BoardError, toml
from tools.boards.footprints import FOLDER, Footprint, load_footprint
from tools.documents import parts
from tools.documents.routes import CARD_WIDE, SCALE, Plan, Route
from tools.documents.sheets import SIZES
from tools.documents.wiring import diagram, price, total, wire_colours
from tools.drawing.svg import Point

pytestmark = pytest.mark.house

WIRED = [board for board in load_all() if board.wiring]
FOOTPRINTS = sorted(path.stem for path in FOLDER.glob("*.toml"))
# Pins that are no pins of the program: power, control, and what only a debugger needs.
ELECTRIC = POWER_PINS | {"VSYS", "3V3_EN", "ADC_VREF", "RUN", "BAT", "EN", "RST", "DB"}

every_wired_board = pytest.mark.parametrize("board", WIRED, ids=lambda board: board.id)


def footprint_of(board: Board) -> Footprint:
    assert board.footprint is not None
    return load_footprint(board.footprint)


def said(drawn: str) -> str:
    """All that a drawing says, in its order."""
    return " ".join(re.findall(r"<text [^>]*>([^<]*)</text>", drawn))


def routes(board: Board) -> list[Route]:
    plan = Plan(board, footprint_of(board))
    return [route for card in plan.cards for route in card.routes]


def test_a_pico_has_forty_pins_counted_down_and_up_again() -> None:
    pico = load_footprint("pico")
    left = [pin.number for pin in pico.pins if pin.side == "left"]
    right = [pin.number for pin in pico.pins if pin.side == "right"]
    assert left == list(range(1, 21))
    assert right == list(range(40, 20, -1))
    named = {pin.number: pin.name for pin in pico.pins}
    assert (named[1], named[20], named[21], named[40]) == ("GP0", "GP15", "GP16", "VBUS")
    assert (named[36], named[34], named[6], named[7]) == ("3V3(OUT)", "GP28", "GP4", "GP5")
    assert [n for n, name in named.items() if name == "GND"] == [3, 8, 13, 18, 38, 33, 28, 23]
    assert [int(name[2:]) for n, name in sorted(named.items()) if name[:2] == "GP"] == [
        *range(23),
        26,
        27,
        28,
    ]


def test_a_feather_has_twelve_and_sixteen_pins_as_seen_from_the_screen() -> None:
    feather = load_footprint("feather_reverse_tft")
    assert Counter(pin.side for pin in feather.pins) == {"left": 12, "right": 16}
    places = {pin.name: pin for pin in feather.pins}
    # Opposite each other on every Feather, whichever side is up.
    for short, long in (("BAT", "A0"), ("USB", "A2"), ("D13", "A3"), ("SDA", "DB")):
        assert places[short].y == pytest.approx(places[long].y)


@pytest.mark.parametrize("name", FOOTPRINTS)
def test_the_pins_of_a_footprint_lie_on_the_board_and_apart(name: str) -> None:
    footprint = load_footprint(name)
    wide, tall = (footprint.width, footprint.height)
    for pin in footprint.pins:
        assert 0 < pin.x < wide
        assert 0 < pin.y < tall
        assert (pin.x < wide / 2) == (pin.side == "left")
    for one, other in combinations(footprint.pins, 2):
        assert abs(one.x - other.x) + abs(one.y - other.y) >= footprint.pitch - 0.001
        assert (one.side, one.number) != (other.side, other.number)
    assert any(load(board.id).footprint == name for board in WIRED)


@every_wired_board
def test_every_pin_that_is_drawn_is_one_of_circuitpythons_or_electric(board: Board) -> None:
    names = {pin.name for pin in footprint_of(board).pins}
    assert names - ELECTRIC <= circuitpython_build(board.board).pins


@every_wired_board
def test_every_wire_ends_at_its_pin_and_at_its_part(board: Board) -> None:
    plan = Plan(board, footprint_of(board))
    found = []
    for card in plan.cards:
        for route in card.routes:
            found.append(route.wire)
            assert route.pin.name == route.wire.pin
            assert route.points[0] == plan.place(route.pin.x, route.pin.y)
            x, y = route.points[-1]
            assert x == (card.corner[0] + 300 if card.side == "left" else card.corner[0])
            assert card.corner[1] < y < card.corner[1] + card.height
            for (ax, ay), (bx, by) in pairwise(route.points):
                assert ax == pytest.approx(bx) or ay == pytest.approx(by)
    assert Counter(found) == Counter(board.wiring)


@every_wired_board
def test_wires_hardly_cross_and_no_two_signals_have_one_colour(board: Board) -> None:
    crossings = [
        (one.wire.pad, other.wire.pad)
        for one, other in combinations(routes(board), 2)
        if one.pin != other.pin and cross(one, other)
    ]
    # A Feather has a single GND, so one of its two ground wires has to pass another wire.
    assert len(crossings) <= (1 if "feather" in board.id else 0), crossings
    colours = wire_colours(board)
    signals = [wire for wire in board.wiring if wire.pin not in POWER_PINS]
    assert len({colours[wire] for wire in signals}) == len(signals)
    supply = {colours[wire] for wire in board.wiring if wire.pin in POWER_PINS}
    assert not supply & {colours[wire] for wire in signals}
    assert len(supply) == 2


def cross(one: Route, other: Route) -> bool:
    return any(touch(a, b) for a in pairwise(one.points) for b in pairwise(other.points))


def touch(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two straight pieces, each level or upright, have a place in common."""
    return all(
        min(one[0][i], one[1][i]) <= max(other[0][i], other[1][i]) + 0.5
        and min(other[0][i], other[1][i]) <= max(one[0][i], one[1][i]) + 0.5
        for i in (0, 1)
    )


@every_wired_board
def test_no_wire_hides_a_pin_it_does_not_go_to(board: Board) -> None:
    plan = Plan(board, footprint_of(board))
    for route in routes(board):
        for pin in plan.footprint.pins:
            place = plan.place(pin.x, pin.y)
            near = any(touch(piece, (place, place)) for piece in pairwise(route.points))
            assert not near or pin == route.pin
    assert plan.footprint.pitch * SCALE > 14  # room for a pad and a wire between two


@every_wired_board
def test_a_diagram_names_every_pin_wire_and_part_and_what_it_costs(board: Board) -> None:
    texts = re.findall(r"<text [^>]*>([^<]*)</text>", diagram(board))
    for pin in footprint_of(board).pins:
        assert pin.name in texts
        assert str(pin.number) in texts
    together = " ".join(texts)
    for route in routes(board):
        assert together.count(f", {route.pin.name}") >= 2  # at its pad, and in the list
    for need in board.build.needs:
        assert need.part in together
    assert f"about {price(total(board))}" in together
    assert "1000 µF capacitor" in together
    assert "resistor" in together
    assert f"{board.ring.limit_ma} mA or less" in together
    assert f"{60 * board.ring.pixels:,} mA" in together


def test_screen_ring_button_and_piezo_are_in_one_scale_and_the_rest_is_said_to_be_larger() -> None:
    drawn = diagram(load("raspberry_pi_pico"))
    assert "In one scale: screen, buttons, piezo, ring. Enlarged: the board" in said(drawn)

    def millimetres(units: str) -> float:
        return round(float(units) / parts.SCALE, 1)

    boxes = re.findall(r'<rect [^>]*width="([\d.]+)" height="([\d.]+)"', drawn)
    sizes = {(millimetres(wide), millimetres(tall)) for wide, tall in boxes}
    across = {2 * millimetres(radius) for radius in re.findall(r' r="([\d.]+)" fill="#', drawn)}
    bands = re.findall(r' r="([\d.]+)" fill="none" [^>]*stroke-width="([\d.]+)"', drawn)
    ring = max(2 * millimetres(radius) + millimetres(wide) for radius, wide in bands)

    def piece(part: str, name: str) -> list[float]:
        """Its size in the file that the case is made from."""
        pieces = toml(BOARDS / "case_parts" / f"{part}.toml")["piece"]
        found = next(one for one in pieces if one["name"] == name)
        return [round(side, 1) for side in found.get("box") or found["tube"]]

    for name in ("board", "picture"):
        assert tuple(piece("oled_2_42", name)[:2]) in sizes
    assert piece("piezo", "body")[0] in across
    assert ring == pytest.approx(piece("ring_24", "board")[0], abs=0.3)
    assert ring == pytest.approx(SIZES[2].outer, abs=0.3)
    assert (parts.BUTTON, parts.BUTTON) in sizes


def test_a_ring_that_is_too_large_for_its_card_is_said_to_be_in_no_scale() -> None:
    pico = load("raspberry_pi_pico")
    for pixels in (60, 33):
        drawn = diagram(replace(pico, ring=replace(pico.ring, pixels=pixels)))
        assert "In no scale: ring." in said(drawn)


def test_any_part_with_any_number_of_wires_is_drawn() -> None:
    pico = load("raspberry_pi_pico")
    taken = {footprint_of(pico).pin(wire) for wire in pico.wiring}
    free = [pin for pin in footprint_of(pico).pins if pin not in taken and pin.side == "left"]
    many = tuple(
        Wire("theremin", f"T{n}", pin.name, pin.number) for n, pin in enumerate([*free, *free])
    )
    strange = object.__new__(Board)
    for name, value in {**vars(pico), "wiring": (*pico.wiring, *many)}.items():
        object.__setattr__(strange, name, value)  # a board whose program uses all of these pins
    plan = Plan(strange, footprint_of(pico))
    cards = {card.part: card for card in plan.cards}
    assert len(many) > 12
    assert len(cards["theremin"].routes) == len(many)
    for card in plan.cards:
        pads = [route.points[-1][1] for route in card.routes]
        assert card.corner[1] + 40 < min(pads)
        assert max(pads) + 20 < card.corner[1] + card.height
        for route in card.routes:
            lane = route.points[-2][0]
            assert MARGINS[card.side](plan, lane)
    assert len(set(wire_colours(strange).values())) == 14  # then they come again
    drawn = diagram(strange)
    assert ">Theremin</text>" in drawn
    assert "In no scale: theremin." in said(drawn)


MARGINS = {
    "left": lambda plan, lane: plan.cards[0].corner[0] + CARD_WIDE + 10 < lane < plan.board_x,
    "right": lambda plan, lane: lane < plan.right_x - 10,
}


def test_a_wire_to_a_pin_that_is_not_there_or_there_often_is_refused() -> None:
    pico = load("raspberry_pi_pico")
    ground = next(wire for wire in pico.wiring if wire.pin == "GND")
    for wrong, said in (
        (replace(ground, number=None), "8 pins"),
        (replace(ground, number=40), "no pin"),
        (replace(ground, pin="VBUS", number=2), "no pin"),
    ):
        with pytest.raises(BoardError, match=said):
            diagram(replace(pico, wiring=(*pico.wiring, wrong)))


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("pitch = 2.54", "", "pitch is missing"),
        ("width = 21.0", "width = 21", "width must be a number with a point"),
        ('kind = "usb"', 'kind = "tail"', "kind must be one of"),
        ("[left]", "[left", "is not TOML"),
        ("[right]", "[wrong]", '"wrong" is not known'),
    ],
)
def test_a_footprint_with_a_mistake_is_refused_in_a_sentence(
    good: str, bad: str, said: str, tmp_path: Path
) -> None:
    text = (FOLDER / "pico.toml").read_text(encoding="utf-8")
    assert good in text
    (tmp_path / "pico.toml").write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BoardError, match=re.escape(said)):
        load_footprint("pico", tmp_path)
    with pytest.raises(BoardError, match=r"There is no footprint banjo\.toml"):
        load_footprint("banjo", tmp_path)
