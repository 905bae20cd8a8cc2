# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The sheets to print: in true scale, in every language, with room for the tiles."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise

import pytest

from tools.boards.board import Board, load, load_all
from tools.documents.sheets import EDGES, KEY, LANGUAGES, SHEET_WORDS, SHEETS, SIZES, sheet
from tools.support.environment import ROOT
from tools.support.firmware import crest_colours, texts, words_in

pytestmark = pytest.mark.house

every_sheet = pytest.mark.parametrize(
    ("name", "language"),
    [(name, language) for name in SHEETS for language in LANGUAGES],
)


def test_there_are_sheets_in_every_language_of_the_device() -> None:
    assert set(LANGUAGES) >= {"en", "de", "fr"}
    english = set(words_in(SHEET_WORDS, "en"))
    assert all(set(words_in(SHEET_WORDS, language)) == english for language in LANGUAGES)


@every_sheet
def test_a_sheet_is_a_page_in_millimetres_with_areas_tabs_and_a_ruler(
    name: str, language: str
) -> None:
    drawn = sheet(name, language)
    assert drawn == (ROOT / f"docs/sheets/{name}-{language}.svg").read_text(encoding="utf-8")
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in drawn
    assert "@page { size: 210mm 297mm; margin: 0 }" in drawn  # or a browser shrinks it
    assert '<line x1="80" y1="249" x2="130" y2="249"' in drawn  # the ruler, 50 mm
    sizes = re.findall(r'font-size="([\d.]+)"[^>]*>([1-5])</text>', drawn)
    # Each twice, for those who sit there and for those across, and read from a chair.
    assert [digit for _, digit in sizes] == [digit for digit in "12345" for _ in range(2)]
    assert min(float(size) * 0.72 for size, _ in sizes) > 7
    turned = re.findall(r'transform="rotate\(([-\d.]+) [^>]*>([1-5])</text>', drawn)
    for area in "12345":
        one, other = (float(turn) for turn, digit in turned if digit == area)
        assert 140 < abs(one - other) % 360 < 220
    for colour, crest in zip(crest_colours(), texts(language)["CRESTS"].split("|"), strict=True):
        assert f"#{colour:06x}" in drawn
        assert f">{crest}</text>" in drawn
    assert words_in(SHEET_WORDS, language)["PRINT"] in drawn


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.pixels))
def test_a_ring_is_drawn_as_large_as_it_is(size) -> None:
    drawn = sheet(f"ring-{size.pixels}", "en")
    radii = {float(radius) for radius in re.findall(r'<circle [^>]*r="([\d.]+)"', drawn)}
    assert {round(size.outer / 2, 2), round(size.inner / 2, 2)} <= radii
    assert drawn.count('width="5" height="5"') == size.pixels


Corners = list[tuple[float, float]]


def places_of(drawn: str) -> list[Corners]:
    """The corners of each dashed place for a tile."""
    look = (
        r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="2" fill="none" '
        r'transform="rotate\(([-\d.]+) [^>]*stroke-dasharray'
    )
    found = []
    for x, y, wide, tall, degrees in (map(float, one) for one in re.findall(look, drawn)):
        turn, middle = math.radians(degrees), (x + wide / 2, y + tall / 2)
        found.append(
            [
                (
                    middle[0] + sx * wide / 2 * math.cos(turn) - sy * tall / 2 * math.sin(turn),
                    middle[1] + sx * wide / 2 * math.sin(turn) + sy * tall / 2 * math.cos(turn),
                )
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
        )
    return found


def apart(one: Corners, other: Corners) -> float:
    """How far two convex outlines are from each other along the direction that shows it best."""
    most = -math.inf
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            x, y = by - ay, ax - bx
            long = math.hypot(x, y) or 1
            near, far = ([(px * x + py * y) / long for px, py in s] for s in (one, other))
            most = max(most, min(far) - max(near), min(near) - max(far))
    return most


def lines_of(drawn: str) -> list[Corners]:
    """The straight lines between the areas."""
    fields = re.findall(r'<path d="M([\d.]+) ([\d.]+) L([\d.]+) ([\d.]+) A', drawn)
    found = [[(float(a), float(b)), (float(c), float(d))] for a, b, c, d in fields]
    for points in re.findall(r'<polyline points="([^"]+)"', drawn):
        path = [(float(x), float(y)) for x, y in (p.split(",") for p in points.split())]
        found += [[one, other] for one, other in pairwise(path)]
    return found


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_there_are_two_places_for_tiles_in_each_area_and_no_ink_in_them(name: str) -> None:
    drawn = sheet(name, "en")
    places = places_of(drawn)
    assert len(places) == 10
    assert min(math.dist(place[0], place[1]) for place in places) > 19.9
    for one, other in combinations(places, 2):
        assert apart(one, other) > 0.9
    lines = lines_of(drawn)
    assert len(lines) >= 5
    for line in lines:
        assert min(apart(place, line) for place in places) > 0.5
    ink = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*transform[^>]*>[1-5]</text>', drawn)
    assert len(ink) == 10
    dots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="1.2"', drawn)
    assert len(dots) == 15
    for x, y in (*ink, *dots):
        at = [(float(x), float(y))]
        assert min(apart(place, at * 2) for place in places) > 1.2
    # Nothing is filled but the paper, the tabs, the pixels, and what the lights lie on.
    assert "#eef3ea" not in drawn


@pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)
def test_every_board_has_a_sheet_for_its_lights(board: Board) -> None:
    if board.sheet == f"ring-{board.ring.pixels}" not in SHEETS:
        return  # nobody sells a ring of that size
    drawn = sheet(board.sheet, "de")
    pixels = {"keys": 0, "row": 5}.get(board.sheet, board.ring.pixels)
    assert drawn.count('width="5" height="5"') == pixels


def test_the_fields_around_the_keys_meet_where_the_lights_of_two_areas_do() -> None:
    """The ring goes clockwise from the upper left key, two keys for each area."""
    board = load("adafruit_macropad_rp2040")
    assert len(board.ring.map) == 2 * len(EDGES)
    for area, (x, y) in enumerate(EDGES):
        before, here = board.ring.map[2 * area - 1], board.ring.map[2 * area]
        for key in (before, here):
            column, row = key % 3 - 1, key // 3 - 1.5
            assert abs(column - x) + abs(row - y) == 1  # the field's edge is at its own edge
    assert f'width="{KEY - 2:.2f}"' in sheet("keys", "en")
