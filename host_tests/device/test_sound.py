# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Sound note by note, and none where it is off; and what the moment of a press adds to chance."""

from __future__ import annotations

from host_tests.support.device import Device
from host_tests.support.parts import Voice
from tipperary.sound.notes import Sound

FANFARE = [(0, 784), (120, 988), (240, 1175), (360, 1568), (720, 0)]


def heard(sound: Sound, voice: Voice, ms: int, start: int = 0) -> list[tuple[int, int]]:
    """When each tone began."""
    tones = []
    for now in range(start, start + ms):
        sound.step(now)
        tones += [(now - start, tone) for tone in voice.tones]
        voice.tones.clear()
    return tones


def test_a_fanfare_is_four_notes_and_then_silence() -> None:
    voice = Voice()
    sound = Sound(voice)
    sound.fanfare(0)
    assert heard(sound, voice, 3000) == FANFARE


def test_the_clock_may_wrap_in_the_middle_of_it() -> None:
    voice = Voice()
    sound = Sound(voice)
    start = (1 << 29) - 300
    sound.fanfare(start)
    tones = []
    for after in range(2000):
        sound.step((start + after) % (1 << 29))
        tones += [(after, tone) for tone in voice.tones]
        voice.tones.clear()
    assert tones == FANFARE


def test_where_sound_is_off_there_is_none() -> None:
    for value in (1, 0):
        device = Device()
        device.app.saves.set("sound", value)
        device.app.adjust()
        device.app.sound.fanfare(device.app.now)
        device.run(1000)
        assert bool(device.voice.tones) == bool(value)


def test_the_moment_of_a_press_is_mixed_into_chance() -> None:
    # Where os.urandom is weak, it is the only chance there is.
    device = Device(chance=lambda count: bytes(count))
    drawn = set()
    for moment in range(256):
        device.app.now = moment
        drawn.add(device.app.chance(2))
    assert len(drawn) == 256
