# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The five colours are told apart by everyone, as light on the ring and as text on a screen."""

from __future__ import annotations

from itertools import combinations

import pytest

from tipperary.colours import LIGHT, SCREEN

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


def test_text_in_any_of_the_colours_is_well_read_on_black() -> None:
    for colour in SCREEN:
        red, green, blue = screen(colour)
        bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        # The contrast that WCAG 2 asks of text is 4.5 to 1.
        assert (bright + 0.05) / 0.05 > 4.5
