# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The scenes of the gallery on a device of the tests, and what draws them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from host_tests.support.device import Device
from host_tests.support.panel import Panel, make_display
from host_tests.support.parts import faces_of
from host_tests.support.scenes import Scene
from tipperary import sorry
from tipperary.face.painter import Painter
from tools.boards.board import load


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


class Drawing:
    """Blinka's displayio, on which a device's view is drawn from nothing."""

    def __init__(self, board: str) -> None:
        data = load(board).device_data()
        screen = data["screen"]
        size = (screen["width"], screen["height"])
        self._panel = Panel(*size, screen["colour"])
        self.painter = Painter(
            make_display(self._panel),
            screen["colour"],
            faces_of(*size, drawn=True),
            data["bar"],
            data["bar_left"],
        )

    def of(self, device: Device) -> Image.Image:
        self.painter.show(device.app.view, True)
        return self._panel.image()
