# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A round: placement, sheep, the marker, the end of the round."""

from __future__ import annotations

import pytest

from engine_core.rules import tiles_in_bag
from host_tests.device.table import count_sheep, enter, play_round, set_up, step_back, take
from host_tests.support.device import Device


def in_sheep(crests: tuple[int, ...] = (0, 1, 2, 3), *rounds: tuple[int, ...]) -> Device:
    """A device that asks for the sheep, after some rounds."""
    device = set_up(Device(frame_ms=40), crests)
    for flocks in rounds:
        play_round(device, flocks)
    device.spin().press("ok")
    assert device.screen == "sheep"
    return device


def asked(device: Device) -> tuple[str, int]:
    """Whose flock is asked for, and the number that is there."""
    view = device.app.view
    return view.head[2:], int(view.big)


# Placement.


def test_all_at_once_the_result_stays_in_sight_until_all_have_placed() -> None:
    device = set_up(Device(), bag=2).will_draw(1).spin()
    assert "Take from area" in device.text
    # From the bag holder clockwise, down one column and the next.
    rows = [(row[1], row[2]) for row in device.app.view.rows]
    assert rows == [("Blue", "4"), ("Green", "5"), ("Castle", "2"), ("Yellow", "3")]
    assert device.run(60_000).screen == "placement"
    device.press("next", "prev")
    assert device.screen == "placement"
    device.press("ok")
    assert device.screen == "sheep"


@pytest.mark.parametrize("board", ["pybadge", "circuitplayground_bluefruit"])
@pytest.mark.parametrize("turn", range(5))
def test_where_there_is_room_the_wheel_shows_each_emblem_beside_its_area(
    board: str, turn: int
) -> None:
    device = set_up(Device(board, frame_ms=40), (0, 2, 3)).will_draw(turn).spin()
    marks = {box[0]: box[1:3] for box in device.painter.layout.boxes if isinstance(box[0], str)}
    emblems = {mark: place for mark, place in marks.items() if mark >= "\x80"}
    numbers = {mark: place for mark, place in marks.items() if mark in "12345"}
    assert len(emblems) == len(numbers) == 5
    for crest in range(5):
        x, y = emblems[chr(0x80 + crest)]

        def apart(area: str, x: int = x, y: int = y) -> int:
            return (numbers[area][0] - x) ** 2 + (numbers[area][1] - y) ** 2

        assert min(numbers, key=apart) == str((crest + turn) % 5 + 1)


def placing_in_turn() -> Device:
    device = Device()
    take(device, 3)
    take(device, 3)
    take(device, 1)
    device.back()
    return set_up(device, bag=2).will_draw(1).spin()


def test_in_turn_the_players_follow_the_bag_holder_clockwise() -> None:
    device = placing_in_turn()
    for words in ("Blue area 4", "Green area 5", "Castle area 2", "Yellow area 3"):
        assert words in device.text
        assert "keep one of the two" in device.text
        # The ring shows where: one area is bright.
        area = int(words[-1]) - 1
        bright = [max(max(colours)) for colours in device.arcs]
        assert bright[area] > 3 * max(bright[:area] + bright[area + 1 :])
        device.press("ok")
    assert device.screen == "sheep"


def test_in_turn_a_step_back_leads_to_the_player_before_who_is_named() -> None:
    device = placing_in_turn().press("ok")
    assert "Green area 5" in device.text
    device.back()
    assert "back Blue" in device.text
    device.press("ok")
    assert "Blue area 4" in device.text
    device.back()
    assert "Take back the spin" in device.text


# Sheep.


def test_the_count_starts_from_last_round_s_and_goes_in_the_order_of_placing() -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2))
    # The bag has gone to the second player.
    for name, flock in (("Yellow", 1), ("Blue", 0), ("Green", 2), ("Castle", 4)):
        assert asked(device) == (name, flock)
        device.press("ok")
    assert device.game.flocks == (4, 1, 0, 2)


def test_everybody_s_flock_is_in_sight_and_the_marker_beside_its_holder() -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2))
    side = device.app.view.side
    assert [row[1] for row in side] == ["4", "1", "0", "2"]
    assert [bool(row[2]) for row in side] == [True, False, False, False]
    enter(device, 3)
    assert [row[1] for row in device.app.view.side] == ["4", "3", "0", "2"]


def test_previous_leaves_this_flock_and_the_rest_as_they_were() -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2))
    assert "= rest as is" in device.text
    enter(device, 3)
    device.press("prev")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (4, 3, 0, 2)


def test_the_rest_as_before_is_taken_back_like_any_count() -> None:
    device = in_sheep((0, 1, 2), (4, 1, 0))
    enter(device, 2)
    device.press("prev")
    assert device.game.flocks == (4, 2, 0)
    step_back(device)
    assert device.screen == "sheep"
    assert asked(device) == ("Yellow", 2)
    device.press("ok", "next", "ok", "ok")
    assert device.game.flocks == (4, 2, 1)


def test_the_rest_as_before_takes_what_is_seen_also_after_a_step_back() -> None:
    device = in_sheep((0, 1), (4, 2))
    enter(device, 3)
    step_back(device)
    assert asked(device) == ("Yellow", 3)
    device.press("prev")
    assert asked(device) == ("Yellow", 2)
    # By the menu and back: nothing is changed any more.
    device.back().press("next", "ok")
    assert asked(device) == ("Yellow", 2)
    device.press("prev")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (4, 2)


def one_less(device: Device) -> None:
    """Count below last round's: up by one, and with a held key down by two."""
    before = device.app.screen.value
    device.press("next").hold("prev", 450)
    assert device.app.screen.value == before - 1


def test_a_smaller_number_is_asked_about_and_not_refused() -> None:
    device = in_sheep((0, 1), (4, 2))
    device.press("ok")
    one_less(device)
    device.press("ok")
    assert "It was 4" in device.text
    assert "Smaller now?" in device.text
    device.back()
    assert asked(device) == ("Castle", 3)
    device.press("ok", "ok")
    assert device.screen == "end_of_round"
    assert device.game.flocks == (3, 2)


@pytest.mark.parametrize("no", ["prev", "next"])
def test_no_takes_the_question_away_and_leaves_the_number(no: str) -> None:
    device = in_sheep((0, 1), (4, 2))
    one_less(device)
    device.press("ok")
    assert "Smaller now?" in device.text
    device.press(no)
    assert asked(device) == ("Yellow", 1)
    device.press("next", "ok")
    assert asked(device) == ("Castle", 4)
    assert device.app.saves.flocks == {1: 2}


def test_a_step_back_leads_to_the_player_before_with_what_was_entered() -> None:
    device = in_sheep()
    enter(device, 3)
    enter(device, 5)
    device.back()
    assert "back Yellow" in device.text
    device.press("ok")
    assert asked(device) == ("Yellow", 5)
    step_back(device)
    assert asked(device) == ("Castle", 3)
    device.back()
    assert "Take back the placement" in device.text


def test_looking_at_the_menu_keeps_the_number_that_is_being_changed() -> None:
    device = in_sheep()
    enter(device, 3)
    device.press("next", "next").back().back()
    assert asked(device) == ("Yellow", 2)


def test_flocks_that_were_confirmed_survive_a_power_cut_one_by_one() -> None:
    device = in_sheep()
    enter(device, 3)
    enter(device, 5)
    device.press("next")
    device.power_on().press("ok")
    assert asked(device) == ("Blue", 0)
    step_back(device)
    assert asked(device) == ("Yellow", 5)


def test_a_held_key_runs_to_large_flocks_and_stops_at_the_end() -> None:
    device = in_sheep()
    device.hold("next", 1800)
    assert device.app.screen.value >= 20
    assert device.app.screen.value % 5 == 0
    device.hold("next", 6000)
    assert device.app.screen.value == 99
    device.hold("prev", 6000)
    assert device.app.screen.value == 0


# The marker, by the rule's four cases.


@pytest.mark.parametrize(
    ("rounds", "row", "why"),
    [
        ([(5, 3, 1)], "Castle takes", "Castle alone has the largest flock: 5"),
        ([(5, 3, 1), (6, 3, 1)], "Castle keeps", "Castle alone has the largest flock: 6"),
        ([(5, 3, 1), (5, 6, 1)], "Yellow takes", "Yellow alone has the largest flock: 6"),
        ([(0, 0, 0)], "Supply stays", "Supply A tie at 0: it stays in the supply"),
        ([(5, 5, 1)], "Supply stays", "Supply A tie at 5: it stays in the supply"),
        ([(5, 3, 1), (5, 5, 1)], "Castle keeps", "Castle A tie at 5: the holder keeps it"),
        (
            [(5, 3, 1), (5, 6, 6)],
            "Supply goes back",
            "Supply Others tie at 6: back to the supply",
        ),
    ],
)
def test_who_has_the_marker_and_on_the_next_page_why(
    rounds: list[tuple[int, ...]], row: str, why: str
) -> None:
    device = in_sheep((0, 1, 2), *rounds[:-1])
    count_sheep(device, rounds[-1])
    assert device.screen == "end_of_round"
    assert row in device.text
    device.press("next")
    assert said(device) == why
    # The same after a power cut.
    device.power_on().press("ok")
    assert row in device.text
    device.press("next")
    assert said(device) == why


def said(device: Device) -> str:
    """Heading and sentence, without the flocks beside them."""
    view = device.app.view
    assert view.body.split()[-1] in device.text
    return f"{view.head[2:]} {view.body}"


# End of the round.


def test_marker_barrel_bag_and_refill_are_on_one_screen() -> None:
    device = set_up(Device(), (0, 2, 3), bag=1).will_draw(3).spin().press("ok")
    count_sheep(device, (1, 1, 2))
    assert device.screen == "end_of_round"
    rows = [row[1:3] for row in device.app.view.rows]
    # Castle took from area 4, Blue from 1, Green from 2.
    assert rows == [
        ("Green", "takes"),
        ("Barrel to hole", "2"),
        ("Bag to", "Green"),
        ("Refill", "1 2 4"),
    ]
    assert device.painter.river == (2, 12)
    lit = [max(max(colours)) > 0 for colours in device.arcs]
    assert lit == [True, True, False, True, False]
    device.press("prev")
    assert f"In the bag {tiles_in_bag(3, 2)} after refilling" in device.text
    device.press("ok")
    assert device.screen == "spin"
    assert "Round 2 of 12 Green spins the wheel" in device.text


def test_the_final_round_is_announced() -> None:
    device = set_up(Device(frame_ms=40), (0, 1, 2, 3, 4))
    for _ in range(8):
        play_round(device, device.game.flocks)
    device.spin().press("ok", "prev")
    assert "Last hole! 10" in device.text
    device.press("ok")
    assert "Final round!" in device.text
    assert device.painter.river == (10, 10)


def test_the_river_is_on_every_screen_of_a_round() -> None:
    device = set_up(Device())
    rivers = {device.screen: device.painter.river}
    device.press("ok")
    rivers["turning"] = device.painter.river
    device.watch()
    for _ in range(6):
        rivers[device.screen] = device.painter.river
        device.press("ok")
    rivers[device.screen] = device.painter.river
    assert set(rivers) == {"spin", "turning", "placement", "sheep", "end_of_round"}
    assert set(rivers.values()) == {(1, 12), (2, 12)}


def test_the_end_of_the_round_can_be_looked_at_page_by_page_and_lost_by_no_menu() -> None:
    device = set_up(Device())
    device.spin().press("ok", "prev", "next")
    why = device.text
    device.back().back()
    assert device.text == why
    device.press("prev")
    assert "Refill" in device.text
