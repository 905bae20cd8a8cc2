# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The five colours are told apart by everyone, as light on the ring and as text on a screen."""

from __future__ import annotations

from colorsys import rgb_to_hsv
from itertools import combinations

import pytest

from host_tests.support.panel import Panel, make_display
from host_tests.support.parts import faces_of
from tipperary.face.painter import Painter
from tipperary.light.colours import (
    BAR,
    GROUND,
    INK,
    KEY,
    LIGHT,
    QUIET,
    SCREEN,
    TEXT,
    WATER,
    WOOD,
)
from tools.support.firmware import crest_colours

# How linear light looks to people without one kind of cone: the matrices that Machado, Oliveira
# and Fernandes published in "A Physiologically-based Model for Simulation of Color Vision
# Deficiency" (IEEE Transactions on Visualization and Computer Graphics, 2009), severity 1.0.
SIGHT = {
    "full colour vision": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# CIE 1976 colour difference; 2.3 is what can just be noticed side by side. On the ring colour is
# all there is; on the screen every coloured text is a name or stands beside one.
ON_THE_RING = 25.0
ON_THE_SCREEN = 15.0

Light = tuple[float, float, float]

OK_ONLY = [[[("", "OK", "ok")]]]  # a bar with one key


def channels(colour: int) -> Light:
    return (colour >> 16) / 255, (colour >> 8 & 255) / 255, (colour & 255) / 255


def led(colour: int) -> Light:
    """An LED's light is in proportion to its number."""
    return channels(colour)


def screen(colour: int) -> Light:
    """A screen's is not: sRGB."""
    red, green, blue = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels(colour)
    ]
    return red, green, blue


def seen(light: Light, matrix: tuple[tuple[float, ...], ...]) -> Light:
    red, green, blue = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix
    ]
    return red, green, blue


def lab(light: Light) -> Light:
    """CIE L*a*b*, white being the full light of all three."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890
    fx, fy, fz = [
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (x, y, z)
    ]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Light, other: Light) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5)


@pytest.mark.parametrize("sight", SIGHT)
def test_the_ring_s_colours_are_told_apart_with(sight: str) -> None:
    lights = [seen(led(colour), SIGHT[sight]) for colour in LIGHT]
    differences = {
        pair: round(difference(lights[pair[0]], lights[pair[1]]), 1)
        for pair in combinations(range(5), 2)
    }
    assert min(differences.values()) > ON_THE_RING, differences


@pytest.mark.parametrize("sight", SIGHT)
def test_the_screen_s_colours_are_told_apart_with(sight: str) -> None:
    lights = [seen(screen(colour), SIGHT[sight]) for colour in SCREEN]
    differences = {
        pair: round(difference(lights[pair[0]], lights[pair[1]]), 1)
        for pair in combinations(range(5), 2)
    }
    assert min(differences.values()) > ON_THE_SCREEN, differences


def contrast(one: int, other: int) -> float:
    """How well one colour is told from another, as WCAG 2 reckons it: 1 to 21."""
    lights = []
    for colour in (one, other):
        red, green, blue = screen(colour)
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


# What is written on what; INK is as dark as the ground, and KEY as bright as the text.
WRITTEN = [
    *[(f"crest {crest}", colour, GROUND) for crest, colour in enumerate(SCREEN)],
    *[(f"on crest {crest}", GROUND, colour) for crest, colour in enumerate(SCREEN)],
    ("text", TEXT, GROUND),
    ("headings", QUIET, GROUND),
    ("keys", TEXT, BAR),
    ("titles", GROUND, TEXT),
    ("the barrel", WOOD, WATER),
]


@pytest.mark.parametrize(("what", "ink", "paper"), WRITTEN)
def test_what_is_written_is_well_read(what: str, ink: int, paper: int) -> None:
    least = 3.0 if what == "the barrel" else 4.5  # that of a shape, and of text
    assert contrast(ink, paper) >= least


def test_the_painter_writes_in_these_colours_and_on_one_bit_in_two() -> None:
    display = make_display(Panel(240, 135, True))
    painter = Painter(display, True, faces_of(240, 135), OK_ONLY)
    assert (painter.shade(INK), painter.shade(KEY)) == (GROUND, TEXT)
    assert [painter.shade(colour) for colour in SCREEN] == list(SCREEN)
    display = make_display(Panel(128, 64, False))
    painter = Painter(display, False, faces_of(128, 64), OK_ONLY)
    assert {painter.shade(colour) for colour in (*SCREEN, TEXT, QUIET)} == {0xFFFFFF}
    assert {painter.shade(colour) for colour in (INK, KEY)} == {0}


def hue(light: Light) -> float:
    """The hue of a light as a screen would show it, in degrees."""
    red, green, blue = [
        12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
        for value in light
    ]
    return 360 * rgb_to_hsv(red, green, blue)[0]


# In degrees: what everybody calls yellow, blue, green and pink.
CALLED = {1: (42, 66), 2: (200, 245), 3: (95, 165), 4: (300, 345)}


@pytest.mark.parametrize("crest", CALLED)
def test_ring_and_screen_have_the_hue_that_the_colour_s_name_says(crest: int) -> None:
    lowest, highest = CALLED[crest]
    assert lowest <= hue(led(LIGHT[crest])) <= highest
    assert lowest <= hue(screen(SCREEN[crest])) <= highest
    assert abs(hue(led(LIGHT[crest])) - hue(screen(SCREEN[crest]))) <= 20


@pytest.mark.parametrize("crest", CALLED)
def test_what_is_printed_has_the_same_hue(crest: int) -> None:
    printed = hue(screen(crest_colours()[crest]))
    assert abs(printed - hue(screen(SCREEN[crest]))) <= 20


def test_the_castle_is_white_and_no_other_is() -> None:
    assert LIGHT[0] == SCREEN[0] == 0xFFFFFF
    for colour in (*LIGHT[1:], *SCREEN[1:]):
        assert max(channels(colour)) - min(channels(colour)) > 0.4
