# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The scenes of the gallery on a device of the tests."""

from __future__ import annotations

from collections.abc import Sequence

from host_tests.support.device import Device
from tipperary import sorry
from tools.boards.board import load
from tools.scenes.scenes import Scene


def at_scene(
    scene: Scene,
    board: str = "raspberry_pi_pico",
    language: str = "en",
    names: Sequence[str] = (),
    draw: bool = False,
) -> Device:
    """A device that was brought to a scene by its presses."""
    store = bytearray(scene.store.image(load(board).nvm, language, names))
    device = Device(board, store, draw=draw, frame_ms=40)
    device.will_draw(3)
    for step in scene.steps:
        take(device, step)
    return device


def take(device: Device, step: str) -> None:
    """One step of a scene."""
    word, _, rest = step.partition(" ")
    if word == "wait":
        device.run(int(rest))
    elif word == "hold":
        device.hold(rest)
    elif word == "trouble":
        sorry.say(device.app, ValueError("trouble"))
    else:
        device.press(word)
