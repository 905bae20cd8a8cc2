# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The display of a board. Nothing else of ours is needed for it: an update that was cut short
still has somewhere to say so."""

import board


def pin(name):
    """A pin of this board by its name."""
    return getattr(board, name)


def make_display(part):
    """The display that the board has, or that is wired to it."""
    if part["driver"] == "builtin":
        display = pin("DISPLAY")
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
