# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The parts of a board, made from its board file; a part that is missing is said and left out."""

import board
import keypad

from tipperary.keys import BACK, INTENTS, OK

_WATCHDOG_S = 8  # the most that the RP2040 can count


def pin(name):
    """A pin of this board by its name."""
    return getattr(board, name)


class Buttons:
    """A keypad scanner as a source of keys."""

    turns = False

    def __init__(self, scanner, part):
        self._events = scanner.events
        self._event = keypad.Event()
        self.taps = bytes([INTENTS.index(name) for name in part["intents"]])
        holds = part["hold"]
        if holds:
            self.holds = bytes([INTENTS.index(name) for name in holds])
        else:
            self.holds = bytes([BACK if tap == OK else 0 for tap in self.taps])

    def get(self):
        """What happened next: key + 1 down, -(key + 1) up, 0 nothing."""
        if not self._events.get_into(self._event):
            return 0
        key = self._event.key_number + 1
        return key if self._event.pressed else -key


class Knob:
    """A rotary encoder as a source of keys."""

    turns = True

    def __init__(self, encoder, part):
        self._encoder = encoder
        self._position = encoder.position
        self.taps = bytes([INTENTS.index(name) for name in part["intents"]])
        self.holds = b"\x00\x00"

    def get(self):
        """One detent at a time."""
        position = self._encoder.position
        if position == self._position:
            return 0
        forward = position > self._position
        self._position += 1 if forward else -1
        return 2 if forward else 1


class Stick:
    """An analog joystick as a source of four keys: left, right, up, down."""

    turns = False

    def __init__(self, x, y, part):
        self._axes = (x, y)
        self._down = 0
        self.taps = bytes([INTENTS.index(name) for name in part["intents"]])
        self.holds = b"\x00\x00\x00\x00"

    def get(self):
        """A key goes down far from the middle and up again near it."""
        if self._down:
            value = self._axes[(self._down - 1) // 2].value
            if 22000 < value < 43000:
                key = -self._down
                self._down = 0
                return key
            return 0
        for axis in range(2):
            value = self._axes[axis].value
            if value < 12000 or value > 53000:
                # Up is the low end of the second axis, as left is of the first.
                self._down = 2 * axis + (1 if value < 12000 else 2)
                return self._down
        return 0


def make_keys(parts):
    """All sources of keys."""
    sources = []
    for part in parts:
        kind = part["kind"]
        high = part.get("pressed") == "high"
        if kind == "buttons":
            pins = [pin(name) for name in part["pins"]]
            sources.append(Buttons(keypad.Keys(pins, value_when_pressed=high, pull=True), part))
        elif kind == "shift":
            scanner = keypad.ShiftRegisterKeys(
                clock=pin(part["clock"]),
                data=pin(part["data"]),
                latch=pin(part["latch"]),
                key_count=part["count"],
                value_when_pressed=high,
            )
            sources.append(Buttons(scanner, part))
        elif kind == "encoder":
            import rotaryio

            encoder = rotaryio.IncrementalEncoder(pin(part["a"]), pin(part["b"]), part["divisor"])
            sources.append(Knob(encoder, part))
        else:
            import analogio

            x = analogio.AnalogIn(pin(part["x"]))
            y = analogio.AnalogIn(pin(part["y"]))
            sources.append(Stick(x, y, part))
    return sources


def make_display(part):
    """The display that the board has, or that is wired to it."""
    if part["driver"] == "builtin":
        display = board.DISPLAY
        display.auto_refresh = False
        return display
    import busio
    import displayio

    displayio.release_displays()
    if part["driver"] == "ssd1306":
        from adafruit_displayio_ssd1306 import SSD1306
        from i2cdisplaybus import I2CDisplayBus

        i2c = busio.I2C(pin(part["scl"]), pin(part["sda"]), frequency=400000)
        bus = I2CDisplayBus(i2c, device_address=part["address"])
        return SSD1306(bus, width=part["width"], height=part["height"], auto_refresh=False)
    from adafruit_st7789 import ST7789
    from fourwire import FourWire

    spi = busio.SPI(pin(part["clock"]), MOSI=pin(part["mosi"]))
    bus = FourWire(spi, command=pin(part["command"]), chip_select=pin(part["chip_select"]))
    return ST7789(
        bus,
        width=part["width"],
        height=part["height"],
        rowstart=part["rowstart"],
        rotation=part["rotation"],
        backlight_pin=pin(part["backlight"]),
        auto_refresh=False,
    )


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
    from tipperary import voice

    if part["enable"]:
        switch_on(part["enable"])
    return voice.make(part["kind"], pin(part["pin"]))


_switches = []


def switch_on(name):
    """Set an enable pin high, for good."""
    import digitalio

    switch = digitalio.DigitalInOut(pin(name))
    switch.switch_to_output(True)
    _switches.append(switch)


def start_watchdog():
    """The watchdog, running; None where there is none."""
    import microcontroller

    try:
        from watchdog import WatchDogMode

        dog = microcontroller.watchdog
        dog.timeout = _WATCHDOG_S
        dog.mode = WatchDogMode.RESET
        return dog
    except (ImportError, AttributeError, NotImplementedError, ValueError, RuntimeError):
        return None
