# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A display panel that keeps what displayio sends it as a picture."""

import os

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import busdisplay
import displayio
import fourwire
from adafruit_displayio_ssd1306 import SSD1306
from displayio._constants import DISPLAY_COMMAND
from PIL import Image, ImageChops

_SSD1306_COLUMNS, _SSD1306_PAGES, _SSD1306_CONTRAST = 0x21, 0x22, 0x81
_COLUMNS, _ROWS, _WRITE = 0x2A, 0x2B, 0x2C
# Blinka looks every millisecond for displays that refresh themselves. None of ours does, and one
# that is just being made would end that thread with a warning.
displayio._stop_background()  # type: ignore[attr-defined]

# What each byte of an RGB565 pixel says of a colour; the top bits come again below, so that full
# light is 255.
_RED = bytes(high & 0xF8 | high >> 5 for high in range(256))
_GREEN_HIGH = bytes((high & 7) << 5 | (high & 7) >> 1 for high in range(256))
_GREEN_LOW = bytes((low & 0xE0) >> 3 for low in range(256))
_BLUE = bytes((low & 0x1F) << 3 | (low & 0x1F) >> 2 for low in range(256))


class Panel(fourwire.FourWire):
    """The far end of a display bus: controller memory of one bit or RGB565 pixels."""

    def __init__(
        self, width: int, height: int, colour: bool, rowstart: int = 0, rotation: int = 0
    ) -> None:
        self.width = width
        self.height = height
        self.colour = colour
        self.changes = 0
        self._rowstart = rowstart
        self._rotation = rotation
        self._command = 0
        self._columns = (0, width - 1)
        self._rows = (0, height - 1)
        size = (width, height + rowstart)
        self._memory = Image.new("RGB", size) if colour else Image.new("1", size)

    def image(self) -> Image.Image:
        """What a person in front of the panel sees."""
        seen = self._memory.crop(
            (0, self._rowstart, self.width, self._rowstart + self.height)
        ).rotate(self._rotation)
        return seen.convert("RGB")

    def _send(self, data_type: int, _chip_select: int, data: bytes) -> None:
        data = bytes(data)
        if data_type != DISPLAY_COMMAND:
            self._receive(data)
        elif self.colour:
            self._command = data[0]
        elif data and data[0] == _SSD1306_COLUMNS:
            self._columns = (data[1], data[2])
        elif data and data[0] == _SSD1306_PAGES:
            self._rows = (data[1], data[2])

    def _receive(self, data: bytes) -> None:
        if not self.colour:
            self._draw_pages(data)
        elif self._command == _COLUMNS:
            self._columns = (data[0] << 8 | data[1], data[2] << 8 | data[3])
        elif self._command == _ROWS:
            self._rows = (data[0] << 8 | data[1], data[2] << 8 | data[3])
        elif self._command == _WRITE:
            self._draw_rgb565(data)

    def _draw_pages(self, data: bytes) -> None:
        # A byte is eight pixels, one below the other; a page is a row of bytes.
        left, right = self._columns
        wide = right - left + 1
        for page, first in enumerate(range(0, len(data), wide), self._rows[0]):
            lying = Image.frombytes("1", (8, wide), data[first : first + wide], "raw", "1;R")
            self._memory.paste(lying.transpose(Image.Transpose.TRANSPOSE), (left, page * 8))
        self.changes += 1

    def _draw_rgb565(self, data: bytes) -> None:
        size = (self._columns[1] - self._columns[0] + 1, self._rows[1] - self._rows[0] + 1)
        high, low = data[::2], data[1::2]
        red, green_high, green_low, blue = (
            Image.frombytes("L", size, half.translate(shades))
            for half, shades in ((high, _RED), (high, _GREEN_HIGH), (low, _GREEN_LOW), (low, _BLUE))
        )
        part = Image.merge("RGB", (red, ImageChops.add(green_high, green_low), blue))
        self._memory.paste(part, (self._columns[0], self._rows[0]))
        self.changes += 1

    # The other half of what displayio asks of a bus: it is always free.

    def reset(self) -> None:
        """Nothing to reset."""

    def _release(self) -> None:
        """Nothing to release."""

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        return False  # what displayio takes for "begun" while it sends the init sequence

    def _end_transaction(self) -> None:
        """Nothing to end."""


def make_display(panel: Panel) -> busdisplay.BusDisplay:
    """A display on a panel, as a board with a built-in screen has one."""
    displayio.release_displays()
    size = (panel.width, panel.height)
    if panel.colour:
        return busdisplay.BusDisplay(panel, b"", width=size[0], height=size[1], auto_refresh=False)
    oled: busdisplay.BusDisplay = SSD1306(panel, width=size[0], height=size[1], auto_refresh=False)
    return oled
