# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A round: placement, sheep, the marker, the end of the round; and taking things back."""

from __future__ import annotations

import pytest

from engine_core.rules import tiles_in_bag
from host_tests.support.device import Device
from host_tests.support.table import count_sheep, enter, play_round, set_up, take


def in_sheep(crests: tuple[int, ...] = (0, 1, 2, 3), *rounds: tuple[int, ...]) -> Device:
    """A device that asks for the sheep, after some rounds."""
    device = set_up(Device(frame_ms=40), crests)
    for flocks in rounds:
        play_round(device, flocks)
    device.spin().press("ok")
    assert device.screen == "sheep"
    return device


# Placement.


def test_all_at_once_the_result_stays_in_sight_until_all_have_placed() -> None:
    device = set_up(Device(), bag=2).will_draw(1).spin()
    # From the bag holder clockwise.
    assert "Blue 4 Green 5 Castle 2 Amber 3" in device.text
    assert device.run(60_000).screen == "placement"
    device.press("next", "prev")
    assert device.screen == "placement"
    device.press("ok")
    assert device.screen == "sheep"


def placing_in_turn() -> Device:
    device = Device()
    take(device, 3)
    take(device, 3)
    take(device, 1)
    device.back()
    return set_up(device, bag=2).will_draw(1).spin()


def test_in_turn_the_players_follow_the_bag_holder_clockwise() -> None:
    device = placing_in_turn()
    for words in ("Blue area 4", "Green area 5", "Castle area 2", "Amber area 3"):
        assert words in device.text
        assert "keep one of the two" in device.text
        # The ring shows where: one area is bright.
        area = int(words[-1]) - 1
        bright = [max(max(colours)) for colours in device.arcs]
        assert bright[area] > 3 * max(bright[:area] + bright[area + 1 :])
        device.press("ok")
    assert device.screen == "sheep"


def test_in_turn_back_leads_to_the_player_before() -> None:
    device = placing_in_turn().press("ok")
    assert "Green area 5" in device.text
    device.back()
    assert "Blue area 4" in device.text
    device.back()
    assert device.screen == "pause"


# Sheep.


def test_the_count_starts_from_last_round_s() -> None:
    device = in_sheep((0, 1, 2, 3), (4, 1, 0, 2))
    for name, flock in (("Castle", 4), ("Amber", 1), ("Blue", 0), ("Green", 2)):
        assert f"{name}: largest flock {flock}" in device.text
        device.press("ok")
    assert device.game.flocks == (4, 1, 0, 2)


def test_a_smaller_number_is_asked_about_and_not_refused() -> None:
    device = in_sheep((0, 1), (4, 2))
    device.press("prev", "ok")
    assert "3 after 4?" in device.text
    assert "Flocks never shrink" in device.text
    device.back()
    assert "Castle: largest flock 3" in device.text
    device.press("ok", "ok")
    assert "Amber: largest flock 2" in device.text
    device.press("ok")
    assert device.game.flocks == (3, 2)


def test_changing_the_number_takes_the_question_away() -> None:
    device = in_sheep((0, 1), (4, 2))
    device.press("prev", "ok", "next")
    assert "largest flock 3" in device.text
    device.press("next", "ok")
    assert "Amber" in device.text
    assert device.app.saves.flocks == {0: 4}


def test_back_leads_to_the_player_before_with_what_was_entered() -> None:
    device = in_sheep()
    enter(device, 3)
    enter(device, 5)
    device.back()
    assert "Amber: largest flock 5" in device.text
    device.back()
    assert "Castle: largest flock 3" in device.text
    device.back()
    assert device.screen == "pause"


def test_flocks_that_were_confirmed_survive_a_power_cut_one_by_one() -> None:
    device = in_sheep()
    enter(device, 3)
    enter(device, 5)
    device.press("next")
    device.power_on().press("ok")
    assert "Blue: largest flock 0" in device.text
    device.back()
    assert "Amber: largest flock 5" in device.text


def test_a_held_key_runs_to_large_flocks() -> None:
    device = in_sheep()
    device.hold("next", 1800)
    assert device.app.screen.value >= 20
    assert device.app.screen.value % 5 == 0


# The marker, by the rule's four cases.


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        ([(5, 3, 1)], "Castle has the most, 5, and takes the marker"),
        ([(5, 3, 1), (6, 3, 1)], "Castle has the most, 6, and keeps the marker"),
        ([(5, 3, 1), (5, 6, 1)], "Amber has the most, 6, and takes the marker"),
        ([(0, 0, 0)], "Supply a tie at 0: the marker stays there"),
        ([(5, 5, 1)], "Supply a tie at 5: the marker stays there"),
        ([(5, 3, 1), (5, 5, 1)], "Castle keeps the marker in a tie at 5"),
        ([(5, 3, 1), (5, 6, 6)], "Supply no longer Castle: a tie of others at 6"),
    ],
)
def test_who_has_the_marker_and_why(rounds: list[tuple[int, ...]], words: str) -> None:
    device = in_sheep((0, 1, 2), *rounds[:-1])
    count_sheep(device, rounds[-1])
    assert device.screen == "marker"
    assert words in device.text
    lit = set(device.ring) - {(0, 0, 0)}
    assert len(lit) == (0 if "Supply" in words else 1)
    # The same sentence after a power cut.
    device.power_on().press("ok")
    assert device.screen == "marker"
    assert words in device.text


# End of the round.


def test_barrel_bag_areas_and_tiles_at_the_end_of_the_round() -> None:
    device = set_up(Device(), (0, 2, 3), bag=1).will_draw(3).spin().press("ok")
    count_sheep(device, (1, 1, 1))
    device.press("ok")
    assert device.screen == "end_of_round"
    assert "Hole 2" in device.text
    assert "Barrel to hole 2, bag to Green" in device.text
    assert device.painter.river == (2, 12)
    device.press("ok")
    # Castle took from area 4, Blue from 1, Green from 2.
    assert "1 2 4" in device.text
    assert f"3 tiles, bag: {tiles_in_bag(3, 2)}" in device.text
    lit = [max(max(colours)) > 0 for colours in device.arcs]
    assert lit == [True, True, False, True, False]
    device.press("ok")
    assert device.screen == "spin"
    assert "Round 2 of 12 Green spins the wheel" in device.text


def test_the_final_round_is_announced() -> None:
    device = set_up(Device(frame_ms=40), (0, 1, 2, 3, 4))
    for _ in range(8):
        play_round(device, device.game.flocks)
    device.spin().press("ok")
    count_sheep(device, device.game.flocks)
    device.press("ok")
    assert "Hole 10 Final round! Bag to" in device.text
    device.press("ok", "ok")
    assert "Final round!" in device.text
    assert device.painter.river == (10, 10)


def test_back_at_the_end_of_the_round_leads_screen_by_screen_to_the_flocks() -> None:
    device = set_up(Device())
    device.spin().press("ok")
    count_sheep(device, (2, 1, 0, 0))
    device.press("ok", "ok")
    for screen in ("end_of_round", "marker", "pause"):
        device.back()
        assert device.screen == screen


def test_the_river_is_on_every_screen_of_a_round() -> None:
    device = set_up(Device())
    rivers = [device.painter.river]
    device.press("ok")
    rivers.append(device.painter.river)
    device.watch()
    for _ in range(7):
        rivers.append(device.painter.river)
        device.press("ok")
    assert device.screen == "end_of_round"
    rivers.append(device.painter.river)
    assert set(rivers) == {(1, 12), (2, 12)}


def test_with_four_players_a_round_where_every_flock_grows_takes_13_presses() -> None:
    device = set_up(Device())
    play_round(device, (0, 0, 0, 0))
    device.pressed = 0
    device.spin()
    device.press("ok")
    for _ in range(4):
        device.press("next", "ok")
    device.press("ok", "ok", "ok")
    assert device.screen == "spin"
    assert device.game.round == 3
    assert device.game.flocks == (1, 1, 1, 1)
    assert device.pressed <= 13


# Taking back.


def test_what_will_be_taken_back_is_named_first() -> None:
    device = set_up(Device())
    play_round(device, (1, 2, 3, 4))
    device.press("prev")
    assert "Take back? Round end Round 1 of 12" in device.text
    device.press("ok")
    assert device.screen == "marker"
    device.back()
    assert "Take back? The flocks" in device.text
    device.press("ok")
    assert device.screen == "sheep"
    assert "Castle: largest flock 1" in device.text
    device.back()
    assert "Take back? Placement" in device.text
    device.press("ok")
    assert device.screen == "placement"
    device.back()
    assert "Take back? The spin" in device.text
    device.press("ok")
    assert device.screen == "spin"
    assert device.game.last_action == b""


def test_the_wheel_cannot_be_spun_again_for_a_better_result() -> None:
    device = set_up(Device()).will_draw(1).spin()
    device.back().press("ok")
    assert device.screen == "spin"
    device.will_draw(4).spin()
    assert device.game.turn == 1
    device.back().press("ok").power_on().press("ok")
    device.will_draw(3).spin()
    assert device.game.turn == 1


def test_after_taking_back_the_flocks_the_counts_are_there_to_correct() -> None:
    device = in_sheep((0, 1, 2), (1, 1, 1))
    count_sheep(device, (4, 2, 1))
    device.back().press("ok")
    assert "Castle: largest flock 4" in device.text
    device.press("ok", "next", "ok", "ok")
    assert device.game.flocks == (4, 3, 1)


def test_go_on_and_holding_ok_leave_everything_as_it_is() -> None:
    device = set_up(Device()).spin()
    log = device.game.log
    device.back()
    take(device, 1)
    assert device.screen == "placement"
    device.back().back()
    assert device.screen == "placement"
    assert device.game.log == log


def test_the_menu_is_beside_taking_back_and_leads_to_the_start() -> None:
    device = set_up(Device()).spin().back()
    device.press("next", "next")
    assert "Menu" in device.text
    device.press("ok")
    assert device.screen == "start"
