# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The ring: square at rest on any number of pixels, calm, within its current, in any direction."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from host_tests.support.parts import Colour, Pixels
from tipperary.light.ring import Ring
from tipperary.light.sleep import Sleep
from tools.boards.board import load_all

COUNTS = (5, 10, 12, 16, 24, 60)
BRIGHTEST = 5
ALL = tuple(range(5))
PLAYER_SETS = [crests for players in range(2, 6) for crests in combinations(ALL, players)]


def make(count: int = 24, limit_ma: int = 10_000, **changes: Any) -> tuple[Ring, Pixels]:
    pixels = Pixels(count)
    part = {"map": range(count), "first": 0, "clockwise": True, "limit_ma": limit_ma}
    ring = Ring(pixels, {**part, **changes})
    ring.adjust(BRIGHTEST, 0, False)
    return ring, pixels


def spun(ring: Ring, turn: int, held_ms: int = 0, frame_ms: int = 8, start: int = 0) -> int:
    """Spin to the end; returns how long it took."""
    ring.spin(turn)
    now = start
    while ring.turning:
        assert now < start + 60_000, "the wheel never stops"
        ring.frame(now % (1 << 29), now - start < held_ms)
        now += frame_ms
    ring.show_turn(turn)
    return now - start


def areas_of(count: int, position: int) -> set[int]:
    """The areas that a pixel is in, by the circle it lies on: one, or two where it lies across."""
    return {position * 5 // count, ((position + 1) * 5 - 1) // count}


@pytest.mark.parametrize("turn", ALL)
@pytest.mark.parametrize("count", COUNTS)
def test_at_rest_every_coat_of_arms_is_squarely_in_one_area(count: int, turn: int) -> None:
    ring, pixels = make(count)
    ring.set_crests(ALL)
    ring.show_turn(0)
    crest_of = {pixels[position]: min(areas_of(count, position)) for position in range(count)}
    crest_of.pop((0, 0, 0), None)
    assert len(crest_of) == 5
    spun(ring, turn)
    for position, colour in enumerate(pixels):
        areas = areas_of(count, position)
        if len(areas) == 2:
            assert colour == (0, 0, 0)
        else:
            assert areas == {(crest_of[colour] + turn) % 5}


@pytest.mark.parametrize("count", COUNTS)
def test_the_wheel_comes_to_a_stop_where_it_rests(count: int) -> None:
    """The last frame of the spin and the picture at rest agree but for pixels between areas."""
    for turn in ALL:
        ring, pixels = make(count)
        ring.set_crests(ALL)
        ring.show_turn(3)
        ring.spin(turn)
        now = 0
        while ring.turning:
            ring.frame(now, False)
            now += 8
        last = pixels.frames[-1]
        ring.show_turn(turn)
        for position in range(count):
            if len(areas_of(count, position)) == 1:
                assert distance(last[position], pixels[position]) <= 0.25


def distance(one: Colour, other: Colour) -> float:
    """How different two lights are; full light against none is 1."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) / 255


@pytest.mark.parametrize("count", COUNTS)
def test_coats_of_arms_not_in_play_are_dim_but_not_dark(count: int) -> None:
    ring, pixels = make(count)
    for crests in PLAYER_SETS:
        ring.set_crests(crests)
        ring.show_turn(0)
        for position in range(count):
            areas = areas_of(count, position)
            if len(areas) == 2:
                continue
            bright = max(pixels[position])
            assert bright > 100 if areas <= set(crests) else 0 < bright < 30


def test_the_longer_the_key_is_held_the_longer_the_wheel_runs_to_the_same_end() -> None:
    times = []
    ends = set()
    for held in (0, 1000, 2000, 4000):
        ring, pixels = make()
        ring.set_crests(ALL)
        ring.show_turn(0)
        times.append(spun(ring, 2, held))
        ends.add(tuple(pixels))
    assert times == sorted(times)
    assert times[3] - times[0] > 3000
    assert len(ends) == 1


def test_a_key_that_never_comes_up_does_not_keep_the_wheel_running_for_ever() -> None:
    ring, _ = make()
    ring.set_crests(ALL)
    ring.show_turn(0)
    assert spun(ring, 1, held_ms=10**9) < 15_000


@pytest.mark.parametrize("held", [0, 1500])
def test_the_clock_may_wrap_in_the_middle_of_a_spin(held: int) -> None:
    for before in (1, 400, 900, 2000):
        plain, shown = make()
        wrapped, shown_wrapped = make()
        for ring in (plain, wrapped):
            ring.set_crests(ALL)
            ring.show_turn(0)
        assert spun(plain, 3, held) == spun(wrapped, 3, held, start=(1 << 29) - before)
        assert shown.frames == shown_wrapped.frames


def test_it_eases_out_and_never_runs_backwards() -> None:
    ring, _ = make(60)
    ring.set_crests(ALL)
    ring.show_turn(0)
    ring.spin(4)
    places = []
    now = 0
    while ring.turning:
        ring.frame(now, False)
        places.append(ring._position)
        now += 8
    steps = [b - a for a, b in pairwise(places)]
    assert min(steps) >= 0
    third = len(steps) // 3
    assert sum(steps[:third]) > sum(steps[third : 2 * third]) > sum(steps[2 * third :]) > 0
    assert places[-1] % (60 * 40) * 5 // (60 * 40) in (3, 4)


# Relative luminance of light, as WCAG 2 has it for flashes; an LED's output is linear already.
def luminance(colour: Colour) -> float:
    return (0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]) / 255


def flashes(light: list[float]) -> list[int]:
    """Where the peaks are that rise and fall by a tenth of full light or more."""
    peaks = []
    low = high = light[0]
    at = 0
    rising = False
    for index, value in enumerate(light):
        if rising:
            if value > high:
                high, at = value, index
            elif high - value >= 0.1:
                peaks.append(at)
                rising, low = False, value
        elif value < low:
            low = value
        elif value - low >= 0.1:
            rising, high, at = True, value, index
    return peaks


@pytest.mark.parametrize("crests", PLAYER_SETS, ids=lambda crests: "".join(map(str, crests)))
def test_no_pixel_ever_flashes_more_than_three_times_a_second(crests: tuple[int, ...]) -> None:
    ring, pixels = make(10)
    ring.set_crests(crests)
    ring.show_turn(0)
    frame_ms = 10
    ring.spin(2)
    seen: list[tuple[Colour, ...]] = []
    now = 0
    while ring.turning:
        ring.frame(now, now < 5000)
        seen.append(tuple(pixels))
        now += frame_ms
    second = 1000 // frame_ms
    counted = 0
    for pixel in range(10):
        peaks = flashes([luminance(frame[pixel]) for frame in seen])
        counted += len(peaks)
        for peak in peaks:
            assert len([other for other in peaks if peak <= other < peak + second]) <= 3
    assert counted > 10  # it does turn, and is seen to


@pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)
def test_the_current_stays_below_the_board_s_limit_in_every_frame(board: Any) -> None:
    part = board.device_data()["ring"]
    pixels = Pixels(part["pixels"])
    ring = Ring(pixels, part)
    ring.adjust(BRIGHTEST, 0, False)
    for crests in (ALL, (0, 1), (0,)):
        ring.set_crests(crests)
        ring.show_turn(1)
        spun(ring, 3, held_ms=1000)
    for crest in ALL:
        ring.show_crest(crest)
        ring.show_shares([crest, 0], [1, 1], 2)
    ring.show_areas(ALL)
    # A WS2812: 20 mA for each of three colours at full light, and 1 mA when dark.
    currents = [sum(1 + 20 * sum(colour) / 255 for colour in frame) for frame in pixels.frames]
    assert len(currents) > 200
    assert max(currents) <= part["limit_ma"]
    # Kept by arithmetic, not by being dark: white everywhere uses most of what is allowed.
    assert max(currents) > 0.5 * min(part["limit_ma"], 61 * part["pixels"])


def test_a_limit_too_small_for_any_light_leaves_the_ring_dark_and_stops_nothing() -> None:
    ring, pixels = make(limit_ma=10)
    ring.set_crests(ALL)
    ring.show_turn(0)
    spun(ring, 2)
    assert set(pixels) == {(0, 0, 0)}


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("first", ALL)
def test_first_area_and_direction_move_the_same_picture(first: int, reverse: bool) -> None:
    plain, shown = make(20)
    other, shown_other = make(20)
    other.adjust(BRIGHTEST, first, reverse)
    for ring in (plain, other):
        ring.set_crests((0, 2, 3))
        ring.show_turn(0)
        spun(ring, 4, held_ms=300)
    assert len(shown.frames) == len(shown_other.frames)
    for frame, moved in zip(shown.frames, shown_other.frames, strict=True):
        for position in range(20):
            place = (-position - 1 if reverse else position) + first * 4
            assert frame[position] == moved[place % 20]


def test_a_board_may_count_its_pixels_the_other_way_and_start_anywhere() -> None:
    ring, pixels = make(10, first=3, clockwise=False)
    ring.set_crests(ALL)
    ring.show_turn(0)
    plain, shown = make(10)
    plain.set_crests(ALL)
    plain.show_turn(0)
    assert [pixels[(3 - position) % 10] for position in range(10)] == list(shown)


def test_pixels_that_are_not_in_the_ring_stay_dark() -> None:
    ring, pixels = make(12, map=(0, 1, 2, 5, 8, 11, 10, 9, 6, 3))
    ring.set_crests(ALL)
    ring.show_turn(0)
    spun(ring, 1)
    assert all(frame[4] == frame[7] == (0, 0, 0) for frame in pixels.frames)
    assert pixels[0] != (0, 0, 0)


def test_the_wheel_clicks_once_for_every_area_it_passes() -> None:
    ring, _ = make()
    ring.set_crests(ALL)
    ring.show_turn(0)
    spun(ring, 3)
    assert ring.ticks in (7, 8)  # one turn and three areas, the last click as it stops


def test_when_it_dozes_the_same_picture_is_dim_and_then_bright_again() -> None:
    ring, pixels = make()
    ring.set_crests(ALL)
    ring.show_turn(1)
    awake = list(pixels)
    sleep = Sleep(ring)
    assert all(max(dim) <= max(bright) // 10 for dim, bright in zip(pixels, awake, strict=True))
    sleep.end()
    assert list(pixels) == awake
