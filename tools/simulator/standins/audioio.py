# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `audioio`: a speaker, of which only the pitch is kept."""

from __future__ import annotations

from tools.simulator.standins.audiocore import RawSample
from tools.simulator.standins.microcontroller import Pin
from tools.simulator.wires import connected


class AudioOut:
    def __init__(self, left_channel: Pin) -> None:
        self._name = left_channel.name

    def play(self, sample: RawSample, *, loop: bool = False) -> None:
        connected().tone(self._name, sample.sample_rate // sample.length)

    def stop(self) -> None:
        connected().tone(self._name, 0)
