# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A screen for the console when an update is incomplete: with none of the app's own code."""

import board

from tipperary.board_data import BOARD


def show_console():
    """Make the screen that is wired to the board; CircuitPython then shows the console on it."""
    part = BOARD["screen"]
    if part["driver"] == "builtin":
        return  # shows the console by itself
    import busio
    import displayio

    displayio.release_displays()
    pins = {key: getattr(board, str(name), name) for key, name in part.items()}
    if part["driver"] == "ssd1306":
        from adafruit_displayio_ssd1306 import SSD1306
        from i2cdisplaybus import I2CDisplayBus

        i2c = busio.I2C(pins["scl"], pins["sda"])
        bus = I2CDisplayBus(i2c, device_address=part["address"])
        SSD1306(bus, width=part["width"], height=part["height"])
    else:
        from adafruit_st7789 import ST7789
        from fourwire import FourWire

        spi = busio.SPI(pins["clock"], MOSI=pins["mosi"])
        bus = FourWire(spi, command=pins["command"], chip_select=pins["chip_select"])
        sizes = {key: part[key] for key in ("width", "height", "rowstart", "rotation")}
        ST7789(bus, backlight_pin=pins["backlight"], **sizes)
