# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the chip is asked for: a watchdog that resets, power for the ring, no keyboard, no MIDI."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tipperary.input.keys import INTENTS
from tools.boards.board import load
from tools.support.environment import ROOT


class Reloaded(Exception):
    """The board starts again."""


class Dog:
    """A watchdog that counts how often it was fed, and bites who leaves it hungry."""

    timeout = 0.0
    mode = None
    fed = 0
    hungry = 0

    def feed(self) -> None:
        self.fed += 1
        self.hungry = 0


class Switch:
    """A pin that can be switched; all that were are remembered."""

    on: dict[str, bool] = {}  # noqa: RUF012

    def __init__(self, pin: str) -> None:
        self.pin = pin

    def switch_to_output(self, value: bool = False) -> None:
        self.on[self.pin] = value


class Chip:
    """The modules of a board that the host has not, and what was done with them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.now = 0
        self.dog = Dog()
        Switch.on = {}
        self.pixels: list[Any] = []
        self.provide("supervisor", ticks_ms=self.ticks, reload=self.reload)
        self.provide("microcontroller", watchdog=self.dog, nvm=bytearray(b"\xff" * 4096))
        self.provide("watchdog", WatchDogMode=SimpleNamespace(RESET="reset", RAISE="raise"))
        self.provide("digitalio", DigitalInOut=Switch)
        self.provide("neopixel", NeoPixel=lambda *what, **how: self.pixels.append((what, how)))
        names = ["D0", "D1", "D2", "D5", "NEOPIXEL_POWER", "GP10", "GP11", "GP12", "GP28"]
        names += ["SPEAKER", "SPEAKER_ENABLE", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"]
        self.provide("board", board_id="a board", **{name: name for name in names})
        self.scanners: list[dict[str, Any]] = []
        self.provide("keypad", Event=object, Keys=self._pins, ShiftRegisterKeys=self._scanner)

    def _scanner(self, **how: Any) -> Any:
        self.scanners.append(how)
        return SimpleNamespace(events=None)

    def _pins(self, pins: list[str], **how: Any) -> Any:
        return self._scanner(pins=pins, **how)

    def provide(self, name: str, **what: Any) -> None:
        module = ModuleType(name)
        vars(module).update(what)
        self._patch.setitem(sys.modules, name, module)

    def load(self, name: str) -> Any:
        """A module of the firmware that sees this chip, and is gone afterwards."""
        for module in (name, "tipperary.displays", "tipperary.input.buttons"):
            self._patch.delitem(sys.modules, module, raising=False)
            self._patch.setitem(sys.modules, module, importlib.import_module(module))
        return sys.modules[name]

    def ticks(self) -> int:
        self.now += 10
        self.dog.hungry += 10
        assert self.dog.hungry < 8000, "the watchdog bites"
        return self.now

    def reload(self) -> None:
        raise Reloaded


@pytest.fixture
def chip(monkeypatch: pytest.MonkeyPatch) -> Chip:
    return Chip(monkeypatch)


def test_the_watchdog_resets_the_board_after_eight_seconds(chip: Chip) -> None:
    hardware = chip.load("tipperary.hardware")
    assert hardware.make_watchdog() is chip.dog
    # Raising an exception would end in the loop's own "Sorry": a hang is not over by that.
    assert chip.dog.mode == "reset"
    assert chip.dog.timeout == 8


def test_a_board_without_a_watchdog_does_without(chip: Chip) -> None:
    chip.provide("microcontroller", nvm=None)
    assert chip.load("tipperary.hardware").make_watchdog() is None


class Later:
    """Keys that do things while a loop asks for them: at the n-th time, this event."""

    turns = False
    taps = bytes(INTENTS.index(name) for name in ("prev", "next", "ok"))
    holds = bytes([0, 0, INTENTS.index("back")])
    held = 0

    def __init__(self, events: dict[int, int]) -> None:
        self.events = events
        self.asked = 0

    def get(self) -> int:
        self.asked += 1
        return self.events.get(self.asked, 0)


def test_the_ring_gets_its_power_before_it_is_made(chip: Chip) -> None:
    hardware = chip.load("tipperary.hardware")
    part = dict(load("adafruit_feather_esp32s3_reverse_tft").device_data()["ring"])
    part["power"] = "NEOPIXEL_POWER"
    hardware.make_pixels({**part, "pin": "D5"})
    assert Switch.on == {"NEOPIXEL_POWER": True}
    (what, how) = chip.pixels[0]
    assert what == ("D5", part["pixels"])
    # Every frame is shown at once, not pixel by pixel.
    assert how == {"auto_write": False, "pixel_order": part["order"]}


def test_a_ring_that_needs_no_power_pin_switches_nothing(chip: Chip) -> None:
    hardware = chip.load("tipperary.hardware")
    hardware.make_pixels(load("raspberry_pi_pico").device_data()["ring"])
    assert Switch.on == {}
    assert chip.pixels


def test_a_part_that_fails_is_said_and_left_out(
    chip: Chip, capsys: pytest.CaptureFixture[str]
) -> None:
    hardware = chip.load("tipperary.hardware")
    ring = {**load("raspberry_pi_pico").device_data()["ring"], "pin": "NO_SUCH_PIN"}
    assert hardware.part("ring", hardware.make_pixels, ring) is None
    assert capsys.readouterr().out.startswith("error: no ring:")


def made_keys(chip: Chip, board: str) -> list[dict[str, Any]]:
    parts = [part for part in load(board).device_data()["keys"] if part["kind"] != "stick"]
    chip.load("tipperary.hardware").make_keys(parts)
    return chip.scanners


def test_every_button_is_read_at_the_level_at_which_it_is_pressed(chip: Chip) -> None:
    assert made_keys(chip, "raspberry_pi_pico") == [
        {"pins": ["GP10", "GP11", "GP12"], "value_when_pressed": False, "pull": True}
    ]
    chip.scanners.clear()
    # On this one D0 is low when it is pressed, and the others are high.
    levels = {
        name: how["value_when_pressed"]
        for how in made_keys(chip, "adafruit_feather_esp32s3_reverse_tft")
        for name in how["pins"]
    }
    assert levels == {"D0": False, "D1": True, "D2": True}
    chip.scanners.clear()
    (shift,) = made_keys(chip, "pybadge")
    assert shift["value_when_pressed"] is True
    assert (shift["clock"], shift["data"], shift["latch"], shift["key_count"]) == (
        *("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"),
        8,
    )


class Wave:
    """A pin that is switched on and off quickly, as `pwmio` does it."""

    def __init__(self, pin: str, frequency: int, duty_cycle: int, variable_frequency: bool) -> None:
        self.pin, self.frequency, self.duty_cycle = pin, frequency, duty_cycle
        assert variable_frequency


def test_a_piezo_is_silent_until_it_sounds_and_after_it(chip: Chip) -> None:
    chip.provide("pwmio", PWMOut=Wave)
    hardware = chip.load("tipperary.hardware")
    voice = hardware.make_voice({"kind": "pwm", "pin": "SPEAKER", "enable": "SPEAKER_ENABLE"})
    # A speaker with an amplifier is silent for ever without this.
    assert Switch.on == {"SPEAKER_ENABLE": True}
    wave = voice._pwm
    assert (wave.pin, wave.duty_cycle) == ("SPEAKER", 0)
    voice.tone(440)
    assert wave.frequency == 440
    assert wave.duty_cycle > 0
    voice.tone(0)
    assert wave.duty_cycle == 0


BOOT = (ROOT / "firmware" / "boot.py").read_text(encoding="utf-8")


def test_at_power_on_keyboard_and_midi_go(chip: Chip) -> None:
    gone: list[str] = []
    for name in ("usb_hid", "usb_midi"):
        chip.provide(name, disable=lambda name=name: gone.append(name))
    exec(compile(BOOT, "boot.py", "exec"), {})
    assert gone == ["usb_hid", "usb_midi"]


def test_a_board_that_cannot_do_without_the_one_still_does_without_the_other(chip: Chip) -> None:
    def refuse() -> None:
        raise RuntimeError("not now")

    gone: list[str] = []
    chip.provide("usb_hid", disable=refuse)
    chip.provide("usb_midi", disable=lambda: gone.append("usb_midi"))
    exec(compile(BOOT, "boot.py", "exec"), {})
    assert gone == ["usb_midi"]
