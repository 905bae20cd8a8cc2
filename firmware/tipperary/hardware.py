# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The parts of a board, made from its board file; a part that is missing is said and left out."""

import sys

import keypad
import microcontroller
from micropython import const

from tipperary.borrow import borrow, let_go
from tipperary.displays import make_display, pin
from tipperary.input.keys import Keys
from tipperary.store.saves import Saves

_DISPLAYS = "tipperary.displays"
_WATCHDOG_S = const(8)  # the most that the RP2040 can count


def make_keys(parts):
    """All sources of keys."""
    sources = []
    buttons = borrow("input.buttons").Buttons
    for part in parts:
        kind = part["kind"]
        high = part.get("pressed") == "high"
        if kind == "buttons":
            pins = [pin(name) for name in part["pins"]]
            sources.append(buttons(keypad.Keys(pins, value_when_pressed=high, pull=True), part))
        elif kind == "shift":
            scanner = keypad.ShiftRegisterKeys(
                clock=pin(part["clock"]),
                data=pin(part["data"]),
                latch=pin(part["latch"]),
                key_count=part["count"],
                value_when_pressed=high,
            )
            sources.append(buttons(scanner, part))
        elif kind == "encoder":
            import rotaryio

            encoder = rotaryio.IncrementalEncoder(pin(part["a"]), pin(part["b"]), part["divisor"])
            sources.append(borrow("input.knob").Knob(encoder, part))
        else:
            import analogio

            x = analogio.AnalogIn(pin(part["x"]))
            y = analogio.AnalogIn(pin(part["y"]))
            sources.append(borrow("input.stick").Stick(x, y, part))
    return sources


def make_pixels(part):
    """The pixels on their wire."""
    import neopixel

    if part["power"]:
        switch_on(part["power"])
    return neopixel.NeoPixel(
        pin(part["pin"]), part["pixels"], auto_write=False, pixel_order=part["order"]
    )


def make_voice(part):
    """The piezo or speaker."""
    if part["enable"]:
        switch_on(part["enable"])
    return borrow("sound.speaker" if part["kind"] == "dac" else "sound.piezo").Voice(
        pin(part["pin"])
    )


def switch_on(name):
    """Set an enable pin high, for good."""
    import digitalio

    switch = digitalio.DigitalInOut(pin(name))
    switch.switch_to_output(True)
    return switch


def part(what, make, data):
    """One part of the board, or None, said on the console: any driver may fail in its own way."""
    try:
        return make(data)
    except Exception as error:
        print("error: no", what + ":", error)
        return None


def make_painter(data):
    """The display with its painter."""
    screen = data["screen"]
    display = make_display(screen)
    painter = borrow("face.painter").Painter
    faces = borrow("face.fonts").load()
    return painter(display, screen["colour"], faces, data["bar"], data["bar_left"])


def make_watchdog():
    """The watchdog, running; None where there is none."""
    try:
        from watchdog import WatchDogMode

        dog = microcontroller.watchdog
        dog.timeout = _WATCHDOG_S
        dog.mode = WatchDogMode.RESET
        return dog
    except (ImportError, AttributeError, NotImplementedError, ValueError, RuntimeError):
        return None


def make_app():
    """Everything that the board file names, ready for the first screen."""
    data = borrow("board_data").BOARD
    painter = part("screen", make_painter, data)
    pixels = part("ring", make_pixels, data["ring"])
    if painter is None or pixels is None:
        from tipperary import absent_parts as missing

        painter = painter or missing.NoPainter()
        pixels = pixels or missing.NoPixels([(0, 0, 0)] * data["ring"]["pixels"])
    voice = data["sound"] and part("sound", make_voice, data["sound"])
    keys = part("keys", make_keys, data["keys"]) or []
    saves = Saves(microcontroller.nvm)
    # Needed only once: their memory is better used for the game.
    let_go("engine_core.mending")
    for path in sorted([path for path in sys.modules if path.startswith(_DISPLAYS)], reverse=True):
        let_go(path)
    ring = borrow("light.ring").Ring(pixels, data["ring"])
    sound = borrow("sound.notes").Sound(voice)
    return borrow("app").App(painter, ring, Keys(keys), sound, saves)
