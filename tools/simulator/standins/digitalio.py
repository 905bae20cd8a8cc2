# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `digitalio`: pins that can be switched, and lead nowhere."""

from __future__ import annotations

from tools.simulator.standins.microcontroller import Pin


class Direction:
    INPUT = "input"
    OUTPUT = "output"


class DriveMode:
    PUSH_PULL = "push-pull"
    OPEN_DRAIN = "open drain"


class Pull:
    UP = "up"
    DOWN = "down"


class DigitalInOut:
    def __init__(self, pin: Pin) -> None:
        self.pin = pin
        self.direction = Direction.INPUT
        self.value = False

    def switch_to_output(self, value: bool = False, drive_mode: str = DriveMode.PUSH_PULL) -> None:
        self.direction = Direction.OUTPUT
        self.value = value

    def switch_to_input(self, pull: str | None = None) -> None:
        self.direction = Direction.INPUT

    def deinit(self) -> None:
        pass
