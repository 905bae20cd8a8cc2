# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every key on every screen: with a verb it does something, without one it does nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from host_tests.device.geometry import wanted
from host_tests.support.device import Device
from host_tests.support.gallery import at_scene
from host_tests.support.scenes import Scene, scenes
from host_tests.support.sizes import SIZES
from tipperary.input.keys import INTENTS

# What a knob, a cross and three keys have in common, and what is their own.
BOARDS = {**SIZES, "128x64, knob": "adafruit_macropad_rp2040"}

LIMITS = ("-", "+", "-1", "+1")  # at the end of the scale they stay where they are
# An error has its own loop, and a wheel or light that turns is not to be disturbed.
LEFT_OUT = {"trouble", "spin, turning", "bag, turning"}


def seen(device: Device) -> tuple[Any, ...]:
    """What is on the screen, and what is saved."""
    view = vars(wanted(device))
    picture = view.pop("picture")
    cursor = picture[6] if picture else None
    return device.screen, view, cursor, bytes(device.store)


@cache
def keys_of(board: str) -> list[str]:
    """What the keys of a board mean."""
    intents = {tap for keyboard in Device(board).keyboards for tap in keyboard.taps}
    return [INTENTS[intent] for intent in sorted(intents - {0})]


def wrong(scene: Scene, board: str) -> list[str]:
    """The keys that do something they do not say, or say something they do not do."""
    found = []
    for name in keys_of(board):
        device = at_scene(scene, board)
        view = wanted(device)
        verb = getattr(view, name)
        if device.app.keys.turns and name in ("prev", "next"):
            # One place for both directions.
            verb = view.next if view.prev is None else view.prev
        before = seen(device)
        device.press(name)
        if (seen(device) != before) != (verb is not None) and verb not in LIMITS:
            found.append(f"{name} says {verb!r}")
    return found


def wrong_when_held(scene: Scene, board: str) -> list[str]:
    """Holding OK does what the mark stands for, or what OK does, or nothing."""
    device = at_scene(scene, board)
    view = wanted(device)
    before = seen(device)
    if view.back is not None:
        device.hold("ok")
        return [] if seen(device) != before else ["holding OK does nothing"]
    device.hold("ok")
    pressed = at_scene(scene, board).press("ok")
    if device.screen == "spin" or seen(device) in (seen(pressed), before):
        return []
    if device.screen == pressed.screen == "pause":
        # The menu by a press begins with Go on, so that a second press takes nothing back.
        return [] if "Go on" in pressed.text else ["the menu does not begin with Go on"]
    return ["holding OK does something of its own"]


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_a_key_does_what_its_place_says_and_nothing_without_a_verb(board: str) -> None:
    found = {
        scene.name: keys
        for scene in scenes()
        if scene.name not in LEFT_OUT
        and (keys := wrong(scene, board) + wrong_when_held(scene, board))
    }
    assert found == {}
