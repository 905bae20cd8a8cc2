# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A round: placement and what a new tile brings, the marker, the end of the round."""

from __future__ import annotations

import pytest

from engine_core.rules import tiles_in_bag
from host_tests.support.device import Device, option
from host_tests.support.table import columns, count_sheep, play_round, set_up, take, verbs
from tipperary.face.signs import CREST
from tipperary.texts import CODES
from tools.boards.board import board_ids

# Placement.


def test_all_at_once_the_result_stays_in_sight_until_all_have_placed() -> None:
    device = set_up(Device(), bag=2).will_draw(1).spin()
    # From the bag holder clockwise: an emblem, and below it the area.
    areas = [(2, "4"), (3, "5"), (0, "2"), (1, "3")]
    assert columns(device) == areas
    assert device.run(60_000).screen == "placement"
    assert columns(device) == areas
    assert verbs(device) == ("help", "names", "placed")
    device.press("next")
    assert "Blue 4 Green 5 Castle 2 Yellow 3" in device.text
    assert verbs(device) == ("help", "areas", "placed")
    device.press("next")
    assert columns(device) == areas
    device.press("ok")
    assert device.screen == "sheep"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", board_ids())
def test_placement_is_large_and_alike_for_any_players_names_and_languages(
    board: str, players: int
) -> None:
    looks = set()
    for language in CODES:
        device = set_up(Device(board, frame_ms=40), tuple(range(players)))
        device.app.saves.set("language", language)
        device.app.adjust()
        for crest in range(players):
            device.app.saves.rename(crest, "Élisabeth" if language == "fr" else "")
        device.will_draw(3).spin()
        assert columns(device) == [(crest, str((crest + 3) % 5 + 1)) for crest in range(players)]
        layout = device.painter.layout
        large = [text[:4] for text in layout.texts if text[1] in CREST or text[1].isdigit()]
        assert len(large) == 2 * players
        for size, text, _, _ in large:
            if text.isdigit():
                # A quarter of the display's height, and larger than a name ever is.
                assert layout.faces[size].cap * 4 > layout.height
        looks.add(tuple(large))
        if players > device.painter.most_rows:
            device.press("next")
            assert columns(device) == []
    assert len(looks) == 1


@pytest.mark.parametrize("board", board_ids())
def test_every_name_stands_beside_its_area_a_press_away(board: str) -> None:
    device = set_up(Device(board, frame_ms=40), (0, 1, 2, 3, 4)).will_draw(0).spin()
    seen = set()
    for _ in range(2):
        device.press("next")
        seen |= {row[1:3] for row in device.app.view.rows}
    crests = ("Castle", "Yellow", "Blue", "Green", "Pink")
    assert seen == {(name, str(area + 1)) for area, name in enumerate(crests)}


def placing_in_turn() -> Device:
    device = Device()
    take(device, 3)
    take(device, 3)
    take(device, 1)
    assert "Placing in turn" in device.text
    device.back()
    return set_up(device, bag=2).will_draw(1).spin()


def test_in_turn_the_players_follow_the_bag_holder_clockwise() -> None:
    device = placing_in_turn()
    for words in ("Blue area 4", "Green area 5", "Castle area 2", "Yellow area 3"):
        assert words in device.text
        assert "keep one of the two" in device.text
        assert verbs(device) == ("help", "", "placed")
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
    assert "Take back Blue" in device.text
    device.press("ok")
    assert "Blue area 4" in device.text
    device.back()
    assert "Take back the spin" in device.text


@pytest.mark.parametrize("board", board_ids())
def test_while_people_place_they_can_read_what_a_new_tile_brings(board: str) -> None:
    device = set_up(Device(board, frame_ms=40)).will_draw(1).spin()
    seen = columns(device)
    ring = device.ring
    device.press("prev")
    heads = ("Grain + distillery", "Wooden sheep", "Ruins", "Bogs", "Your town")
    words = ("one step", "free meadow", "tower", "bonus tile", "18 spaces")
    for head, word in zip(heads, words, strict=True):
        assert device.screen == "effects"
        assert head in device.text
        assert word in device.text
        pictures = [text[1] for text in device.painter.layout.texts if text[0] > 0]
        assert any("\x80" <= letter < "\x9e" for letter in "".join(pictures))
        assert device.ring == ring
        device.press("next")
    assert heads[0] in device.text
    device.press("ok")
    assert device.screen == "placement"
    assert columns(device) == seen


@pytest.mark.parametrize("board", board_ids())
def test_in_the_help_a_key_for_going_back_does_that_and_holding_ok_is_the_menu(board: str) -> None:
    device = set_up(Device(board, frame_ms=40)).will_draw(1).spin()
    device.press("prev", "next")
    page = device.text
    for leave in (device.back, lambda: device.press("back"), lambda: device.send("key back\n")):
        leave()
        if device.app.keys.has_back:
            assert device.screen == "placement"
            device.press("prev", "next")
        else:
            assert device.screen == "pause"
            leave()
        assert device.text == page


def test_from_what_a_tile_brings_one_comes_back_to_the_page_and_the_player() -> None:
    device = set_up(Device()).will_draw(1).spin().press("next")
    names = device.text
    device.press("prev", "next", "ok")
    assert device.text == names
    device = placing_in_turn().press("ok", "prev", "ok")
    assert "Green area 5" in device.text
    device.press("prev").back()
    assert "Take back Blue" in device.text


# The marker, by the rule's four cases.


@pytest.mark.parametrize(
    ("rounds", "holder", "why"),
    [
        ([(5, 3, 1)], "Castle", "alone has the largest flock: 5"),
        ([(5, 3, 1), (6, 3, 1)], "Castle", "alone has the largest flock: 6"),
        ([(5, 3, 1), (5, 6, 1)], "Yellow", "alone has the largest flock: 6"),
        ([(0, 0, 0)], "in supply", "A tie at 0: it stays in the supply"),
        ([(5, 5, 1)], "in supply", "A tie at 5: it stays in the supply"),
        ([(5, 3, 1), (5, 5, 1)], "Castle", "A tie at 5: the holder keeps it"),
        ([(5, 3, 1), (5, 6, 6)], "in supply", "Others tie at 6: back to the supply"),
    ],
)
def test_who_has_the_marker_and_on_the_next_page_why(
    rounds: list[tuple[int, ...]], holder: str, why: str
) -> None:
    device = set_up(Device(frame_ms=40), (0, 1, 2))
    for flocks in rounds[:-1]:
        play_round(device, flocks)
    device.spin().press("ok")
    count_sheep(device, rounds[-1])
    assert device.screen == "end_of_round"
    for _ in range(2):
        assert f"Marker {holder}" in device.text
        assert verbs(device) == ("flocks", "why", "go on")
        device.press("next")
        assert f"Marker: {holder} {why}" in device.text
        assert verbs(device) == ("", "back", "go on")
        # The same after a power cut.
        device.power_on().press("ok")


def after_sheep(sound: bool, *rounds: tuple[int, ...]) -> Device:
    """A device at the end of a round, with the sound of its last press still to come."""
    device = set_up(Device(), (0, 1, 2))
    device.app.saves.set("sound", sound)
    device.app.adjust()
    for flocks in rounds[:-1]:
        play_round(device, flocks)
    device.spin().press("ok")
    count_sheep(device, rounds[-1])
    assert device.screen == "end_of_round"
    return device


def test_a_new_holder_of_the_marker_has_three_notes_and_a_second_of_colour() -> None:
    device = after_sheep(True, (5, 3, 1), (5, 6, 1))
    frames = len(device.pixels.frames)
    assert len(set(device.ring) - {(0, 0, 0)}) == 1
    assert device.run(700).pixels.frames[frames:] == []
    device.run(500)
    notes = [tone for tone in device.voice.tones if tone][-3:]
    assert notes == sorted(notes)
    assert device.voice.tones[-1] == 0
    assert device.voice.tones[-4:-1] == notes
    # One change of light, to the areas that are refilled.
    assert len(device.pixels.frames) == frames + 1
    lit = [max(max(colours)) > 0 for colours in device.arcs]
    assert [area for area in range(5) if lit[area]] == list(device.game.areas_to_refill())


def test_a_marker_that_stays_makes_no_noise_and_no_light() -> None:
    device = after_sheep(True, (5, 3, 1), (6, 3, 1))
    lit = [max(max(colours)) > 0 for colours in device.arcs]
    assert lit.count(True) == 3
    tones = len(device.voice.tones)
    assert len(device.run(1500).voice.tones) == tones


def test_with_sound_off_the_marker_changes_hands_in_silence() -> None:
    device = after_sheep(False, (5, 3, 1), (5, 6, 1)).run(1500)
    assert not any(device.voice.tones)


# End of the round.


def test_marker_barrel_bag_and_refill_are_on_one_screen() -> None:
    device = set_up(Device(), (0, 2, 3), bag=1).will_draw(3).spin().press("ok")
    count_sheep(device, (1, 1, 2))
    assert device.screen == "end_of_round"
    # Castle took from area 4, Blue from 1, Green from 2.
    assert "Marker Green Barrel hole 2 Bag Green Refill 1 2 4" in device.text
    assert device.painter.river == (2, 12)
    device.run(1100)
    lit = [max(max(colours)) > 0 for colours in device.arcs]
    assert lit == [True, True, False, True, False]
    device.press("ok")
    assert device.screen == "spin"
    assert "Round 2 of 12 Green spins the wheel" in device.text
    # How many tiles are left is in the overview.
    device.press("prev")
    option(device, "Overview").press("ok", "next")
    assert f"has the bag: {tiles_in_bag(3, 2)} tiles" in device.text


def test_the_final_round_is_announced_with_a_deep_note() -> None:
    device = set_up(Device(frame_ms=40), (0, 1, 2, 3, 4))
    for _ in range(8):
        play_round(device, device.game.flocks)
    device.spin().press("ok", "ok")
    assert "Barrel last hole!" in device.text
    assert device.run(1500).voice.tones[-1] == 0
    tones = len(device.voice.tones)
    device.press("ok")
    assert "Final round!" in device.text
    assert device.painter.river == (10, 10)
    device.run(1000)
    note, end = device.voice.tones[tones:]
    assert 100 < note < 300
    assert end == 0
    # Back from the menu it is no news.
    device.press("prev").back()
    assert device.run(1000).screen == "spin"
    assert device.voice.tones[tones:] == [note, end]


def test_the_river_is_on_every_screen_of_a_round() -> None:
    device = set_up(Device())
    rivers = {device.screen: device.painter.river}
    device.press("ok")
    rivers["turning"] = device.painter.river
    device.watch()
    for _ in range(3):
        rivers[device.screen] = device.painter.river
        device.press("ok")
    assert device.screen == "spin"
    assert set(rivers) == {"spin", "turning", "placement", "sheep", "end_of_round"}
    assert rivers.pop("end_of_round") == (2, 12)
    assert set(rivers.values()) == {(1, 12)}


def test_the_end_of_the_round_can_be_looked_at_and_lost_by_no_menu() -> None:
    device = set_up(Device())
    device.spin().press("ok", "ok", "next")
    why = device.text
    device.back().back()
    assert device.text == why
    device.press("next")
    assert "Refill" in device.text


def test_a_knob_turns_pages_and_comes_back_the_way_it_went() -> None:
    device = set_up(Device("adafruit_macropad_rp2040"))
    device.spin()
    assert device.text.endswith("placed menu")
    device.press("next")
    assert "Castle" in device.text
    device.press("prev")
    assert "Castle" not in device.text
    assert device.screen == "placement"
    device.press("prev")
    assert device.screen == "effects"
    device.press("ok")
    assert device.screen == "placement"


@pytest.mark.parametrize("language", CODES)
def test_a_knob_has_a_word_for_what_turning_it_shows(language: str) -> None:
    device = set_up(Device("adafruit_macropad_rp2040"))
    device.app.saves.set("language", language)
    device.app.adjust()
    device.spin()
    for screen, press in (("placement", "ok"), ("sheep", "ok"), ("end_of_round", "next")):
        assert device.screen == screen
        said = [text[1] for text in device.painter.layout.bar.texts]
        word = device.app.t.WHO if screen == "sheep" else device.app.t.INFO
        assert said[0].endswith(word)
        assert len(said) == 3
        device.press(press)
    assert device.painter.layout.bar.texts[0][1].endswith(device.app.t.INFO)
