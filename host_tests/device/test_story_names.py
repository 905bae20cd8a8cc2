# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Names: spelled by the alphabet in two steps, taken from games before, or typed."""

from __future__ import annotations

import pytest

from host_tests.support.device import Device
from host_tests.support.kept import FIRST, SECOND, device_with
from host_tests.support.table import colour_on_ring, set_up, take
from tipperary.screens.names import _GROUPS as GROUPS


def names_of(device: Device) -> Device:
    """From the set-up to the question whose name it is."""
    take(device, 3)
    while "Names" not in device.text:
        device.press("next")
    return device.press("ok")


def spell(device: Device, text: str) -> None:
    """Spell a name, each letter in two steps: its group from the first one on, then the letter."""
    for letter in text.lower().replace(" ", "_"):
        number = next(index for index, group in enumerate(GROUPS) if letter in group)
        take(device, number)
        group = GROUPS[number]
        at = group.index(letter)
        if at <= len(group) // 2:
            take(device, at)
        else:
            device.press(*["prev"] * (len(group) - at), "ok")


def naming(crest: int = 0) -> Device:
    """A device that asks for the first letter of a name."""
    device = names_of(Device())
    assert "Names Castle" in device.text
    device.press(*["next"] * crest, "ok")
    return device


def test_a_coat_of_arms_gets_a_name_of_the_players_own_and_keeps_it() -> None:
    device = naming(1)
    assert "Name for Yellow" in device.text
    spell(device, "anna")
    assert "Anna_" in device.text
    # Done is the last thing before the first letters.
    device.press("prev")
    assert "Anna_ [done] done" in device.text
    device.press("ok")
    assert "Names Anna" in device.text
    device.back().back()
    set_up(device, (1, 0))
    assert "Anna spins the wheel" in device.text
    device.power_on()
    assert "Bag with Anna" in device.text


@pytest.mark.parametrize("name", ["Zoë", "Jörg", "Anne-Marie", "Björk 2", "Œuvre", "Éva", "Groß"])
def test_accents_hyphens_figures_and_capitals_are_there(name: str) -> None:
    device = naming()
    spell(device, name)
    assert f"{name}_" in device.text
    if len(name) < 10:
        device.press("prev")
    device.press("ok")
    assert device.app.saves.names[0] == name
    assert device.power_on().app.saves.names[0] == name


@pytest.mark.parametrize(("name", "most"), [("Anna", 16), ("Max", 20)])
def test_a_short_name_takes_few_presses(name: str, most: int) -> None:
    device = naming()
    before = device.pressed
    spell(device, name)
    device.press("prev", "ok")
    assert device.app.saves.names[0] == name
    assert device.pressed - before <= most


def test_the_plain_letters_stand_where_one_looks_for_them() -> None:
    letters = "".join(GROUPS)
    assert letters.startswith("abcdefghijklmnopqrstuvwxyz")
    assert len(set(letters)) == len(letters)
    device = naming()
    assert "Name for Castle _ [ ABCDEF ] open" in device.text
    device.press("next", "ok")
    assert "Name for Castle _ [G] H I J K L take" in device.text
    device.press("prev")
    assert "G H I J K [L] take" in device.text
    # Holding OK closes the group; no letter was taken.
    device.back()
    assert "Name for Castle _ [ ABCDEF ] open" in device.text


def test_a_name_has_at_most_ten_letters_and_ends_by_itself() -> None:
    device = naming()
    device.press(*["ok", "ok"] * 10)
    assert "Aaaaaaaaaa_ [done]" in device.text
    device.press("next")
    assert "[delete]" in device.text
    device.press("ok")
    assert "Aaaaaaaaa_" in device.text
    device.press("next", "ok")
    assert device.app.saves.names[0] == "Aaaaaaaaa"


def test_a_held_key_stops_at_the_end_of_the_letters() -> None:
    device = naming().press("ok", "ok")
    device.hold("next", 12_000)
    assert "[ 6789 ]" in device.text
    device.hold("prev", 12_000)
    assert "[delete]" in device.text


def test_an_empty_name_brings_the_usual_one_back() -> None:
    device = naming().press("ok", "ok", "prev", "ok")
    assert "Names A" in device.text
    device.press("ok", "prev", "prev")
    assert "A_ [delete] delete" in device.text
    device.press("ok").back()
    assert "Names Castle" in device.text
    assert device.power_on().app.saves.names == [""] * 5


def test_leaving_keeps_what_was_spelled() -> None:
    device = naming()
    spell(device, "ae")
    device.back()
    assert "Names Ae" in device.text
    assert device.power_on().app.saves.names[0] == "Ae"


def test_leaving_an_open_group_leaves_the_group_alone() -> None:
    device = naming()
    spell(device, "ae")
    device.press("ok").back()
    assert "Ae_ [ abcdef ]" in device.text
    device.back()
    assert "Names Ae" in device.text


def test_names_from_before_are_offered_the_latest_first_but_those_that_are_taken() -> None:
    device = Device(store=device_with(FIRST, SECOND, names=["Anna", "", "Zoë", "", "Ben"]))
    for crest in range(5):
        device.app.saves.rename(crest, {2: "Anna", 3: "Kim"}.get(crest, ""))
    names_of(device).press("ok")
    offered = []
    while "from before" in device.text:
        offered.append(device.app.view.big)
        device.press("next")
    # Of the last game by its seats, then of the game before; Anna and Kim have theirs.
    assert offered == ["Zoë", "Ben"]
    assert "_ [ ABCDEF ] open" in device.text
    device.press("prev", "ok")
    assert "Names Ben" in device.text
    assert device.power_on().app.saves.names[0] == "Ben"


def test_where_there_is_a_name_it_is_mended_and_no_other_is_offered() -> None:
    device = Device(store=device_with(FIRST))
    names_of(device).press("ok")
    assert "Anna_ [ abcdef ] open" in device.text


def test_a_name_that_was_not_changed_is_left_without_a_question() -> None:
    device = naming()
    device.back()
    assert "Names Castle" in device.text
    device.back()
    assert device.screen == "settings"


def test_a_name_can_be_typed_on_a_keyboard() -> None:
    device = naming(2)
    device.send("type Siobhán Ní Bhriain\n")
    assert "Names Siobhán Ní" in device.text
    assert device.power_on().app.saves.names[2] == "Siobhán Ní"


def test_the_ring_of_the_settings_is_theirs_again_when_one_comes_back_from_the_names() -> None:
    device = names_of(Device())
    device.press("next")
    assert len(colour_on_ring(device)) == 1
    device.back()
    assert device.screen == "settings"
    assert len(colour_on_ring(device)) == 5
